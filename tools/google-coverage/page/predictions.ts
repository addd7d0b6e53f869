import { assert, prove, show } from "./proofs.ts";
import { recordCalls } from "./wire-calls.ts";

const ORIGIN = { lat: 43.2, lng: 6.8 };

/** The autocomplete of data: what two suggestions of one question say. */
export async function readPredictions(): Promise<void> {
  const { AutocompleteSessionToken, AutocompleteSuggestion } = google.maps.places;
  const request = { input: "four", origin: ORIGIN };
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
  const [one, other] = suggestions.map(({ placePrediction }) => placePrediction);
  await show("AutocompleteSuggestion", ["fetchAutocompleteSuggestions", "placePrediction"], () => {
    assert(one != null && other != null && one.placeId !== other.placeId, "There are no two predictions.");
  });
  if (one == null || other == null) return;
  for (const member of ["placeId", "text", "mainText", "secondaryText", "types", "distanceMeters"] as const) {
    await show("PlacePrediction", [member], () => {
      const [ours, theirs] = [one[member], other[member]].map((value) =>
        JSON.stringify(value !== null && typeof value === "object" && "text" in value ? value.text : value),
      );
      assert(ours !== undefined && ours !== "null" && ours !== theirs, `Both say ${ours}.`);
    });
  }
  await show("PlacePrediction", ["toPlace"], async () => {
    const place = one.toPlace();
    await place.fetchFields({ fields: ["displayName"] });
    assert(place.id === one.placeId && place.displayName === one.mainText?.text, "It is another place.");
  });
  await show("FormattableText", ["text", "toString", "matches"], () => {
    assert(one.text.text.startsWith(one.mainText?.text ?? "?"), "The text is another.");
    assert(
      one.text.toString() === one.text.text && other.text.toString() === other.text.text,
      "It says another.",
    );
    assert(one.text.matches.length === 2 && one.text.matches[0]?.endOffset === 2, "No match came.");
  });
  await show("StringRange", ["startOffset", "endOffset"], () => {
    const ranges = [one, other].map(({ text }) => text.matches[1]);
    assert(
      ranges[0]?.startOffset === 4 && ranges[1]?.startOffset === 5 && ranges[0].endOffset === 6,
      `They are ${JSON.stringify(ranges)}.`,
    );
  });
  await show("AutocompleteSessionToken", ["constructor"], async () => {
    const bodies = [];
    for (const sessionToken of [new AutocompleteSessionToken(), new AutocompleteSessionToken()]) {
      bodies.push(
        await recordCalls(() =>
          AutocompleteSuggestion.fetchAutocompleteSuggestions({ input: "fourn", sessionToken }),
        ),
      );
    }
    const tokens = bodies.map((body) => /"sessionToken":"([\w-]{8,36})"/.exec(body)?.[1]);
    assert(tokens[0] !== undefined && tokens[0] !== tokens[1], "The requests have no token of their own.");
  });
}

export function provePrediction(prediction: unknown): void {
  if (prediction instanceof google.maps.places.PlacePrediction && prediction.placeId !== "") {
    prove("PlacePredictionSelectEvent", "placePrediction");
  }
}
