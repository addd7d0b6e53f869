import { COAST_PLACES } from "../communes/coast-places.ts";
import { INLAND_PLACES } from "../communes/inland-places.ts";
import { VILLAGE_PLANS } from "../communes/plans.ts";
import { villagePlaces } from "../communes/village-places.ts";
import type { ConnectorRow, FuelRow } from "../facts/energy.ts";
import { occupiedGround } from "../osm/occupied-ground.ts";
import type { OsmDrawing } from "../osm/osm-drawing.ts";
import { osmDrawing } from "../osm/osm-drawing.ts";
import { drawLandmarks } from "../town/landmarks.ts";
import { CHARGING_STATIONS, FUEL_STATIONS } from "../town/places/energy-stations.ts";
import type { PlaceRow } from "../town/places/place-row.ts";
import { TOWN_PLACES } from "../town/places/town-places.ts";
import { townStreets } from "../town/streets.ts";
import { drawBoundaries } from "./boundaries.ts";
import { drawCoast } from "./coast.ts";
import type { Commune } from "./communes.ts";
import { COMMUNES } from "./communes.ts";
import type { DrawnPlace } from "./drawn-place.ts";
import type { House } from "./houses.ts";
import { drawHouses, takeStreets } from "./houses.ts";
import { placeDrawing } from "./place-drawing.ts";
import { roads } from "./roads.ts";
import type { Street } from "./street.ts";
import type { LaidStreet } from "./street-network.ts";
import { drawStreets } from "./street-network.ts";
import { villageFromPlan } from "./village.ts";

export interface Region {
  drawing: OsmDrawing;
  streets: readonly LaidStreet[];
  houses: readonly House[];
  places: readonly DrawnPlace[];
  /** Prices and connectors of the energy stations, by the place's `osm`. */
  energy: ReadonlyMap<string, { fuels?: readonly FuelRow[]; connectors?: readonly ConnectorRow[] }>;
}

/** Draws everything: land, borders, streets, buildings, places. The order is that in which ground is taken. */
export function drawRegion(): Region {
  const drawing = osmDrawing();
  const beaches = drawCoast(drawing);
  drawBoundaries(drawing);

  const villages = new Map(VILLAGE_PLANS.map((plan) => [plan.key, villageFromPlan(plan)]));
  const streetsByCommune = new Map<string, readonly Street[]>([["aubremer", townStreets()]]);
  for (const [key, village] of villages) streetsByCommune.set(key, village.streets);
  const streets = drawStreets(drawing, [
    ...[...streetsByCommune.values()].flat(),
    ...roads(streetsByCommune),
  ]);

  const ground = occupiedGround();
  const landmarks = drawLandmarks(drawing, ground);
  const onGround = placeDrawing(drawing, ground);
  const rowsByCommune = (commune: Commune): readonly PlaceRow[] => {
    const village = villages.get(commune.key);
    if (village === undefined) return TOWN_PLACES;
    return [
      ...(COAST_PLACES[commune.key] ?? INLAND_PLACES[commune.key] ?? []),
      ...villagePlaces(commune, village),
    ];
  };
  takeStreets(streets, ground);
  const rows = new Map(COMMUNES.map((commune) => [commune, rowsByCommune(commune)]));
  for (const own of rows.values()) onGround.takeGround(own);
  const houses = drawHouses(drawing, streets, ground);
  const inCommunes = [...rows].flatMap(([commune, own]) => onGround.draw(commune, own, houses));
  const places = [...beaches, ...landmarks, ...inCommunes];
  return { drawing, streets, houses, places, energy: energyByPlace(places) };
}

function energyByPlace(places: readonly DrawnPlace[]): Region["energy"] {
  const rows = [...FUEL_STATIONS, ...CHARGING_STATIONS];
  return new Map(
    rows.map(({ place, fuels, connectors }) => {
      const drawn = places.find((one) => one.extras === place[4]);
      if (drawn === undefined) throw new RangeError(`The station ${place[0]} at ${place[1]} was not drawn.`);
      return [drawn.osm, { ...(fuels ? { fuels } : {}), ...(connectors ? { connectors } : {}) }];
    }),
  );
}
