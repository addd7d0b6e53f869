import { dayInFrance } from "../french/dates.ts";
import type { ListingDraft } from "../listing.ts";
import type { IsoDay } from "../listing-base.ts";
import { daysToCome } from "./days-to-come.ts";
import { ESTATE_SHAPE } from "./estate-shape.ts";
import { BASE_SHAPE } from "./listing-shape.ts";
import { createWordReader, object, required } from "./readers.ts";
import type { Parsed, Report } from "./report.ts";
import { shownValue } from "./report.ts";
import { VEHICLE_SHAPE } from "./vehicle-shape.ts";

const vehicle = object({
  kind: required(createWordReader(["vehicle"] as const)),
  ...BASE_SHAPE,
  ...VEHICLE_SHAPE,
});
const estate = object({
  kind: required(createWordReader(["estate"] as const)),
  ...BASE_SHAPE,
  ...ESTATE_SHAPE,
});

/**
 * Returns a listing as somebody brings it, checked: every field has its type and is
 * within bounds, every word is of its set, no text can steer a page.
 *
 * @param today in France; what has been lies before it.
 * @returns the listing with the fields that were not known, or every fault of it.
 */
export function parseListing(value: unknown, today: IsoDay = dayInFrance(new Date())): Parsed<ListingDraft> {
  const report: Report = { problems: [], warnings: [] };
  const kind = typeof value === "object" && value !== null && "kind" in value ? value.kind : undefined;
  if (kind !== "vehicle" && kind !== "estate") {
    const message = `kind est ${shownValue(kind)} ; il faut "vehicle" ou "estate".`;
    return { ok: false, problems: [{ champ: "", message }] };
  }
  const read = (kind === "vehicle" ? vehicle : estate)(value, "", report);
  if (read === undefined) return { ok: false, problems: report.problems };
  // The shapes are those of the two kinds, which `kind` distinguishes.
  const draft = read as ListingDraft;
  const problem = contradiction(draft);
  const problems = problem === null ? daysToCome(draft, today) : [problem];
  return problems.length === 0
    ? { ok: true, value: draft, warnings: report.warnings }
    : { ok: false, problems };
}

/** Returns a fault between fields that are each right. */
function contradiction(draft: ListingDraft): { champ: string; message: string } | null {
  // Feeds write 0 where there is no price to be asked; only a viager may be without a bouquet.
  if (draft.prixCents === 0 && !(draft.kind === "estate" && draft.transaction === "viager")) {
    return { champ: "prixCents", message: "le prix est nul ; une annonce doit dire le sien." };
  }
  const last = draft.prixHistorique?.at(-1);
  if (last !== undefined && last.prixCents !== draft.prixCents) {
    return {
      champ: "prixHistorique",
      message: "le dernier prix n’est pas celui de l’annonce ; ajoutez-le à la fin.",
    };
  }
  const dates = draft.prixHistorique?.map(({ date }) => date) ?? [];
  if (dates.some((date, index) => index > 0 && date < dates[index - 1]!)) {
    return {
      champ: "prixHistorique",
      message: "les dates doivent aller de la plus ancienne à la plus récente.",
    };
  }
  if (draft.kind !== "estate") return null;
  if (draft.transaction === "viager" && draft.viager === undefined) {
    return {
      champ: "viager",
      message: "une vente en viager doit dire la rente, le nombre de têtes et si le bien est occupé.",
    };
  }
  const { coutMinCents, coutMaxCents } = draft.energie ?? {};
  if (coutMinCents !== undefined && coutMaxCents !== undefined && coutMinCents > coutMaxCents) {
    return {
      champ: "energie.coutMinCents",
      message: "le coût minimal dépasse le coût maximal ; échangez-les.",
    };
  }
  return null;
}
