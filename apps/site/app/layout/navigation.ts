import { placesHref } from "../places/places-search.ts";

export interface NavigationLink {
  label: string;
  href: string;
}

export interface NavigationItem extends NavigationLink {
  /** What hangs below the item; its own page is the first of it. */
  children?: readonly NavigationLink[];
}

/** The site's navigation. */
export const NAVIGATION: readonly NavigationItem[] = [
  {
    label: "Lieux",
    href: placesHref({}),
    children: [
      { label: "Tous les lieux", href: placesHref({}) },
      { label: "Ouverts maintenant", href: placesHref({ isOpenNow: true }) },
      { label: "Restaurants", href: placesHref({ kind: "restaurant" }) },
      { label: "Cafés", href: placesHref({ kind: "cafe" }) },
      { label: "Boulangeries", href: placesHref({ kind: "boulangerie" }) },
      { label: "Pharmacies", href: placesHref({ kind: "pharmacie" }) },
      { label: "Musées", href: placesHref({ kind: "musee" }) },
      { label: "Parcs et jardins", href: placesHref({ kind: "parc" }) },
      { label: "Bornes de recharge", href: placesHref({ kind: "borne-de-recharge" }) },
    ],
  },
  { label: "Signaler une erreur", href: "/signaler" },
];
