import {
  coarsenPosition,
  POSITION_PRECISIONS,
  type PositionPrecision,
  PRECISION_METRES,
} from "@lieudit/listing-model";
import { PlaceMap } from "@lieudit/place-map";
import { fr } from "@lieudit/place-map/text/fr";
import { AddressFields } from "@lieudit/place-widgets";
import { useEffect, useState } from "react";
import { SitePlaces } from "../../places/search/site-places.tsx";
import { onFormRestored } from "../../shell/fields/on-form-restored.ts";
import { setValue } from "../../shell/fields/set-value.ts";
import { typeset } from "../../shell/format/french.ts";
import { EDIT_FORM } from "./edit-messages.ts";
import "@lieudit/place-map/styles.css";
import "@lieudit/place-widgets/styles/autocomplete.css";
import "../../shell/design/kit-theme.css";
import "../../places/map/map.css";
import "./place-picker.css";

/** What the fields of the form say about the place. */
interface TypedPlace {
  latitude: number;
  longitude: number;
  precision: PositionPrecision;
}

/** The whole circle is seen. */
const ZOOMS: Readonly<Record<PositionPrecision, number>> = { exacte: 17, rue: 16, floutee: 15 };
/** Digits of a coordinate: about a metre. */
const DIGITS = 5;

/**
 * Finds the address of a listing and its place on the map. Both write into the fields of the form,
 * which do the same without JavaScript.
 */
export function PlacePicker() {
  const [place, setPlace] = useState<TypedPlace | null>(null);
  /** Rises when the map has to show another place than the one that the reader moved it to. */
  const [view, setView] = useState(0);

  useEffect(() => {
    const form = document.getElementById(EDIT_FORM);
    if (!(form instanceof HTMLFormElement)) return undefined;
    const read = () => setPlace(readPlace(form));
    const follow = (event: Event) => {
      const { name = "" } = event.target as HTMLInputElement;
      if (!name.startsWith("position.")) return;
      read();
      // What a person types moves the map; what the map wrote does not.
      if (event.isTrusted) setView((before) => before + 1);
    };
    read();
    form.addEventListener("change", follow);
    const endRestored = onFormRestored(form, () => {
      read();
      setView((before) => before + 1);
    });
    return () => {
      form.removeEventListener("change", follow);
      endRestored();
    };
  }, []);

  return (
    <div className="place-picker">
      <SitePlaces>
        <AddressFields
          label="Chercher l’adresse"
          placeholder="12 rue du Port, Aubremer"
          onFill={({ street, postalCode, town, location }) => {
            write({ "adresse.rue": street, "adresse.codePostal": postalCode, "adresse.commune": town });
            if (location === undefined) return;
            writePosition(location);
            setView((before) => before + 1);
          }}
        >
          {null}
        </AddressFields>
      </SitePlaces>
      {place === null ? (
        <p className="secondary small">
          La carte s’ouvre à l’adresse choisie{"\u00a0"}; une commune suffit pour commencer.
        </p>
      ) : (
        <>
          <div className="map-frame place-picker-map">
            <PlaceMap
              markers={toCircle(place)}
              text={fr}
              label="Emplacement de l’annonce"
              view={{ center: place, zoom: ZOOMS[place.precision] }}
              viewKey={String(view)}
              start="at-once"
              picture={null}
              isEmbedded={false}
              onMove={({ camera, isByReader }) => {
                if (isByReader) writePosition(camera.center);
              }}
            />
          </div>
          <p className="secondary small">
            {typeset(
              place.precision === "exacte"
                ? "Déplacez la carte sous le repère. Les visiteurs voient ce point exact."
                : "Déplacez la carte sous le repère. Les visiteurs ne voient que le cercle.",
            )}
          </p>
        </>
      )}
    </div>
  );
}

/** The circle that visitors get instead of the exact place. */
function toCircle({ precision, ...position }: TypedPlace) {
  if (precision === "exacte") return [];
  return [
    {
      id: "cercle",
      label: "Ce que voient les visiteurs",
      location: coarsenPosition(position, precision),
      radiusMetres: PRECISION_METRES[precision],
    },
  ];
}

function readPlace(form: HTMLFormElement): TypedPlace | null {
  const values = new FormData(form);
  const read = (name: string) => Number(String(values.get(name) ?? "").replace(",", ".") || Number.NaN);
  const [latitude, longitude] = [read("position.latitude"), read("position.longitude")];
  const precision = POSITION_PRECISIONS.find((known) => known === values.get("position.precision"));
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180
    ? { latitude, longitude, precision: precision ?? "floutee" }
    : null;
}

function writePosition({ latitude, longitude }: { latitude: number; longitude: number }): void {
  const toText = (degrees: number) => degrees.toFixed(DIGITS).replace(".", ",");
  write({ "position.latitude": toText(latitude), "position.longitude": toText(longitude) });
}

/** Writes into the fields as a person would; what the chosen place does not have stays. */
function write(fields: Readonly<Record<string, string>>): void {
  const form = document.getElementById(EDIT_FORM);
  if (!(form instanceof HTMLFormElement)) return;
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && value !== "") setValue(control, value);
  }
}
