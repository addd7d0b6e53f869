import { afterEach, expect, test } from "vitest";
import { aPage, DATA_HOST } from "../../test/a-page.ts";
import { WHOLE_PLACE_ID } from "../../test/whole-place.ts";
import { Place } from "./place.ts";

let leave = () => {};
afterEach(() => leave());

test("a field is undefined until it is fetched, and fetched once", async () => {
  const page = aPage();
  leave = page.leave;
  const place = new Place({ id: WHOLE_PLACE_ID });
  expect(place.displayName).toBeUndefined();

  const answer = await place.fetchFields({ fields: ["displayName", "location"] });
  expect(answer.place).toBe(place);
  expect(place.displayName).toBe("Le Fournil des Roches");
  expect(place.displayNameLanguageCode).toBe("fr");
  expect(place.location?.toJSON()).toEqual({ lat: 43.2412, lng: 6.8137 });
  expect(place.rating).toBeUndefined();

  await place.fetchFields({ fields: ["location"] });
  expect(page.requests.map(({ url }) => url)).toEqual([
    `${DATA_HOST}/v1/places/${WHOLE_PLACE_ID}?languageCode=fr&regionCode=FR&%24fields=displayName%2Clocation&key=a-key`,
  ]);
});
