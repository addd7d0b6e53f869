import type { KitElements } from "../src/kit-elements.ts";

declare global {
  /** What `document.querySelector("gmp-place-details")` and `createElement` give. */
  interface HTMLElementTagNameMap extends KitElements {}
}
