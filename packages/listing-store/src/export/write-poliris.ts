import type { EstateListing } from "@lieudit/listing-model";

/** Ranks of the widest version. */
const RANK_COUNT = 334;
/** Ranks of the photos, and of their titles in the same order. */
const PHOTOS = [...range(85, 93), ...range(164, 174), ...range(264, 273)];
const PHOTO_TITLES = [...range(94, 102), ...range(274, 294)];

const TRANSACTIONS = {
  vente: "Vente",
  location: "Location",
  viager: "Viager",
  saisonnier: "Location vacances",
} as const;
const TYPES = {
  appartement: "Appartement",
  maison: "Maison",
  terrain: "Terrain",
  parking: "Parking",
  local: "Local",
  bureau: "Bureau",
  immeuble: "Immeuble",
  programme: "Programme neuf",
} as const;
const FEE_PAYERS = { acquereur: "1", vendeur: "2", partage: "3" } as const;
const ORIENTATIONS: readonly (readonly [rank: number, word: string])[] = [
  [35, "sud"],
  [36, "est"],
  [37, "ouest"],
  [38, "nord"],
];

/** A listing to write, with the addresses or names of its photo files. */
export interface ExportedEstate {
  estate: EstateListing;
  photos: readonly { name: string; alt: string }[];
}

/**
 * Writes `Annonces.csv` of a Poliris delivery: one listing per row, fields by rank. Facts without a
 * rank, such as the property tax, are left out.
 */
export function writePoliris(listings: readonly ExportedEstate[]): string {
  return listings.map((listing) => `${toRow(listing).map(quote).join("!#")}\r\n`).join("");
}

function toRow({ estate, photos }: ExportedEstate): string[] {
  const fields = Array<string>(RANK_COUNT).fill("");
  const put = (rank: number, value: string | number | undefined) => {
    if (value !== undefined) fields[rank - 1] = String(value);
  };
  const putFlag = (rank: number, value: boolean | undefined) =>
    put(rank, value === undefined ? undefined : value ? "OUI" : "NON");
  const putEuros = (rank: number, cents: number | undefined) =>
    put(rank, cents === undefined ? undefined : cents / 100);
  const { adresse, transaction, vente, viager, location, copro, energie, contact, position } = estate;
  put(1, estate.agence);
  put(2, estate.reference);
  put(3, TRANSACTIONS[transaction]);
  put(4, TYPES[estate.type]);
  put(5, adresse.codePostal);
  put(6, adresse.commune);
  put(7, "France");
  put(8, adresse.rue);
  putEuros(11, estate.prixCents);
  // The rent of this site includes the charges.
  if (transaction === "location") putFlag(13, true);
  put(15, vente?.honorairesPct);
  if (transaction === "location") putEuros(15, location?.honorairesLocataireCents);
  put(16, estate.surfaceHabitableM2);
  put(17, estate.surfaceTerrainM2);
  put(18, estate.pieces);
  put(19, estate.chambres);
  put(20, estate.titre);
  put(21, estate.description.replaceAll("\n", "<BR>"));
  putEuros(23, location?.chargesCents);
  put(24, estate.etage);
  putFlag(26, estate.meuble);
  put(27, estate.anneeConstruction);
  put(29, estate.sdb);
  put(30, estate.sde);
  put(31, estate.wc);
  for (const [rank, word] of ORIENTATIONS) {
    const isThrough = estate.orientation === "traversant" && (word === "sud" || word === "nord");
    if (isThrough || estate.orientation?.split("-").includes(word)) putFlag(rank, true);
  }
  const balcony = estate.exterieurs.find(({ type }) => type === "balcon");
  if (balcony !== undefined) put(39, 1);
  put(40, balcony?.surfaceM2);
  if (estate.exterieurs.some(({ type }) => type === "terrasse")) putFlag(48, true);
  putFlag(41, estate.ascenseur);
  putFlag(42, estate.cave);
  const parkings = (isBox: boolean) =>
    estate.stationnements
      .filter(({ type }) => (type === "box" || type === "garage") === isBox)
      .reduce((sum, { nb }) => sum + nb, 0) || undefined;
  put(43, parkings(false));
  put(44, parkings(true));
  putFlag(46, estate.interphone);
  putFlag(47, estate.gardien);
  putFlag(65, estate.piscine);
  if (estate.exclusivite) putFlag(83, true);
  for (const [at, { name, alt }] of photos.slice(0, PHOTOS.length).entries()) {
    put(PHOTOS[at] ?? 0, name);
    put(PHOTO_TITLES[at] ?? 0, alt);
  }
  put(104, estate.visiteUrl);
  put(105, contact?.telephone);
  put(106, contact?.nom);
  put(107, contact?.email);
  put(112, estate.mandatNo);
  putEuros(161, location?.depotGarantieCents);
  put(175, estate.source?.idExterne);
  put(176, energie?.dpeKwhM2An);
  put(177, toClass(energie?.dpeClasse));
  put(178, energie?.gesKgCo2M2An);
  put(179, toClass(energie?.gesClasse));
  put(181, estate.sousType);
  if (viager !== undefined) putEuros(185, estate.prixCents);
  putEuros(186, viager?.renteCents);
  put(187, viager?.ages?.[0]);
  put(188, viager?.ages?.[1]);
  if (viager !== undefined) putFlag(229, !viager.occupe);
  putFlag(258, copro?.enCopro);
  put(259, copro?.nbLots);
  putEuros(260, copro?.chargesAnnuellesCents);
  putFlag(261, copro?.procedure);
  put(262, copro?.detail);
  put(298, position?.latitude);
  put(299, position?.longitude);
  put(302, vente === undefined ? undefined : FEE_PAYERS[vente.honorairesChargeDe]);
  putEuros(303, vente?.prixHorsHonorairesCents);
  put(304, location?.modeCharges);
  putEuros(305, location?.complementLoyerCents);
  putEuros(306, location?.honorairesEdlCents);
  put(307, estate.baremeUrl);
  put(324, energie?.dateDpe);
  put(325, energie?.version);
  putEuros(326, energie?.coutMinCents);
  putEuros(327, energie?.coutMaxCents);
  put(328, energie?.anneeReference);
  return fields;
}

function toClass(name: string | undefined): string | undefined {
  if (name === "vierge") return "VI";
  return name === "non soumis" ? "NS" : name;
}

/** A field ends at a quote before a separator, so such a quote becomes an apostrophe. */
function quote(text: string): string {
  return `"${text
    .replace(/[\r\n]+/g, " ")
    .replaceAll('"!#', "'!#")
    .replace(/"$/, "'")}"`;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
