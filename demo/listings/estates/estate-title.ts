import { upperFirst } from "@lieudit/listing-model/french";
import type { EstateFacts } from "./estate-facts.ts";
import type { EstateRow } from "./read-estate-row.ts";

/** Writes type, rooms and the most distinctive feature: "Maison 5 pièces, vue mer". Cards name size and town below it. */
export function writeTitle(row: EstateRow, facts: EstateFacts): string {
  if (facts.programme !== null) return `${facts.programme}, programme neuf`;
  const kind = upperFirst(facts.sousType === "appartement" && row.pieces === 1 ? "studio" : facts.sousType);
  return `${kind}${writeRooms(row)}${writeDetail(row)}`;
}

function writeRooms({ pieces }: EstateRow): string {
  return pieces !== null && pieces > 1 ? ` ${pieces} pièces` : "";
}

/** The first that is true of it, the rarest first. */
function writeDetail(row: EstateRow): string {
  if (row.type === "parking") return row.has("box") ? " fermé" : row.has("souterrain") ? " en sous-sol" : "";
  if (row.type === "immeuble") return ` de ${row.number("lots")} lots`;
  if (row.type === "terrain") {
    return `${row.has("viab") ? " viabilisé" : " à viabiliser"}${row.text("vue") === "mer" ? ", vue mer" : ""}`;
  }
  if (row.transaction === "viager") return row.has("occupe") ? ", viager occupé" : ", viager libre";
  if (row.text("vue") === "mer") return ", vue mer";
  if (row.text("vue") === "port") return ", vue sur le port";
  if (row.has("piscine")) return ", piscine";
  if (row.number("terrasse") !== null) return ", terrasse";
  if (row.has("renover")) return " à rénover";
  if (row.number("jardin") !== null) return ", jardin";
  if (row.number("balcon") !== null) return ", balcon";
  return row.has("meuble") ? " meublé" : "";
}
