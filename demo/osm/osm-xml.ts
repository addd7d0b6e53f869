import { withApostrophes } from "@lieudit/listing-model/french";
import type { OsmDrawing, Tags } from "./osm-drawing.ts";
import { degrees } from "./osm-drawing.ts";
import type { Point } from "./plane.ts";

/**
 * Returns the drawing as OSM XML: nodes, ways, relations, each by rising id, as the
 * planet's extracts have them. Names are typed with the apostrophe of the
 * keyboard, from which web addresses are made; the map prints the typographic one.
 *
 * @param corners southwest and northeast corner of the extract.
 */
export function osmXml(drawing: OsmDrawing, corners: readonly [southWest: Point, northEast: Point]): string {
  const low = degrees(corners[0]);
  const high = degrees(corners[1]);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<osm version="0.6" generator="lieudit demo" copyright="Lieudit" attribution="Lieudit, contenu de démonstration fictif" license="Apache-2.0">',
    `  <bounds minlat="${low.latitude}" minlon="${low.longitude}" maxlat="${high.latitude}" maxlon="${high.longitude}"/>`,
  ];
  for (const node of byId(drawing.nodes)) {
    const { latitude, longitude } = degrees(node.point);
    const head = `  <node id="${node.id}" lat="${latitude}" lon="${longitude}" version="1"`;
    const tags = tagLines(node.tags);
    if (tags.length === 0) lines.push(`${head}/>`);
    else lines.push(`${head}>`, ...tags, "  </node>");
  }
  for (const way of byId(drawing.ways)) {
    lines.push(`  <way id="${way.id}" version="1">`);
    for (const ref of way.nodes) lines.push(`    <nd ref="${ref}"/>`);
    lines.push(...tagLines(way.tags), "  </way>");
  }
  for (const relation of byId(drawing.relations)) {
    lines.push(`  <relation id="${relation.id}" version="1">`);
    for (const member of relation.members) {
      lines.push(`    <member type="${member.type}" ref="${member.ref}" role="${member.role}"/>`);
    }
    lines.push(...tagLines(relation.tags), "  </relation>");
  }
  lines.push("</osm>", "");
  return lines.join("\n");
}

function byId<T extends { id: number }>(elements: ReadonlyMap<number, T>): T[] {
  return [...elements.values()].sort((a, b) => a.id - b.id);
}

function tagLines(tags: Tags): string[] {
  return Object.entries(tags)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `    <tag k="${escapeXml(key)}" v="${escapeXml(withApostrophes(value))}"/>`);
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
