// Compiles the library and this page in the browser, as a page without the Angular command does.
import "@angular/compiler";
import { Component, inject } from "@angular/core";
import {
  GoogleMap,
  MapAdvancedMarker,
  MapCircle,
  MapGeocoder,
  MapInfoWindow,
  MapMarker,
  MapPolyline,
} from "@angular/google-maps";
import { bootstrapApplication } from "@angular/platform-browser";
import { HARBOUR, MARKET, QUAY, report } from "./points.js";

const App = Component({
  selector: "app-root",
  imports: [GoogleMap, MapAdvancedMarker, MapCircle, MapInfoWindow, MapMarker, MapPolyline],
  template: `
    <google-map height="400px" width="100%" mapId="DEMO_MAP_ID" [center]="harbour" [zoom]="15" (idle)="say('idle')">
      <map-marker #marker="mapMarker" [position]="quay" title="Quay" (mapClick)="opened.open(marker)" />
      <map-advanced-marker [position]="market" title="Market" />
      <map-polyline [path]="[quay, market]" />
      <map-circle [center]="harbour" [radius]="100" />
      <map-info-window #opened="mapInfoWindow">Chosen: quay</map-info-window>
    </google-map>
  `,
})(
  class {
    harbour = HARBOUR;
    quay = QUAY;
    market = MARKET;
    say = report;

    constructor() {
      inject(MapGeocoder)
        .geocode({ location: HARBOUR })
        .subscribe(({ results }) => report(results[0].formatted_address));
    }
  },
);

await bootstrapApplication(App);
