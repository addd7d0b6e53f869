import { importLibrary } from "../../../packages/place-elements/src/core/import-library.ts";
import { setPageSettings } from "../../../packages/place-elements/src/page/page-settings.ts";
import { seededRandom } from "../../bench/places/seeded-random.ts";
import { MAX_NOTES, type Outcome } from "../scenario.ts";
import { comesTrue, settled, tick } from "./drive-page.ts";

declare global {
  /** What a page of others offers to the harness. */
  var thirdPartyPage: {
    /** What each piece of each element looks like, once all are there. */
    looks: () => Promise<string[]>;
    /** Puts so many cards on the page at once; gives how many never show their place. */
    crowd: (count: number) => Promise<number>;
    /** What the page's policy has reported, and what nothing caught. */
    reports: string[];
  };
}

const reports: string[] = [];
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
  reports.push(`the policy forbids ${effectiveDirective} ${blockedURI} ${sample}`);
});
addEventListener("unhandledrejection", ({ reason }) => reports.push(`nobody caught ${String(reason)}`));

/** What is handed down from element to element, and what decides whether something shows. */
const LOOKS = [
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

/** Until whatever comes at all has come, also on a machine that has other work. */
const MAX_WAIT_MS = 30_000;

// Elements of the page's markup are there before the library is.
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
  async looks() {
    await loaded;
    const late = await comesTrue(() => elements().every(isShown) && isWhole(), MAX_WAIT_MS);
    if (!late)
      throw new Error(
        `Elements show nothing: ${elements()
          .filter((each) => !isShown(each))
          .map(({ localName }) => localName)}`,
      );
    await settled();
    return elements().flatMap((element) =>
      Array.from(
        element.shadowRoot?.querySelectorAll(
          "article, article *, section, section *, .gmp-map-pin, .gmp-map-pin *",
        ) ?? [],
        (piece) => {
          const style = getComputedStyle(piece);
          const own = piece.children.length === 0 ? piece.textContent : "";
          const look = LOOKS.map((property) => `${property}:${style.getPropertyValue(property)}`).join(";");
          return `${element.localName} ${piece.localName}.${piece.getAttribute("class")} "${own}";${look}`;
        },
      ),
    );
  },
  async crowd(count) {
    await loaded;
    const cards = Array.from({ length: count }, (_, index) => aCard(idOf(index % 20)));
    document.body.append(...cards);
    await comesTrue(() => cards.every(isShown), MAX_WAIT_MS);
    const missing = cards.filter((card) => !isShown(card)).length;
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
      await oneRun(random, note);
      outcome.worstMs = Math.max(outcome.worstMs, performance.now() - started);
    }
    return outcome;
  },
};

type Random = ReturnType<typeof seededRandom>;

/** A card that is put anywhere, moved, changed and removed at any moment; in the end one that stays has to show its last place. */
async function oneRun(random: Random, note: (text: string) => void): Promise<void> {
  const homes = [
    document.body,
    document.createElement("form"),
    document.createElement("dialog"),
    shadowHome(),
  ];
  const hosts = homes.slice(1).map((home) => (home instanceof ShadowRoot ? home.host : home));
  document.body.append(...hosts);
  const card = aCard(idOf(random.below(20)));
  let told = 0;
  for (const name of ["gmp-load", "gmp-error"]) {
    card.addEventListener(name, () => {
      told += 1;
      if (!card.isConnected) note(`${name} after it had left the page`);
    });
  }
  for (let step = random.below(6); step >= 0; step--) {
    random.pick([
      () => random.pick(homes).append(card),
      () => card.remove(),
      () => card.firstElementChild?.setAttribute("place", idOf(random.below(20))),
      () => card.toggleAttribute("truncation-preferred"),
      () => card.append(document.createElement("gmp-place-address")),
      () => card.replaceChildren(aRequest(idOf(random.below(20)))),
    ])();
    for (let turn = random.below(6); turn > 0; turn--) await tick();
  }
  const last = random.below(20);
  card.replaceChildren(aRequest(idOf(last)));
  document.body.append(card);
  const shows = () => card.shadowRoot?.querySelector("h3")?.textContent === `Bakery of the Rocks ${last}`;
  if (!(await comesTrue(shows, MAX_WAIT_MS)))
    note(`it shows ${card.shadowRoot?.textContent?.slice(0, 60)} in place of ${last}`);
  card.remove();
  for (const host of hosts) host.remove();
  await settled();
  const before = told;
  await settled();
  if (told > before) note("it told of something after it had gone");
  if (card.shadowRoot?.childElementCount !== 0) note("something is left in it after it had gone");
}

function shadowHome(): ShadowRoot {
  return document.createElement("div").attachShadow({ mode: "open" });
}

function aCard(id: string): HTMLElement {
  const card = document.createElement("gmp-place-details-compact");
  card.append(aRequest(id));
  return card;
}

function aRequest(id: string): HTMLElement {
  const request = document.createElement("gmp-place-details-place-request");
  request.setAttribute("place", id);
  return request;
}

function idOf(index: number): string {
  return `place-${String(index).padStart(9, "0")}`;
}

function isShown({ shadowRoot }: Element): boolean {
  return shadowRoot?.querySelector("[data-phase=ready]") != null;
}

/** What loads after the rest of an element is there too: the buttons of a carousel, and those of the page. */
function isWhole(): boolean {
  return [".gmp-round-button", ".gmp-action"].every((selector) =>
    elements().some(({ shadowRoot }) => shadowRoot?.querySelector(selector) != null),
  );
}
