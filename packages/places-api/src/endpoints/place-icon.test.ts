import { PLACE_ICONS } from "@lieudit/place-model/types";
import { expect, test } from "vitest";
import { apiOver } from "../../test/api-over.ts";

const api = apiOver([]);

test.each([...PLACE_ICONS])("%s is a mask of 24 by 24 and nothing else", async (icon) => {
  const answer = await api.call(`icons/${icon}.svg`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  const svg = await answer.text();
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24" [^>]*><path [^>]*\/><\/svg>\n$/,
  );
  const drawn = svg.match(/\bd="([^"]+)"/)?.[1] ?? "";
  expect(drawn.length).toBeGreaterThan(20);
});

test.each(["nope.svg", "food", "food.png", "..%2Fapp.ts", "__proto__", "constructor"])(
  "%s is none",
  async (name) => {
    expect((await api.call(`icons/${name}`)).status).toBe(404);
  },
);
