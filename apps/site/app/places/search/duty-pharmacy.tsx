import { Link } from "react-router";
import { Notice } from "../../shell/ui/notice.tsx";
import { type PlacesSearch, placesHref } from "./places-search.ts";

/** Explains that the duty rota of pharmacies is unknown, and whom to call. */
export function DutyPharmacyNotice({ search }: { search: PlacesSearch }) {
  const openNow = placesHref({
    ...search,
    text: "",
    kind: "pharmacie",
    isOpenNow: true,
    page: 1,
    placeId: null,
  });
  return (
    <Notice>
      <p>
        Nous ne connaissons pas le tour de garde des pharmacies. Pour la pharmacie de garde la plus proche,
        appelez le <a href="tel:3237">3237</a> (24{"\u00a0"}h/24, appel payant){"\u202f"}; en cas d’urgence
        vitale, le <a href="tel:15">15</a>.
      </p>
      {!(search.kind === "pharmacie" && search.isOpenNow) && (
        <p>
          <Link to={openNow}>Voir les pharmacies ouvertes maintenant</Link>
        </p>
      )}
    </Notice>
  );
}
