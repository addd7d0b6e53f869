import type { LatLng } from "../../core/lat-lng.ts";
import { LatLngBounds } from "../../core/lat-lng-bounds.ts";
import { trigger } from "../../core/listeners.ts";
import { Data } from "../data/data-layer.ts";
import type { FeatureStyle } from "../data/data-state.ts";
import type { Feature } from "../data/feature.ts";
import { InfoWindow } from "../info-window.ts";
import { GroundOverlay } from "../tiles/ground-overlay.ts";
import type { KmlAuthor, KmlOwner } from "./kml-types.ts";
import { type KmlDocument, KmlError, loadKml } from "./read-kml.ts";

/** What a page gets with a click on a feature. */
interface KmlFeatureData {
  author: KmlAuthor;
  description: string;
  id: string;
  infoWindowHtml: string;
  name: string;
  snippet: string;
}

const NO_AUTHOR: KmlAuthor = { name: "", email: "", uri: "" };

/** Fetches the document of a `KmlLayer` and draws it with a `Data` layer and pictures. */
export class KmlDrawing {
  private readonly owner: KmlOwner;
  private readonly data = new Data();
  private readonly window = new InfoWindow();
  private pictures: readonly GroundOverlay[] = [];
  private document: KmlDocument | null = null;
  /** Address of the document that is shown or loading. */
  private url = "";

  constructor(owner: KmlOwner) {
    this.owner = owner;
    this.data.addListener("click", (event: { feature: Feature; latLng: LatLng }) => this.choose(event));
  }

  update(): void {
    const map = this.owner.getMap();
    if (map === null) this.window.close();
    for (const drawn of [this.data, ...this.pictures]) if (drawn.getMap() !== map) drawn.setMap(map);
    const url = this.owner.getUrl() ?? "";
    if (url === this.url) {
      // Another order, or another answer to clicks.
      this.data.changed();
      return;
    }
    this.url = url;
    this.window.close();
    this.clear();
    if (url !== "") void this.load(url);
  }

  private async load(url: string): Promise<void> {
    try {
      const document = await loadKml(url);
      if (url !== this.url) {
        document.release();
        return;
      }
      this.document = document;
      this.show(document);
      this.owner.set("status", "OK");
    } catch (error) {
      if (url !== this.url) return;
      this.owner.set("status", error instanceof KmlError ? error.status : "UNKNOWN");
      console.error(`KmlLayer: ${error instanceof Error ? error.message : error}`);
    }
  }

  private clear(): void {
    this.data.forEach((feature) => {
      this.data.remove(feature);
    });
    for (const picture of this.pictures) picture.setMap(null);
    this.pictures = [];
    this.document?.release();
    this.document = null;
  }

  private show({ metadata, features, pictures, resolve }: KmlDocument): void {
    const map = this.owner.getMap();
    this.owner.set("metadata", metadata);
    this.data.setStyle((feature) => this.getStyle(feature, resolve));
    this.data.addGeoJson(features);
    this.pictures = pictures.map(({ url, box: [west = 0, south = 0, east = 0, north = 0] }) => {
      return new GroundOverlay(url, { west, south, east, north }, { map, clickable: false });
    });
    const bounds = new LatLngBounds();
    this.data.forEach((feature) => {
      feature.getGeometry()?.forEachLatLng((point: LatLng) => bounds.extend(point));
    });
    for (const picture of this.pictures) bounds.union(picture.getBounds());
    if (bounds.isEmpty()) return;
    this.owner.set("defaultViewport", bounds);
    if (this.owner.get("preserveViewport") !== true) map?.fitBounds(bounds);
  }

  /** Reads what the document says about the looks of a feature. */
  private getStyle(feature: Feature, resolve: KmlDocument["resolve"]): FeatureStyle {
    const read = (name: string) => feature.getProperty(name);
    const href = read("icon");
    const icon = typeof href === "string" ? resolve(href) : null;
    const style = {
      title: read("name"),
      icon,
      strokeColor: read("stroke"),
      strokeOpacity: read("stroke-opacity"),
      strokeWeight: read("stroke-width"),
      fillColor: read("fill"),
      fillOpacity: read("fill-opacity"),
      zIndex: this.owner.get("zIndex"),
      clickable: this.owner.get("clickable") ?? true,
    };
    return Object.fromEntries(Object.entries(style).filter(([, value]) => value != null));
  }

  private choose({ feature, latLng }: { feature: Feature; latLng: LatLng }): void {
    const featureData = describe(feature);
    trigger(this.owner, "click", { featureData, latLng, pixelOffset: null });
    if (this.owner.get("suppressInfoWindows") === true || featureData.infoWindowHtml === "") return;
    this.window.setOptions({
      content: featureData.infoWindowHtml,
      position: latLng,
      ariaLabel: featureData.name,
    });
    this.window.open(this.owner.getMap());
  }
}

function describe(feature: Feature): KmlFeatureData {
  const name = toText(feature.getProperty("name"));
  const description = toText(feature.getProperty("description"));
  return {
    author: NO_AUTHOR,
    description,
    id: String(feature.getId() ?? ""),
    // The window sanitises it, as any string of a page.
    infoWindowHtml:
      name + description === "" ? "" : `<strong>${escapeText(name)}</strong><div>${description}</div>`,
    name,
    snippet: toText(feature.getProperty("snippet")),
  };
}

/** Descriptions with markup are objects. */
function toText(value: unknown): string {
  if (typeof value === "string") return value;
  const text = (value as { value?: unknown } | null | undefined)?.value;
  return typeof text === "string" ? text : "";
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
