import { importLibrary } from "../../../packages/place-elements/src/core/import-library.ts";
import { checkMarkup } from "../../../packages/place-elements/src/elements/check-markup.ts";
import { setPageSettings } from "../../../packages/place-elements/src/page/page-settings.ts";
import { seededRandom } from "../../bench/places/seeded-random.ts";
import { MAX_NOTES, type Outcome } from "../scenario.ts";
import { flushTasks, tick, waitUntil } from "./drive-page.ts";

declare global {
  /** Functions of the page that the test calls. */
  var thirdPartyPage: {
    /** Computed styles of each part of each element, once all have loaded. */
    readStyles: () => Promise<string[]>;
    /** Adds `count` cards at once; resolves to how many never show their place. */
    addCards: (count: number) => Promise<number>;
    /** Policy violations and unhandled rejections of the page. */
    reports: string[];
  };
}

const reports: string[] = [];
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
  reports.push(`the policy forbids ${effectiveDirective} ${blockedURI} ${sample}`);
});
addEventListener("unhandledrejection", ({ reason }) =>
  reports.push(`unhandled rejection: ${String(reason)}`),
);

/** Inherited properties, and properties that decide whether an element is visible. */
const STYLE_PROPERTIES = [
  ...["color", "background-color", "display", "visibility", "opacity", "position", "cursor", "direction"],
  ...[
    "font-size",
    "font-style",
    "font-weight",
    "font-build",
    "font-stretch",
    "line-height",
    "letter-spacing",
  ],
  ...[
    "word-spacing",
    "text-indent",
    "text-transform",
    "text-align",
    "text-shadow",
    "white-space",
    "word-break",
  ],
  ...["overflow-wrap", "hyphens", "tab-size", "line-break", "list-style-type", "list-style-position"],
  ...[
    "-webkit-text-fill-color",
    "-webkit-text-stroke-width",
    "padding-top",
    "margin-top",
    "border-top-width",
  ],
];

/** Long enough for a busy machine. */
const MAX_WAIT_MS = 30_000;

// The page's markup holds elements before the library is loaded.
setPageSettings({ dataHost: "https://places.example", language: "en", region: "FR" });
const elements = () =>
  Array.from(
    document.querySelectorAll(
      "gmp-place-details, gmp-place-details-compact, gmp-place-search, gmp-advanced-place-details-compact, gmp-place-pin",
    ),
  );
const loaded = importLibrary("places");

globalThis.thirdPartyPage = {
  reports,
  async readStyles() {
    await loaded;
    const isLoaded = await waitUntil(() => elements().every(isReady) && hasLazyParts(), MAX_WAIT_MS);
    if (!isLoaded)
      throw new Error(
        `Elements show nothing: ${elements()
          .filter((each) => !isReady(each))
          .map(({ localName }) => localName)}`,
      );
    await flushTasks();
    // The library does so too, but only some seconds after it has loaded.
    checkMarkup(document, []);
    return elements().flatMap((element) =>
      Array.from(
        element.shadowRoot?.querySelectorAll(
          "article, article *, section, section *, .gmp-map-pin, .gmp-map-pin *",
        ) ?? [],
        (part) => {
          const style = getComputedStyle(part);
          const text = part.children.length === 0 ? part.textContent : "";
          const styles = STYLE_PROPERTIES.map(
            (property) => `${property}:${style.getPropertyValue(property)}`,
          ).join(";");
          return `${element.localName} ${part.localName}.${part.getAttribute("class")} "${text}";${styles}`;
        },
      ),
    );
  },
  async addCards(count) {
    await loaded;
    const cards = Array.from({ length: count }, (_, index) => createCard(createPlaceId(index % 20)));
    document.body.append(...cards);
    await waitUntil(() => cards.every(isReady), MAX_WAIT_MS);
    const missing = cards.filter((card) => !isReady(card)).length;
    for (const card of cards) card.remove();
    return missing;
  },
};

globalThis.survive = {
  async run(seed, runs) {
    await loaded;
    const random = seededRandom(seed);
    const outcome = { runs: 0, violations: 0, worstMs: 0, notes: [] as string[] } satisfies Outcome;
    const note = (text: string) => {
      outcome.violations += 1;
      if (outcome.notes.length < MAX_NOTES) outcome.notes.push(text);
    };
    for (; outcome.runs < runs; outcome.runs++) {
      const started = performance.now();
      await runOnce(random, note);
      outcome.worstMs = Math.max(outcome.worstMs, performance.now() - started);
    }
    return outcome;
  },
};

type Random = ReturnType<typeof seededRandom>;

/** Adds, moves, changes and removes a card at random; at the end it must show its last place. */
async function runOnce(random: Random, note: (text: string) => void): Promise<void> {
  const parents = [
    document.body,
    document.createElement("form"),
    document.createElement("dialog"),
    createShadowRoot(),
  ];
  const hosts = parents.slice(1).map((parent) => (parent instanceof ShadowRoot ? parent.host : parent));
  document.body.append(...hosts);
  const card = createCard(createPlaceId(random.below(20)));
  let events = 0;
  for (const name of ["gmp-load", "gmp-error"]) {
    card.addEventListener(name, () => {
      events += 1;
      if (!card.isConnected) note(`${name} after its removal`);
    });
  }
  for (let step = random.below(6); step >= 0; step--) {
    random.pick([
      () => random.pick(parents).append(card),
      () => card.remove(),
      () => card.firstElementChild?.setAttribute("place", createPlaceId(random.below(20))),
      () => card.toggleAttribute("truncation-preferred"),
      () => card.append(document.createElement("gmp-place-address")),
      () => card.replaceChildren(createRequest(createPlaceId(random.below(20)))),
    ])();
    for (let turn = random.below(6); turn > 0; turn--) await tick();
  }
  const last = random.below(20);
  card.replaceChildren(createRequest(createPlaceId(last)));
  document.body.append(card);
  const isCurrent = () => card.shadowRoot?.querySelector("h3")?.textContent === `Bakery of the Rocks ${last}`;
  if (!(await waitUntil(isCurrent, MAX_WAIT_MS)))
    note(`it shows ${card.shadowRoot?.textContent?.slice(0, 60)} in place of ${last}`);
  card.remove();
  for (const host of hosts) host.remove();
  await flushTasks();
  const before = events;
  await flushTasks();
  if (events > before) note("it fired an event after its removal");
  if (card.shadowRoot?.childElementCount !== 0) note("it has content after its removal");
}

function createShadowRoot(): ShadowRoot {
  return document.createElement("div").attachShadow({ mode: "open" });
}

function createCard(id: string): HTMLElement {
  const card = document.createElement("gmp-place-details-compact");
  card.append(createRequest(id));
  return card;
}

function createRequest(id: string): HTMLElement {
  const request = document.createElement("gmp-place-details-place-request");
  request.setAttribute("place", id);
  return request;
}

function createPlaceId(index: number): string {
  return `place-${String(index).padStart(9, "0")}`;
}

function isReady({ shadowRoot }: Element): boolean {
  return shadowRoot?.querySelector("[data-phase=ready]") != null;
}

/** Whether the lazily loaded buttons are there too. */
function hasLazyParts(): boolean {
  return [".gmp-round-button", ".gmp-action"].every((selector) =>
    elements().some(({ shadowRoot }) => shadowRoot?.querySelector(selector) != null),
  );
}
