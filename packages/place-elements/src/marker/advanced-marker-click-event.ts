import type { LatLng } from "../core/lat-lng.ts";

/** `gmp-click` of a marker, also with the members that legacy pages read. */
export class AdvancedMarkerClickEvent extends Event {
  readonly domEvent: Event;
  readonly latLng: LatLng | null;

  constructor(
    type: string,
    { domEvent, latLng, ...init }: EventInit & { domEvent: Event; latLng: LatLng | null },
  ) {
    super(type, init);
    this.domEvent = domEvent;
    this.latLng = latLng;
  }

  stop(): void {
    this.stopPropagation();
  }
}
