import {
  CONNECTORS,
  CRIT_AIR_CLASSES,
  GEARBOXES,
  slugOf,
  TRANSMISSIONS,
  VEHICLE_BODIES,
  VEHICLE_CATEGORIES,
  VEHICLE_CONDITIONS,
  VEHICLE_ENERGIES,
} from "@lieudit/listing-model";
import {
  departementOf,
  feedBoolean,
  feedCents,
  feedDay,
  feedNumber,
  feedPhone,
  feedText,
  feedWhole,
  given,
  group,
} from "../feed-values.ts";

/** One column of the vehicle file: its name, what it means, and an example. */
export interface VehicleColumn {
  name: string;
  meaning: string;
  example: string;
  isRequired?: true;
}

/**
 * Every column of the vehicle file, in the order of the template. The file's
 * documentation is made of this table.
 */
export const VEHICLE_COLUMNS: readonly VehicleColumn[] = [
  {
    name: "agence",
    meaning: "identifiant de la concession ; inutile avec --agence",
    example: "garage-du-phare",
  },
  { name: "reference", meaning: "votre numéro, unique", example: "VO-1042", isRequired: true },
  { name: "statut", meaning: "publie, reserve, vendu, brouillon", example: "publie" },
  { name: "categorie", meaning: words(VEHICLE_CATEGORIES), example: "voitures", isRequired: true },
  { name: "condition", meaning: words(VEHICLE_CONDITIONS), example: "occasion" },
  { name: "marque", meaning: "marque", example: "Norvia", isRequired: true },
  { name: "modele", meaning: "modèle", example: "Tempo", isRequired: true },
  { name: "version", meaning: "moteur et génération", example: "1.5 dCi 115" },
  { name: "finition", meaning: "niveau de finition", example: "Intens" },
  {
    name: "titre",
    meaning: "titre ; à défaut marque, modèle et version",
    example: "Norvia Tempo 1.5 dCi 115",
  },
  {
    name: "description",
    meaning: "texte ; <BR> pour un retour à la ligne",
    example: "Première main, suivi complet.",
  },
  { name: "prix", meaning: "euros TTC, sans l’immatriculation", example: "15900", isRequired: true },
  { name: "malus", meaning: "malus en euros", example: "" },
  { name: "date_mec", meaning: "première mise en circulation, AAAA-MM ou MM/AAAA", example: "2021-05" },
  { name: "kilometrage", meaning: "kilomètres", example: "45000" },
  { name: "km_garanti", meaning: "oui ou non", example: "oui" },
  { name: "energie", meaning: words(VEHICLE_ENERGIES), example: "diesel", isRequired: true },
  { name: "boite", meaning: words(GEARBOXES), example: "manuelle" },
  { name: "rapports", meaning: "nombre de rapports", example: "6" },
  { name: "puissance_din", meaning: "chevaux", example: "115" },
  { name: "puissance_kw", meaning: "kilowatts", example: "85" },
  { name: "puissance_fiscale", meaning: "CV", example: "6" },
  { name: "cylindree", meaning: "cm³", example: "1461" },
  { name: "transmission", meaning: words(TRANSMISSIONS), example: "avant" },
  { name: "carrosserie", meaning: words(VEHICLE_BODIES), example: "berline" },
  { name: "portes", meaning: "nombre de portes", example: "5" },
  { name: "places", meaning: "nombre de places", example: "5" },
  { name: "couchages", meaning: "couchages d’un camping-car", example: "" },
  { name: "couleur", meaning: "couleur extérieure", example: "Bleu nuit" },
  { name: "couleur_interieure", meaning: "couleur intérieure", example: "Noir" },
  { name: "sellerie", meaning: "sellerie", example: "Tissu" },
  { name: "co2", meaning: "g/km", example: "118" },
  { name: "co2_cycle", meaning: "WLTP ou NEDC", example: "WLTP" },
  {
    name: "crit_air",
    meaning: `${words(CRIT_AIR_CLASSES)} ; à défaut déduit de la norme ou de la date`,
    example: "2",
  },
  { name: "norme_euro", meaning: "norme", example: "Euro 6d" },
  { name: "consommation", meaning: "l/100 km, cycle mixte", example: "4.5" },
  { name: "consommation_kwh", meaning: "kWh/100 km, cycle mixte", example: "" },
  { name: "autonomie", meaning: "kilomètres WLTP", example: "" },
  { name: "batterie_kwh", meaning: "capacité", example: "" },
  { name: "batterie_sante", meaning: "pour cent de la capacité à neuf", example: "" },
  { name: "recharge_ac", meaning: "kW", example: "" },
  { name: "recharge_dc", meaning: "kW", example: "" },
  { name: "prises", meaning: `prises, séparées par | : ${words(CONNECTORS)}`, example: "" },
  { name: "ptac", meaning: "kg", example: "" },
  { name: "coffre", meaning: "litres", example: "420" },
  { name: "volume_utile", meaning: "m³, pour un utilitaire", example: "" },
  { name: "longueur", meaning: "millimètres", example: "4250" },
  { name: "equipements", meaning: "séparés par |", example: "Climatisation automatique|GPS" },
  { name: "options", meaning: "séparées par |", example: "Peinture métallisée" },
  { name: "premiere_main", meaning: "oui ou non", example: "oui" },
  { name: "proprietaires", meaning: "nombre de propriétaires précédents", example: "1" },
  { name: "origine", meaning: "FR ou import", example: "FR" },
  { name: "controle_technique", meaning: "jour du dernier, AAAA-MM-JJ ou JJ/MM/AAAA", example: "2026-06-12" },
  { name: "carnet_entretien", meaning: "oui ou non", example: "oui" },
  { name: "garantie_mois", meaning: "mois de garantie du vendeur", example: "12" },
  { name: "garantie_type", meaning: "ce qu’elle couvre", example: "pièces et main-d’œuvre" },
  { name: "tva_recuperable", meaning: "oui ou non", example: "non" },
  { name: "type_mine", meaning: "type mine ou CNIT", example: "" },
  { name: "vin_masque", meaning: "numéro de série, masqué par des *", example: "*************4821" },
  { name: "loyer_formule", meaning: "LOA ou LLD", example: "" },
  { name: "loyer_mensuel", meaning: "euros par mois", example: "" },
  { name: "loyer_duree", meaning: "mois", example: "" },
  { name: "loyer_apport", meaning: "euros", example: "" },
  { name: "loyer_km_an", meaning: "kilomètres par an", example: "" },
  { name: "loyer_mentions", meaning: "texte légal du loueur", example: "" },
  { name: "rue", meaning: "adresse du véhicule", example: "12 quai des Brumes" },
  { name: "code_postal", meaning: "cinq chiffres", example: "76990", isRequired: true },
  { name: "commune", meaning: "commune", example: "Aubremer", isRequired: true },
  { name: "latitude", meaning: "degrés", example: "" },
  { name: "longitude", meaning: "degrés", example: "" },
  { name: "contact_nom", meaning: "vendeur", example: "" },
  { name: "contact_telephone", meaning: "téléphone", example: "02 35 00 00 00" },
  { name: "contact_email", meaning: "courriel", example: "" },
  { name: "video", meaning: "adresse https d’une vidéo", example: "" },
  {
    name: "photos",
    meaning: "noms de fichiers ou adresses, séparés par |",
    example: "vo-1042-1.jpg|vo-1042-2.jpg",
  },
];

