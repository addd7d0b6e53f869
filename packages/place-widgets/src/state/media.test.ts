import type { Photo } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleClient } from "../../gallery/sample-client.ts";
import { nextLoadState } from "./load-state.ts";
import { clampPhotoSize, fetchPhotoUrl, loadDisplayPhotos } from "./photo-media.ts";
import { type DisplayPhoto, dropBrokenPhotos, type PhotosLoad } from "./photos-load.ts";
import { PlaceWidgetError } from "./place-widget-error.ts";

const photos: Photo[] = ["a", "b", "c"].map((key) => ({
  name: `places/gallery/photos/${key}`,
  widthPx: 2000,
  heightPx: 1000,
  authorAttributions: [{ displayName: "Atelier du Port" }],
  flagContentUri: "https://lieudit.example/signaler",
}));
const shown: DisplayPhoto = {
  name: "a",
  url: "https://photos.example/a.jpg",
  widthPx: 1,
  heightPx: 1,
  authorAttributions: [],
  flagContentUri: undefined,
};

const warn = vi.spyOn(console, "warn");
beforeEach(() => {
  warn.mockImplementation(() => {});
});
afterEach(() => {
  warn.mockReset();
});

test("photos load, arrive, fail and are reset [S4-048] [S4-049] [S4-050] [S4-051]", () => {
  expect(dropBrokenPhotos({ phase: "loading", key: "k" }, [])).toEqual({ phase: "loading", key: "k" });
  expect(dropBrokenPhotos({ phase: "ready", key: "k", value: [shown] }, [])).toEqual({
    phase: "ready",
    key: "k",
    value: [shown],
  });
  expect(dropBrokenPhotos({ phase: "ready", key: "k", value: [] }, [])).toMatchObject({ phase: "failed" });
  const error = new PlaceWidgetError("PLACES_GET_PHOTO_MEDIA", "no");
  const failed = { phase: "failed", key: "k", error } as const;
  expect(dropBrokenPhotos(failed, [])).toBe(failed);
  expect(dropBrokenPhotos({ phase: "idle" }, [])).toEqual({ phase: "idle" });
});

test("ignores photos of the previous place", () => {
  const loading = nextLoadState<readonly DisplayPhoto[]>(
    { phase: "loading", key: "a" },
    { phase: "loading", key: "b" },
  );
  const next = nextLoadState(loading, { phase: "ready", key: "a", value: [shown] });
  expect(dropBrokenPhotos(next, [])).toEqual({ phase: "loading", key: "b" });
});

test("drops a picture that does not load; fails when none is left [S4-053]", () => {
  const load: PhotosLoad = { phase: "ready", key: "k", value: [shown, { ...shown, name: "b" }] };
  expect(dropBrokenPhotos(load, ["a"])).toMatchObject({ phase: "ready", value: [{ name: "b" }] });
  expect(dropBrokenPhotos(load, ["a", "b"])).toMatchObject({ phase: "failed" });
});

test("requests photos at width 500 [S7-008] [S9-026]", async () => {
  const { client, getPhotoMedia } = watched(async ({ name }) => ({
    name,
    photoUri: `https://p.example/${name}`,
  }));
  await loadDisplayPhotos(client, photos, { count: 2 });
  expect(getPhotoMedia.mock.calls.map(([request]) => request.maxWidthPx)).toEqual([500, 500]);
  expect(getPhotoMedia.mock.calls[0]?.[0]).toEqual({ name: photos[0]?.name, maxWidthPx: 500 });
});

test("a photo can be requested at its full width at most [S7-009] [S5-016]", async () => {
  const { client, getPhotoMedia } = watched(async ({ name }) => ({
    name,
    photoUri: `https://p.example/${name}`,
  }));
  await loadDisplayPhotos(client, photos, { count: 1, widthPx: Number.POSITIVE_INFINITY });
  expect(getPhotoMedia.mock.calls[0]?.[0].maxWidthPx).toBe(2000);
  expect(clampPhotoSize(5000, 2000)).toBe(2000);
});

test("a requested size is at least 1, and at most the height too [S5-015]", () => {
  expect(clampPhotoSize(1500, 1000)).toBe(1000);
  expect(clampPhotoSize(0, 2000)).toBe(1);
  expect(clampPhotoSize(-5, 2000)).toBe(1);
});

test.each([
  ["S5-015", 0, 1],
  ["S5-015", -5, 1],
  ["S5-016", 2001, 2000],
  ["S5-016", 1999, 1999],
])("[%s] a photo of 2000 px that is wanted %i px wide is asked for at %i", async (_, wanted, asked) => {
  const { client, getPhotoMedia } = watched(async ({ name }) => ({ name, photoUri: "https://p.example/a" }));
  await fetchPhotoUrl(client, photos[0] as Photo, wanted);
  expect(getPhotoMedia.mock.calls.map(([request]) => request)).toEqual([
    { name: photos[0]?.name, maxWidthPx: asked },
  ]);
});

test("a photo to show has its address, its authors and where to report it [S3-158] [S3-159] [S3-160]", async () => {
  const [photo] = await loadDisplayPhotos(sampleClient("https://p.example/"), photos, { count: 1 });
  expect(photo?.url).toBe("https://p.example/a.svg");
  expect(photo?.authorAttributions).toEqual([{ displayName: "Atelier du Port" }]);
  expect(photo?.flagContentUri).toBe("https://lieudit.example/signaler");
});

test("a photo without data is skipped with a warning, and the next takes its place [S7-010] [S7-011] [S8-006]", async () => {
  const { client } = watched(async ({ name }) => ({
    name,
    photoUri: name.endsWith("/a") ? "" : `https://p.example/${name}`,
  }));
  const found = await loadDisplayPhotos(client, photos, { count: 2 });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(found.map(({ name }) => name.at(-1))).toEqual(["b", "c"]);
  expect(warn).toHaveBeenCalledWith("Error fetching photo URI: Server returned no data");
});

test("a photo without data, and one whose call fails, have the code of the call [S8-007]", async () => {
  const [photo = { name: "", widthPx: 1, heightPx: 1 }] = photos;
  const empty = watched(async ({ name }) => ({ name, photoUri: "" })).client;
  await expect(fetchPhotoUrl(empty, photo, 500)).rejects.toMatchObject({
    code: "PLACES_GET_PHOTO_MEDIA",
    message: "Error fetching photo URI: Server returned no data",
  });
  const down = watched(() => Promise.reject(new Error("The server rests."))).client;
  await expect(fetchPhotoUrl(down, photo, 500)).rejects.toMatchObject({
    code: "PLACES_GET_PHOTO_MEDIA",
    message: "The server rests.",
  });
  const load = { phase: "ready" as const, key: "k", value: [{ name: "broken" } as DisplayPhoto] };
  expect(dropBrokenPhotos(load, ["broken"])).toMatchObject({
    phase: "failed",
    error: { code: "PLACES_GET_PHOTO_MEDIA" },
  });
});

test("drops a photo whose URL is unsafe", async () => {
  const { client } = watched(async ({ name }) => ({ name, photoUri: "javascript:alert(1)" }));
  expect(await loadDisplayPhotos(client, photos)).toEqual([]);
});

function watched(answer: PlacesClient["getPhotoMedia"]) {
  const getPhotoMedia = vi.fn(answer);
  return { client: { ...sampleClient("/"), getPhotoMedia }, getPhotoMedia };
}
