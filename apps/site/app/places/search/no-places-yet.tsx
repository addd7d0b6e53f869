/** Empty state of a site without places: how to import some. */
export function NoPlacesYet() {
  return (
    <div className="page prose error-page">
      <title>Aucun lieu pour le moment – Lieudit</title>
      <meta name="robots" content="noindex" />
      <h1>La carte est encore blanche</h1>
      <p>
        Aucune région n’a été importée. Prenez un extrait d’OpenStreetMap (un fichier <code>.osm.pbf</code> ou{" "}
        <code>.osm</code>, sur votre disque ou à une adresse), puis lancez, dans le dossier de Lieudit
        {"\u00a0"}:
      </p>
      <pre>
        <code>npm run import -- chemin/vers/region.osm.pbf</code>
      </pre>
      <p>
        Les lieux apparaissent ici dès la fin de l’import, sans redémarrer le site. Des extraits par région se
        trouvent chez{" "}
        <a href="https://download.geofabrik.de/" hrefLang="en">
          Geofabrik
        </a>{" "}
        et chez <a href="https://download.openstreetmap.fr/extracts/">OpenStreetMap France</a>.
      </p>
    </div>
  );
}
