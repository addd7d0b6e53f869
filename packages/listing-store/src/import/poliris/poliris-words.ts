/** Transactions by the slug of rank 3. Unsupported ones, such as a business for sale, are missing and rejected. */
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

/** Types by the slug of rank 4. */
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

/** Fee payers by the value of rank 302. */
export const FEE_PAYERS: ReadonlyMap<string, string> = new Map([
  ["1", "acquereur"],
  ["2", "vendeur"],
  ["3", "partage"],
]);

/** Energy and climate classes by the value of ranks 177 and 179. */
export const DPE_CLASSES: ReadonlyMap<string, string> = new Map([
  ...["A", "B", "C", "D", "E", "F", "G"].map((letter): [string, string] => [letter.toLowerCase(), letter]),
  ["vi", "vierge"],
  ["vierge", "vierge"],
  ["ns", "non soumis"],
  ["non-soumis", "non soumis"],
]);
