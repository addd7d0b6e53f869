import { OTHER_ID, WHOLE_ID } from "../place-ids.ts";
import { captureLook, inPage, showEachName, showsBoth, waitForEvent } from "./element-looks.ts";
import { type KitElement, type Library, make } from "./kit-library.ts";
import { assert, show, until } from "./proofs.ts";

/** The pin of a place, and the places of a context. */
export async function showPinsAndContexts(library: Library): Promise<void> {
  const pin = (options: object = {}, id = WHOLE_ID): KitElement =>
    make(
      library,
      "PlacePinElement",
      options,
      make(library, "PlaceDetailsPlaceRequestElement", { place: id }),
    );
  await show("PlacePinElement", ["constructor", "place"], async () => {
    for (const id of [WHOLE_ID, OTHER_ID]) {
      const element = pin({}, id);
      await captureLook(element);
      const { place } = element as unknown as { place: google.maps.places.Place | undefined };
      assert(place?.id === id, `It holds ${place?.id}.`);
    }
  });
  await showEachName(library, "PlacePinIcon", ["PlacePinElement", "icon"], (icon) => pin({ icon }));
  await show("PlacePinElement", ["scale"], async () => {
    const widths: number[] = [];
    for (const scale of [1, 2]) {
      const element = pin({ scale });
      const loaded = waitForEvent(element, ["gmp-load"]);
      widths.push(
        await inPage(element, async () => {
          await loaded;
          await until(() => element.offsetWidth > 0, "The pin");
          return element.offsetWidth;
        }),
      );
    }
    assert((widths[0] ?? 0) < (widths[1] ?? 0), `It is ${widths.join(", then ")} px wide.`);
  });
  await show("PlacePinElement", ["photoRendered"], async () => {
    const element = pin({ icon: "PHOTO" });
    assert(element.photoRendered === false, "There is a photo before there is a place.");
    await inPage(element, () => until(() => element.photoRendered === true, "The photo"));
  });
  const getToken = async (placeIds: string[]): Promise<string> => {
    const answer = await fetch("/v1/contexts", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ placeIds, origin: { latitude: 43.2, longitude: 6.8 } }),
    });
    return (await answer.json()).contextToken;
  };
  const token = await getToken([WHOLE_ID]);
  const contextual = (contextToken: string, config: object): KitElement =>
    make(
      library,
      "PlaceContextualElement",
      { contextToken },
      make(library, "PlaceContextualListConfigElement", config),
    );
  await show("PlaceContextualElement", ["constructor", "contextToken"], async () => {
    const other = await getToken([OTHER_ID]);
    await showsBoth((which) => contextual([token, other][which] ?? "", { mapHidden: true }));
  });
  await showEachName(
    library,
    "PlaceContextualListLayout",
    ["PlaceContextualListConfigElement", "layout"],
    (layout) => contextual(token, { mapHidden: true, layout }),
  );
  await show("PlaceContextualListConfigElement", ["constructor", "mapHidden"], async () => {
    for (const mapHidden of [false, true]) {
      const element = contextual(token, { mapHidden });
      const loaded = waitForEvent(element, ["gmp-load"]);
      await inPage(element, async () => {
        await loaded;
        const hasMap = () => element.shadowRoot?.querySelector("gmp-map") != null;
        if (mapHidden) assert(!hasMap(), "There is a map.");
        else await until(hasMap, "The map");
      });
    }
  });
}
