/** A whole page that uses the elements of the kit; it lies in `examples/`. */
export interface Example {
  /** Its folder, also the end of its address below `/exemples/`. */
  folder: string;
  title: string;
  description: string;
}

/** The pages that the site serves: all but those that a bundler must build first. */
export const EXAMPLES: readonly Example[] = [
  {
    folder: "details-by-id",
    title: "Un lieu par son identifiant",
    description: "La fiche d’un lieu, en balises seulement.",
  },
  {
    folder: "details-by-location",
    title: "Un lieu par sa position",
    description: "La fiche de ce qui se trouve au point que l’on choisit.",
  },
  {
    folder: "compact-in-map-popup",
    title: "Des fiches sur une carte",
    description: "Des repères dont la bulle est une fiche compacte.",
  },
  {
    folder: "click-on-the-map",
    title: "Toucher la carte",
    description: "La fiche du lieu que l’on touche, ou l’adresse du point.",
  },
  {
    folder: "text-search-on-a-map",
    title: "Une recherche à côté d’une carte",
    description: "Une liste de résultats, et un repère pour chacun.",
  },
  {
    folder: "directions",
    title: "Un itinéraire",
    description: "Le chemin vers un lieu, en mots et sur la carte, et sa durée.",
  },
  {
    folder: "nearby-carousel",
    title: "Un carrousel des alentours",
    description: "Les lieux proches d’un point, et la fiche de celui que l’on choisit.",
  },
  {
    folder: "address-form",
    title: "Un formulaire d’adresse",
    description: "Un champ qui complète, et qui remplit le reste de l’adresse.",
  },
  {
    folder: "autocomplete-data",
    title: "Son propre champ de recherche",
    description: "Les suggestions en tant que données, avec leurs sessions.",
  },
  { folder: "photos", title: "Les photos d’un lieu", description: "Les photos, avec leurs auteurs." },
  {
    folder: "reviews",
    title: "Les avis sur un lieu",
    description: "Les avis, avec leurs auteurs et leurs dates.",
  },
  {
    folder: "older-page",
    title: "Une page d’autrefois",
    description: "Un script simple, puis les repères et la recherche des anciennes pages.",
  },
];
