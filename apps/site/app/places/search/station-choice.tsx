import { ViewSwitch } from "../../shell/ui/view-switch.tsx";
import { type PlacesSearch, placesHref } from "./places-search.ts";
import { FUELS, getStationKind, readFuel, STATION_ORDERS, type StationOrder } from "./station-kinds.ts";

const ORDER_LABELS: Readonly<Record<"fuel" | "charging", Readonly<Record<StationOrder, string>>>> = {
  fuel: { prix: "Prix", distance: "Distance" },
  charging: { prix: "Puissance", distance: "Distance" },
};

/** The fuel and the order of a list of stations, as links. */
export function StationChoice({ search }: { search: PlacesSearch }) {
  const kind = getStationKind(search.kind);
  if (kind === undefined) return null;
  const base: PlacesSearch = { ...search, page: 1, placeId: null };
  const chosen = readFuel(search.fuel) ?? FUELS[0];
  return (
    <div className="station-choice">
      {kind === "fuel" && (
        <ViewSwitch
          label="Carburant"
          views={FUELS.map(({ slug, label }, at) => ({
            label,
            to: placesHref({ ...base, fuel: at === 0 ? null : slug }),
            isShown: slug === chosen.slug,
          }))}
        />
      )}
      <span className="small secondary" aria-hidden="true">
        Trier
      </span>
      <ViewSwitch
        label="Trier"
        views={STATION_ORDERS.map((order) => ({
          label: ORDER_LABELS[kind][order],
          to: placesHref({ ...base, order }),
          isShown: order === search.order,
        }))}
      />
    </div>
  );
}
