import "@lieudit/place-elements/page-types/elements";
import "@lieudit/place-elements/page-types/jsx";
import { useEffect, useRef } from "react";

// A sample page, compiled by `npm run check`: correct code compiles, and wrong code is an error.

export function Page({ placeId }: { placeId: string }) {
  const details = useRef<HTMLElementTagNameMap["gmp-place-details"]>(null);
  useEffect(() => {
    const id: string | undefined = details.current?.place?.id;
    console.log(id);
  });
  return (
    <>
      <gmp-place-details ref={details} ongmp-load={() => {}} style={{ width: 320 }}>
        <gmp-place-details-place-request place={placeId} />
        <gmp-place-content-config>
          <gmp-place-media lightbox-preferred preferredSize="LARGE" />
        </gmp-place-content-config>
      </gmp-place-details>
      <gmp-place-search
        selectable
        orientation="horizontal"
        ongmp-select={(event) => console.log(event.place.id)}
      >
        <gmp-place-nearby-search-request
          locationRestriction={{ center: { lat: 48.85, lng: 2.35 }, radius: 500 }}
          maxResultCount={5}
        />
      </gmp-place-search>
      <gmp-place-autocomplete name="lieu" placeholder="Adresse" required origin={{ lat: 48.85, lng: 2.35 }} />
      <gmp-map center="48.85,2.35" zoom={12}>
        <gmp-advanced-marker position={{ lat: 48.85, lng: 2.35 }} gmp-clickable>
          <gmp-pin glyphText="1" />
        </gmp-advanced-marker>
      </gmp-map>
      {/* @ts-expect-error This is not one of its values. */}
      <gmp-place-search orientation="sideways" />
      {/* @ts-expect-error Nor is this, in an attribute. */}
      <gmp-place-media preferred-size="huge" />
      {/* @ts-expect-error A flag is on or off. */}
      <gmp-place-details-compact truncationPreferred="sometimes" />
      {/* @ts-expect-error Its event has no prediction. */}
      <gmp-place-search ongmp-select={(event) => event.placePrediction} />
      {/* @ts-expect-error There is no such property. */}
      <gmp-place-text-search-request query="boulangerie" />
    </>
  );
}

export function openedPlace(): string | undefined {
  const search = document.querySelector("gmp-place-search");
  const details = document.createElement("gmp-place-details-compact");
  details.truncationPreferred = true;
  const placeRequest = document.createElement("gmp-place-details-place-request");
  // Set by its id, and read as a place.
  placeRequest.place = "places/osm-n-1";
  const around = document.createElement("gmp-place-nearby-search-request");
  around.locationRestriction = { center: { lat: 48.85, lng: 2.35 }, radius: 500 };
  details.append(placeRequest, placeRequest.place?.id ?? "");
  document.createElement("gmp-place-autocomplete").addEventListener("gmp-select", async (event) => {
    const chosen = event.placePrediction.toPlace();
    await chosen.fetchFields({ fields: ["location"] });
    document.querySelector("gmp-map")?.innerMap.setCenter(chosen.location ?? { lat: 0, lng: 0 });
  });
  // @ts-expect-error The elements are known by their tags, and this is none.
  document.createElement("gmp-place-detail").truncationPreferred = true;
  return search?.places[0]?.id;
}
