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
    budgets: { preact: 10.95 * KB, react: 7.1 * KB },
  },
  // The goal of the card beside React is 10 KB. Of its 11.8 KB, the styles are 2.5, the words 0.7,
  // the clock of the opening hours 1.1; what only some cards need loads later already.
  {
    name: "compact card",
    script: "compact-card.ts",
    isShownAtOnce: true,
    budgets: { preact: 15.9 * KB, react: 12.1 * KB },
  },
  {
    name: "whole kit",
    script: "whole-kit.ts",
    isShownAtOnce: false,
    budgets: { preact: 38.2 * KB, react: 34.4 * KB },
  },
];
