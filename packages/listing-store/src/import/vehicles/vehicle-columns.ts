import {
  CONNECTORS,
  CRIT_AIR_CLASSES,
  GEARBOXES,
  getDepartementCode,
  shownValue,
  TRANSMISSIONS,
  toSlug,
  VEHICLE_BODIES,
  VEHICLE_CATEGORIES,
  VEHICLE_CONDITIONS,
  VEHICLE_ENERGIES,
} from "@lieudit/listing-model";
import type { Refusal } from "../delivery.ts";
import {
  feedBoolean,
  feedCents,
  feedDay,
  feedNumber,
  feedPhone,
  feedText,
  feedWhole,
  omitUndefined,
  toGroup,
  typed,
} from "../feed-values.ts";
import { createFieldNaming, type FieldNaming } from "../field-names.ts";

const typedWhole = typed(feedWhole);
const typedCents = typed(feedCents);

/** One column of the vehicle file: its name, what it means, and an example. */
export interface VehicleColumn {
  name: string;
  /** The property of a listing, as in reports: `adresse.codePostal`. */
  field: string;
  meaning: string;
  example: string;
  isRequired?: true;
}

/**
 * Every column of the vehicle file, in the order of the template. The table in
 * docs/listing-feeds.md follows it.
 */
export const VEHICLE_COLUMNS: readonly VehicleColumn[] = [
  {
    name: "agence",
    field: "agence",
    meaning: "identifiant de la concession ; inutile avec --agence",
    example: "garage-du-phare",
  },
  {
    name: "reference",
    field: "reference",
    meaning: "votre numéro, unique",
    example: "VO-1042",
    isRequired: true,
  },
  { name: "statut", field: "status", meaning: "publie, reserve, vendu, brouillon", example: "publie" },
  {
    name: "categorie",
    field: "categorie",
    meaning: words(VEHICLE_CATEGORIES),
    example: "voitures",
    isRequired: true,
  },
  { name: "condition", field: "condition", meaning: words(VEHICLE_CONDITIONS), example: "occasion" },
  { name: "marque", field: "marque", meaning: "marque", example: "Norvia", isRequired: true },
  { name: "modele", field: "modele", meaning: "modèle", example: "Tempo", isRequired: true },
  { name: "version", field: "version", meaning: "moteur et génération", example: "1.5 dCi 115" },
  { name: "finition", field: "finition", meaning: "niveau de finition", example: "Intens" },
  {
    name: "titre",
    field: "titre",
    meaning: "titre ; à défaut marque, modèle et version",
    example: "Norvia Tempo 1.5 dCi 115",
  },
  {
    name: "description",
    field: "description",
    meaning: "texte ; <BR> pour un retour à la ligne",
    example: "Première main, suivi complet.",
  },
  {
    name: "prix",
    field: "prixCents",
    meaning: "euros TTC, sans l’immatriculation",
    example: "15900",
    isRequired: true,
  },
  { name: "malus", field: "malusCents", meaning: "malus en euros", example: "" },
  {
    name: "date_mec",
    field: "dateMec",
    meaning: "première mise en circulation, AAAA-MM ou MM/AAAA",
    example: "2021-05",
  },
  { name: "kilometrage", field: "kilometrageKm", meaning: "kilomètres", example: "45000" },
  { name: "km_garanti", field: "kilometrageGaranti", meaning: "oui ou non", example: "oui" },
  {
    name: "energie",
    field: "energie",
    meaning: words(VEHICLE_ENERGIES),
    example: "diesel",
    isRequired: true,
  },
  { name: "boite", field: "boite", meaning: words(GEARBOXES), example: "manuelle" },
  { name: "rapports", field: "rapports", meaning: "nombre de rapports", example: "6" },
  { name: "puissance_din", field: "puissanceDinCh", meaning: "chevaux", example: "115" },
  { name: "puissance_kw", field: "puissanceKw", meaning: "kilowatts", example: "85" },
  { name: "puissance_fiscale", field: "puissanceFiscaleCv", meaning: "CV", example: "6" },
  { name: "cylindree", field: "cylindreeCm3", meaning: "cm³", example: "1461" },
  { name: "transmission", field: "transmission", meaning: words(TRANSMISSIONS), example: "avant" },
  { name: "carrosserie", field: "carrosserie", meaning: words(VEHICLE_BODIES), example: "berline" },
  { name: "portes", field: "portes", meaning: "nombre de portes", example: "5" },
  { name: "places", field: "places", meaning: "nombre de places", example: "5" },
  { name: "couchages", field: "couchages", meaning: "couchages d’un camping-car", example: "" },
  { name: "couleur", field: "couleurExterieure", meaning: "couleur extérieure", example: "Bleu nuit" },
  { name: "couleur_interieure", field: "couleurInterieure", meaning: "couleur intérieure", example: "Noir" },
  { name: "sellerie", field: "sellerie", meaning: "sellerie", example: "Tissu" },
  { name: "co2", field: "co2.gKm", meaning: "g/km", example: "118" },
  { name: "co2_cycle", field: "co2.cycle", meaning: "WLTP ou NEDC", example: "WLTP" },
  {
    name: "crit_air",
    field: "critAir",
    meaning: `${words(CRIT_AIR_CLASSES)} ; à défaut déduit de la norme ou de la date`,
    example: "2",
  },
  { name: "norme_euro", field: "normeEuro", meaning: "norme", example: "Euro 6d" },
  { name: "consommation", field: "consommationL100Km", meaning: "l/100 km, cycle mixte", example: "4.5" },
  {
    name: "consommation_kwh",
    field: "consommationKwh100Km",
    meaning: "kWh/100 km, cycle mixte",
    example: "",
  },
  { name: "autonomie", field: "autonomieWltpKm", meaning: "kilomètres WLTP", example: "" },
  { name: "batterie_kwh", field: "batterie.capaciteKwh", meaning: "capacité", example: "" },
  {
    name: "batterie_sante",
    field: "batterie.sohPct",
    meaning: "pour cent de la capacité à neuf",
    example: "",
  },
  { name: "recharge_ac", field: "rechargeMax.acKw", meaning: "kW", example: "" },
  { name: "recharge_dc", field: "rechargeMax.dcKw", meaning: "kW", example: "" },
  {
    name: "prises",
    field: "rechargeMax.connecteurs",
    meaning: `prises, séparées par | : ${words(CONNECTORS)}`,
    example: "",
  },
  { name: "ptac", field: "ptacKg", meaning: "kg", example: "" },
  { name: "coffre", field: "volumeCoffreL", meaning: "litres", example: "420" },
  { name: "volume_utile", field: "volumeUtileM3", meaning: "m³, pour un utilitaire", example: "" },
  { name: "longueur", field: "longueurMm", meaning: "millimètres", example: "4250" },
  {
    name: "equipements",
    field: "equipements",
    meaning: "séparés par |",
    example: "Climatisation automatique|GPS",
  },
  { name: "options", field: "options", meaning: "séparées par |", example: "Peinture métallisée" },
  { name: "premiere_main", field: "premiereMain", meaning: "oui ou non", example: "oui" },
  {
    name: "proprietaires",
    field: "nbProprietaires",
    meaning: "nombre de propriétaires précédents",
    example: "1",
  },
  { name: "origine", field: "origine", meaning: "FR ou import", example: "FR" },
  {
    name: "controle_technique",
    field: "controleTechnique",
    meaning: "jour du dernier, AAAA-MM-JJ ou JJ/MM/AAAA",
    example: "2026-06-12",
  },
  { name: "carnet_entretien", field: "carnetEntretien", meaning: "oui ou non", example: "oui" },
  { name: "garantie_mois", field: "garantie.mois", meaning: "mois de garantie du vendeur", example: "12" },
  {
    name: "garantie_type",
    field: "garantie.type",
    meaning: "ce qu’elle couvre",
    example: "pièces et main-d’œuvre",
  },
  { name: "tva_recuperable", field: "tvaRecuperable", meaning: "oui ou non", example: "non" },
  { name: "type_mine", field: "typeMine", meaning: "type mine ou CNIT", example: "" },
  {
    name: "vin_masque",
    field: "vinMasque",
    meaning: "numéro de série, masqué par des *",
    example: "*************4821",
  },
  { name: "loyer_formule", field: "loyer.formule", meaning: "LOA ou LLD", example: "" },
  { name: "loyer_mensuel", field: "loyer.mensuelCents", meaning: "euros par mois", example: "" },
  {
    name: "loyer_duree",
    field: "loyer.dureeMois",
    meaning: "mois, premier loyer majoré compris",
    example: "",
  },
  { name: "loyer_apport", field: "loyer.apportCents", meaning: "euros", example: "" },
  { name: "loyer_km_an", field: "loyer.kmParAn", meaning: "kilomètres par an", example: "" },
  { name: "loyer_mentions", field: "loyer.mentions", meaning: "texte légal du loueur", example: "" },
  { name: "rue", field: "adresse.rue", meaning: "adresse du véhicule", example: "12 quai des Brumes" },
  {
    name: "code_postal",
    field: "adresse.codePostal",
    meaning: "cinq chiffres",
    example: "76990",
    isRequired: true,
  },
  { name: "commune", field: "adresse.commune", meaning: "commune", example: "Aubremer", isRequired: true },
  { name: "latitude", field: "position.latitude", meaning: "degrés", example: "" },
  { name: "longitude", field: "position.longitude", meaning: "degrés", example: "" },
  { name: "contact_nom", field: "contact.nom", meaning: "vendeur", example: "" },
  { name: "contact_telephone", field: "contact.telephone", meaning: "téléphone", example: "02 35 00 00 00" },
  { name: "contact_email", field: "contact.email", meaning: "courriel", example: "" },
  { name: "video", field: "videoUrl", meaning: "adresse https d’une vidéo", example: "" },
  {
    name: "photos",
    field: "photos",
    meaning: "noms de fichiers ou adresses, séparés par |",
    example: "vo-1042-1.jpg|vo-1042-2.jpg",
  },
];

