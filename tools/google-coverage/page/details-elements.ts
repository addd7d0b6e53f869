import { OTHER_ID, WHOLE_ID } from "../place-ids.ts";
import { captureLook, inPage, showEachName, showsBoth, waitForEvent } from "./element-looks.ts";
import { type KitElement, type Library, make } from "./kit-library.ts";
import { assert, show } from "./proofs.ts";
import { recordCalls } from "./wire-calls.ts";

const NAME = "Le Fournil des Roches";

/** The elements of one place, what may stand within them, and what each of that shows. */
export async function showDetails(library: Library): Promise<void> {
  const element = (name: string, options: object = {}, ...children: Node[]) =>
    make(library, name, options, ...children);
  const request = (place: string = WHOLE_ID) => element("PlaceDetailsPlaceRequestElement", { place });
  const all = () => element("PlaceAllContentElement");

  for (const name of DETAILS) {
    await show(name, ["constructor", "place"], async () => {
      for (const id of [WHOLE_ID, OTHER_ID]) {
        const details = element(name, {}, request(id), all());
        const look = await captureLook(details);
        const { place } = details as unknown as { place: google.maps.places.Place | undefined };
        assert(place?.id === id && look.includes(NAME), `It holds ${place?.id}.`);
      }
    });
    await keepsUsage(library, name);
  }
  for (const name of COMPACT) {
    await showEachName(library, "PlaceDetailsOrientation", [name, "orientation"], (orientation) =>
      element(name, { orientation }, request(), all()),
    );
    await show(name, ["truncationPreferred"], () =>
      showsBoth((which) => element(name, { truncationPreferred: which === 1 }, request(), all())),
    );
  }

  await show("PlaceDetailsPlaceRequestElement", ["constructor", "place"], () =>
    showsBoth((which) => element("PlaceDetailsElement", {}, request([WHOLE_ID, OTHER_ID][which]), all())),
  );
  await show("PlaceDetailsLocationRequestElement", ["constructor", "location"], async () => {
    const location = { lat: 43.2412, lng: 6.8137 };
    const at = element("PlaceDetailsLocationRequestElement", { location });
    let look = "";
    const requests = await recordCalls(async () => {
      look = await captureLook(element("PlaceDetailsElement", {}, at, all()));
    });
    assert(requests.includes('"latitude":43.2412') && look.includes(NAME), `It asks for ${requests}.`);
  });

  // Each content element shows a section that is not there without it.
  const details = (...content: Node[]) => element("PlaceDetailsElement", {}, request(), ...content);
  const config = (...content: Node[]) => element("PlaceContentConfigElement", {}, ...content);
  const bare = await captureLook(details(config(element("PlaceAttributionElement"))));
  for (const name of SECTIONS) {
    await show(name, ["constructor"], async () => {
      assert((await captureLook(details(config(element(name))))) !== bare, "It shows nothing.");
    });
  }
  await show("PlaceContentConfigElement", ["constructor"], () =>
    showsBoth((which) => details(which === 0 ? config(element("PlaceAddressElement")) : all())),
  );
  await show("PlaceAllContentElement", ["constructor"], async () => {
    assert((await captureLook(details(all()))).includes("6RR7+FF"), "There is no plus code.");
  });
  await show("PlaceStandardContentElement", ["constructor"], async () => {
    const look = await captureLook(details(element("PlaceStandardContentElement")));
    assert(look.includes("12 Rue des Cordiers") && !look.includes("6RR7+FF"), "It is not what is standard.");
  });
  const attribution = (options: object) => details(config(element("PlaceAttributionElement", options)));
  await showEachName(
    library,
    "AttributionColor",
    ["PlaceAttributionElement", "lightSchemeColor"],
    (lightSchemeColor) => attribution({ lightSchemeColor }),
  );
  await show("PlaceAttributionElement", ["constructor", "darkSchemeColor"], () =>
    showsBoth((which) => attribution({ darkSchemeColor: ["BLACK", "GRAY"][which] })),
  );
  const thumbnail = (options: object) =>
    element(
      "PlaceDetailsCompactElement",
      { orientation: "HORIZONTAL" },
      request(),
      config(element("PlaceMediaElement", options)),
    );
  await showEachName(library, "MediaSize", ["PlaceMediaElement", "preferredSize"], (preferredSize) =>
    thumbnail({ preferredSize }),
  );
  await show("PlaceMediaElement", ["lightboxPreferred"], () =>
    showsBoth((which) => thumbnail({ lightboxPreferred: which === 1 })),
  );
  await showActions(library, (...content) =>
    element("AdvancedPlaceDetailsElement", {}, request(), element("PlaceNameElement"), ...content),
  );
}

