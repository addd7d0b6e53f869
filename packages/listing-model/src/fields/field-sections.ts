import { critAirLabel } from "../facts/crit-air.ts";
import { ESTATE_TYPE_LABELS, TRANSACTION_LABELS } from "../facts/page-title.ts";
import { CONNECTOR_LABELS } from "../facts/vehicle-fact-groups.ts";
import { CATEGORY_LABELS, CONDITION_LABELS } from "../facts/vehicle-labels.ts";

/** A property that a person types, as the form of a listing names it. What it accepts is in its shape. */
export interface FieldRow {
  /** Path of the property, such as `energie.dpeClasse`. */
  champ: string;
  label: string;
  unit?: string;
  hint?: string;
  /** Words for the values of a choice; by default the values themselves. */
  words?: Readonly<Record<string, string>>;
}

/** A part of the form of a listing. */
export interface FieldSection {
  /** Fragment of its address. */
  id: string;
  title: string;
  /** The section concerns listings with one of these values only. */
  when?: { champ: string; values: readonly string[] };
  rows: readonly FieldRow[];
}

const SALES = ["vente", "viager"];
const RENTALS = ["location", "saisonnier"];

const TEXTS: FieldSection = {
  id: "textes",
  title: "Titre et description",
  rows: [
    {
      champ: "titre",
      label: "Titre de l’annonce",
      hint: "Ce que l’on cherche : le type, la taille, l’atout.",
    },
    { champ: "description", label: "Description", hint: "Laissez une ligne vide entre deux paragraphes." },
    { champ: "reference", label: "Référence", hint: "Votre numéro, unique dans l’agence." },
  ],
};

const PLACE: FieldSection = {
  id: "adresse",
  title: "Adresse",
  rows: [
    { champ: "adresse.rue", label: "Numéro et rue" },
    { champ: "adresse.codePostal", label: "Code postal" },
    { champ: "adresse.commune", label: "Commune" },
    { champ: "adresse.codeInsee", label: "Code INSEE", hint: "Facultatif ; ce n’est pas le code postal." },
    { champ: "position.latitude", label: "Latitude" },
    { champ: "position.longitude", label: "Longitude" },
    {
      champ: "position.precision",
      label: "Précision montrée",
      hint: "Les visiteurs ne reçoivent rien de plus précis ; sans choix, le quartier.",
      words: { exacte: "L’adresse exacte", rue: "La rue, sans le numéro", floutee: "Le quartier" },
    },
  ],
};

const CONTACT: FieldSection = {
  id: "contact",
  title: "Contact, visite et diffusion",
  rows: [
    { champ: "contact.nom", label: "Personne à contacter" },
    { champ: "contact.telephone", label: "Téléphone" },
    { champ: "contact.email", label: "Courriel" },
    { champ: "contact.rsac", label: "RSAC de l’agent commercial" },
    { champ: "videoUrl", label: "Adresse d’une vidéo" },
    { champ: "visiteUrl", label: "Adresse d’une visite virtuelle" },
    { champ: "exclusivite", label: "Exclusivité" },
    { champ: "mandatNo", label: "Numéro de mandat" },
    { champ: "seo.titre", label: "Titre pour les moteurs de recherche" },
    { champ: "seo.description", label: "Résumé pour les moteurs de recherche" },
  ],
};

