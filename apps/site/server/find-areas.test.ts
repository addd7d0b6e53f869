import { expect, test } from "vitest";
import { createFindArea } from "./find-areas.ts";

const POINT = { latitude: 49.55, longitude: -0.79 };
const RING = [
  { latitude: 49.5412345678, longitude: -0.8 },
  { latitude: 49.56, longitude: -0.8 },
  { latitude: 49.55, longitude: -0.77 },
];
const { signal } = new AbortController();

test("asks the router for the ways to the point, and keeps the area for a while", async () => {
  const queries: unknown[] = [];
  let now = 0;
  const findArea = createFindArea(
    {
      async area(query) {
        queries.push(query);
        return { rings: [RING] };
      },
    },
    () => now,
  );
  const [ring] = (await findArea(POINT, "10-velo", signal)) ?? [];
  expect(ring?.[0]).toEqual({ latitude: 49.54123, longitude: -0.8 });
  await findArea({ ...POINT, latitude: 49.550_000_1 }, "10-velo", signal);
  expect(queries).toEqual([{ mode: "BICYCLE", center: POINT, seconds: 600, isReverse: true }]);
  await findArea(POINT, "15-velo", signal);
  now = 6 * 60_000;
  await findArea(POINT, "10-velo", signal);
  expect(queries).toHaveLength(3);
});

test("without roads there is no area, and the next search asks again", async () => {
  let count = 0;
  const findArea = createFindArea({
    async area() {
      count += 1;
      return count === 1 ? null : { rings: [RING] };
    },
  });
  expect(await findArea(POINT, "10-pied", signal)).toBeNull();
  expect(await findArea(POINT, "10-pied", signal)).toHaveLength(1);
});
