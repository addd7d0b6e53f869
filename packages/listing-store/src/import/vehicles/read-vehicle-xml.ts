import { StoreError } from "@lieudit/database";
import { SaxesParser } from "saxes";
import type { DeliveredListing, Delivery } from "../delivery.ts";
import { feedText } from "../feed-values.ts";
import { describeXmlError } from "../parser-faults.ts";
import { findUnknownColumns, readVehicle, splitList, vehicleElementName } from "./vehicle-columns.ts";

const MAX_TEXT = 50_000;

/**
 * Reads the vehicle file as XML: `<vehicules>` with one `<vehicule>` per listing.
 * Elements are named like the columns; one that holds a list may be repeated.
 *
 * @throws {StoreError} INVALID if it is not well-formed or has other elements.
 */
export function readVehicleXml(text: string): Delivery {
  const listings: DeliveredListing[] = [];
  const delivery: Delivery = {
    flux: "vehicules",
    agencies: [],
    listings,
    refused: [],
    nameOf: vehicleElementName,
  };
  const names = new Set<string>();
  const parser = new SaxesParser();
  const path: string[] = [];
  let cells = new Map<string, string[]>();
  let line = 0;
  let written = "";
  parser.on("opentag", ({ name }) => {
    path.push(name);
    written = "";
    if (path.length === 1 && name !== "vehicules") throw wrongForm(`la racine est <${name.slice(0, 40)}>`);
    if (path.length === 2) {
      cells = new Map();
      line = parser.line;
    }
  });
  parser.on("text", (piece) => {
    if (written.length < MAX_TEXT) written += piece;
  });
  parser.on("cdata", (piece) => {
    if (written.length < MAX_TEXT) written += piece;
  });
  parser.on("closetag", ({ name }) => {
    if (path.length === 3) {
      const value = feedText(written);
      if (value !== undefined) cells.set(name, [...(cells.get(name) ?? []), value]);
      names.add(name);
    }
    if (path.length === 2 && name === "vehicule") {
      const known = cells;
      const cell = (column: string) => known.get(column)?.join("|");
      listings.push({
        line,
        value: readVehicle(cell),
        photos: (splitList(cell("photos") ?? cell("photo")) ?? []).map((photo) => ({ name: photo })),
      });
    }
    path.pop();
    written = "";
  });
  try {
    parser.write(text.replace(/^\ufeff/, "")).close();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw wrongForm(describeXmlError(error), error);
  }
  return { ...delivery, warnings: findUnknownColumns(names) };
}

function wrongForm(reason: string, cause?: unknown): StoreError {
  return new StoreError(
    "INVALID",
    `Le fichier XML ne se lit pas (${reason}) ; il faut <vehicules> avec un <vehicule> par annonce. ` +
      "« npm run listings -- template vehicules-xml --vers parc.xml » donne un modèle.",
    { cause },
  );
}
