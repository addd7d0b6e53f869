import { pageSettings } from "../../page/page-settings.ts";
import type { Ground, GroundOwner } from "../ground/ground.ts";
import { safeFragment } from "../safe-html.ts";
import type { StageElements } from "./stage-elements.ts";
import type { StageOwner } from "./stage-owner.ts";
import type { StageWords } from "./stage-words.ts";

/** How long it takes until a movement asks again for what did not load, in milliseconds. */
const REST_MS = 5000;

/** What a ground is opened for. */
export interface GroundSite extends Pick<GroundOwner, "moved" | "rested"> {
  elements: StageElements;
  owner: StageOwner;
  words: StageWords;
  /** Loads what else is to be there when the ground is. */
  furnish(): Promise<void>;
  /** An attempt to open it is over. */
  tried(): void;
}

/**
 * The ground of one stage. What draws it is loaded when it is first opened; where
 * that fails it is tried again later, and where a live map fails pictures stand in.
 */
export class StageGround {
  /** Null before it is opened, and while the map is in no page. */
  now: Ground | null = null;

  private readonly site: GroundSite;
  private isOpening = false;
  /** Until then what did not load is not asked for again. */
  private restUntil = 0;
  /** Whether a live map has failed on this page. */
  private isPicture = false;

  constructor(site: GroundSite) {
    this.site = site;
  }

  async open(): Promise<void> {
    if (this.isOpening || this.now !== null || performance.now() < this.restUntil) return;
    this.isOpening = true;
    const { elements, owner, words } = this.site;
    try {
      const [{ openGround }, text] = await Promise.all([
        import("../ground/open-ground.ts"),
        words.load(),
        this.site.furnish(),
      ]);
      this.now = await openGround(
        () => ({
          container: elements.groundBox,
          owner: this.groundOwner(),
          // The page may have moved the map meanwhile.
          camera: owner.camera() ?? { center: { lat: 0, lng: 0 }, zoom: 0, heading: 0 },
          settings: owner.groundSettings(),
          text,
          dataHost: pageSettings().dataHost,
        }),
        this.isPicture,
      );
      // Where the page has moved the map since.
      const camera = owner.camera();
      if (camera !== null) this.now.show(camera);
      // Only the slot moves: what stands on the map stays in its place in the page's tree.
      this.now.gestureArea.append(elements.overlays);
      this.say("");
    } catch (error) {
      console.error(error);
      this.restUntil = performance.now() + REST_MS;
      this.fail();
    } finally {
      this.isOpening = false;
    }
    if (!elements.host.isConnected) this.close();
    this.site.tried();
  }

  /** Lets go what draws the ground. */
  close(): void {
    const { groundBox, overlays } = this.site.elements;
    groundBox.append(overlays);
    this.now?.remove();
    this.now = null;
  }

  /** A page may refuse what a live map needs, such as its worker: then pictures stand in. */
  private fail(): void {
    if (this.now !== null && !this.isPicture) {
      this.isPicture = true;
      this.close();
      void this.open();
      return;
    }
    this.say(this.site.words.text?.failed ?? "");
  }

  private say(sentence: string): void {
    this.site.elements.status.textContent = sentence;
  }

  private groundOwner(): GroundOwner {
    const { elements, owner, moved, rested } = this.site;
    return {
      moved,
      rested,
      dragged: (step) => owner.tell(step),
      drawn: () => {
        this.say("");
        owner.tell("tilesloaded");
      },
      credited: (credits) => {
        const parts = credits.flatMap((credit, index) => [
          ...(index > 0 ? [" · "] : []),
          safeFragment(credit),
        ]);
        elements.credits.replaceChildren(...parts);
      },
      failed: () => this.fail(),
      within: (camera) => owner.within(camera),
    };
  }
}
