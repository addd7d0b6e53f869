import { FONT_WITHOUT_PAGE, hasPageFont } from "../../page/font-of-page.ts";
import { type Camera, isSameCamera, type PixelSize, Viewport } from "../camera/viewport.ts";
import { EdgeControls } from "./edge-controls.ts";
import type { MapButtons } from "./map-buttons.ts";
import { StageChildren } from "./stage-children.ts";
import { makeStageElements, type StageElements } from "./stage-elements.ts";
import { StageGround } from "./stage-ground.ts";
import type { StageOwner } from "./stage-owner.ts";
import { StageWords } from "./stage-words.ts";
import { ThingsOnStage } from "./things-on-stage.ts";

/**
 * One map in the page's `div`: the ground, which loads when the map first has a
 * size and a camera, and the objects on it. The stage updates both once per tick,
 * after changes of the page or gestures of the reader.
 */
export class MapStage {
  /** In the page's `div`; its children lie on the map. */
  readonly host: HTMLElement;
  readonly elements: StageElements;
  readonly children: StageChildren;
  readonly things = new ThingsOnStage();
  readonly words: StageWords;
  readonly edges: EdgeControls;
  /** Zero while the map is disconnected or hidden. */
  size: PixelSize = { width: 0, height: 0 };

  private readonly owner: StageOwner;
  private readonly ground: StageGround;
  private buttons: MapButtons | null = null;
  /** Whether events fire: only after the ground is loaded, when the page has had time to listen. */
  private isStarted = false;
  private isDirty = false;
  private isOther = false;
  private hasNewSettings = true;
  private idling: ReturnType<typeof setTimeout> | undefined;

  constructor(div: HTMLElement, owner: StageOwner) {
    this.owner = owner;
    const elements = makeStageElements(div.ownerDocument);
    const { host } = elements;
    this.elements = elements;
    this.host = host;
    this.children = new StageChildren(host);
    this.words = new StageWords(host);
    this.edges = new EdgeControls(elements, this.children);
    this.ground = new StageGround({
      elements,
      owner,
      words: this.words,
      size: () => this.size,
      furnish: () => this.loadButtons(),
      moved: (camera) => this.takeMoved(camera),
      rested: () => this.restSoon(),
      tried: () => this.start(),
    });
    div.append(host);
    new ResizeObserver(() => this.measure()).observe(host);
    this.measure();
  }

  /** The visible viewport; null before there is a camera and a size. */
  get viewport(): Viewport | null {
    return this.things.viewport;
  }

  /** Called after the page or the kit has changed the camera. */
  cameraChanged(): void {
    this.isOther = true;
    this.soon();
  }

  /** Called after options of looks or gestures have changed. */
  settingsChanged(): void {
    this.hasNewSettings = true;
    this.soon();
  }

  /** Animates to a camera, if the ground can. */
  glide(camera: Camera): void {
    // The movement starts at the camera that the page has just set.
    this.refresh();
    if (this.ground.now === null) this.owner.take(camera);
    else this.ground.now.glide(camera);
  }

  /** Returns the id of the place that the ground shows at a pixel, or null. */
  placeAt(pixel: { x: number; y: number }): string | null {
    return this.ground.now?.placeAt(pixel) ?? null;
  }

  /** Updates everything to the camera. */
  private refresh(): void {
    this.isDirty = false;
    const camera = this.owner.camera();
    if (camera === null || this.size.width === 0 || this.size.height === 0) return;
    const { isOther } = this;
    // Listeners may move the map again.
    this.isOther = false;
    if (this.hasNewSettings) this.applySettings();
    if (this.viewport === null) {
      this.place(camera);
      this.owner.started();
    } else if (isOther) {
      this.ground.show(camera);
      this.place(camera);
      this.announce();
    }
    void this.ground.open();
  }

  private soon(): void {
    if (this.isDirty) return;
    this.isDirty = true;
    queueMicrotask(() => {
      if (this.isDirty) this.refresh();
    });
  }

  private place(camera: Camera): void {
    this.things.place(new Viewport(camera, this.size));
  }

  private announce(): void {
    if (!this.isStarted) return;
    this.owner.changed();
    this.restSoon();
  }

  private restSoon(): void {
    clearTimeout(this.idling);
    this.idling = setTimeout(() => this.owner.tell("idle"));
  }

  private measure(): void {
    const { host } = this;
    const div = host.parentElement;
    if (div !== null && host.isConnected && this.size.width === 0) settleIn(div, host);
    const { clientWidth: width, clientHeight: height } = host;
    if (width === this.size.width && height === this.size.height) return;
    this.size = { width, height };
    this.elements.controls.style.setProperty("--_map-width", `${width}px`);
    if (width === 0 || height === 0) {
      // Disconnected: the ground is released, the camera stays.
      if (!host.isConnected) this.ground.close();
      return;
    }
    this.ground.now?.resized();
    this.isOther = this.viewport !== null;
    this.refresh();
  }

  private applySettings(): void {
    this.hasNewSettings = false;
    const settings = this.owner.groundSettings();
    this.host.dataset.theme = settings.theme;
    this.elements.groundBox.style.setProperty("--_ground", this.owner.backgroundColor() ?? "");
    this.ground.apply(settings);
    this.buttons?.show(this.owner.shownButtons(), this.words.text);
  }

  private async loadButtons(): Promise<void> {
    const { MapButtons } = await import("./map-buttons.ts");
    this.buttons ??= new MapButtons(this.elements, this.edges, (step) => this.owner.zoomBy(step));
  }

  private start(): void {
    if (this.host.isConnected) this.applySettings();
    this.isStarted = true;
    this.announce();
  }

  /** Follows the ground after a gesture or an animation. */
  private takeMoved(camera: Camera): void {
    clearTimeout(this.idling);
    this.owner.take(camera);
    const taken = this.owner.camera() ?? camera;
    // A listener may have moved the map.
    this.isOther = !isSameCamera(taken, camera);
    this.place(taken);
    if (this.isStarted) this.owner.changed();
  }
}

/** Has the map lie within the page's element, wherever that element lies. */
function settleIn(div: HTMLElement, host: HTMLElement): void {
  if (getComputedStyle(div).position === "static") div.style.position = "relative";
  div.style.overflow = "clip";
  if (!hasPageFont(host)) host.style.fontFamily = FONT_WITHOUT_PAGE;
}
