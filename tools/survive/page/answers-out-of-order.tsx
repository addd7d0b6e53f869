import type { PlacePrediction } from "@lieudit/place-model";
import { PlaceAutocomplete, PlaceCompact, PlaceSearchList, PlacesProvider } from "@lieudit/place-widgets";
import { en } from "@lieudit/place-widgets/text/en";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { type SeededRandom, seededRandom } from "../../bench/places/seeded-random.ts";
import { MAX_NOTES, type Outcome } from "../scenario.ts";
import { createDeferredClient, type DeferredCall } from "./deferred-client.ts";
import { flushTasks, tick, typeText, waitUntil } from "./drive-page.ts";

/** A widget that sends requests. */
interface Requester {
  name: string;
  /** Response to the n-th call, with the text `getText(n)`. */
  createResponse: (call: number) => object;
  widget: (query: string, onEvent: () => void) => ReactNode;
  /** Whether it sends requests while somebody types, instead of on render. */
  isTyped: boolean;
}

const getText = (call: number) => `Answer ${call}.`;
const createPlace = (call: number) => ({ id: `place-${call}`, displayName: { text: getText(call) } });

const REQUESTERS: readonly Requester[] = [
  {
    name: "usePlace",
    createResponse: createPlace,
    widget: (query, onEvent) => (
      <PlaceCompact placeId={query} content={{}} onLoad={onEvent} onError={onEvent} />
    ),
    isTyped: false,
  },
  {
    name: "useSearch",
    createResponse: (call) => ({ places: [createPlace(call)] }),
    widget: (query, onEvent) => (
      <PlaceSearchList request={{ textQuery: query }} content={{}} onLoad={onEvent} onError={onEvent} />
    ),
    isTyped: false,
  },
  {
    name: "useAutocomplete",
    createResponse: (call) => ({ suggestions: [{ placePrediction: createPrediction(call) }] }),
    widget: (_question, onEvent) => <PlaceAutocomplete onError={onEvent} />,
    isTyped: true,
  },
];

const QUERIES = ["first", "second", "third"];

globalThis.survive = {
  async run(seed, runsOfEach) {
    const random = seededRandom(seed);
    const outcome = { runs: 0, violations: 0, worstMs: 0, notes: [] as string[] } satisfies Outcome;
    for (let round = 0; round < runsOfEach; round++) {
      for (const requester of REQUESTERS) {
        outcome.runs += 1;
        const { problem, ms } = await runOnce(requester, random);
        outcome.worstMs = Math.max(outcome.worstMs, ms);
        if (problem === null) continue;
        outcome.violations += 1;
        if (outcome.notes.length < MAX_NOTES)
          outcome.notes.push(`${requester.name}, run ${round}: ${problem}`);
      }
    }
    return outcome;
  },
};

/** Sends several requests, responds in any order and checks the text. Then unmounts during a request. */
async function runOnce(
  requester: Requester,
  random: SeededRandom,
): Promise<{ problem: string | null; ms: number }> {
  const { client, calls } = createDeferredClient(requester.createResponse);
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  let events = 0;
  let query = "";
  const onEvent = () => {
    events += 1;
  };

  async function sendRequest(): Promise<boolean> {
    query = random.pick(QUERIES.filter((each) => each !== query));
    const before = calls.length;
    const page = (
      <PlacesProvider client={client} text={en}>
        {requester.widget(query, onEvent)}
      </PlacesProvider>
    );
    if (!requester.isTyped || before === 0) root.render(page);
    if (requester.isTyped) {
      await waitUntil(() => host.querySelector("input[role=combobox]") !== null);
      typeText(host.querySelector("input[role=combobox]"), query);
    }
    return waitUntil(() => calls.length > before);
  }

  let problem: string | null = null;
  const requestCount = 2 + random.below(4);
  for (let request = 0; request < requestCount; request++) {
    if (!(await sendRequest())) problem ??= `request ${request} was never sent`;
    // Some responses arrive before the next request.
    for (const call of calls)
      if (call.isOpen && random.below(4) === 0 && request < requestCount - 1) settle(call, random);
    if (random.below(2) === 0) await tick();
  }
  const last = calls.length - 1;
  const startedAt = performance.now();
  for (const call of shuffle(calls, random)) {
    if (call === calls[last]) call.respond();
    else if (call.isOpen) settle(call, random);
    if (random.below(3) === 0) await tick();
  }
  const isCurrent = () => readAnswers(host).join() === getText(last);
  if (!(await waitUntil(isCurrent)))
    problem ??= `the last of ${calls.length} responses is not visible: ${readAnswers(host)}`;
  const ms = performance.now() - startedAt;
  await flushTasks();
  if (!isCurrent()) problem ??= `the text changed to ${readAnswers(host)}`;

  await sendRequest();
  root.unmount();
  await flushTasks();
  const changes = new MutationObserver(() => {});
  changes.observe(host, { childList: true, subtree: true, characterData: true, attributes: true });
  const eventsBefore = events;
  for (const call of calls) if (call.isOpen) settle(call, random);
  await flushTasks();
  if (changes.takeRecords().length > 0 || host.innerHTML !== "")
    problem ??= "something changed after removal";
  if (events !== eventsBefore) problem ??= "the page was called after removal";
  changes.disconnect();
  host.remove();
  return { problem, ms };
}

function settle(call: DeferredCall, random: SeededRandom): void {
  if (random.below(3) === 0) call.reject();
  else call.respond();
}

function readAnswers(host: HTMLElement): string[] {
  return [...new Set(host.textContent.match(/Answer \d+\./g))];
}

function createPrediction(call: number): PlacePrediction {
  return {
    place: `places/place-${call}`,
    placeId: `place-${call}`,
    text: { text: getText(call) },
    structuredFormat: { mainText: { text: getText(call) } },
    types: [],
  };
}

function shuffle<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other] as Item, order[at] as Item];
  }
  return order;
}
