import { randomUUID } from "node:crypto";
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
import type { ImportKey, ListingStore, StagedListing } from "../listing-store.ts";
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
  /** Called with what is processed so far. */
  onProgress?: ((progress: TakeProgress) => void) | undefined;
}

export interface TakeProgress {
  listings: number;
  photos: number;
}

/** Listings of one agency that are staged together. */
const STAGED_AT_ONCE = 200;

/** Checked listings of all agencies that wait in memory until they are staged. */
const MAX_WAITING = 1_000;

/**
 * Checks a delivery, stores its photos, and imports the portfolio of each agency.
 * Rejected lines are reported; their stored listings stay unchanged. Listings are
 * staged as they are read, so that a large delivery needs little memory.
 *
 * @throws {StoreError} if every portfolio is rejected as a whole.
 */
export async function takeDelivery(delivery: Delivery, options: TakeOptions): Promise<DeliveryReport> {
  const { store, signal, takesAgencies = true } = options;
  const refused: Refusal[] = [];
  const warnings: Refusal[] = [...(delivery.warnings ?? [])];
  const agencies = takesAgencies ? await takeAgencies(delivery, store, refused, warnings) : [];
  if (!takesAgencies) refuseAgencies(delivery, refused);
  const portfolios: PortfolioReport[] = [];
  const failures: StoreError[] = [];
  const refusePortfolio = (agence: string, error: StoreError) => {
    failures.push(error);
    refused.push({ line: 0, reference: agence, reasons: [error.message] });
  };
  const staged = new Map<string, StagedPortfolio>();
  try {
    await stageDelivery(delivery, options, { staged, refused, warnings });
    signal?.throwIfAborted();
    refused.push(...delivery.refused);
    for (const portfolio of staged.values()) {
      try {
        portfolios.push(await portfolio.finish(refused, options.allowsEmptying));
      } catch (error) {
        // A rejected portfolio does not affect other agencies.
        if (!(error instanceof StoreError) || error.code !== "INVALID") throw error;
        refusePortfolio(portfolio.key.agence, error);
      }
    }
  } catch (error) {
    for (const portfolio of staged.values()) await portfolio.discard();
    throw error;
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

interface DeliveryResult {
  /** By agency. */
  staged: Map<string, StagedPortfolio>;
  refused: Refusal[];
  warnings: Refusal[];
}

/** Checks and stages each listing while the delivery is read. */
async function stageDelivery(
  delivery: Delivery,
  options: TakeOptions,
  { staged, refused, warnings }: DeliveryResult,
): Promise<void> {
  const { store } = options;
  const lines = new Map<string, number>();
  const progress = { listings: 0, photos: 0 };
  let waiting = 0;
  for (const delivered of delivery.listings) {
    options.signal?.throwIfAborted();
    const listing = checkListing(delivered, delivery, options, { lines, refused, warnings });
    progress.listings += 1;
    options.onProgress?.(progress);
    if (listing === null) continue;
    const { agence } = listing.draft;
    let portfolio = staged.get(agence);
    if (portfolio === undefined) {
      const key = { importId: randomUUID(), agence, flux: delivery.flux };
      // Checked before, since downloading photos could take hours.
      portfolio = new StagedPortfolio(store, key, await store.hasAgency(agence));
      staged.set(agence, portfolio);
    }
    if (!portfolio.isOfKnownAgency) continue;
    portfolio.add(await takePhotos(listing, options, warnings, progress));
    waiting += 1;
    if (portfolio.waitingCount < STAGED_AT_ONCE && waiting < MAX_WAITING) continue;
    const [longest = portfolio] = [...staged.values()].sort((a, b) => b.waitingCount - a.waitingCount);
    waiting -= longest.waitingCount;
    await longest.stage();
  }
}

/** The part of a delivery that belongs to one agency. */
class StagedPortfolio {
  readonly key: ImportKey;
  readonly isOfKnownAgency: boolean;
  readonly #store: ListingStore;
  #waiting: StagedListing[] = [];
  #count = 0;
  #photoCount = 0;

  constructor(store: ListingStore, key: ImportKey, isOfKnownAgency: boolean) {
    this.#store = store;
    this.key = key;
    this.isOfKnownAgency = isOfKnownAgency;
  }

  get waitingCount(): number {
    return this.#waiting.length;
  }

  add(listing: StagedListing): void {
    this.#waiting.push(listing);
    this.#photoCount += listing.draft.photos.length;
  }

  /** @throws {StoreError} INVALID if the portfolio is rejected */
  async finish(refused: readonly Refusal[], allowsEmptying = false): Promise<PortfolioReport> {
    if (!this.isOfKnownAgency) throw createUnknownAgencyError(this.key.agence);
    await this.stage();
    const kept = refused.map(({ reference }) => reference);
    const change = await this.#store.finishImport(this.key, { kept, allowsEmptying });
    return {
      agence: this.key.agence,
      inserted: change.inserted.length,
      changed: change.changed.length,
      unchanged: change.unchanged,
      withdrawn: change.withdrawn.length,
      photos: this.#photoCount,
    };
  }

  /** Deletes what was staged, unless the import has begun to be applied. */
  async discard(): Promise<void> {
    if (this.#count > 0) await this.#store.discardImport(this.key.importId).catch(() => {});
  }

  /** Writes the waiting listings. */
  async stage(): Promise<void> {
    const listings = this.#waiting;
    this.#waiting = [];
    await this.#store.stageListings(this.key, listings, this.#count);
    this.#count += listings.length;
  }
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

/** Returns a listing, or null if it is rejected. */
function checkListing(
  { line, value, photos }: DeliveredListing,
  { nameOf = (champ) => champ }: Delivery,
  { agence, today }: Pick<TakeOptions, "agence" | "today">,
  {
    lines,
    refused,
    warnings,
  }: {
    /** The line of each agency and reference. */
    lines: Map<string, number>;
    refused: Refusal[];
    warnings: Refusal[];
  },
): CheckedListing | null {
  const getReason = ({ champ, message }: FieldProblem) => problemText({ champ: nameOf(champ), message });
  const reference = getReference(value, "reference");
  const parsed = parseListing(agence === undefined ? value : { ...value, agence }, today);
  if (!parsed.ok) {
    refused.push({ line, reference, reasons: omitDerivedProblems(parsed.problems).map(getReason) });
    return null;
  }
  const draft = parsed.value;
  const key = `${draft.agence}\n${draft.reference}`;
  const first = lines.get(key);
  if (first !== undefined) {
    const reason = `cette référence est déjà celle de la ligne ${first} ; chaque annonce a la sienne.`;
    refused.push({ line, reference, reasons: [reason] });
    return null;
  }
  lines.set(key, line);
  const gaps = legalGaps({
    ...draft,
    id: "",
    slug: "",
    prixHistorique: [],
    dates: { publie: "", maj: "" },
  });
  const reasons = [...parsed.warnings, ...gaps].map(getReason);
  if (reasons.length > 0) warnings.push({ line, reference, reasons });
  return { line, draft, photos };
}

/** Omits problems of the département, which derives from the postcode. */
function omitDerivedProblems(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const isPostcodeAtFault = problems.some(({ champ }) => champ === "adresse.codePostal");
  return isPostcodeAtFault ? problems.filter(({ champ }) => champ !== "adresse.departement") : problems;
}

/** Stores the photos of a listing. */
async function takePhotos(
  { line, draft, photos }: CheckedListing,
  { photos: intake, signal, onProgress }: TakeOptions,
  warnings: Refusal[],
  progress: TakeProgress,
): Promise<StagedListing> {
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
    progress.photos += 1;
    onProgress?.(progress);
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
  return { draft: { ...draft, photos: own }, photoPaths: [...paths] };
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
