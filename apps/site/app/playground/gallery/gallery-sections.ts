/**
 * The sections of the gallery, in their order: `id` is the anchor of links to
 * one, `group` the kit's name of its states, which are loaded later.
 */
export const GALLERY_SECTIONS = [
  { id: "fiche", group: "details", title: "Fiche complète" },
  { id: "carte", group: "compact", title: "Carte compacte" },
  { id: "liste", group: "list", title: "Résultats en liste" },
  { id: "carrousel", group: "carousel", title: "Résultats en carrousel" },
  { id: "contexte", group: "contextual", title: "Lieux d’un contexte" },
  { id: "saisie", group: "autocomplete", title: "Saisie avec suggestions" },
  { id: "visionneuse", group: "lightbox", title: "Visionneuse de photos" },
  { id: "elements", group: "parts", title: "Éléments seuls" },
  { id: "accessoires", group: "small", title: "Menus, notes et messages" },
] as const;
