import { PlaceAutocomplete, PlacesProvider } from "@lieudit/react";
import { fr } from "@lieudit/react/text/fr";
import { useState } from "react";

/** The component under test: shows the address of the place that a visitor selects. */
export function StoreFinder({ client }) {
  const [chosen, setChosen] = useState("");
  return (
    <PlacesProvider client={client} text={fr} region="FR">
      <PlaceAutocomplete onSelect={({ prediction }) => setChosen(prediction.text.text)} />
      <output>{chosen}</output>
    </PlacesProvider>
  );
}
