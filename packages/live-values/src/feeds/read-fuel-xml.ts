import { ImportError } from "@lieudit/intake";
import type { FeedFile } from "@lieudit/intake/files";
import { SaxesParser } from "saxes";
import { createRawStation, type RawDay, type RawStation } from "./fuel-station.ts";

/** Limit of prices per station: a file of a year has 50,000 of one station. */
const MAX_PARTS = 200_000;
const MAX_TEXT_CHARACTERS = 1_000;
/** Limit of a tag, text or attribute; the feed has none longer. */
const MAX_SILENT_CHARACTERS = 2_000_000;

/**
 * Yields the stations of `<pdv_liste>` while it is read.
 *
 * @throws {ImportError} DAMAGED when the file is truncated or of another kind.
 */
export async function* readFuelXml(file: FeedFile): AsyncGenerator<RawStation> {
  const reader = new StationReader();
  let isFuel = false;
  try {
    for await (const piece of repairXml(file.text())) {
      reader.write(piece);
      isFuel ||= reader.hasRoot;
      yield* reader.take();
    }
    reader.close();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(
      "DAMAGED",
      `${file.name} is damaged or cut off at line ${reader.line} (${(error as Error).message.split("\n")[0]?.slice(0, 120)}). Nothing was changed; get it again.`,
      { cause: error },
    );
  }
  if (!isFuel) {
    throw new ImportError(
      "DAMAGED",
      `${file.name} is XML without <pdv_liste>, so no feed of fuel prices. Nothing was changed.`,
    );
  }
}

/**
 * Escapes ampersands that begin no reference, and replaces characters that XML does not
 * allow, so that one of them in a name does not cost the feed.
 */
async function* repairXml(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    const text = rest + piece;
    const last = text.lastIndexOf("&");
    // The reference may go on in the next piece.
    const end = last >= 0 && text.length - last < MAX_REFERENCE_CHARACTERS ? last : text.length;
    rest = text.slice(end);
    if (end > 0) yield repair(text.slice(0, end));
  }
  if (rest !== "") yield repair(rest);
}

const MAX_REFERENCE_CHARACTERS = 12;

function repair(text: string): string {
  return text
    .replace(/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi, "&amp;")
    .replace(FORBIDDEN, "\ufffd");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML does not allow.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

class StationReader {
  readonly #parser = new SaxesParser();
  #done: RawStation[] = [];
  #station: RawStation | undefined;
  #day: RawDay | undefined;
  #text: string | undefined;
  #parts = 0;
  #silentCharacters = 0;
  hasRoot = false;

  constructor() {
    this.#parser.on("error", (error) => {
      throw error;
    });
    this.#parser.on("doctype", () => {
      throw new Error("it has a document type, which the feed has not");
    });
    this.#parser.on("opentag", ({ name, attributes }) => {
      this.#silentCharacters = 0;
      this.#open(name, attributes);
    });
    this.#parser.on("text", (text) => {
      if (this.#text !== undefined) this.#text = (this.#text + text).slice(0, MAX_TEXT_CHARACTERS);
    });
    this.#parser.on("closetag", ({ name }) => this.#close(name));
  }

  get line(): number {
    return this.#parser.line;
  }

  write(piece: string): void {
    this.#silentCharacters += piece.length;
    if (this.#silentCharacters > MAX_SILENT_CHARACTERS) throw new Error("a part of it has no end");
    this.#parser.write(piece);
  }

  close(): void {
    this.#parser.close();
  }

  take(): RawStation[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  #open(name: string, attributes: Record<string, string>): void {
    if (name === "pdv_liste") this.hasRoot = true;
    if (name === "pdv") {
      this.#parts = 0;
      this.#station = {
        ...createRawStation(),
        id: attributes.id,
        latitude: attributes.latitude,
        longitude: attributes.longitude,
        postcode: attributes.cp,
        road: attributes.pop,
        brand: attributes.marque ?? attributes.enseigne,
        name: attributes.nom,
      };
      return;
    }
    const station = this.#station;
    if (station === undefined) return;
    this.#parts += 1;
    if (this.#parts > MAX_PARTS) throw new Error(`a station has more than ${MAX_PARTS} parts`);
    if (TEXTS.has(name)) this.#text = "";
    else if (name === "horaires") station.isAutomatic ||= attributes["automate-24-24"] === "1";
    else if (name === "jour") {
      this.#day = { id: attributes.id, name: attributes.nom, closed: attributes.ferme, times: [] };
      station.days.push(this.#day);
    } else if (name === "horaire")
      this.#day?.times.push({ open: attributes.ouverture, close: attributes.fermeture });
    else if (name === "prix") {
      const { nom, id, maj, valeur } = attributes;
      station.prices.push({ name: nom, id, updated: maj, value: valeur });
    } else if (name === "rupture") {
      const { nom, id, debut, fin, type } = attributes;
      station.shortages.push({ name: nom, id, start: debut, end: fin, type });
    } else if (name === "ouverture") {
      station.opening = { start: attributes.debut, end: attributes.fin, except: attributes.saufjour };
    } else if (name === "fermeture") {
      station.closing = { type: attributes.type, start: attributes.debut, end: attributes.fin };
    }
  }

  #close(name: string): void {
    const station = this.#station;
    const text = this.#text;
    if (station === undefined) return;
    if (name === "pdv") {
      this.#done.push(station);
      this.#station = undefined;
    } else if (name === "jour") this.#day = undefined;
    else if (TEXTS.has(name) && text !== undefined) {
      if (name === "adresse") station.address = text;
      else if (name === "ville") station.town = text;
      else if (name === "service") station.services.push(text);
      else if (name === "marque" || name === "enseigne") station.brand = text;
      else station.name = text;
      this.#text = undefined;
    }
  }
}

const TEXTS: ReadonlySet<string> = new Set(["adresse", "ville", "service", "marque", "enseigne", "nom"]);
