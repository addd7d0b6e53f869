/** Rank 3 by its slug. What has no form of ours, such as a business for sale, is not in it and is refused. */
export const TRANSACTIONS: ReadonlyMap<string, string> = new Map([
  ["vente", "vente"],
  ["vente-de-prestige", "vente"],
  ["produit-d-investissement", "vente"],
  ["produit-investissement", "vente"],
  ["programme-neuf", "vente"],
  ["location", "location"],
  ["location-vacances", "saisonnier"],
  ["location-saisonniere", "saisonnier"],
  ["viager", "viager"],
]);

/** Rank 4 by its slug. */
export const ESTATE_TYPES: ReadonlyMap<string, { type: string; sousType?: string }> = new Map([
  ["appartement", { type: "appartement" }],
  ["loft-atelier-surface", { type: "appartement", sousType: "loft" }],
  ["loft", { type: "appartement", sousType: "loft" }],
  ["maison", { type: "maison" }],
  ["villa", { type: "maison", sousType: "villa" }],
  ["maison-villa", { type: "maison" }],
  ["chateau", { type: "maison", sousType: "château" }],
  ["hotel-particulier", { type: "maison", sousType: "hôtel particulier" }],
  ["immeuble", { type: "immeuble" }],
  ["batiment", { type: "immeuble" }],
  ["boutique", { type: "local", sousType: "boutique" }],
  ["local", { type: "local" }],
  ["local-commercial", { type: "local" }],
  ["bureau", { type: "bureau" }],
  ["bureaux", { type: "bureau" }],
  ["parking", { type: "parking" }],
  ["parking-box", { type: "parking" }],
  ["terrain", { type: "terrain" }],
  ["programme-neuf", { type: "programme" }],
]);

/** Rank 302. */
export const FEE_PAYERS: ReadonlyMap<string, string> = new Map([
  ["1", "acquereur"],
  ["2", "vendeur"],
  ["3", "partage"],
]);

/** Ranks 177 and 179. */
export const DPE_CLASSES: ReadonlyMap<string, string> = new Map([
  ...["A", "B", "C", "D", "E", "F", "G"].map((letter): [string, string] => [letter.toLowerCase(), letter]),
  ["vi", "vierge"],
  ["vierge", "vierge"],
  ["ns", "non soumis"],
  ["non-soumis", "non soumis"],
]);
