import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTypes } from "./build-types.ts";

const MODULES = join(import.meta.dirname, "..", "..", "..", "node_modules");
/** A folder of somebody else's, with nothing of this repository but the built kit. */
const consumer = mkdtempSync(join(tmpdir(), "lieudit-consumer-"));

beforeAll(() => {
  buildTypes(join(consumer, "kit"));
  mkdirSync(join(consumer, "node_modules", "@types"), { recursive: true });
  for (const name of ["@types/react", "@types/react-dom", "csstype"]) {
    symlinkSync(join(MODULES, name), join(consumer, "node_modules", name));
  }
  writeFileSync(
    join(consumer, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        noEmit: true,
        target: "es2022",
        module: "esnext",
        moduleResolution: "bundler",
        lib: ["es2024", "dom", "dom.iterable"],
        types: [],
      },
      files: ["page.ts"],
    }),
  );
});

afterAll(() => rmSync(consumer, { recursive: true, force: true }));

test("a page elsewhere compiles against the built kit, its client and its words, and what a widget does not take is an error", () => {
  expect(
    compileErrors(`
      import { createElement, createRoot, PlaceCompact, PlacesProvider } from "./kit/preact/compact-card/compact-card.js";
      import { PlaceAutocomplete } from "./kit/react/autocomplete/autocomplete.js";
      import { PlaceDetails, type PlaceWidgetError, type WidgetText } from "./kit/preact/whole-kit/whole-kit.js";
      import { createPlacesClient, type PlacesClient } from "./kit/client.js";
      import { fr } from "./kit/text/fr.js";

      const client: PlacesClient = createPlacesClient({ baseUrl: "" });
      const text: WidgetText = { ...fr, openInMaps: "Voir sur la carte" };
      const onError = ({ code, message }: PlaceWidgetError) => console.warn(code, message);
      createRoot(document.body).render(
        createElement(
          PlacesProvider,
          { client, text, region: "FR" },
          createElement(PlaceCompact, { placeId: "abc", orientation: "HORIZONTAL", onError }),
          createElement(PlaceAutocomplete, { onSelect: ({ placeId }) => console.log(placeId.length) }),
          createElement(PlaceDetails, { placeId: "abc", onLoad: ({ rating }) => console.log(rating?.toFixed(1)) }),
        ),
      );
      // @ts-expect-error: an id is a text
      createElement(PlaceCompact, { placeId: 42 });
      // @ts-expect-error: no such orientation
      createElement(PlaceCompact, { placeId: "abc", orientation: "DIAGONAL" });
    `),
  ).toEqual("");
});

/** Returns the compiler's errors for a page, or "". */
function compileErrors(page: string): string {
  writeFileSync(join(consumer, "page.ts"), page);
  try {
    execFileSync(process.execPath, [join(MODULES, "typescript", "bin", "tsc"), "-p", consumer], {
      stdio: "pipe",
    });
    return "";
  } catch (failed) {
    return String((failed as { stdout?: Buffer }).stdout);
  }
}