const DETAILS = [
  "PlaceDetailsElement",
  "PlaceDetailsCompactElement",
  "AdvancedPlaceDetailsElement",
  "AdvancedPlaceDetailsCompactElement",
];
const COMPACT = ["PlaceDetailsCompactElement", "AdvancedPlaceDetailsCompactElement"];
const SECTIONS = [
  "PlaceAccessibleEntranceIconElement",
  "PlaceAddressElement",
  "PlaceMediaElement",
  "PlaceOpenNowStatusElement",
  "PlacePriceElement",
  "PlaceRatingElement",
  "PlaceTypeElement",
];

/** Telemetry that this service does not count: any iterable is taken, and reads as a list. */
export async function keepsUsage(library: Library, name: string): Promise<void> {
  await show(name, ["internalUsageAttributionIds"], () => {
    const made = make(library, name, { internalUsageAttributionIds: new Set(["one", "two"]) });
    assert(JSON.stringify(made.internalUsageAttributionIds) === '["one","two"]', "It is not kept.");
    assert(made.getAttribute("internal-usage-attribution-ids") === "one two", "It has no attribute.");
  });
}

/** Links and buttons within an advanced element. */
async function showActions(library: Library, advanced: (...content: Node[]) => KitElement): Promise<void> {
  const pairs: readonly (readonly [
    name: string,
    property: string,
    others: object,
    values: readonly unknown[],
  ])[] = [
    ["PlaceButtonElement", "label", {}, ["Choisir", "Garder"]],
    ["PlaceButtonElement", "actionAriaLabel", { label: "Choisir" }, ["Choisir ce lieu", "Garder ce lieu"]],
    ["PlaceLinkElement", "actionAriaLabel", { action: "CALL" }, ["Joindre", "Appeler ce lieu"]],
    ["PlaceLinkElement", "defaultIconHidden", { action: "CALL" }, [false, true]],
    [
      "PlaceLinkElement",
      "href",
      { action: "CUSTOM", label: "Lien" },
      ["https://a.example/", "https://b.example/"],
    ],
    ["PlaceLinkElement", "label", { action: "CUSTOM", href: "https://a.example/" }, ["Lien", "Autre lien"]],
    [
      "PlaceLinkElement",
      "target",
      { action: "CUSTOM", label: "Lien", href: "https://a.example/" },
      ["_self", "_top"],
    ],
  ];
  for (const [name, property, others, values] of pairs) {
    await show(name, [property], () =>
      showsBoth((which) => advanced(make(library, name, { ...others, [property]: values[which] }))),
    );
  }
  await showEachName(library, "ActionLinkType", ["PlaceLinkElement", "action"], (action) =>
    advanced(make(library, "PlaceLinkElement", { action, label: "Lien", href: "https://a.example/" })),
  );
  // The slots are named as the positions are.
  await showEachName(library, "ActionButtonPosition", ["PlaceLinkElement"], (position) => {
    const link = make(library, "PlaceLinkElement", { action: "CALL" });
    link.slot = position.toLowerCase().replace("_", "-");
    return advanced(link);
  });
  await show("PlaceActionEvent", ["place"], async () => {
    const button = make(library, "PlaceButtonElement", { label: "Choisir" });
    const details = advanced(button);
    const loaded = waitForEvent(details, ["gmp-load"]);
    const pressed = waitForEvent(button, ["gmp-click"]);
    await inPage(details, async () => {
      await loaded;
      const control = await new Promise<HTMLElement>((resolve) => {
        const look = () => {
          const found = [...(details.shadowRoot?.querySelectorAll<HTMLElement>("button") ?? [])].find(
            ({ textContent }) => textContent?.includes("Choisir"),
          );
          if (found === undefined) setTimeout(look, 20);
          else resolve(found);
        };
        look();
      });
      control.click();
      const { place } = (await pressed) as google.maps.places.PlaceActionEvent;
      assert(place.id === WHOLE_ID, `It tells ${place.id}.`);
    });
  });
}
