import {
  PlaceAutocomplete,
  PlaceCompact,
  PlaceDetails,
  PlaceSearchList,
  PlacesProvider,
} from "@lieudit/place-widgets";
import { en } from "@lieudit/place-widgets/text/en";
import "@lieudit/place-widgets/styles.css";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { NEVER_ANSWERS, sampleClient } from "../../../packages/place-widgets/gallery/sample-client.ts";
import {
  bakery,
  GALLERY_NOW,
  restaurant,
  station,
} from "../../../packages/place-widgets/gallery/sample-places.ts";
import { seededRandom } from "../../bench/places/seeded-random.ts";
import type { Outcome } from "../scenario.ts";
import { flushTasks, typeText, waitUntil } from "./drive-page.ts";

const client = sampleClient("/photos/");

/** Widgets in each state: loaded, loading, and requesting while somebody types. */
const WIDGETS: readonly (() => ReactNode)[] = [
  () => <PlaceDetails place={restaurant} content="all" />,
  () => <PlaceDetails placeId={NEVER_ANSWERS} />,
  () => <PlaceCompact placeId={station.id} content="all" />,
  () => <PlaceSearchList request={{ textQuery: "station" }} selectable />,
  () => <PlaceSearchList places={[bakery, station]} orientation="HORIZONTAL" />,
  () => <PlaceAutocomplete />,
];

globalThis.survive = {
  async run(seed, runs) {
    const random = seededRandom(seed);
    const outcome = { runs, violations: 0, worstMs: 0, notes: [] as string[] } satisfies Outcome;
    console.warn = () => {};
    for (let run = 0; run < runs; run++) {
      const startedAt = performance.now();
      if (!(await mountAndUnmount(WIDGETS[run % WIDGETS.length]?.(), random.below(3)))) {
        outcome.violations += 1;
        outcome.notes.push(`run ${run} left nodes behind, or rendered nothing`);
      }
      outcome.worstMs = Math.max(outcome.worstMs, performance.now() - startedAt);
    }
    return outcome;
  },
};

/** Renders the widget, uses it and removes it, sometimes before it is idle. */
async function mountAndUnmount(widget: ReactNode, turns: number): Promise<boolean> {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  root.render(
    <PlacesProvider client={client} text={en} now={GALLERY_NOW}>
      {widget}
    </PlacesProvider>,
  );
  const isRendered = await waitUntil(() => host.childElementCount > 0, 5_000);
  const input = await findUsableInput(host);
  if (input !== null) {
    typeText(input, "s");
    await waitUntil(() => host.querySelector("[role=option]") !== null);
  }
  for (let turn = 0; turn < turns; turn++) await flushTasks();
  root.unmount();
  const isEmpty = host.innerHTML === "";
  host.remove();
  return isRendered && isEmpty;
}

async function findUsableInput(host: HTMLElement): Promise<HTMLInputElement | null> {
  if (host.querySelector("input") === null) return null;
  await waitUntil(() => host.querySelector("input[role=combobox]") !== null);
  return host.querySelector("input[role=combobox]");
}
