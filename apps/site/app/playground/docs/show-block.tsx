import type { Place } from "@lieudit/place-model";
import { PlaceAutocomplete, PlacesProvider } from "@lieudit/place-widgets";
import { DETAILS_FIELDS } from "@lieudit/place-widgets/fields";
import { fr } from "@lieudit/place-widgets/text/fr";
import { createPlacesClient } from "@lieudit/places-client";
import { type ComponentType, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@lieudit/place-widgets/styles.css";
import "@lieudit/place-map/styles.css";

/** A longer value is cut. */
const MAX_VALUE_LENGTH = 4000;

/** Of the search for the places that components get. */
const SAMPLE_SEARCH = { textQuery: "boulangerie", pageSize: 3 };

// The address without origin is the frame's own, whose calls the page around it makes.
const client = createPlacesClient({ baseUrl: location.origin });
const log = console.log;
console.log = (...values: unknown[]) => {
  printValue(values.map(formatValue).join(" "));
  log(...values);
};

let hasPrinted = false;

/** Prints the value of a statement, as a console does. */
export function showValue(value: unknown): void {
  if (value !== undefined) printValue(formatValue(value));
}

/**
 * Renders each component that a block exports, with sample props: `placeId`, `ids`, `place` and `now`.
 * A block that exports none and printed nothing shows its last value.
 */
export async function showBlock(
  exported: Readonly<Record<string, unknown>>,
  { hasProvider, last }: { hasProvider: boolean; last?: unknown },
): Promise<void> {
  const components = Object.entries(exported).filter(
    (entry): entry is [string, ComponentType<object>] =>
      typeof entry[1] === "function" && /^(?:[A-Z]|default$)/.test(entry[0]),
  );
  if (components.length === 0) {
    if (!hasPrinted) showValue(last);
    return;
  }
  const takesProps = components.some(([, component]) => component.length > 0);
  const props = takesProps ? await loadSampleProps() : {};
  const page = components.map(([name, Component]) => <Component key={name} {...props} />);
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <StrictMode>
      {hasProvider ? (
        page
      ) : (
        <PlacesProvider client={client} text={fr} region="FR">
          {page}
        </PlacesProvider>
      )}
    </StrictMode>,
  );
}

async function loadSampleProps(): Promise<object> {
  const { places = [] } = await client.searchText(SAMPLE_SEARCH, DETAILS_FIELDS);
  const [place] = places as readonly Place[];
  if (place === undefined) throw new Error("This server has no bakery to show.");
  return {
    place,
    placeId: place.id,
    ids: places.map(({ id }) => id),
    now: Date.now(),
    onTown: (name: string) => console.log(name),
    children: <PlaceAutocomplete />,
  };
}

function printValue(text: string): void {
  hasPrinted = true;
  const line = document.createElement("pre");
  line.style.whiteSpace = "pre-wrap";
  line.textContent = text.slice(0, MAX_VALUE_LENGTH);
  document.body.append(line);
}

function formatValue(value: unknown): string {
  if (typeof value === "string") return value;
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    return String(value);
  }
}
