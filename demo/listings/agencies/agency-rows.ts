import type { Agency } from "@lieudit/listing-model";

/** An agency or dealer as written by hand; address, telephone and site come from its place on the map. */
export interface AgencyRow {
  slug: string;
  kind: Agency["kind"];
  /** Name of its place in the demo region. */
  place: string;
  /** Number and street, if the place has none. */
  rue?: string;
  description: string;
  formeJuridique: string;
  /** Nine digits with a valid key, below the first number of a real company. */
  siren: string;
  team: readonly (readonly [nom: string, fonction: string, rsac?: string])[];
  /** Of an estate agency: guarantor and thousands of euros, or that it holds no funds. */
  garantie?: readonly [garant: string, milliers: number] | "sans fonds";
  /** Begins the numbers of its listings. */
  prefix: string;
}

export const AGENCY_ROWS: readonly AgencyRow[] = [
  {
    slug: "agence-du-vieux-port",
    kind: "agence",
    place: "Agence du Vieux Port",
    rue: "12 quai du Levant",
    prefix: "VP",
    formeJuridique: "SARL au capital de 15 000 €",
    siren: "000001412",
    garantie: ["Caisse de garantie du littoral", 240],
    team: [
      ["Hélène Morvandier", "Gérante"],
      ["Basile Quertier", "Négociateur"],
      ["Maud Lescaudron", "Agente commerciale", "Aubremer 912 560 014"],
    ],
    description:
      "Installée sur le quai du Levant depuis trois générations, l'agence connaît les maisons de la vieille ville par leurs escaliers. Elle vend et loue dans les murs, sur les quais et autour du marché, et dit d'avance ce qu'il faudra refaire.",
  },
  {
    slug: "orvain-immobilier",
    kind: "agence",
    place: "Orvain Immobilier",
    prefix: "OI",
    formeJuridique: "SAS au capital de 50 000 €",
    siren: "000001826",
    garantie: ["Caisse de garantie du littoral", 520],
    team: [
      ["Thibault Orsenne", "Directeur d'agence"],
      ["Inès Calvary", "Négociatrice"],
      ["Romain Bréval", "Négociateur"],
      ["Sandrine Autheuil", "Gestion locative"],
    ],
    description:
      "Transaction, location, gestion : Orvain Immobilier suit un bien de la première estimation à la remise des clés. Sept personnes, une seule équipe, et des chiffres écrits noir sur blanc.",
  },
  {
    slug: "les-cles-de-la-baie",
    kind: "agence",
    place: "Les Clés de la Baie",
    prefix: "CB",
    formeJuridique: "EURL au capital de 8 000 €",
    siren: "000002238",
    garantie: "sans fonds",
    team: [
      ["Clara Dumanoir", "Fondatrice"],
      ["Youssef Belkadi", "Agent commercial", "Aubremer 912 744 903"],
    ],
    description:
      "Deux personnes, trente mandats au plus : Les Clés de la Baie prend peu de biens pour bien s'en occuper. L'agence travaille surtout le bord de mer et ne reçoit pas de fonds.",
  },
  {
    slug: "cabinet-rosmel",
    kind: "agence",
    place: "Cabinet Rosmel",
    prefix: "CR",
    formeJuridique: "SARL au capital de 38 112 €",
    siren: "000002642",
    garantie: ["Mutuelle du bocage", 310],
    team: [
      ["Édouard Rosmel", "Gérant"],
      ["Bénédicte Fauvel", "Clerc de transaction"],
      ["Paul-Henri Rosmel", "Viagers et patrimoine"],
    ],
    description:
      "Cabinet de transaction et d'administration de biens depuis 1958. Le cabinet Rosmel est connu pour ses viagers, ses immeubles de rapport et la précision de ses descriptions.",
  },
  {
    slug: "greves-et-villas",
    kind: "agence",
    place: "Grèves & Villas",
    prefix: "GV",
    formeJuridique: "SAS au capital de 20 000 €",
    siren: "000003053",
    garantie: ["Caisse de garantie du littoral", 400],
    team: [
      ["Armelle de Querville", "Présidente"],
      ["Louis Castelnau", "Villas et propriétés"],
      ["Jeanne Hurtevent", "Locations saisonnières"],
    ],
    description:
      "Villas balnéaires, propriétés et locations de vacances entre la Grande Plage et l'estuaire. Grèves & Villas soigne la présentation, ouvre les maisons la veille et accueille en personne.",
  },
  {
    slug: "agence-de-la-dune",
    kind: "agence",
    place: "Agence de la Dune",
    prefix: "AD",
    formeJuridique: "SARL au capital de 10 000 €",
    siren: "000003467",
    garantie: ["Mutuelle du bocage", 150],
    team: [
      ["Gaëlle Persigny", "Gérante"],
      ["Mathis Lecorbeiller", "Négociateur"],
    ],
    description:
      "À Houlgrève, entre l'église et la plage : maisons de pêcheurs, pavillons et appartements de vacances. L'agence de la Dune vit ici toute l'année et renseigne aussi sur l'école et la marée.",
  },
  {
    slug: "brevan-immobilier",
    kind: "agence",
    place: "Brévan Immobilier",
    prefix: "BI",
    formeJuridique: "SARL au capital de 7 622 €",
    siren: "000003871",
    garantie: ["Mutuelle du bocage", 180],
    team: [
      ["Nicolas Delaunoy", "Gérant"],
      ["Aurore Mainterot", "Négociatrice"],
      ["Denis Pacary", "Agent commercial", "Brévanfleur 912 803 377"],
    ],
    description:
      "L'agence du bocage : longères, corps de ferme, terrains et maisons de bourg de Brévanfleur à Vaudrimont. On visite en bottes quand il faut, et l'on appelle un terrain humide un terrain humide.",
  },
  {
    slug: "herondeville-immobilier",
    kind: "agence",
    place: "Hérondeville Immobilier",
    prefix: "HI",
    formeJuridique: "SARL au capital de 12 000 €",
    siren: "000004283",
    garantie: ["Caisse de garantie du littoral", 160],
    team: [
      ["Vincent Marécage", "Gérant"],
      ["Lina Ouvrard", "Négociatrice et gestion"],
    ],
    description:
      "De la place d'Armes aux villages de l'est, Hérondeville Immobilier vend et loue à des prix d'ici. Premier achat, investissement, succession : l'agence prend le temps d'expliquer.",
  },
  {
    slug: "automobiles-legrandin",
    kind: "concession",
    place: "Automobiles Legrandin",
    prefix: "L",
    formeJuridique: "SAS au capital de 150 000 €",
    siren: "000004697",
    team: [
      ["Charles Legrandin", "Directeur"],
      ["Sophie Annebault", "Véhicules neufs"],
      ["Karim Tessier", "Véhicules d'occasion"],
    ],
    description:
      "Voitures neuves, de démonstration et d'occasion, toutes passées par l'atelier de la maison. Essai sur rendez-vous, reprise et livraison en une semaine.",
  },
  {
    slug: "garage-de-la-croix-blanche",
    kind: "concession",
    place: "Garage de la Croix-Blanche",
    prefix: "X",
    formeJuridique: "SARL au capital de 22 000 €",
    siren: "000005108",
    team: [
      ["Patrick Hautemer", "Patron"],
      ["Louise Hautemer", "Vente"],
    ],
    description:
      "Garage de famille à la sortie du rond-point. On y répare avant d'y vendre, et l'on raconte chaque voiture telle qu'elle est.",
  },
  {
    slug: "electrique-ouest-autos",
    kind: "concession",
    place: "Électrique Ouest Autos",
    prefix: "E",
    formeJuridique: "SAS au capital de 30 000 €",
    siren: "000005512",
    team: [
      ["Marine Kerdoncuff", "Fondatrice"],
      ["Samuel Vautier", "Conseiller recharge"],
    ],
    description:
      "Électriques et hybrides rechargeables uniquement. Chaque batterie est mesurée, chaque client repart en sachant où et comment recharger.",
  },
  {
    slug: "occasions-du-littoral",
    kind: "concession",
    place: "Occasions du Littoral",
    prefix: "OL",
    formeJuridique: "SARL au capital de 5 000 €",
    siren: "000005926",
    team: [
      ["Kévin Bardoul", "Gérant"],
      ["Mélissa Fortin", "Accueil"],
    ],
    description:
      "Quarante voitures d'occasion à petits prix, renouvelées chaque semaine, sur la zone de la Croix-Blanche.",
  },
  {
    slug: "houlgreve-automobiles",
    kind: "concession",
    place: "Houlgrève Automobiles",
    prefix: "H",
    formeJuridique: "EURL au capital de 8 000 €",
    siren: "000006338",
    team: [["Antoine Ménilmont", "Mécanicien et vendeur"]],
    description:
      "Un petit garage de bord de mer, un petit stock choisi : cabriolets, citadines, voitures de vacances et quelques coups de cœur.",
  },
  {
    slug: "garage-central-brevanfleur",
    kind: "concession",
    place: "Garage Central Brévanfleur",
    prefix: "BR",
    formeJuridique: "SAS au capital de 60 000 €",
    siren: "000006742",
    team: [
      ["Fabrice Lemoussu", "Chef des ventes"],
      ["Émilie Corday", "Véhicules d'occasion"],
    ],
    description:
      "Agent de marque au centre de Brévanfleur : neuf, occasion, atelier et carrosserie sous le même toit.",
  },
  {
    slug: "garage-du-faubourg",
    kind: "concession",
    place: "Garage du Faubourg",
    prefix: "F",
    formeJuridique: "SARL au capital de 40 000 €",
    siren: "000007153",
    team: [
      ["Gérard Vasseur-Loison", "Gérant"],
      ["Julie Vasseur-Loison", "Vente"],
    ],
    description:
      "Trois générations de mécaniciens à Hérondeville. Occasions révisées, garantie écrite, livraison dans tout le département.",
  },
  {
    slug: "utilitaires-bocage",
    kind: "concession",
    place: "Utilitaires Bocage",
    prefix: "U",
    formeJuridique: "SARL au capital de 25 000 €",
    siren: "000007567",
    team: [["Régis Tourneroche", "Responsable des ventes"]],
    description:
      "Fourgons, fourgonnettes et bennes pour les artisans, vendus avec l'aménagement qui va dedans.",
  },
  {
    slug: "deux-roues-falaise",
    kind: "concession",
    place: "Deux-roues Falaise",
    prefix: "D",
    formeJuridique: "SARL au capital de 9 000 €",
    siren: "000007971",
    team: [
      ["Bruno Lefaucheux", "Gérant"],
      ["Anaïs Colleville", "Atelier et vente"],
    ],
    description: "Motos et scooters, atelier toutes marques, sorties du dimanche.",
  },
  {
    slug: "evasion-camping-cars",
    kind: "concession",
    place: "Évasion Camping-cars",
    prefix: "V",
    formeJuridique: "SAS au capital de 45 000 €",
    siren: "000008383",
    team: [
      ["Martine Escoublac", "Directrice"],
      ["Joël Pasdeloup", "Conseiller"],
    ],
    description:
      "Camping-cars et fourgons aménagés, mise en main complète, hivernage et entretien sur place.",
  },
];
