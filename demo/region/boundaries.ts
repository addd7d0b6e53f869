import type { Member, OsmDrawing, Tags } from "../osm/osm-drawing.ts";
import { boundaryLine, CORNERS, edges } from "./commune-edges.ts";
import type { Commune } from "./communes.ts";
import { COMMUNES, DEPARTEMENT, REGION } from "./communes.ts";

/** Communes, postal codes, département, région and country as boundary relations with shared ways. */
export function drawBoundaries(drawing: OsmDrawing): void {
  const cornerIds = new Map<string, number>();
  const wayIds = new Map<string, number>();
  const corner = (name: string): number => {
    const id = cornerIds.get(name) ?? drawing.node(CORNERS[name]!);
    cornerIds.set(name, id);
    return id;
  };
  const edgeWay = (from: string, to: string): number => {
    const key = [from, to].sort().join("/");
    const known = wayIds.get(key);
    if (known !== undefined) return known;
    const between = boundaryLine(from, to)
      .slice(1, -1)
      .map((point) => drawing.node(point));
    const id = drawing.way([corner(from), ...between, corner(to)], {
      boundary: "administrative",
      admin_level: "8",
    });
    wayIds.set(key, id);
    return id;
  };
  const outline = (communes: readonly Commune[]): Member[] => {
    const uses = new Map<number, number>();
    for (const one of communes) {
      for (const [from, to] of edges(one.corners)) {
        const id = edgeWay(from, to);
        uses.set(id, (uses.get(id) ?? 0) + 1);
      }
    }
    // A way between two communes of the group is inside it.
    const outer = [...uses].filter(([, count]) => count === 1);
    return outer.map(([ref]) => ({ type: "way", ref, role: "outer" }));
  };

  for (const one of COMMUNES) {
    const { key, name, postcode, insee, population, place, centre, tags } = one;
    const node = drawing.node(
      centre,
      { place, name, "addr:postcode": postcode, population: String(population), "ref:INSEE": insee, ...tags },
      `place ${key}`,
    );
    drawing.relation(
      [...outline([one]), { type: "node", ref: node, role: "admin_centre" }],
      {
        type: "boundary",
        boundary: "administrative",
        admin_level: "8",
        name,
        "ref:INSEE": insee,
        population: String(population),
        postal_code: postcode,
      },
      `commune ${key}`,
    );
  }
  for (const postcode of new Set(COMMUNES.map((one) => one.postcode))) {
    drawing.relation(
      outline(COMMUNES.filter((one) => one.postcode === postcode)),
      { type: "boundary", boundary: "postal_code", postal_code: postcode },
      `postal code ${postcode}`,
    );
  }
  const all = outline(COMMUNES);
  const above: readonly Tags[] = [
    { admin_level: "6", name: DEPARTEMENT, "ref:INSEE": "96" },
    { admin_level: "4", name: REGION },
    {
      admin_level: "2",
      name: "France",
      "name:en": "France",
      "name:ar": "فرنسا",
      "ISO3166-1": "FR",
      "ISO3166-1:alpha2": "FR",
    },
  ];
  for (const tags of above) {
    drawing.relation(
      all,
      { type: "boundary", boundary: "administrative", ...tags },
      `boundary ${tags.admin_level}`,
    );
  }
}
