import {
  createElement,
  createRoot,
  en,
  PlaceCompact,
  PlacesProvider,
} from "../../../../packages/kit-build/src/widgets/entries/compact-card.ts";
import { card, client } from "./lieudit-place.ts";
import { registerContender } from "./time-to-last-change.ts";

registerContender({
  insert(host, count) {
    const cards = Array.from({ length: count }, (_, key) => createElement(PlaceCompact, { key, ...card }));
    createRoot(host).render(createElement(PlacesProvider, { client, text: en }, cards));
  },
});