/** Every typed property of a vehicle. A test compares them with its shape. */
export const VEHICLE_SECTIONS: readonly FieldSection[] = [
  {
    id: "vehicule",
    title: "Le véhicule",
    rows: [
      { champ: "categorie", label: "Catégorie", words: CATEGORY_LABELS },
      { champ: "condition", label: "État", words: CONDITION_LABELS },
      { champ: "marque", label: "Marque" },
      { champ: "modele", label: "Modèle" },
      { champ: "version", label: "Version", hint: "Moteur et génération, comme 1.5 BlueHDi 130." },
      { champ: "finition", label: "Finition" },
      { champ: "dateMec", label: "Première mise en circulation", hint: "Année et mois, comme 2021-05." },
      { champ: "kilometrageKm", label: "Kilométrage", unit: "km" },
      { champ: "kilometrageGaranti", label: "Kilométrage garanti" },
      { champ: "energie", label: "Énergie" },
      { champ: "boite", label: "Boîte de vitesses" },
      { champ: "rapports", label: "Nombre de rapports" },
      { champ: "carrosserie", label: "Carrosserie" },
    ],
  },
  {
    id: "prix",
    title: "Prix",
    rows: [
      { champ: "prixCents", label: "Prix TTC", unit: "€", hint: "Sans la carte grise." },
      { champ: "malusCents", label: "Malus", unit: "€" },
      { champ: "tvaRecuperable", label: "TVA récupérable" },
      { champ: "loyer.formule", label: "Formule de location" },
      { champ: "loyer.mensuelCents", label: "Loyer mensuel", unit: "€" },
      { champ: "loyer.dureeMois", label: "Durée", unit: "mois" },
      { champ: "loyer.apportCents", label: "Premier loyer majoré", unit: "€" },
      { champ: "loyer.kmParAn", label: "Kilomètres par an", unit: "km" },
      { champ: "loyer.mentions", label: "Mentions du loueur" },
    ],
  },
  TEXTS,
  {
    id: "technique",
    title: "Moteur et technique",
    rows: [
      { champ: "puissanceDinCh", label: "Puissance DIN", unit: "ch" },
      { champ: "puissanceKw", label: "Puissance", unit: "kW" },
      { champ: "puissanceFiscaleCv", label: "Puissance fiscale", unit: "CV" },
      { champ: "cylindreeCm3", label: "Cylindrée", unit: "cm³" },
      { champ: "transmission", label: "Transmission" },
      { champ: "co2.gKm", label: "Émissions de CO₂", unit: "g/km" },
      { champ: "co2.cycle", label: "Cycle de mesure" },
      {
        champ: "critAir",
        label: "Vignette Crit’Air",
        hint: "À défaut, elle se déduit de la norme ou de la date.",
        words: Object.fromEntries(
          (["E", "1", "2", "3", "4", "5", "non classé"] as const).map((value) => [
            value,
            critAirLabel(value),
          ]),
        ),
      },
      { champ: "normeEuro", label: "Norme", hint: "Comme Euro 6d." },
      { champ: "consommationL100Km", label: "Consommation mixte", unit: "l/100 km" },
      { champ: "consommationKwh100Km", label: "Consommation électrique", unit: "kWh/100 km" },
      { champ: "autonomieWltpKm", label: "Autonomie WLTP", unit: "km" },
      { champ: "batterie.capaciteKwh", label: "Capacité de la batterie", unit: "kWh" },
      { champ: "batterie.sohPct", label: "Santé de la batterie", unit: "%" },
      { champ: "rechargeMax.acKw", label: "Recharge en courant alternatif", unit: "kW" },
      { champ: "rechargeMax.dcKw", label: "Recharge en courant continu", unit: "kW" },
      { champ: "rechargeMax.connecteurs", label: "Prises", words: CONNECTOR_LABELS },
    ],
  },
  {
    id: "details",
    title: "Dimensions, couleurs et équipements",
    rows: [
      { champ: "portes", label: "Portes" },
      { champ: "places", label: "Places" },
      { champ: "couchages", label: "Couchages" },
      { champ: "couleurExterieure", label: "Couleur extérieure" },
      { champ: "couleurInterieure", label: "Couleur intérieure" },
      { champ: "sellerie", label: "Sellerie" },
      { champ: "ptacKg", label: "PTAC", unit: "kg" },
      { champ: "volumeCoffreL", label: "Volume du coffre", unit: "l" },
      { champ: "volumeUtileM3", label: "Volume utile", unit: "m³" },
      { champ: "longueurMm", label: "Longueur", unit: "mm" },
      { champ: "equipements", label: "Équipements de série", hint: "Un par ligne." },
      { champ: "options", label: "Options", hint: "Une par ligne." },
    ],
  },
  {
    id: "historique",
    title: "Historique et garantie",
    rows: [
      { champ: "premiereMain", label: "Première main" },
      { champ: "nbProprietaires", label: "Propriétaires précédents" },
      { champ: "origine", label: "Origine", words: { FR: "France", import: "Importé" } },
      { champ: "controleTechnique", label: "Dernier contrôle technique" },
      { champ: "carnetEntretien", label: "Carnet d’entretien" },
      { champ: "garantie.mois", label: "Garantie du vendeur", unit: "mois" },
      { champ: "garantie.type", label: "Ce qu’elle couvre" },
      { champ: "typeMine", label: "Type mine ou CNIT" },
      { champ: "vinMasque", label: "Numéro de série masqué", hint: "Comme *************4821." },
      { champ: "immatriculationMasquee", label: "Immatriculation masquée", hint: "Comme AB-***-**." },
    ],
  },
  PLACE,
  CONTACT,
];

