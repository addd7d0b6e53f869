import { PlaceCompact, PlacesProvider } from "@lieudit/place-widgets";
import { en } from "@lieudit/place-widgets/text/en";
import "@lieudit/place-widgets/styles.css";
import { createRoot } from "react-dom/client";
import { card, client } from "./lieudit-place.ts";
import { registerContender } from "./time-to-last-change.ts";

registerContender({
  insert(host, count) {
    createRoot(host).render(
      <PlacesProvider client={client} text={en}>
        {Array.from({ length: count }, (_, index) => (
          <PlaceCompact key={index} {...card} />
        ))}
      </PlacesProvider>,
    );
  },
});
