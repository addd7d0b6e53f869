import type { PlaceAddress } from "@lieudit/place-model";
import { formatStreetLine, getVisibleCountry } from "./place-address.ts";
import type { Reader } from "./reader.ts";

/**
 * Formats the address as HTML: known parts in a `<span>` with their class of the adr microformat.
 * Everything is escaped.
 *
 * @see http://microformats.org/wiki/adr
 */
export function formatAdrAddress(address: PlaceAddress, reader: Reader): string {
  const line = marked(address.formatted, [
    ["street-address", formatStreetLine(address)],
    ["postal-code", address.postcode ?? ""],
    ["locality", address.locality ?? ""],
    ["region", address.adminArea1 ?? ""],
  ]);
  const country = getVisibleCountry(address, reader);
  return [line, country === "" ? "" : span("country-name", country)].filter((part) => part !== "").join(", ");
}

/** Wraps each part in `text`. Parts that `text` does not contain are ignored. */
function marked(text: string, parts: readonly (readonly [name: string, part: string])[]): string {
  const ranges: { start: number; end: number; name: string }[] = [];
  for (const [name, part] of parts) {
    if (part === "") continue;
    // From the right, because a street may be named after its town: "Rue de Nice, 06000 Nice".
    const start = name === "street-address" ? text.indexOf(part) : text.lastIndexOf(part);
    const end = start + part.length;
    const isFree = ranges.every((other) => end <= other.start || start >= other.end);
    if (start >= 0 && isFree) ranges.push({ start, end, name });
  }
  ranges.sort((a, b) => a.start - b.start);
  let html = "";
  let at = 0;
  for (const { start, end, name } of ranges) {
    html += escaped(text.slice(at, start)) + span(name, text.slice(start, end));
    at = end;
  }
  return html + escaped(text.slice(at));
}

function span(name: string, text: string): string {
  return `<span class="${name}">${escaped(text)}</span>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
