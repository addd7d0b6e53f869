// Templates are compiled in the browser, so that the app needs no other build than Vite's.
import "@angular/compiler";
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";

@Component({
  selector: "place-page",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>Boulangeries</h1>
      <gmp-place-search selectable (gmp-select)="chosen.set($event.place.id)">
        <gmp-place-text-search-request text-query="boulangerie" max-result-count="3" />
        <gmp-place-all-content />
      </gmp-place-search>
      @if (chosen() !== "") {
        <gmp-place-details>
          <gmp-place-details-place-request [place]="chosen()" />
          <gmp-place-standard-content />
        </gmp-place-details>
      }
    </main>
  `,
})
class PlacePage {
  readonly chosen = signal("");
}

await bootstrapApplication(PlacePage);
