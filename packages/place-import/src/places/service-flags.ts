import type { PlaceFacts } from "@lieudit/place-model";
import type { OsmTags } from "../osm/osm-element.ts";

/** The yes-or-no facts, except the one about where a business works. */
type ServiceFlag = Exclude<
  {
    [Fact in keyof PlaceFacts]-?: PlaceFacts[Fact] extends boolean | undefined ? Fact : never;
  }[keyof PlaceFacts],
  "pureServiceAreaBusiness"
>;

/**
 * Returns what a place offers, by its tags. A flag without a tag is omitted; `false` needs
 * a tag that denies it.
 */
export function readServiceFlags(tags: OsmTags, types: readonly string[]): Pick<PlaceFacts, ServiceFlag> {
  const flags: Pick<PlaceFacts, ServiceFlag> = {};
  for (const [flag, keys] of FLAG_KEYS) {
    const value = readFirstClaim(tags, keys);
    if (value !== undefined) flags[flag] = value;
  }
  const cuisines = (tags.cuisine ?? "").split(/[;,]/, 20).map((cuisine) => cuisine.trim());
  for (const [flag, values] of FLAG_CUISINES) {
    if (flags[flag] === undefined && cuisines.some((cuisine) => values.has(cuisine))) flags[flag] = true;
  }
  // Core services of such a place. Tags that deny them were read above.
  for (const [flag, kinds] of FLAG_TYPES) {
    if (flags[flag] === undefined && types.some((type) => kinds.has(type))) flags[flag] = true;
  }
  const dineIn = readDineIn(tags);
  if (dineIn !== undefined) flags.dineIn = dineIn;
  const wifi = readWifi(tags);
  if (wifi !== undefined) flags.wifi = wifi;
  return flags;
}

/** Keys of a flag, most specific first. */
const FLAG_KEYS: readonly [ServiceFlag, readonly string[]][] = [
  ["takeout", ["takeaway"]],
  ["delivery", ["delivery"]],
  ["curbsidePickup", ["curbside_pickup", "takeaway:curbside"]],
  ["reservable", ["reservation"]],
  ["servesBreakfast", ["breakfast"]],
  ["servesBrunch", ["brunch"]],
  ["servesLunch", ["lunch"]],
  ["servesDinner", ["dinner"]],
  ["servesBeer", ["drink:beer", "real_ale", "microbrewery", "brewery"]],
  ["servesWine", ["drink:wine"]],
  ["servesCocktails", ["drink:cocktail", "cocktails"]],
  ["servesCoffee", ["drink:coffee", "drink:espresso"]],
  ["servesVegetarianFood", ["diet:vegetarian", "diet:vegan"]],
  ["outdoorSeating", ["outdoor_seating", "terrace"]],
  ["liveMusic", ["live_music"]],
  ["menuForChildren", ["kids_menu", "menu:children"]],
  ["goodForChildren", ["kids_area", "highchair", "family_friendly", "changing_table", "baby_feeding"]],
  ["goodForGroups", ["group_friendly", "groups"]],
  ["goodForWatchingSports", ["live_sports", "sport:live", "sports_tv"]],
  ["allowsDogs", ["dog", "dogs"]],
  ["restroom", ["toilets"]],
];

const FLAG_CUISINES: readonly [ServiceFlag, ReadonlySet<string>][] = [
  ["servesBreakfast", new Set(["breakfast"])],
  ["servesBrunch", new Set(["brunch"])],
  ["servesLunch", new Set(["lunch"])],
  ["servesDessert", new Set(["dessert", "cake", "ice_cream", "crepe", "pie", "waffle", "frozen_yogurt"])],
  ["servesCoffee", new Set(["coffee_shop", "coffee"])],
  ["servesVegetarianFood", new Set(["vegetarian", "vegan"])],
];

const FLAG_TYPES: readonly [ServiceFlag, ReadonlySet<string>][] = [
  ["servesCoffee", new Set(["cafe", "coffee_shop", "coffee_stand"])],
  ["servesBeer", new Set(["pub", "beer_garden", "brewery", "brewpub"])],
  ["servesWine", new Set(["wine_bar", "winery"])],
  ["servesCocktails", new Set(["cocktail_bar"])],
  ["servesDessert", new Set(["ice_cream_shop", "dessert_shop", "dessert_restaurant", "creperie"])],
  ["servesVegetarianFood", new Set(["vegetarian_restaurant", "vegan_restaurant"])],
  ["goodForChildren", new Set(["playground", "indoor_playground"])],
  ["goodForWatchingSports", new Set(["sports_bar"])],
];

function readFirstClaim(tags: OsmTags, keys: readonly string[]): boolean | undefined {
  let denied: false | undefined;
  for (const key of keys) {
    const value = tags[key]?.trim().toLowerCase();
    if (value === undefined || UNTELLING.has(value)) continue;
    if (!DENIALS.has(value)) return true;
    denied = false;
  }
  return denied;
}

/** `dog=outside` admits dogs only to the door. */
const UNTELLING = new Set(["", "unknown", "outside", "fixme"]);
const DENIALS = new Set(["no", "none", "never", "0", "false"]);

/** Dining in needs seats, inside or outside. */
function readDineIn(tags: OsmTags): boolean | undefined {
  if (tags.takeaway === "only" || tags.delivery === "only") return false;
  const inside = readFirstClaim(tags, ["indoor_seating"]);
  const outside = readFirstClaim(tags, ["outdoor_seating"]);
  if (inside === true || outside === true) return true;
  return inside === false && outside === false ? false : undefined;
}

/** `internet_access=wired` and `terminal` are not Wi-Fi. */
function readWifi(tags: OsmTags): boolean | undefined {
  const wifi = readFirstClaim(tags, ["wifi"]);
  if (wifi !== undefined) return wifi;
  const access = tags.internet_access;
  if (access === undefined) return undefined;
  const kinds = access.split(";").map((kind) => kind.trim());
  if (kinds.some((kind) => ["wlan", "wifi", "yes", "customers", "free"].includes(kind))) return true;
  return access === "no" ? false : undefined;
}
