import type { Place } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { openingText } from "./opening-text.ts";

test.each<[string, Place, string | null]>([
  ["nothing is known", {}, null],
  ["only that it is open", { currentOpeningHours: { openNow: true } }, "Ouvert"],
  [
    "open until an hour on the place's clock",
    {
      currentOpeningHours: { openNow: true, nextCloseTime: "2026-05-01T17:00:00Z" },
      utcOffsetMinutes: 120,
    },
    "Ouvert, ferme à\u00a019\u00a0h",
  ],
  [
    "closed until the morning",
    {
      currentOpeningHours: { openNow: false, nextOpenTime: "2026-05-02T04:45:00Z" },
      utcOffsetMinutes: 120,
    },
    "Fermé, ouvre à\u00a06\u00a0h\u00a045",
  ],
  [
    "no clock to tell the hour",
    { currentOpeningHours: { openNow: false, nextOpenTime: "2026-05-02T04:45:00Z" } },
    "Fermé",
  ],
  [
    "closed for good, whatever the hours say",
    { businessStatus: "CLOSED_PERMANENTLY", currentOpeningHours: { openNow: true } },
    "Définitivement fermé",
  ],
])("%s", (_name, place, text) => {
  expect(openingText(place)?.text ?? null).toBe(text);
});
