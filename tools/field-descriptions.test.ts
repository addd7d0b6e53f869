import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Declarations, readDeclarations } from "./test/read-declarations.ts";

const ROOT = join(import.meta.dirname, "..");
const MODEL = join(ROOT, "packages/place-model/src");
const GENERATED = join(ROOT, "packages/places-api/src/openapi/field-descriptions.generated.json");

const REQUESTS = /^(?:SearchText|SearchNearby|Autocomplete|ReverseGeocode|CreateContext)Request$/;
const RESPONSES =
  /^(?:SearchText|SearchNearby|Autocomplete|ReverseGeocode|BatchGetPlaces|\w+Context)Response$/;

function describeFields(): Record<string, Record<string, string>> {
  const read = (file: string): Declarations =>
    readDeclarations(file, readFileSync(join(MODEL, file), "utf8"));
  const shapes = [read("shapes/place-shape.ts"), read("shapes/common-shapes.ts")];
  const messages = [read("requests.ts"), read("contexts.ts")];
  const all = new Map<string, Record<string, string>>();
  for (const declarations of messages)
    for (const [name, fields] of declarations)
      if (REQUESTS.test(name) || RESPONSES.test(name)) all.set(name, fields);
      else if (name === "PhotoMedia") all.set("GetPhotoMediaResponse", fields);
  const place: Record<string, string> = {};
  for (const declarations of shapes)
    for (const [name, fields] of declarations) {
      if (/^[A-Z_]+_FIELDS$/.test(name)) Object.assign(place, fields);
      else if (Object.keys(fields).length > 0) all.set(name.charAt(0).toUpperCase() + name.slice(1), fields);
    }
  all.set("Place", place);
  return Object.fromEntries([...all].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

// `-u` of Vitest writes the file.
test("the OpenAPI document describes fields as their types do", async () => {
  const described = describeFields();
  expect(described.Place?.rating).toBe("Mean of the ratings, 1.0 to 5.0.");
  expect(described.SearchTextRequest?.openNow).toMatch(/^Only places/);
  await expect(`${JSON.stringify(described, null, 2)}\n`).toMatchFileSnapshot(GENERATED);
});
