/** The sections of the gallery, in their order; the ids are the anchors of links to them. */
export const GALLERY_SECTIONS = [
  { id: "fiche", title: "Fiche complète" },
  { id: "carte", title: "Carte compacte" },
  { id: "liste", title: "Résultats en liste" },
  { id: "carrousel", title: "Résultats en carrousel" },
  { id: "saisie", title: "Saisie avec suggestions" },
  { id: "visionneuse", title: "Visionneuse de photos" },
  { id: "elements", title: "Éléments seuls" },
  { id: "accessoires", title: "Menus, notes et messages" },
] as const;

export type GallerySectionId = (typeof GALLERY_SECTIONS)[number]["id"];
