const KB = 1024;

/** A part of the kit that a page can load on its own. */
export interface KitEntry {
  name: string;
  /** File in `entries/`, which imports its styles too. */
  script: string;
  /** True if its page shows it at once and so runs nearly all of its functions. */
  isShownAtOnce: boolean;
  /** Style sheets of place-widgets that load with a chunk that loads later, by the name of the chunk. */
  laterStyles: Readonly<Record<string, string>>;
  /**
   * Maximum size of the first load in bytes, gzipped: the widgets, the texts of
   * one language, the styles and, on preact, preact itself.
   */
  budgets: Readonly<Record<KitPlatform, number>>;
}

/** `react`: the page brings React. `preact`: the build brings preact in its place. */
export type KitPlatform = "react" | "preact";

export const KIT_PLATFORMS: readonly KitPlatform[] = ["preact", "react"];

export const KIT_ENTRIES: readonly KitEntry[] = [
  {
    name: "autocomplete",
    script: "autocomplete.ts",
    isShownAtOnce: false,
    laterStyles: {},
    budgets: { preact: 13.5 * KB, react: 8 * KB },
  },
  {
    name: "compact card",
    script: "compact-card.ts",
    isShownAtOnce: true,
    laterStyles: {
      "photo-opening": "photo-button.css",
      "photo-lightbox-dialog": "lightbox-dialog-sheets.css",
    },
    budgets: { preact: 21.5 * KB, react: 15.5 * KB },
  },
  {
    name: "whole kit",
    script: "whole-kit.ts",
    isShownAtOnce: false,
    laterStyles: {},
    budgets: { preact: 46.5 * KB, react: 40.75 * KB },
  },
];

/** The hooks alone, which are measured and not built for pages. */
export const HOOKS_ENTRY: KitEntry = {
  name: "hooks",
  script: "hooks.ts",
  isShownAtOnce: false,
  laterStyles: {},
  budgets: { preact: 13.5 * KB, react: 8 * KB },
};

/** Maximum size in bytes, gzipped, of the code that an autocomplete adds to an app of Vite. */
export const APP_BUDGET = 14 * KB;
