import type { MapWords } from "../words/map-text.ts";

/** The texts of one map in the page's language, loaded on first use; they also name the map. */
export class StageWords {
  /** Null until they are loaded. */
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
    // The next call tries again.
    this.loading.catch(() => {
      this.loading = null;
    });
    return this.loading;
  }
}
