import type { LatLng } from "../core/lat-lng.ts";
import type { MVCObject } from "../core/mvc-object.ts";
import type { GoogleMap } from "../map/google-map.ts";
import { InfoWindow } from "../map/info-window.ts";
import { Polyline } from "../map/shapes/polyline.ts";
import { Marker } from "../marker/marker.ts";
import { pageSettings } from "../page/page-settings.ts";
import { drawPanel } from "./directions-panel.ts";
import { findDirections } from "./find-directions.ts";
import type { DirectionsRequest, DirectionsResult, DirectionsRoute } from "./route-request.ts";

const LINE = { strokeColor: "#1967d2", strokeOpacity: 0.8, strokeWeight: 6, clickable: false };
const A = "A".charCodeAt(0);
const LETTERS = 26;

/** A place at which the route starts, stops or ends. */
interface Stop {
  position: LatLng;
  address: string;
}

/** A `DirectionsRenderer`. */
interface Renderer extends MVCObject {
  getDirections(): DirectionsResult | null;
  getMap(): GoogleMap | null;
  getPanel(): HTMLElement | null;
  getRouteIndex(): number;
  setDirections(directions: DirectionsResult): void;
  setRouteIndex(index: number): void;
}

/** What a renderer has drawn. */
export class DirectionsDrawing {
  private readonly renderer: Renderer;
  private readonly window = new InfoWindow();
  private things: { setMap(map: unknown): void }[] = [];
  private panel: { container: HTMLElement; element: HTMLElement } | null = null;
  /** The route that the map shows all of. */
  private fitted: DirectionsRoute | null = null;

  constructor(renderer: Renderer) {
    this.renderer = renderer;
  }

  /** Draws the chosen route of the renderer, in place of what was drawn. */
  draw(): void {
    this.clear();
    const result = this.renderer.getDirections();
    const index = this.renderer.getRouteIndex();
    const route = result?.routes?.[index];
    if (result === null || route === undefined) {
      this.fitted = null;
      return;
    }
    this.drawOnMap(result, route);
    const container = this.renderer.getPanel();
    if (!(container instanceof Element)) return;
    const element = drawPanel(container.ownerDocument, {
      routes: this.read("hideRouteList") ? [] : result.routes,
      index,
      route,
      letters: this.stops(route).map((_, i) => letterAt(i)),
      language: result.request.language || pageSettings().language,
      onRoute: (chosen) => this.renderer.setRouteIndex(chosen),
      onStep: this.renderer.getMap() === null ? null : (position, text) => this.show(position, text),
    });
    container.append(element);
    this.panel = { container, element };
  }

  private clear(): void {
    for (const thing of this.things) thing.setMap(null);
    this.things = [];
    this.window.close();
    this.panel?.element.remove();
    this.panel = null;
  }

  private drawOnMap(result: DirectionsResult, route: DirectionsRoute): void {
    const map = this.renderer.getMap();
    if (map === null) {
      this.fitted = null;
      return;
    }
    if (!this.read("suppressPolylines")) {
      const options = { ...LINE, ...this.read<object>("polylineOptions") };
      this.things.push(new Polyline({ ...options, path: route.overview_path, map }));
    }
    if (!this.read("suppressMarkers")) {
      this.things.push(...this.stops(route).map((stop, i) => this.makeMarker(stop, i, result, route)));
    }
    if (!this.read("preserveViewport") && this.fitted !== route) map.fitBounds(route.bounds);
    this.fitted = route;
  }

  private makeMarker(
    { position, address }: Stop,
    i: number,
    result: DirectionsResult,
    route: DirectionsRoute,
  ) {
    const marker = new Marker({
      label: { text: letterAt(i), color: "#fff" },
      title: address,
      draggable: this.read("draggable") === true,
      ...this.read<object>("markerOptions"),
      position,
      map: this.renderer.getMap(),
    });
    if (!this.read("suppressInfoWindows") && address !== "") {
      marker.addListener("click", () => this.show(position, address));
    }
    marker.addListener("dragend", () => {
      const goal = marker.getPosition();
      if (goal != null) void this.reroute(moveStop(result.request, i, goal, route));
    });
    return marker;
  }

  /** Asks again with a moved stop; without a route the marker returns. */
  private async reroute(request: DirectionsRequest): Promise<void> {
    try {
      this.renderer.setDirections(await findDirections(request));
    } catch (error) {
      console.warn(error);
      this.draw();
    }
  }

  private show(position: LatLng, text: string): void {
    if (this.read("suppressInfoWindows")) return;
    const window = this.read<InfoWindow>("infoWindow") ?? this.window;
    const content = document.createElement("div");
    content.textContent = text;
    window.setContent(content);
    window.setPosition(position);
    window.open({ map: this.renderer.getMap() });
  }

  private stops({ legs }: DirectionsRoute): Stop[] {
    const [first] = legs;
    if (first === undefined) return [];
    return [
      { position: first.start_location, address: first.start_address },
      ...legs.map((leg) => ({ position: leg.end_location, address: leg.end_address })),
    ];
  }

  private read<Value = unknown>(option: string): Value | undefined {
    return this.renderer.get(option) ?? undefined;
  }
}

function letterAt(i: number): string {
  return String.fromCharCode(A + (i % LETTERS));
}

/** Returns the request with the stop `i` of the drawn route at another point. */
export function moveStop(
  request: DirectionsRequest,
  i: number,
  goal: LatLng,
  { legs, waypoint_order: order }: Pick<DirectionsRoute, "legs" | "waypoint_order">,
): DirectionsRequest {
  if (i === 0) return { ...request, origin: goal };
  if (i === legs.length) return { ...request, destination: goal };
  const { waypoints = [] } = request;
  const moved = order.filter((index) => waypoints[index]?.stopover !== false)[i - 1];
  return {
    ...request,
    waypoints: waypoints.map((waypoint, index) =>
      index === moved ? { ...waypoint, location: goal } : waypoint,
    ),
  };
}
