import type { MapWords } from "../words/map-text.ts";

/** The words of one map in the language of the page, loaded when first asked for; they name the map too. */
export class StageWords {
  /** Null until they are there. */
  text: MapWords | null = null;

  private readonly host: HTMLElement;
  private loading: Promise<MapWords> | null = null;

  constructor(host: HTMLElement) {
    this.host = host;
  }

  load(): Promise<MapWords> {
    this.loading ??= import("../words/map-words.ts")
      .then(({ mapWords }) => mapWords())
      .then((text) => {
        this.text = text;
        this.host.setAttribute("aria-label", text.map);
        return text;
      });
    // The next who asks tries again.
    this.loading.catch(() => {
      this.loading = null;
    });
    return this.loading;
  }
}