/** A cell by its column's name. */
export type Cell = (name: string) => string | undefined;

/** The fields of a vehicle that a row describes. */
export function vehicleOfCells(cell: Cell): Record<string, unknown> {
  const [marque, modele, version] = ["marque", "modele", "version"].map(cell);
  const codePostal = cell("code_postal");
  const [latitude, longitude] = [feedNumber(cell("latitude")), feedNumber(cell("longitude"))];
  return given({
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
    prixCents: feedCents(cell("prix")),
    malusCents: feedCents(cell("malus")),
    dateMec: monthOf(cell("date_mec")),
    kilometrageKm: feedWhole(cell("kilometrage")),
    kilometrageGaranti: feedBoolean(cell("km_garanti")),
    energie: among(VEHICLE_ENERGIES, cell("energie")),
    boite: among(GEARBOXES, cell("boite")),
    rapports: feedWhole(cell("rapports")),
    puissanceDinCh: feedWhole(cell("puissance_din")),
    puissanceKw: feedNumber(cell("puissance_kw")),
    puissanceFiscaleCv: feedWhole(cell("puissance_fiscale")),
    cylindreeCm3: feedWhole(cell("cylindree")),
    transmission: among(TRANSMISSIONS, cell("transmission")),
    carrosserie: among(VEHICLE_BODIES, cell("carrosserie")),
    portes: feedWhole(cell("portes")),
    places: feedWhole(cell("places")),
    couchages: feedWhole(cell("couchages")),
    couleurExterieure: cell("couleur"),
    couleurInterieure: cell("couleur_interieure"),
    sellerie: cell("sellerie"),
    co2:
      cell("co2") === undefined
        ? undefined
        : given({ gKm: feedNumber(cell("co2")), cycle: cell("co2_cycle")?.toUpperCase() }),
    critAir: among(CRIT_AIR_CLASSES, cell("crit_air") === "0" ? "E" : cell("crit_air")),
    normeEuro: cell("norme_euro"),
    consommationL100Km: feedNumber(cell("consommation")),
    consommationKwh100Km: feedNumber(cell("consommation_kwh")),
    autonomieWltpKm: feedWhole(cell("autonomie")),
    batterie: group({
      capaciteKwh: feedNumber(cell("batterie_kwh")),
      sohPct: feedNumber(cell("batterie_sante")),
    }),
    rechargeMax: group({
      acKw: feedNumber(cell("recharge_ac")),
      dcKw: feedNumber(cell("recharge_dc")),
      connecteurs: listOf(cell("prises")),
    }),
    ptacKg: feedWhole(cell("ptac")),
    volumeCoffreL: feedWhole(cell("coffre")),
    volumeUtileM3: feedNumber(cell("volume_utile")),
    longueurMm: feedWhole(cell("longueur")),
    equipements: listOf(cell("equipements")),
    options: listOf(cell("options")),
    premiereMain: feedBoolean(cell("premiere_main")),
    nbProprietaires: feedWhole(cell("proprietaires")),
    origine: cell("origine"),
    controleTechnique: feedDay(cell("controle_technique")),
    carnetEntretien: feedBoolean(cell("carnet_entretien")),
    garantie: group({ mois: feedWhole(cell("garantie_mois")), type: cell("garantie_type") }),
    tvaRecuperable: feedBoolean(cell("tva_recuperable")),
    typeMine: cell("type_mine"),
    vinMasque: cell("vin_masque"),
    loyer: group({
      formule: cell("loyer_formule"),
      mensuelCents: feedCents(cell("loyer_mensuel")),
      dureeMois: feedWhole(cell("loyer_duree")),
      apportCents: feedCents(cell("loyer_apport")),
      kmParAn: feedWhole(cell("loyer_km_an")),
      mentions: cell("loyer_mentions"),
    }),
    adresse: given({
      rue: cell("rue"),
      codePostal,
      commune: cell("commune"),
      departement: departementOf(codePostal),
    }),
    position:
      latitude === undefined || longitude === undefined
        ? undefined
        : { latitude, longitude, precision: "exacte" },
    contact: group({
      nom: cell("contact_nom"),
      telephone: feedPhone(cell("contact_telephone")),
      email: cell("contact_email"),
    }),
    videoUrl: cell("video"),
  });
}

/** Items between `|`. */
export function listOf(text: string | undefined): string[] | undefined {
  const items = (text ?? "").split("|").flatMap((item) => feedText(item) ?? []);
  return items.length === 0 ? undefined : items;
}

/** The word of a set, however its accents, spaces and capitals are written. */
function among(values: readonly string[], text: string | undefined): string | undefined {
  return text === undefined ? undefined : (values.find((value) => slugOf(value) === slugOf(text)) ?? text);
}

/** `05/2021`, `12/05/2021` or `2021-05-12` as `2021-05`. */
function monthOf(text: string | undefined): string | undefined {
  const [, month, year] = /^(?:\d{1,2}[/.-])?(\d{1,2})[/.-](\d{4})$/.exec(text ?? "") ?? [];
  return year === undefined || month === undefined ? text?.slice(0, 7) : `${year}-${month.padStart(2, "0")}`;
}

function words(values: readonly string[]): string {
  return values.join(", ");
}
