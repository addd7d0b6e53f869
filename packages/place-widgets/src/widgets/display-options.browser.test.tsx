import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { sampleClient } from "../../gallery/sample-client.ts";
import { sampleContext } from "../../gallery/sample-context.ts";
import { restaurant } from "../../gallery/sample-places.ts";
import { failOnConsoleErrors } from "../../test/strict-console.ts";
import { PHOTO_BASE, WidgetPage } from "../../test/widget-page.tsx";
import "../theme/contextual.css";
import { DISPLAY_DEFAULTS, type DisplayOptions } from "./display-options.ts";
import { PlaceCompact } from "./place-compact.tsx";
import { PlaceContextual } from "./place-contextual.tsx";
import { PlaceDetails } from "./place-details.tsx";
import { PlaceSearchList } from "./place-search-list.tsx";

failOnConsoleErrors();

const route = { legs: [{ duration: "600s", distanceMeters: 1609 }] };
const context = { ...sampleContext(""), places: [restaurant], routingSummaries: [route] };

const WIDGETS: readonly [name: string, (options: DisplayOptions) => ReactNode][] = [
  ["PlaceDetails", (options) => <PlaceDetails place={restaurant} routingSummary={route} {...options} />],
  ["PlaceCompact", (options) => <PlaceCompact place={restaurant} routingSummary={route} {...options} />],
  [
    "PlaceSearchList",
    (options) => <PlaceSearchList places={[restaurant]} routingSummaries={[route]} {...options} />,
  ],
  ["PlaceContextual", (options) => <PlaceContextual context={context} {...options} />],
];

async function renderBox(children: ReactNode, tokens: object = {}) {
  const { container } = await render(
    <WidgetPage>
      <div style={{ colorScheme: "light", ...tokens }}>{children}</div>
    </WidgetPage>,
  );
  const box = container.querySelector<HTMLElement>(".gmp-widget");
  if (box === null) throw new Error("The widget rendered no box.");
  return { box, style: getComputedStyle(box), has: (part: string) => box.querySelector(part) !== null };
}

const toRgb = (color: string): string => {
  const probe = document.createElement("i");
  probe.style.color = color;
  document.body.append(probe);
  const { color: computed } = getComputedStyle(probe);
  probe.remove();
  return computed;
};

test.each(WIDGETS)(
  "%s has the default display options [S3-197] [S3-198] [S3-201] [S3-202] [S3-203] [S3-204]",
  async (name, widget) => {
    const { style, has } = await renderBox(widget({}));
    expect(style.backgroundColor).toBe(toRgb(DISPLAY_DEFAULTS.backgroundColor));
    expect(style.borderRadius).toBe(DISPLAY_DEFAULTS.borderRadius);
    expect(style.borderWidth).toBe(DISPLAY_DEFAULTS.showsBorder ? "1px" : "0px");
    expect(has(".gmp-attribution")).toBe(DISPLAY_DEFAULTS.showsAttribution);
    expect(has(".gmp-tags")).toBe(DISPLAY_DEFAULTS.showsAttributeTags);
    // A context has routes only if its creator wanted them.
    expect(has(".gmp-routing-summary")).toBe(
      name === "PlaceContextual" || DISPLAY_DEFAULTS.showsRoutingSummary,
    );
  },
);

test.each(WIDGETS)("%s takes a background and a radius over the tokens of the page", async (_, widget) => {
  const tokens = {
    "--gmp-mat-color-surface": "rgb(1, 1, 1)",
    "--gmp-border-radius": "1px",
    "--gmp-card-border-radius": "2px",
  };
  const options = { backgroundColor: "rgb(9, 8, 7)", borderRadius: 3 };
  const { style } = await renderBox(widget(options), tokens);
  expect([style.backgroundColor, style.borderRadius]).toEqual(["rgb(9, 8, 7)", "3px"]);
});

test.each(WIDGETS)("%s takes a CSS length and keeps the styles of the page", async (_, widget) => {
  const options = { borderRadius: "50%", style: { marginTop: "7px" } };
  const { style } = await renderBox(widget(options));
  expect([style.borderRadius, style.marginTop]).toEqual(["50%", "7px"]);
});

test.each(WIDGETS)("%s shows what is switched on and hides what is switched off", async (_, widget) => {
  const { style, has, box } = await renderBox(
    widget({
      showsAttribution: false,
      showsBorder: false,
      showsRoutingSummary: true,
      showsAttributeTags: true,
      region: "GB",
    }),
  );
  expect(style.borderWidth).toBe("0px");
  expect(has(".gmp-attribution")).toBe(false);
  await vi.waitFor(() => expect(box.querySelectorAll(".gmp-tags > li")).toHaveLength(2));
  expect(box.querySelector(".gmp-routing-summary")?.textContent).toContain("1.0\u00a0mi");
  expect(getComputedStyle(box.querySelector(".gmp-tags") as Element).display).toBe("flex");
});

test.each(WIDGETS)("%s has no style attribute in the server's HTML", (_, widget) => {
  const html = renderToString(<WidgetPage>{widget({ backgroundColor: "red", borderRadius: 3 })}</WidgetPage>);
  expect(html).not.toContain("style=");
});

test("the language and region of a widget replace those of the provider [S3-199] [S3-200]", async () => {
  const client = sampleClient(PHOTO_BASE);
  const locale = { language: "ar", region: "MA" };
  const asked: object[] = [];
  const record = <Request extends object, Result>(run: (request: Request, ...rest: never[]) => Result) =>
    ((request: Request, ...rest: never[]) => {
      asked.push(request);
      return run(request, ...rest);
    }) as typeof run;
  const recording = {
    ...client,
    getPlace: record(client.getPlace),
    searchText: record(client.searchText),
    getContext: record(client.getContext),
  };
  await render(
    <WidgetPage client={recording} language="fr" region="FR">
      <PlaceDetails placeId="fournil" {...locale} />
      <PlaceCompact placeId="fournil" {...locale} />
      <PlaceSearchList request={{ textQuery: "pain" }} {...locale} />
      <PlaceContextual contextToken="token" {...locale} />
    </WidgetPage>,
  );
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  for (const request of asked) {
    expect(request).toMatchObject({ languageCode: "ar", regionCode: "MA" });
  }
});
