const KB = 1024;

/** What a page may load of the kit on its own. */
export interface KitEntry {
  name: string;
  /** In `entries/`. Its styles are those of the whole kit that its script has a use for. */
  script: string;
  /** Its page shows it as soon as it has it, which takes nearly all of its functions. */
  isShownAtOnce: boolean;
  /**
   * Most that its first load may weigh, in bytes as gzip sends them: the
   * widgets, the words of one language and the styles, and on preact preact itself.
   * What loads later, when it is first needed, is not in it.
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
    budgets: { preact: 14 * KB, react: 8 * KB },
  },
  // The goal of the card is 16 KB on preact and 10 KB beside React. Of its 18.3 KB, preact is 5.8, the styles 2.7,
  // the words 0.8 and the clock of the opening hours 1.4; what only some cards need loads later already.
  {
    name: "compact card",
    script: "compact-card.ts",
    isShownAtOnce: true,
    budgets: { preact: 18.5 * KB, react: 12.75 * KB },
  },
  {
    name: "whole kit",
    script: "whole-kit.ts",
    isShownAtOnce: false,
    budgets: { preact: 45 * KB, react: 39 * KB },
  },
];
