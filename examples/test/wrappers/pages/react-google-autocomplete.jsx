import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import Autocomplete, { usePlacesWidget } from "react-google-autocomplete";
import useGoogle from "react-google-autocomplete/lib/usePlacesAutocompleteService";
import { report, SAMPLE_KEY } from "./points.js";

function App() {
  const { ref } = usePlacesWidget({
    apiKey: SAMPLE_KEY,
    onPlaceSelected: (place) => report(`widget: ${place.formatted_address}`),
    options: { types: ["establishment"] },
  });
  return (
    <>
      <Autocomplete
        aria-label="Component"
        apiKey={SAMPLE_KEY}
        options={{ types: ["geocode", "establishment"], fields: ["formatted_address", "geometry"] }}
        onPlaceSelected={(place) => report(`component: ${place.formatted_address}`)}
      />
      <input aria-label="Widget" ref={ref} />
      <Predictions />
    </>
  );
}

function Predictions() {
  const { placePredictions, getPlacePredictions } = useGoogle({ apiKey: SAMPLE_KEY, debounce: 50 });
  useEffect(() => {
    if (placePredictions.length > 0) report(`service: ${placePredictions[0].description}`);
  }, [placePredictions]);
  return (
    <input aria-label="Service" onChange={(event) => getPlacePredictions({ input: event.target.value })} />
  );
}

createRoot(document.querySelector("#app")).render(<App />);
