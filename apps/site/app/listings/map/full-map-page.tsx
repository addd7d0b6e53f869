import { listingPath, mobilityMessage, readEstateSearch, readVehicleSearch } from "@lieudit/listing-model";
import type { ListingPoint } from "@lieudit/listing-store";
import { Link } from "react-router";
import { typeset } from "../../shell/format/french.ts";
import { lazyPart } from "../../shell/layout/lazy-part.tsx";
import { servicesContext } from "../../shell/services/services.ts";
import { PageHead } from "../../shell/ui/page-head.tsx";
import { ViewSwitch } from "../../shell/ui/view-switch.tsx";
import { countText } from "../list/listing-kind-words.ts";
import { OfferMentions } from "../list/offer-mentions.tsx";
import type { Route } from "./+types/full-map-page.ts";
import { pointPrice } from "./point-price.ts";
import "@lieudit/place-map/styles.css";
import "./full-map.css";

const ListingsMap = lazyPart(async () => (await import("./listings-map.tsx")).ListingsMap);

const TYPES = ["immobilier", "vehicules"] as const;
type MapType = (typeof TYPES)[number];

const LABELS: Readonly<Record<MapType, string>> = { immobilier: "Biens immobiliers", vehicules: "Véhicules" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { listings, clock, publicUrl, mapCreditsAround } = context.get(servicesContext);
  const type: MapType = url.searchParams.get("type") === "vehicules" ? "vehicules" : "immobilier";
  const points =
    type === "vehicules"
      ? await listings.vehiclePoints(readVehicleSearch(new URLSearchParams()))
      : await listings.estatePoints(readEstateSearch(new URLSearchParams()));
  const mobility = type === "vehicules" ? mobilityMessage("/carte", clock()) : null;
  return { type, points, mapCredits: await mapCreditsAround(points), mobility, publicUrl };
}

/** Every listing of one kind on a map over the whole window; the list below says the same in words. */
export default function FullMapPage({ loaderData }: Route.ComponentProps) {
  const { type, points, mapCredits, mobility, publicUrl } = loaderData;
  return (
    <div className="full-map">
      <PageHead
        title={`Carte des annonces : ${LABELS[type].toLocaleLowerCase("fr")}`}
        description="Toutes les annonces sur une carte, avec leur prix."
        publicUrl={publicUrl}
        path={type === "immobilier" ? "/carte" : `/carte?type=${type}`}
      />
      <div className="page full-map-head">
        <h1>Carte des annonces</h1>
        <ViewSwitch
          label="Annonces montrées"
          views={TYPES.map((other) => ({
            label: LABELS[other],
            to: `/carte?type=${other}`,
            isShown: other === type,
          }))}
        />
      </div>
      <ListingsMap points={points} label={`Carte\u00a0: ${LABELS[type]}`} mapCredits={mapCredits} isWhole />
      <details className="page full-map-list">
        <summary>{listSummary(points.length)}</summary>
        <ul className="plain-list">
          {points.map((point) => (
            <PointRow key={point.id} point={point} />
          ))}
        </ul>
      </details>
      <div className="page full-map-mentions">
        <OfferMentions mobility={mobility} hasEstates={type === "immobilier"} />
      </div>
    </div>
  );
}

function listSummary(count: number): string {
  if (count === 1) return "Voir cette annonce en liste";
  return count === 0 ? "Aucune annonce" : `Voir ces ${countText(count)} en liste`;
}

function PointRow({ point }: { point: ListingPoint }) {
  return (
    <li>
      <Link to={listingPath(point)}>{typeset(point.titre)}</Link>{" "}
      <span className="price">{pointPrice(point)}</span>
    </li>
  );
}
