import glSheet from "@lieudit/place-map/gl-map.css?inline";
import { FONT_WITHOUT_PAGE, hasFontOfPage } from "../page/font-of-page.ts";
import { pageSettings } from "../page/page-settings.ts";
import { adoptSheet } from "./adopt-sheet.ts";
import type { Ground, GroundOwner, GroundSettings } from "./ground/ground.ts";
import { CONTROL_SLOTS, MapControls, type ShownControls } from "./map-controls.ts";
import stageSheet from "./map-stage.css?inline";
import { safeFragment } from "./safe-html.ts";
import { type Camera, isSameCamera, type PixelSize, Viewport } from "./viewport.ts";
import type { MapWords } from "./words/map-words.ts";

/** How long it takes until a movement asks again for what did not load, in milliseconds. */
const REST_MS = 5000;

function isWriting(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

/** The slot of a map and of `gmp-map` for open windows. */
const WINDOWS_SLOT = "map-windows";

/** Something that stands on a map and is put in its place anew when the map moves. */
export interface OnStage {
  place(viewport: Viewport): void;
  /** Whether it stands at `element`, and goes where that goes. */
  follows?(element: Element): boolean;
}

/** The map whose stage it is. */
export interface StageOwner {
  /** Null until the page has said where to look. */
  camera(): Camera | null;
  /** Takes over where the reader, or a glide, has moved to. */
  take(camera: Camera): void;
  within(camera: Camera): Camera;
  groundSettings(): GroundSettings;
  shownControls(): ShownControls;
  backgroundColor(): string | null;
  /** There is something to look at for the first time. */
  started(): void;
  /** What shows is not what showed before. */
  changed(): void;
  /** `idle` and other events that say nothing but their name. */
  tell(eventName: string): void;
  zoomBy(step: 1 | -1): void;
}

/**
 * The elements of one map, in the page's `div`: the ground, which is loaded when
 * the map first has a size and a camera, and above it what stands on the map.
 * The page's own elements stay in its tree, so that its styles reach them.
 */
export class MapStage {
  /** In the page's `div`; its children lie on the map. */
  readonly host: HTMLElement;
  /** Whose children lie on the map: the host, or the `gmp-map` around it. */
  outside: HTMLElement;
  readonly controls: MapControls;
  /** Hears the reader's pointer wherever no window or control is. */
  readonly groundBox: HTMLElement;
  viewport: Viewport | null = null;
  text: MapWords | null = null;

  private readonly owner: StageOwner;
  private readonly overlays: HTMLElement;
  private readonly creditsBox: HTMLElement;
  private readonly status: HTMLElement;
  private readonly onStage = new Set<OnStage>();
  /** What stands at something else on the map: placed after it. */
  private readonly followers = new Set<OnStage>();
  private readonly layers = new Map<string, HTMLElement>();
  /** Zero while it is in no page, or hidden there. */
  size: PixelSize = { width: 0, height: 0 };
  private ground: Ground | null = null;
  private loadingWords: Promise<MapWords> | null = null;
  private isOpening = false;
  /** Until then what did not load is not asked for again. */
  private restUntil = 0;
  /** Whether a live map has failed on this page. */
  private isPicture = false;
  /** No event before the page had time to listen, which is when the ground is there. */
  private isStarted = false;
  private isDirty = false;
  private isOther = false;
  private hasNewSettings = true;
  private idling: ReturnType<typeof setTimeout> | undefined;

  constructor(div: HTMLElement, owner: StageOwner) {
    this.owner = owner;
    const { ownerDocument: page } = div;
    const box = (className: string, ...children: Node[]) => {
      const element = page.createElement("div");
      element.className = className;
      element.append(...children);
      return element;
    };
    const slot = (name: string) => {
      const element = page.createElement("slot");
      if (name !== "") element.name = name;
      return element;
    };
    this.host = page.createElement("div");
    this.outside = this.host;
    this.host.setAttribute("role", "group");
    const root = this.host.attachShadow({ mode: "open" });
    adoptSheet(root, glSheet);
    adoptSheet(root, stageSheet);
    this.overlays = box("overlays", slot(""));
    this.groundBox = box("place-map-canvas", this.overlays);
    // Plus, minus and arrows in a field of the page's are no gestures.
    this.overlays.addEventListener("keydown", (event) => {
      if (isWriting(event.composedPath()[0])) event.stopPropagation();
    });
    this.creditsBox = box("credits");
    this.status = page.createElement("p");
    this.status.className = "status";
    this.status.setAttribute("role", "status");
    this.controls = new MapControls(this.host, {
      outside: () => this.outside,
      zoomBy: (step) => owner.zoomBy(step),
    });
    const windows = box("windows", slot(WINDOWS_SLOT));
    root.append(this.groundBox, this.status, this.controls.element, this.creditsBox, windows);
    div.append(this.host);
    new ResizeObserver(() => this.measure()).observe(this.host);
    this.measure();
  }

  /** Shows the children of `element`, in whose shadow tree the map is, as its own. */
  takeChildrenOf(element: HTMLElement): void {
    this.outside = element;
    for (const name of ["", WINDOWS_SLOT, ...CONTROL_SLOTS]) {
      const slot = element.ownerDocument.createElement("slot");
      if (name !== "") {
        slot.name = name;
        slot.slot = name;
      }
      this.host.append(slot);
    }
  }

  add(thing: OnStage): void {
    (thing.follows === undefined ? this.onStage : this.followers).add(thing);
    if (this.viewport !== null) thing.place(this.viewport);
  }

  remove(thing: OnStage): void {
    this.onStage.delete(thing);
    this.followers.delete(thing);
  }

  /** Tells what stands at `element` that it has moved, by itself and not with the map. */
  moved(element: Element): void {
    const { viewport } = this;
    if (viewport === null) return;
    for (const thing of [...this.followers]) if (thing.follows?.(element) === true) thing.place(viewport);
  }

  /** A box on the map, made when first asked for. @param level those with more lie above */
  layer(name: string, level: number): HTMLElement {
    const known = this.layers.get(name);
    if (known !== undefined) return known;
    const layer = this.host.ownerDocument.createElement("div");
    layer.dataset.layer = name;
    const { style } = layer;
    style.position = "absolute";
    style.insetBlockStart = "0";
    style.left = "0";
    style.zIndex = String(level);
    this.layers.set(name, layer);
    this.outside.append(layer);
    return layer;
  }

  /** Puts a marker onto the map: into `gmp-map` itself, where its markers stand in the page's markup too. */
  addMarker(marker: HTMLElement): void {
    if (this.outside === this.host) this.layer("markers", 1).append(marker);
    else this.outside.append(marker);
  }

  /** Shows a window above everything else. */
  addWindow(element: HTMLElement): void {
    element.slot = WINDOWS_SLOT;
    this.outside.append(element);
  }

  /** What has the keyboard, as the tree around the map sees it. */
  get activeElement(): Element | null {
    return (this.outside.getRootNode() as Document | ShadowRoot).activeElement;
  }

  /** The page, or code of ours, has changed the camera. */
  cameraChanged(): void {
    this.isOther = true;
    this.soon();
  }

  /** The page has changed what its options say of looks and gestures. */
  settingsChanged(): void {
    this.hasNewSettings = true;
    this.soon();
  }

  /** Goes there with a movement where the ground can make one. */
  glide(camera: Camera): void {
    // What the page has set in this moment is where the movement begins.
    this.refresh();
    if (this.ground === null) this.owner.take(camera);
    else this.ground.glide(camera);
  }

  placeAt(pixel: { x: number; y: number }): string | null {
    return this.ground?.placeAt(pixel) ?? null;
  }

  /** The words in the language of the page, loaded when first asked for. */
  loadWords(): Promise<MapWords> {
    this.loadingWords ??= import("./words/map-words.ts")
      .then(({ mapWords }) => mapWords())
      .then((text) => {
        this.text = text;
        this.host.setAttribute("aria-label", text.map);
        return text;
      });
    // The next who asks tries again.
    this.loadingWords.catch(() => {
      this.loadingWords = null;
    });
    return this.loadingWords;
  }

  /** Brings everything up to the camera now. */
  refresh(): void {
    this.isDirty = false;
    const camera = this.owner.camera();
    if (camera === null || this.size.width === 0 || this.size.height === 0) return;
    const { isOther } = this;
    // Whoever is told now may move the map once more.
    this.isOther = false;
    if (this.hasNewSettings) this.applySettings();
    if (this.viewport === null) {
      this.place(camera);
      this.owner.started();
    } else if (isOther) {
      this.ground?.show(camera);
      this.place(camera);
      this.announce();
    }
    void this.open();
  }

  private soon(): void {
    if (this.isDirty) return;
    this.isDirty = true;
    queueMicrotask(() => {
      if (this.isDirty) this.refresh();
    });
  }

  private place(camera: Camera): void {
    this.viewport = new Viewport(camera, this.size);
    for (const thing of [...this.onStage, ...this.followers]) thing.place(this.viewport);
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
    const div = this.host.parentElement;
    if (div !== null && this.host.isConnected && this.size.width === 0) {
      // The map lies within the page's element, wherever that element lies.
      if (getComputedStyle(div).position === "static") div.style.position = "relative";
      div.style.overflow = "clip";
      if (!hasFontOfPage(this.host)) this.host.style.fontFamily = FONT_WITHOUT_PAGE;
    }
    const { clientWidth: width, clientHeight: height } = this.host;
    if (width === this.size.width && height === this.size.height) return;
    this.size = { width, height };
    this.controls.element.style.setProperty("--_map-width", `${width}px`);
    if (width === 0 || height === 0) {
      // Taken out of the page: what draws the ground is let go, the camera stays.
      if (!this.host.isConnected) this.close();
      return;
    }
    this.ground?.resized();
    this.isOther = this.viewport !== null;
    this.refresh();
  }

  private applySettings(): void {
    this.hasNewSettings = false;
    const settings = this.owner.groundSettings();
    this.host.dataset.theme = settings.theme;
    this.groundBox.style.setProperty("--_ground", this.owner.backgroundColor() ?? "");
    this.ground?.apply(settings);
    this.controls.show(this.owner.shownControls(), this.text);
  }

  private async open(): Promise<void> {
    if (this.isOpening || this.ground !== null || performance.now() < this.restUntil) return;
    this.isOpening = true;
    try {
      const [{ openGround }, text] = await Promise.all([import("./ground/open-ground.ts"), this.loadWords()]);
      const ground = await openGround(
        () => ({
          container: this.groundBox,
          owner: this.groundOwner(),
          // The page may have moved the map meanwhile.
          camera: this.owner.camera() ?? { center: { lat: 0, lng: 0 }, zoom: 0, heading: 0 },
          settings: this.owner.groundSettings(),
          text,
          dataHost: pageSettings().dataHost,
        }),
        this.isPicture,
      );
      this.ground = ground;
      // Where the page has moved the map since.
      const camera = this.owner.camera();
      if (camera !== null) ground.show(camera);
      // Only the slot moves: what stands on the map stays in its place in the page's tree.
      ground.gestureArea.append(this.overlays);
      this.status.textContent = "";
    } catch (error) {
      console.error(error);
      this.restUntil = performance.now() + REST_MS;
      this.fail();
    } finally {
      this.isOpening = false;
    }
    if (!this.host.isConnected) this.close();
    else this.applySettings();
    this.start();
  }

  private start(): void {
    this.isStarted = true;
    this.announce();
  }

  /** A page may refuse what a live map needs, such as its worker: then pictures stand in. */
  private fail(): void {
    if (this.ground !== null && !this.isPicture) {
      this.isPicture = true;
      this.close();
      void this.open();
      return;
    }
    this.status.textContent = this.text?.failed ?? "";
  }

  private close(): void {
    this.groundBox.append(this.overlays);
    this.ground?.remove();
    this.ground = null;
  }

  private groundOwner(): GroundOwner {
    return {
      moved: (camera) => {
        clearTimeout(this.idling);
        this.owner.take(camera);
        const taken = this.owner.camera() ?? camera;
        // The page may have put it elsewhere while it was told.
        this.isOther = !isSameCamera(taken, camera);
        this.place(taken);
        if (this.isStarted) this.owner.changed();
      },
      rested: () => this.restSoon(),
      dragged: (step) => this.owner.tell(step),
      drawn: () => {
        this.status.textContent = "";
        this.owner.tell("tilesloaded");
      },
      credited: (credits) => {
        const parts = credits.flatMap((credit, index) => [
          ...(index > 0 ? [" · "] : []),
          safeFragment(credit),
        ]);
        this.creditsBox.replaceChildren(...parts);
      },
      failed: () => this.fail(),
      within: (camera) => this.owner.within(camera),
    };
  }
}
