export interface NavigationLink {
  label: string;
  href: string;
}

/** Links of one kind; the heading is omitted if there is only one group. */
export interface NavigationGroup {
  heading?: string;
  links: readonly NavigationLink[];
}

export interface NavigationItem extends NavigationLink {
  /** The submenu of the item; its first entry is the item's own page. */
  groups?: readonly NavigationGroup[];
}

/**
 * The site's navigation, except the visitor's selection. Addresses of searches are
 * written out, because every page loads this file and would load the search code too.
 */
export const NAVIGATION: readonly NavigationItem[] = [
  {
    label: "Véhicules",
    href: "/vehicules",
    groups: [
      {
        links: [
          { label: "Tous les véhicules", href: "/vehicules" },
          { label: "Voitures", href: "/vehicules/voitures" },
          { label: "Utilitaires", href: "/vehicules/utilitaires" },
          { label: "Motos", href: "/vehicules/motos" },
          { label: "Camping-cars", href: "/vehicules/camping-cars" },
          { label: "Simuler un crédit", href: "/financement/vehicule" },
        ],
      },
    ],
  },
  {
    label: "Immobilier",
    href: "/immobilier",
    groups: [
      {
        heading: "Acheter",
        links: [
          { label: "Tous les biens à vendre", href: "/immobilier/vente" },
          { label: "Maisons à vendre", href: "/immobilier/vente/maison" },
          { label: "Appartements à vendre", href: "/immobilier/vente/appartement" },
          { label: "Terrains à vendre", href: "/immobilier/vente/terrain" },
          { label: "Simuler un prêt", href: "/financement/immobilier" },
        ],
      },
      {
        heading: "Louer",
        links: [
          { label: "Tous les biens à louer", href: "/immobilier/location" },
          { label: "Maisons à louer", href: "/immobilier/location/maison" },
          { label: "Appartements à louer", href: "/immobilier/location/appartement" },
          { label: "Garages et parkings à louer", href: "/immobilier/location/parking" },
        ],
      },
    ],
  },
  {
    label: "Vendre",
    href: "/estimer",
    groups: [
      {
        links: [
          { label: "Faire estimer un bien", href: "/estimer" },
          { label: "Faire reprendre un véhicule", href: "/reprise" },
          { label: "Publier vos annonces", href: "/pages/professionnels" },
        ],
      },
    ],
  },
  { label: "Agences", href: "/agences" },
  { label: "Carte", href: "/immobilier/vente?vue=carte" },
  {
    label: "Lieux",
    href: "/lieux",
    groups: [
      {
        links: [
          { label: "Tous les lieux", href: "/lieux" },
          { label: "Ouverts maintenant", href: "/lieux?ouvert=1" },
          { label: "Restaurants", href: "/lieux?type=restaurant" },
          { label: "Boulangeries", href: "/lieux?type=boulangerie" },
          { label: "Pharmacies", href: "/lieux?type=pharmacie" },
          { label: "Musées", href: "/lieux?type=musee" },
          { label: "Parcs et jardins", href: "/lieux?type=parc" },
          { label: "Bornes de recharge", href: "/lieux?type=borne-de-recharge" },
        ],
      },
    ],
  },
  {
    label: "Guides et actualités",
    href: "/guides",
    groups: [
      {
        links: [
          { label: "Guides", href: "/guides" },
          { label: "Actualités", href: "/actualites" },
        ],
      },
    ],
  },
];

/** Links at the foot of every page, next to the operator. */
export const FOOTER_GROUPS: readonly Required<NavigationGroup>[] = [
  {
    heading: "Annonces",
    links: [
      { label: "Véhicules", href: "/vehicules" },
      { label: "Biens à vendre", href: "/immobilier/vente" },
      { label: "Biens à louer", href: "/immobilier/location" },
      { label: "Carte des annonces", href: "/immobilier/vente?vue=carte" },
      { label: "Agences et concessions", href: "/agences" },
      { label: "Publier vos annonces", href: "/pages/professionnels" },
      { label: "Espace professionnel", href: "/espace" },
      { label: "Ma sélection", href: "/ma-selection" },
      { label: "Créer une alerte", href: "/alertes" },
      { label: "Faire estimer un bien", href: "/estimer" },
      { label: "Faire reprendre un véhicule", href: "/reprise" },
    ],
  },
  {
    heading: "À lire",
    links: [
      { label: "Guides", href: "/guides" },
      { label: "Actualités", href: "/actualites" },
      { label: "Lieux et horaires", href: "/lieux" },
      { label: "Signaler une erreur", href: "/signaler" },
      { label: "Pour les développeurs", href: "/kit" },
      { label: "Documentation", href: "/docs" },
    ],
  },
  {
    heading: "Informations légales",
    links: [
      { label: "Nous contacter", href: "/contact" },
      { label: "Mentions légales", href: "/mentions-legales" },
      { label: "Barème d’honoraires", href: "/honoraires" },
      { label: "Conditions d’utilisation", href: "/cgu" },
      { label: "Confidentialité", href: "/confidentialite" },
      { label: "Gérer mes cookies", href: "/cookies" },
      { label: "Plan du site", href: "/plan-du-site" },
    ],
  },
];
