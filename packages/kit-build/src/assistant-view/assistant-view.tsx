import type { Place } from "@lieudit/place-model";
import { RESPONSE_SHAPES, readAnswer } from "@lieudit/place-model";
import { PlaceCompact, PlaceDetails, PlacesProvider } from "@lieudit/place-widgets";
import "@lieudit/place-widgets/styles/cards.css";
import "@lieudit/place-widgets/styles/details.css";
import { loadWidgetText } from "@lieudit/place-widgets/text";
import { createPlacesClient } from "@lieudit/places-client";
import { createRoot } from "react-dom/client";
import "./assistant-view.css";
import { connectToHost, type HostContext } from "./host-connection.ts";

/** The host shows at most this many; the text of the result names them all. */
const MAX_PLACES = 10;

/** Everything that the widgets show is in the result, so nothing is requested. */
const client = createPlacesClient({
  baseUrl: "https://no-network.invalid",
  fetch: () => Promise.reject(new TypeError("The view makes no requests.")),
});

/**
 * Shows the places of a tool's result in the window of an assistant: one place with its details,
 * several as cards.
 *
 * @param view the window of the view; its parent is the host
 */
export function startAssistantView(view: Window): void {
  const { document } = view;
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  let context: HostContext = { locale: view.navigator.language };
  let places: readonly Place[] = [];

  const host = connectToHost(view, {
    onContext(changed) {
      context = { ...context, ...changed };
      void update();
    },
    onResult(structuredContent) {
      places = readPlaces(structuredContent);
      void update();
    },
  });

  // A link would load inside the view's frame.
  document.addEventListener("click", (event) => {
    // Every target of a click in a document is an element.
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (link === null) return;
    event.preventDefault();
    host.openLink(link.href);
  });
  new ResizeObserver(() => {
    const { offsetWidth, offsetHeight } = document.documentElement;
    // In the next frame: a host that resizes the view at once would start the observer again.
    view.requestAnimationFrame(() => host.reportSize(offsetWidth, offsetHeight));
  }).observe(document.documentElement);

  async function update(): Promise<void> {
    const { locale = "en" } = context;
    // The words of every language are in the script of the view.
    const text = await loadWidgetText(locale);
    if (locale !== (context.locale ?? "en")) return;
    document.documentElement.lang = text.language;
    document.documentElement.dir = text.direction;
    document.documentElement.style.colorScheme = /^(?:light|dark)$/.test(context.theme ?? "")
      ? (context.theme ?? "")
      : "light dark";
    const [place] = places;
    root.render(
      <PlacesProvider client={client} text={text}>
        {places.length === 1 && place !== undefined ? (
          <PlaceDetails place={place} />
        ) : (
          <ol>
            {places.map((one) => (
              <li key={one.id}>
                <PlaceCompact place={one} orientation="HORIZONTAL" />
              </li>
            ))}
          </ol>
        )}
      </PlacesProvider>,
    );
  }
}

/** Reads the places below `untrusted` as an answer of the service: every field is checked. */
function readPlaces(structuredContent: unknown): readonly Place[] {
  const { untrusted } = Object(structuredContent) as { untrusted?: unknown };
  const { places } = Object(untrusted) as { places?: unknown };
  if (!Array.isArray(places)) return [];
  const answer = readAnswer(RESPONSE_SHAPES.searchText, { places: places.slice(0, MAX_PLACES) }) as {
    places?: Place[];
  };
  return answer.places ?? [];
}
