import { pageSettings } from "../../page/page-settings.ts";
import type { Camera, PixelSize } from "../camera/viewport.ts";
import { FirstPicture } from "../ground/first-picture.ts";
import type { Ground, GroundOwner, GroundSettings } from "../ground/ground.ts";
import { safeFragment } from "../safe-html.ts";
import type { StageElements } from "./stage-elements.ts";
import type { StageOwner } from "./stage-owner.ts";
import type { StageWords } from "./stage-words.ts";

/** Delay before a failed load is retried, in milliseconds. */
const REST_MS = 5000;

/** Dependencies for opening a ground. */
export interface GroundSite extends Pick<GroundOwner, "moved" | "rested"> {
  elements: StageElements;
  owner: StageOwner;
  words: StageWords;
  size(): PixelSize;
  /** Loads what has to be ready together with the ground. */
  furnish(): Promise<void>;
  /** Called when an attempt to open the ground ends. */
  tried(): void;
}

/**
 * The ground of one stage. Its code loads on the first opening and is retried
 * after a failure. Pictures replace a live map that fails.
 */
export class StageGround {
  /** Null before it is opened, and while the map is disconnected. */
  now: Ground | null = null;

  private readonly site: GroundSite;
  private isOpening = false;
  /** Time of the next retry of a failed load. */
  private restUntil = 0;
  /** Whether a live map has failed on this page. */
  private isPicture = false;
  /** Null once the ground is drawn or moved. */
  private picture: FirstPicture | null = null;

  constructor(site: GroundSite) {
    this.site = site;
  }

  async open(): Promise<void> {
    if (this.isOpening || this.now !== null || performance.now() < this.restUntil) return;
    this.isOpening = true;
    const { elements, owner, words } = this.site;
    if (!this.isPicture) await this.showPicture();
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
      // The page may have moved the map since.
      const camera = owner.camera();
      if (camera !== null) this.now.show(camera);
      this.picture?.stayAbove();
      // Only the slot moves; elements on the map stay in the page's tree.
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

  /** Follows the camera of the page. */
  show(camera: Camera): void {
    if (this.now !== null) {
      this.removePicture();
      this.now.show(camera);
    } else this.showInPicture(camera);
  }

  /** Applies settings of the page, also to a picture that is still there. */
  apply(settings: GroundSettings): void {
    this.now?.apply(settings);
    const camera = this.site.owner.camera();
    if (camera !== null) this.showInPicture(camera);
  }

  private showInPicture(camera: Camera): void {
    this.picture?.show({ camera, size: this.site.size(), settings: this.site.owner.groundSettings() });
  }

  /** Shows the picture of the map, and resolves when the live map may load. */
  private async showPicture(): Promise<void> {
    const camera = this.site.owner.camera();
    if (camera === null) return;
    this.picture ??= new FirstPicture(
      this.site.elements,
      pageSettings().dataHost,
      this.groundOwner().credited,
    );
    this.show(camera);
    await this.picture.whenWanted();
  }

  private removePicture(): void {
    this.picture?.remove();
    this.picture = null;
  }

  /** Releases the ground. */
  close(): void {
    this.removePicture();
    const { groundBox, overlays } = this.site.elements;
    groundBox.append(overlays);
    this.now?.remove();
    this.now = null;
  }

  /** Replaces a live map by pictures: a page may forbid its worker, for example. */
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
      moved: (camera) => {
        this.removePicture();
        moved(camera);
      },
      rested,
      dragged: (step) => owner.tell(step),
      drawn: () => {
        this.removePicture();
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
