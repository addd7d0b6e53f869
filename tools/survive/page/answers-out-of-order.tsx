import type { PlacePrediction } from "@lieudit/place-model";
import { PlaceAutocomplete, PlaceCompact, PlaceSearchList, PlacesProvider } from "@lieudit/place-widgets";
import { en } from "@lieudit/place-widgets/text/en";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { type SeededRandom, seededRandom } from "../../bench/places/seeded-random.ts";
import { MAX_NOTES, type Outcome } from "../scenario.ts";
import { type HeldCall, heldClient } from "./deferred-client.ts";
import { comesTrue, settled, tick } from "./drive-page.ts";

/** A widget that asks, and how to make it ask. */
interface Asker {
  name: string;
  /** What the n-th call is answered; its text holds `said(n)`. */
  answerOf: (call: number) => object;
  widget: (question: string, hear: () => void) => ReactNode;
  /** Asks by typing rather than by rendering anew. */
  isTyped: boolean;
}

const said = (call: number) => `Answer ${call}.`;
const placeOf = (call: number) => ({ id: `place-${call}`, displayName: { text: said(call) } });

const ASKERS: readonly Asker[] = [
  {
    name: "usePlace",
    answerOf: placeOf,
    widget: (question, hear) => <PlaceCompact placeId={question} content={{}} onLoad={hear} onError={hear} />,
    isTyped: false,
  },
  {
    name: "useSearch",
    answerOf: (call) => ({ places: [placeOf(call)] }),
    widget: (question, hear) => (
      <PlaceSearchList request={{ textQuery: question }} content={{}} onLoad={hear} onError={hear} />
    ),
    isTyped: false,
  },
  {
    name: "useAutocomplete",
    answerOf: (call) => ({ suggestions: [{ placePrediction: aPrediction(call) }] }),
    widget: (_question, hear) => <PlaceAutocomplete onError={hear} />,
    isTyped: true,
  },
];

const QUESTIONS = ["first", "second", "third"];

globalThis.survive = {
  async run(seed, runsOfEach) {
    const random = seededRandom(seed);
    const outcome = { runs: 0, violations: 0, worstMs: 0, notes: [] as string[] } satisfies Outcome;
    for (let round = 0; round < runsOfEach; round++) {
      for (const asker of ASKERS) {
        outcome.runs += 1;
        const { fault, ms } = await runOnce(asker, random);
        outcome.worstMs = Math.max(outcome.worstMs, ms);
        if (fault === null) continue;
        outcome.violations += 1;
        if (outcome.notes.length < MAX_NOTES) outcome.notes.push(`${asker.name}, run ${round}: ${fault}`);
      }
    }
    return outcome;
  },
};

/** Asks several times, answers in any order, and looks at what is shown; then leaves while a request is under way. */
async function runOnce(asker: Asker, random: SeededRandom): Promise<{ fault: string | null; ms: number }> {
  const { client, calls } = heldClient(asker.answerOf);
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  let heard = 0;
  let question = "";
  const hear = () => {
    heard += 1;
  };

  async function ask(): Promise<boolean> {
    question = random.pick(QUESTIONS.filter((each) => each !== question));
    const before = calls.length;
    const page = (
      <PlacesProvider client={client} text={en}>
        {asker.widget(question, hear)}
      </PlacesProvider>
    );
    if (!asker.isTyped || before === 0) root.render(page);
    if (asker.isTyped) {
      await comesTrue(() => host.querySelector("input[role=combobox]") !== null);
      type(host, question);
    }
    return comesTrue(() => calls.length > before);
  }

  let fault: string | null = null;
  const questions = 2 + random.below(4);
  for (let asked = 0; asked < questions; asked++) {
    if (!(await ask())) fault ??= `question ${asked} was never asked`;
    // Some answers come while there are more questions to come.
    for (const call of calls)
      if (call.isOpen && random.below(4) === 0 && asked < questions - 1) settle(call, random);
    if (random.below(2) === 0) await tick();
  }
  const last = calls.length - 1;
  const startedAt = performance.now();
  for (const call of shuffled(calls, random)) {
    if (call === calls[last]) call.answer();
    else if (call.isOpen) settle(call, random);
    if (random.below(3) === 0) await tick();
  }
  const isRight = () => shownAnswers(host).join() === said(last);
  if (!(await comesTrue(isRight)))
    fault ??= `the last of ${calls.length} answers is not what shows: ${shownAnswers(host)}`;
  const ms = performance.now() - startedAt;
  await settled();
  if (!isRight()) fault ??= `what shows changed to ${shownAnswers(host)}`;

  await ask();
  root.unmount();
  await settled();
  const changes = new MutationObserver(() => {});
  changes.observe(host, { childList: true, subtree: true, characterData: true, attributes: true });
  const heardBefore = heard;
  for (const call of calls) if (call.isOpen) settle(call, random);
  await settled();
  if (changes.takeRecords().length > 0 || host.innerHTML !== "") fault ??= "something changed after removal";
  if (heard !== heardBefore) fault ??= "the page was called after removal";
  changes.disconnect();
  host.remove();
  return { fault, ms };
}

function settle(call: HeldCall, random: SeededRandom): void {
  if (random.below(3) === 0) call.refuse();
  else call.answer();
}

function shownAnswers(host: HTMLElement): string[] {
  return [...new Set(host.textContent.match(/Answer \d+\./g))];
}

function type(host: HTMLElement, text: string): void {
  const input = host.querySelector<HTMLInputElement>("input[role=combobox]");
  // React keeps the value that it set itself and ignores an event without a change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input?.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function aPrediction(call: number): PlacePrediction {
  return {
    place: `places/place-${call}`,
    placeId: `place-${call}`,
    text: { text: said(call) },
    structuredFormat: { mainText: { text: said(call) } },
    types: [],
  };
}

function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other] as Item, order[at] as Item];
  }
  return order;
}