/** Every typed property of an estate. A test compares them with its shape. */
export const ESTATE_SECTIONS: readonly FieldSection[] = [
  {
    id: "bien",
    title: "Le bien",
    rows: [
      { champ: "transaction", label: "Projet", words: TRANSACTION_LABELS },
      { champ: "type", label: "Type de bien", words: ESTATE_TYPE_LABELS },
      { champ: "sousType", label: "Précision", hint: "Comme villa, duplex, longère." },
      { champ: "surfaceHabitableM2", label: "Surface habitable", unit: "m²" },
      { champ: "surfaceCarrezM2", label: "Surface loi Carrez", unit: "m²" },
      { champ: "surfaceTerrainM2", label: "Surface du terrain", unit: "m²" },
      { champ: "surfaceSejourM2", label: "Surface du séjour", unit: "m²" },
      { champ: "pieces", label: "Pièces" },
      { champ: "chambres", label: "Chambres" },
      { champ: "sdb", label: "Salles de bains" },
      { champ: "sde", label: "Salles d’eau" },
      { champ: "wc", label: "WC" },
      { champ: "etage", label: "Étage", hint: "0 pour le rez-de-chaussée." },
      { champ: "nbEtages", label: "Étages de l’immeuble" },
      { champ: "dernierEtage", label: "Dernier étage" },
      { champ: "anneeConstruction", label: "Année de construction" },
      { champ: "etat", label: "État" },
      { champ: "neuf", label: "Programme neuf (VEFA)" },
      { champ: "meuble", label: "Meublé" },
      {
        champ: "lots",
        label: "Logements d’un programme",
        hint: "Un nombre de pièces par ligne : pièces ; surface de ; à ; prix de départ ; restants. Comme 3 ; 58 ; 66 ; 268000 ; 4",
      },
    ],
  },
  {
    id: "prix",
    title: "Prix",
    rows: [
      {
        champ: "prixCents",
        label: "Prix affiché",
        unit: "€",
        hint: "Vente : honoraires de l’acquéreur compris. Location : loyer charges comprises. Viager : le bouquet.",
      },
      { champ: "baremeUrl", label: "Adresse du barème d’honoraires" },
    ],
  },
  {
    id: "vente",
    title: "Vente",
    when: { champ: "transaction", values: SALES },
    rows: [
      {
        champ: "vente.honorairesChargeDe",
        label: "Honoraires à la charge de",
        words: { acquereur: "L’acquéreur", vendeur: "Le vendeur", partage: "Les deux" },
      },
      { champ: "vente.honorairesPct", label: "Honoraires", unit: "%", hint: "Du prix hors honoraires, TTC." },
      { champ: "vente.prixHorsHonorairesCents", label: "Prix hors honoraires", unit: "€" },
      { champ: "vente.taxeFonciereCents", label: "Taxe foncière", unit: "€ par an" },
    ],
  },
  {
    id: "viager",
    title: "Viager",
    when: { champ: "transaction", values: ["viager"] },
    rows: [
      { champ: "viager.renteCents", label: "Rente", unit: "€ par mois" },
      { champ: "viager.tetes", label: "Nombre de têtes" },
      { champ: "viager.ages", label: "Âges", hint: "Un par ligne." },
      { champ: "viager.occupe", label: "Occupé" },
      { champ: "viager.valeurLibreCents", label: "Valeur libre", unit: "€" },
    ],
  },
  {
    id: "location",
    title: "Location",
    when: { champ: "transaction", values: RENTALS },
    rows: [
      { champ: "location.loyerHcCents", label: "Loyer hors charges", unit: "€ par mois" },
      { champ: "location.loyerTaxe", label: "Loyer professionnel" },
      { champ: "location.chargesCents", label: "Charges", unit: "€ par mois" },
      {
        champ: "location.modeCharges",
        label: "Mode des charges",
        words: { provision: "Provision, régularisée chaque année", forfait: "Forfait" },
      },
      { champ: "location.complementLoyerCents", label: "Complément de loyer", unit: "€ par mois" },
      { champ: "location.depotGarantieCents", label: "Dépôt de garantie", unit: "€" },
      { champ: "location.honorairesLocataireCents", label: "Honoraires du locataire", unit: "€" },
      { champ: "location.honorairesEdlCents", label: "Dont état des lieux", unit: "€" },
      { champ: "location.dispoLe", label: "Disponible le" },
      { champ: "location.encadrement.zone", label: "Zone d’encadrement des loyers" },
      {
        champ: "location.encadrement.loyerReferenceMajoreCentsM2",
        label: "Loyer de référence majoré",
        unit: "€ par m²",
      },
      { champ: "location.encadrement.loyerBaseCents", label: "Loyer de base", unit: "€ par mois" },
      { champ: "location.numeroEnregistrement", label: "Numéro d’enregistrement du meublé de tourisme" },
    ],
  },
  {
    id: "sejour",
    title: "Séjour",
    when: { champ: "transaction", values: ["saisonnier"] },
    rows: [
      { champ: "sejour.couchages", label: "Couchages" },
      { champ: "sejour.taxeSejourCents", label: "Taxe de séjour", unit: "€ par nuit et par adulte" },
      {
        champ: "sejour.saisons",
        label: "Saisons",
        hint: "Une par ligne : du ; au ; prix de la semaine. Comme 03/07/2027 ; 27/08/2027 ; 890",
      },
      { champ: "sejour.pris", label: "Périodes prises", hint: "Une par ligne : arrivée ; départ." },
    ],
  },
  TEXTS,
  {
    id: "energie",
    title: "Énergie et risques",
    rows: [
      { champ: "energie.dpeClasse", label: "Classe énergie (DPE)" },
      { champ: "energie.dpeKwhM2An", label: "Consommation", unit: "kWh/m²/an" },
      { champ: "energie.gesClasse", label: "Classe climat (GES)" },
      { champ: "energie.gesKgCo2M2An", label: "Émissions", unit: "kg CO₂/m²/an" },
      { champ: "energie.coutMinCents", label: "Dépenses d’énergie, de", unit: "€ par an" },
      { champ: "energie.coutMaxCents", label: "Dépenses d’énergie, à", unit: "€ par an" },
      { champ: "energie.anneeReference", label: "Année des prix de l’énergie" },
      { champ: "energie.dateDpe", label: "Date du diagnostic" },
      { champ: "energie.numeroAdeme", label: "Numéro ADEME" },
      { champ: "energie.version", label: "Version du diagnostic" },
      {
        champ: "energie.source",
        label: "Étiquette tirée de",
        words: { dpe: "Le diagnostic", attestation: "L’attestation de l’ADEME" },
      },
      { champ: "chauffage.type", label: "Type de chauffage" },
      { champ: "chauffage.energie", label: "Énergie du chauffage" },
      { champ: "chauffage.mode", label: "Chauffage" },
      { champ: "risques.erpDate", label: "Date de l’état des risques" },
    ],
  },
  {
    id: "copropriete",
    title: "Copropriété",
    rows: [
      { champ: "copro.enCopro", label: "Bien en copropriété" },
      { champ: "copro.nbLots", label: "Nombre de lots" },
      { champ: "copro.chargesAnnuellesCents", label: "Charges courantes", unit: "€ par an" },
      { champ: "copro.procedure", label: "Procédure en cours" },
      { champ: "copro.detail", label: "Laquelle" },
    ],
  },
  {
    id: "confort",
    title: "Extérieurs et confort",
    rows: [
      { champ: "exterieurs", label: "Extérieurs", unit: "m²", hint: "Surface ; 0 si elle n’est pas connue." },
      { champ: "stationnements", label: "Stationnements" },
      { champ: "orientation", label: "Orientation" },
      { champ: "vue", label: "Vue" },
      { champ: "cave", label: "Cave" },
      { champ: "ascenseur", label: "Ascenseur" },
      { champ: "piscine", label: "Piscine" },
      { champ: "accesPmr", label: "Accessible en fauteuil" },
      { champ: "fibre", label: "Fibre optique" },
      { champ: "interphone", label: "Interphone" },
      { champ: "gardien", label: "Gardien" },
    ],
  },
  PLACE,
  CONTACT,
];
