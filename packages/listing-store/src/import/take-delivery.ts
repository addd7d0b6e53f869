import { StoreError } from "@lieudit/database";
import { PhotoRejected } from "@lieudit/intake/photos";
import {
  type Agency,
  type FieldProblem,
  type IsoDay,
  type ListingDraft,
  type ListingPhoto,
  legalGaps,
  parseAgency,
  parseListing,
  problemText,
} from "@lieudit/listing-model";
import type { ListingStore } from "../listing-store.ts";
import { createUnknownAgencyError } from "../write/import-portfolio.ts";
import type {
  DeliveredListing,
  DeliveredPhoto,
  Delivery,
  DeliveryReport,
  PortfolioReport,
  Refusal,
} from "./delivery.ts";
import { isPhotoAddress, type PhotoIntake, type TakenPhoto } from "./photo-intake.ts";

/** A photo of 50 megapixels takes 150 MB while it is decoded. */
const PHOTOS_AT_ONCE = 3;

export interface TakeOptions {
  store: ListingStore;
  photos: PhotoIntake;
  /** The agency of all listings, whatever they say. */
  agence?: string | undefined;
  /** Whether records of agencies are stored. Default true; false for deliveries of agencies themselves. */
  takesAgencies?: boolean | undefined;
  allowsEmptying?: boolean | undefined;
  /** The current day in France, the latest valid date of a listing. Default: from the system clock. */
  today?: IsoDay | undefined;
  signal?: AbortSignal | undefined;
  /** Called with the share of processed photos, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * Checks a delivery, stores its photos, and imports the portfolio of each agency.
 * Rejected lines are reported; their stored listings stay unchanged.
 *
 * @throws {StoreError} if every portfolio is rejected as a whole.
 */
export async function takeDelivery(delivery: Delivery, options: TakeOptions): Promise<DeliveryReport> {
  const { store, signal, takesAgencies = true } = options;
  const refused: Refusal[] = [...delivery.refused];
  const warnings: Refusal[] = [...(delivery.warnings ?? [])];
  const agencies = takesAgencies ? await takeAgencies(delivery, store, refused, warnings) : [];
  if (!takesAgencies) refuseAgencies(delivery, refused);
  const checked = checkListings(delivery, options, refused, warnings);
  const portfolios: PortfolioReport[] = [];
  const failures: StoreError[] = [];
  const refusePortfolio = (agence: string, error: StoreError) => {
    failures.push(error);
    refused.push({ line: 0, reference: agence, reasons: [error.message] });
  };
  const unknown = await findUnknownAgencies(checked, store);
  for (const agence of unknown) refusePortfolio(agence, createUnknownAgencyError(agence));
  const ofKnown = checked.filter(({ draft }) => !unknown.has(draft.agence));
  const withPhotos = await takePhotos(ofKnown, options, warnings);
  signal?.throwIfAborted();
  for (const [agence, items] of Map.groupBy(withPhotos, ({ draft }) => draft.agence)) {
    try {
      portfolios.push(await takePortfolio(agence, items, delivery.flux, refused, options));
    } catch (error) {
      // A rejected portfolio does not affect other agencies.
      if (!(error instanceof StoreError) || error.code !== "INVALID") throw error;
      refusePortfolio(agence, error);
    }
  }
  const [failure] = failures;
  if (failure !== undefined && portfolios.length === 0) throw failure;
  if (portfolios.length === 0 && agencies.length === 0) refuseNothing(refused);
  return {
    flux: delivery.flux,
    agencies,
    portfolios,
    refused: inOrder(refused),
    warnings: inOrder(warnings),
  };
}

/** Finds unknown agencies first, since downloading their photos could take hours. */
async function findUnknownAgencies(
  listings: readonly CheckedListing[],
  store: ListingStore,
): Promise<ReadonlySet<string>> {
  const unknown = new Set<string>();
  for (const slug of new Set(listings.map(({ draft }) => draft.agence)))
    if ((await store.agency(slug)) === null) unknown.add(slug);
  return unknown;
}

async function takePortfolio(
  agence: string,
  items: readonly PhotographedListing[],
  flux: string,
  refused: readonly Refusal[],
  { store, allowsEmptying = false }: TakeOptions,
): Promise<PortfolioReport> {
  const change = await store.importPortfolio({
    agence,
    flux,
    listings: items.map(({ draft }) => draft),
    kept: refused.map(({ reference }) => reference),
    photoPaths: new Map(items.flatMap(({ paths }) => [...paths])),
    allowsEmptying,
  });
  return {
    agence,
    inserted: change.inserted.length,
    changed: change.changed.length,
    unchanged: change.unchanged,
    withdrawn: change.withdrawn.length,
    photos: items.reduce((sum, { draft }) => sum + draft.photos.length, 0),
  };
}

async function takeAgencies(
  { agencies }: Delivery,
  store: ListingStore,
  refused: Refusal[],
  warnings: Refusal[],
): Promise<Agency["slug"][]> {
  const taken: Agency["slug"][] = [];
  for (const { line, value } of agencies) {
    const parsed = parseAgency(value);
    if (!parsed.ok) {
      refused.push({
        line,
        reference: getReference(value, "slug"),
        reasons: parsed.problems.map(problemText),
      });
      continue;
    }
    if (parsed.warnings.length > 0) {
      warnings.push({ line, reference: parsed.value.slug, reasons: parsed.warnings.map(problemText) });
    }
    await store.putAgency(parsed.value);
    taken.push(parsed.value.slug);
  }
  return taken;
}

function refuseAgencies({ agencies }: Delivery, refused: Refusal[]): void {
  const reasons = [
    "la fiche d’une agence est enregistrée par l’exploitant du site, et non par une livraison.",
  ];
  for (const { line, value } of agencies)
    refused.push({ line, reference: getReference(value, "slug"), reasons });
}

interface CheckedListing {
  line: number;
  draft: ListingDraft;
  photos: DeliveredListing["photos"];
}

function checkListings(
  { listings, nameOf = (champ) => champ }: Delivery,
  { agence, today }: Pick<TakeOptions, "agence" | "today">,
  refused: Refusal[],
  warnings: Refusal[],
): CheckedListing[] {
  const lineOf = new Map<string, number>();
  const getReason = ({ champ, message }: FieldProblem) => problemText({ champ: nameOf(champ), message });
  return listings.flatMap(({ line, value, photos }) => {
    const reference = getReference(value, "reference");
    const parsed = parseListing(agence === undefined ? value : { ...value, agence }, today);
    if (!parsed.ok) {
      refused.push({ line, reference, reasons: omitDerivedProblems(parsed.problems).map(getReason) });
      return [];
    }
    const draft = parsed.value;
    const key = `${draft.agence}\n${draft.reference}`;
    const first = lineOf.get(key);
    if (first !== undefined) {
      const reason = `cette référence est déjà celle de la ligne ${first} ; chaque annonce a la sienne.`;
      refused.push({ line, reference, reasons: [reason] });
      return [];
    }
    lineOf.set(key, line);
    const gaps = legalGaps({
      ...draft,
      id: "",
      slug: "",
      prixHistorique: [],
      dates: { publie: "", maj: "" },
    });
    const reasons = [...parsed.warnings, ...gaps].map(getReason);
    if (reasons.length > 0) warnings.push({ line, reference, reasons });
    return [{ line, draft, photos }];
  });
}

/** Omits problems of the département, which derives from the postcode. */
function omitDerivedProblems(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const isPostcodeAtFault = problems.some(({ champ }) => champ === "adresse.codePostal");
  return isPostcodeAtFault ? problems.filter(({ champ }) => champ !== "adresse.departement") : problems;
}

interface PhotographedListing {
  draft: ListingDraft;
  /** Files by photo id. */
  paths: Map<string, string>;
}

async function takePhotos(
  listings: readonly CheckedListing[],
  { photos: intake, signal, onProgress }: TakeOptions,
  warnings: Refusal[],
): Promise<PhotographedListing[]> {
  const all = listings.reduce((sum, { photos }) => sum + photos.length, 0);
  let done = 0;
  const taken: PhotographedListing[] = [];
  for (const { line, draft, photos } of listings) {
    const paths = new Map<string, string>();
    const own: ListingPhoto[] = [...draft.photos];
    const reasons: string[] = [];
    const take = async (delivered: DeliveredPhoto, index: number): Promise<TakenPhoto | PhotoRejected> => {
      signal?.throwIfAborted();
      const owner = { agence: draft.agence, defaultAlt: `${draft.titre} – photo ${index + 1}` };
      const result = await intake.take(delivered, owner).catch((error: unknown) => {
        if (error instanceof PhotoRejected) return error;
        throw error;
      });
      done += 1;
      onProgress?.(done / all);
      return result;
    };
    for (const [index, result] of (await takeInOrder(photos, take)).entries()) {
      if (result instanceof PhotoRejected) {
        reasons.push(`photo ${index + 1} : ${result.message}.`);
        continue;
      }
      if (!paths.has(result.photo.id)) own.push(result.photo);
      paths.set(result.photo.id, result.path);
    }
    if (reasons.length > 0) warnings.push({ line, reference: draft.reference, reasons });
    taken.push({ draft: { ...draft, photos: own }, paths });
  }
  return taken;
}

/** Files are decoded a few at a time; addresses are requested one after the other. */
async function takeInOrder<T>(
  photos: readonly DeliveredPhoto[],
  take: (photo: DeliveredPhoto, index: number) => Promise<T>,
): Promise<T[]> {
  const batchSize = photos.some(({ name }) => isPhotoAddress(name)) ? 1 : PHOTOS_AT_ONCE;
  const results: T[] = [];
  for (let start = 0; start < photos.length; start += batchSize) {
    const batch = photos.slice(start, start + batchSize);
    results.push(...(await Promise.all(batch.map((photo, at) => take(photo, start + at)))));
  }
  return results;
}

function refuseNothing(refused: readonly Refusal[]): void {
  if (refused.length > 0) return;
  throw new StoreError(
    "INVALID",
    "Cette livraison ne contient aucune annonce ; rien n’a été changé. Pour retirer des annonces, utilisez « remove ».",
  );
}

function getReference(value: unknown, field: string): string {
  const known = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const [, reference] = known.find(([name]) => name === field) ?? [];
  return typeof reference === "string" ? reference.slice(0, 60) : "";
}

function inOrder(refusals: readonly Refusal[]): Refusal[] {
  return [...refusals].sort((a, b) => a.line - b.line);
}