/** Names properties in reports about a CSV. */
export const vehicleColumnName = createNaming((name) => `colonne « ${name} »`);

/** Names properties in reports about an XML file. */
export const vehicleElementName = createNaming((name) => `<${name}>`);

/** Reports unknown columns, since a mistyped one would be ignored silently. */
export function findUnknownColumns(names: Iterable<string>): Refusal[] {
  const unknown = [...names].filter((name) => name !== "" && !KNOWN_NAMES.has(name));
  if (unknown.length === 0) return [];
  const reason = `colonnes inconnues, que l’on n’a pas lues : ${unknown.slice(0, 10).map(shownValue).join(", ")}.`;
  return [{ line: 1, reference: "", reasons: [reason] }];
}

// In XML each photo may have its own element.
const KNOWN_NAMES: ReadonlySet<string> = new Set([...VEHICLE_COLUMNS.map(({ name }) => name), "photo"]);

function createNaming(shown: (column: string) => string): FieldNaming {
  return createFieldNaming(new Map(VEHICLE_COLUMNS.map(({ name, field }) => [field, shown(name)])));
}

/** Returns the cell of a column. */
export type Cell = (name: string) => string | undefined;

/** Reads the properties of a vehicle from a row. */
export function readVehicle(cell: Cell): Record<string, unknown> {
  const [marque, modele, version] = ["marque", "modele", "version"].map(cell);
  const codePostal = cell("code_postal");
  const [latitude, longitude] = [feedNumber(cell("latitude")), feedNumber(cell("longitude"))];
  return omitUndefined({
    kind: "vehicle",
    agence: cell("agence"),
    reference: cell("reference"),
    status: cell("statut"),
    categorie: among(VEHICLE_CATEGORIES, cell("categorie")),
    condition: among(VEHICLE_CONDITIONS, cell("condition")),
    marque,
    modele,
    version,
    finition: cell("finition"),
    titre: cell("titre") ?? [marque, modele, version].filter((word) => word !== undefined).join(" "),
    description: cell("description")?.replace(/<BR ?\/?>/gi, "\n"),
    prixCents: typedCents(cell("prix")),
    malusCents: typedCents(cell("malus")),
    dateMec: readMonth(cell("date_mec")),
    kilometrageKm: typedWhole(cell("kilometrage")),
    kilometrageGaranti: feedBoolean(cell("km_garanti")),
    energie: among(VEHICLE_ENERGIES, cell("energie")),
    boite: among(GEARBOXES, cell("boite")),
    rapports: typedWhole(cell("rapports")),
    puissanceDinCh: typedWhole(cell("puissance_din")),
    puissanceKw: feedNumber(cell("puissance_kw")),
    puissanceFiscaleCv: typedWhole(cell("puissance_fiscale")),
    cylindreeCm3: typedWhole(cell("cylindree")),
    transmission: among(TRANSMISSIONS, cell("transmission")),
    carrosserie: among(VEHICLE_BODIES, cell("carrosserie")),
    portes: typedWhole(cell("portes")),
    places: typedWhole(cell("places")),
    couchages: typedWhole(cell("couchages")),
    couleurExterieure: cell("couleur"),
    couleurInterieure: cell("couleur_interieure"),
    sellerie: cell("sellerie"),
    co2:
      cell("co2") === undefined
        ? undefined
        : omitUndefined({ gKm: feedNumber(cell("co2")), cycle: cell("co2_cycle")?.toUpperCase() }),
    critAir: among(CRIT_AIR_CLASSES, cell("crit_air") === "0" ? "E" : cell("crit_air")),
    normeEuro: cell("norme_euro"),
    consommationL100Km: feedNumber(cell("consommation")),
    consommationKwh100Km: feedNumber(cell("consommation_kwh")),
    autonomieWltpKm: typedWhole(cell("autonomie")),
    batterie: toGroup({
      capaciteKwh: feedNumber(cell("batterie_kwh")),
      sohPct: feedNumber(cell("batterie_sante")),
    }),
    rechargeMax: toGroup({
      acKw: feedNumber(cell("recharge_ac")),
      dcKw: feedNumber(cell("recharge_dc")),
      connecteurs: splitList(cell("prises")),
    }),
    ptacKg: typedWhole(cell("ptac")),
    volumeCoffreL: typedWhole(cell("coffre")),
    volumeUtileM3: feedNumber(cell("volume_utile")),
    longueurMm: typedWhole(cell("longueur")),
    equipements: splitList(cell("equipements")),
    options: splitList(cell("options")),
    premiereMain: feedBoolean(cell("premiere_main")),
    nbProprietaires: typedWhole(cell("proprietaires")),
    origine: cell("origine"),
    controleTechnique: feedDay(cell("controle_technique")),
    carnetEntretien: feedBoolean(cell("carnet_entretien")),
    garantie: toGroup({ mois: typedWhole(cell("garantie_mois")), type: cell("garantie_type") }),
    tvaRecuperable: feedBoolean(cell("tva_recuperable")),
    typeMine: cell("type_mine"),
    vinMasque: cell("vin_masque"),
    loyer: toGroup({
      formule: cell("loyer_formule"),
      mensuelCents: typedCents(cell("loyer_mensuel")),
      dureeMois: typedWhole(cell("loyer_duree")),
      apportCents: typedCents(cell("loyer_apport")),
      kmParAn: typedWhole(cell("loyer_km_an")),
      mentions: cell("loyer_mentions"),
    }),
    adresse: omitUndefined({
      rue: cell("rue"),
      codePostal,
      commune: cell("commune"),
      departement: getDepartementCode(codePostal),
    }),
    position:
      latitude === undefined || longitude === undefined
        ? undefined
        : { latitude, longitude, precision: "exacte" },
    contact: toGroup({
      nom: cell("contact_nom"),
      telephone: feedPhone(cell("contact_telephone")),
      email: cell("contact_email"),
    }),
    videoUrl: cell("video"),
  });
}

/** Splits items at `|`. */
export function splitList(text: string | undefined): string[] | undefined {
  const items = (text ?? "").split("|").flatMap((item) => feedText(item) ?? []);
  return items.length === 0 ? undefined : items;
}

/** Finds a word of a set, ignoring accents, spaces and case. */
function among(values: readonly string[], text: string | undefined): string | undefined {
  return text === undefined ? undefined : (values.find((value) => toSlug(value) === toSlug(text)) ?? text);
}

/** Reads `05/2021`, `12/05/2021` or `2021-05-12` as `2021-05`. */
function readMonth(text: string | undefined): string | undefined {
  const [, month, year] = /^(?:\d{1,2}[/.-])?(0?[1-9]|1[0-2])[/.-](\d{4})$/.exec(text ?? "") ?? [];
  if (year !== undefined && month !== undefined) return `${year}-${month.padStart(2, "0")}`;
  // An invalid month stays unchanged, so that the check reports it.
  return text?.replace(/^(\d{4}-\d{2})-\d{2}$/, "$1");
}

function words(values: readonly string[]): string {
  return values.join(", ");
}
