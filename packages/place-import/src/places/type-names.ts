import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OsmTags } from "../osm/osm-element.ts";

/**
 * Returns the French and English name of the preset that fits `tags` best: the one with
 * most tags in common among those of `key`.
 *
 * @param key the tag that makes the element a place, `shop`.
 */
export function getPresetNames(tags: OsmTags, key: string): { fr: string; en: string } | undefined {
  const value = tags[key]?.split(";", 1)[0]?.trim();
  const candidates = presetsByTag.get(`${key}=${value}`) ?? [];
  let best: Preset | undefined;
  for (const preset of candidates) {
    if (
      !preset.conditions.every(
        ([name, expected]) => tags[name] === expected || (name === key && expected === value),
      )
    )
      continue;
    if (best === undefined || preset.conditions.length > best.conditions.length) best = preset;
  }
  return best?.names;
}

interface Preset {
  conditions: readonly (readonly [key: string, value: string])[];
  names: { fr: string; en: string };
}

// Our own file, written by extract-type-names.ts.
const rows: Record<string, [fr: string, en: string]> = JSON.parse(
  readFileSync(join(import.meta.dirname, "type-names.generated.json"), "utf8"),
);

const presetsByTag = new Map<string, Preset[]>();
for (const [tags, [fr, en]] of Object.entries(rows)) {
  const conditions = tags.split(" ").map((tag) => {
    const at = tag.indexOf("=");
    return [tag.slice(0, at), tag.slice(at + 1)] as const;
  });
  const preset = { conditions, names: { fr, en } };
  for (const [key, value] of conditions) {
    const tag = `${key}=${value}`;
    presetsByTag.set(tag, [...(presetsByTag.get(tag) ?? []), preset]);
  }
}
