import type { Camera, PixelSize } from "../camera/viewport.ts";
import type { StageElements } from "../stage/stage-elements.ts";
import type { GroundSettings } from "./ground.ts";
import { getPictureHref, readCredits } from "./server-picture.ts";

/** A live map loads this long after the page at the latest, in milliseconds. */
const MAX_WAIT_MS = 1500;

/** The first of these on a map shows that the reader wants it now. */
const GESTURES = ["pointerdown", "wheel", "keydown", "focusin"] as const;

/** The map that a picture shows. */
interface PicturedMap {
  camera: Camera;
  size: PixelSize;
  settings: GroundSettings;
}

/**
 * A picture from the server in the place of the live map, until that is drawn. The picture is a few
 * kilobytes; the code of the live map is a few hundred, and loads after it.
 */
export class FirstPicture {
  private readonly elements: StageElements;
  private readonly dataHost: string;
  private readonly picture: HTMLImageElement;

  /** @param credited gets the credits of the map, as HTML of the data host */
  constructor(elements: StageElements, dataHost: string, credited: (credits: readonly string[]) => void) {
    this.elements = elements;
    this.dataHost = dataHost;
    const { groundBox } = elements;
    this.picture = groundBox.ownerDocument.createElement("img");
    this.picture.className = "picture";
    // The map is named, and a picture of it adds nothing.
    this.picture.alt = "";
    this.picture.hidden = true;
    this.picture.fetchPriority = "high";
    this.picture.addEventListener("load", () => {
      this.picture.hidden = false;
    });
    groundBox.append(this.picture);
    void readCredits(dataHost).then((credits) => {
      if (this.picture.isConnected) credited(credits);
    });
  }

  /** Shows a map. One that the server cannot draw so is not shown: turned, or with styles of the page. */
  show({ camera, size, settings }: PicturedMap): void {
    const isDrawable = camera.heading === 0 && settings.styles.length === 0;
    const address = isDrawable ? this.dataHost + getPictureHref(camera, size, settings.theme) : null;
    if (address === this.picture.getAttribute("src")) return;
    this.picture.hidden = true;
    if (address === null) this.picture.removeAttribute("src");
    else this.picture.src = address;
  }

  /** Keeps the picture over the live map, which is empty at first. */
  stayAbove(): void {
    this.elements.groundBox.append(this.picture);
  }

  remove(): void {
    this.picture.remove();
  }

  /** Resolves when the live map may load: the picture is there and the page is idle, or the reader wants the map. */
  whenWanted(): Promise<void> {
    const { host } = this.elements;
    return new Promise((resolve) => {
      const end = new AbortController();
      const { signal } = end;
      const go = () => {
        end.abort();
        resolve();
      };
      const latest = setTimeout(go, MAX_WAIT_MS);
      signal.addEventListener("abort", () => clearTimeout(latest));
      for (const gesture of GESTURES) host.addEventListener(gesture, go, { signal, passive: true });
      const idle = () => whenIdle(go);
      if (!this.picture.hasAttribute("src")) return idle();
      for (const outcome of ["load", "error"]) this.picture.addEventListener(outcome, idle, { signal });
    });
  }
}

/** Safari reports no idle time. */
function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(callback, { timeout: MAX_WAIT_MS });
  else setTimeout(callback);
}
