import { staticMapHref } from "@lieudit/place-map";
import { Link } from "react-router";
import { Icon } from "../../shell/ui/icon.tsx";

/** At this zoom the whole town is visible. */
const TOWN_ZOOM = 13;

/** A picture of the town's map that leads to the map of the listings. */
export function MapBand({ center, name }: { center: { latitude: number; longitude: number }; name: string }) {
  const picture = (width: number, height: number, theme: "light" | "dark") =>
    staticMapHref({ center, zoom: TOWN_ZOOM, width, height, theme, markers: [] });
  return (
    <section className="map-band" aria-labelledby="carte">
      <picture>
        <source media="(width < 600px) and (prefers-color-scheme: dark)" srcSet={picture(440, 320, "dark")} />
        <source media="(prefers-color-scheme: dark)" srcSet={picture(1200, 320, "dark")} />
        <source media="(width < 600px)" srcSet={picture(440, 320, "light")} />
        <img src={picture(1200, 320, "light")} alt="" loading="lazy" width={1200} height={320} />
      </picture>
      <div className="map-band-words">
        <h2 id="carte">Autour de vous, à {name}</h2>
        <p>Chaque annonce à sa place, avec son prix et son quartier.</p>
        <p className="map-band-ways">
          <Link className="button" to="/immobilier/vente?vue=carte">
            <Icon name="map" /> Les biens sur la carte
          </Link>
          <Link className="button button-quiet" to="/vehicules?vue=carte">
            Les véhicules
          </Link>
        </p>
      </div>
    </section>
  );
}
