import { OTHER_ID, WHOLE_ID } from "../place-ids.ts";
import { type Library, readValues } from "./kit-library.ts";
import { assert, show } from "./proofs.ts";
import { recordCalls } from "./wire-calls.ts";

const CENTER = { lat: 43.2412, lng: 6.8137 };
const AROUND = { center: CENTER, radius: 5_000 };
const FIELDS = ["displayName"];

/** The class `Place` beside its members of data, and what its searches ask for. */
export async function searchForPlaces(library: Library): Promise<void> {
  const { Place } = google.maps.places;
  await show("Place", ["constructor", "fetchFields"], async () => {
    const places = [new Place({ id: WHOLE_ID }), new Place({ resourceName: `places/${OTHER_ID}` })];
    const fetched = await Promise.all(places.map((place) => place.fetchFields({ fields: FIELDS })));
    assert(fetched[0]?.place === places[0], "It does not fill the place itself.");
    assert(
      places[0]?.displayName === "Le Fournil des Roches" && places[1]?.displayName !== places[0].displayName,
      "The names are not those of the wire.",
    );
  });
  for (const [member, option, parameter] of [
    ["requestedLanguage", "it", "languageCode=it"],
    ["requestedRegion", "US", "regionCode=US"],
  ] as const) {
    await show("Place", [member], async () => {
      const place = new Place({ id: WHOLE_ID, [member]: option });
      const requests = await recordCalls(() => place.fetchFields({ fields: FIELDS }));
      assert(place[member] === option && requests.includes(parameter), `It asks for ${requests}.`);
    });
  }
  await show("Place", ["searchByText"], async () => {
    const { places } = await Place.searchByText({ textQuery: "Fournil", fields: FIELDS });
    assert(
      places.some(({ displayName }) => displayName === "Le Fournil des Roches"),
      "It finds no bakery.",
    );
  });
  await show("Place", ["searchNearby"], async () => {
    const { places } = await Place.searchNearby({
      locationRestriction: AROUND,
      fields: FIELDS,
      maxResultCount: 5,
    });
    const { places: none } = await Place.searchNearby({
      locationRestriction: { ...AROUND, center: { lat: 0, lng: 0 } },
      fields: FIELDS,
    });
    assert(places.length > 0 && none.length === 0, "It does not find what is near.");
  });
  for (const [member, value] of readValues(library, "SearchByTextRankPreference")) {
    await show("SearchByTextRankPreference", [member], async () => {
      const rankPreference = value as google.maps.places.SearchByTextRankPreferenceString;
      const requests = await recordCalls(() =>
        Place.searchByText({ textQuery: "Fournil", fields: FIELDS, rankPreference, locationBias: CENTER }),
      );
      assert(requests.includes(`"rankPreference":"${member}"`), `It asks for ${requests}.`);
    });
  }
  for (const [member, value] of readValues(library, "SearchNearbyRankPreference")) {
    await show("SearchNearbyRankPreference", [member], async () => {
      const rankPreference = value as google.maps.places.SearchNearbyRankPreferenceString;
      const requests = await recordCalls(() =>
        Place.searchNearby({ locationRestriction: AROUND, fields: FIELDS, rankPreference }),
      );
      assert(requests.includes(`"rankPreference":"${member}"`), `It asks for ${requests}.`);
    });
  }
  // The place is open on Mondays from 7:30 to 19:00 on the clock of Paris.
  const monday = (time: string) => new Date(`2031-03-03T${time}:00+01:00`);
  await show("Place", ["isOpen"], async () => {
    const place = new Place({ id: WHOLE_ID });
    const open = await Promise.all([monday("08:00"), monday("20:00")].map((date) => place.isOpen(date)));
    assert(open[0] === true && open[1] === false, `It is ${open.join(", then ")}.`);
  });
  await show("Place", ["getNextOpeningTime"], async () => {
    const next = await new Place({ id: WHOLE_ID }).getNextOpeningTime(monday("20:00"));
    assert(next?.toISOString() === "2031-03-04T06:30:00.000Z", `It opens next at ${next?.toISOString()}.`);
  });
}
