import type { DeskRight, DeskRole } from "@lieudit/desk/roles";

/** Returns whether a path belongs to the desk; `/espace.data` is the data request of a page. */
export function isDeskPath(pathname: string): boolean {
  return /^\/espace(?:[/.]|$)/.test(pathname);
}

/** Who may open a page of the desk: anybody, anybody who signed in, or people with a right. */
export type DeskAccess = "public" | "signed-in" | DeskRight;

/**
 * Access of every route of the desk, by its path in `routes.ts`. Loaders and actions check the access
 * here, and a test compares the table with `routes.ts`.
 */
export const DESK_ROUTES = {
  "espace/connexion": "public",
  "espace/lien/:jeton": "public",
  "espace/cle": "public",
  espace: "signed-in",
  "espace/compte": "signed-in",
  "espace/annonces": "listings",
  "espace/annonces/nouvelle": "listings",
  "espace/annonces/:id": "listings",
  "espace/annonces/:id/apercu": "listings",
  "espace/annonces/:id/rapport": "listings",
  "espace/annonces/:id/enregistrer": "listings",
  "espace/annonces/:id/brouillon": "listings",
  "espace/annonces/:id/photos": "listings",
  "espace/demandes": "leads",
  "espace/demandes.csv": "leads",
  "espace/demandes/:reference": "leads",
  "espace/demandes/:reference/photo/:rang": "leads",
  "espace/annonces.poliris.csv": "listings",
  "espace/annonces.csv": "listings",
  "espace/annonces.xml": "listings",
  "espace/livraisons": "listings",
  "espace/livraisons/:id": "listings",
  "espace/moderation": "agencies",
  "espace/moderation/:reference": "agencies",
  "espace/cles": "agencies",
  "espace/textes": "agencies",
  "espace/textes/:page": "agencies",
  "espace/sante": "agencies",
  "espace/preuves.csv": "agencies",
  "espace/agences": "agencies",
  "espace/liaisons": "people",
  "espace/aiguillage": "agencies",
  "espace/equipe": "people",
  "espace/journal": "audit",
  "espace/journal.csv": "audit",
} as const satisfies Record<string, DeskAccess>;

export type DeskRoute = keyof typeof DESK_ROUTES;

/** French labels of the roles. */
export const ROLE_LABELS: Readonly<Record<DeskRole, string>> = {
  operator: "Exploitant du site",
  manager: "Responsable",
  member: "Membre",
};
