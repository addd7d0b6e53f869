import { hasRight } from "@lieudit/desk/roles";
import { useEffect } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import { ReachedForm } from "../forms/kit/reached-form.tsx";
import { Button } from "../shell/ui/button.tsx";
import type { Route } from "./+types/desk-layout.ts";
import { ROLE_LABELS } from "./access/desk-routes.ts";
import { deskHeaders, requirePerson } from "./access/require-person.ts";
import "../shell/fields/kit-field.css";
import "./desk.css";

/** Sections of the desk, each with the right that it needs. */
const SECTIONS = [
  { label: "Tableau de bord", href: "/espace", right: null },
  { label: "Annonces", href: "/espace/annonces", right: "listings" },
  { label: "Demandes", href: "/espace/demandes", right: "leads" },
  { label: "Livraisons", href: "/espace/livraisons", right: "listings" },
  { label: "Modération", href: "/espace/moderation", right: "agencies" },
  { label: "Agences", href: "/espace/agences", right: "agencies" },
  { label: "Aiguillage", href: "/espace/aiguillage", right: "agencies" },
  { label: "Liaisons", href: "/espace/liaisons", right: "people" },
  { label: "Clés", href: "/espace/cles", right: "agencies" },
  { label: "Textes", href: "/espace/textes", right: "agencies" },
  { label: "Santé", href: "/espace/sante", right: "agencies" },
  { label: "Équipe", href: "/espace/equipe", right: "people" },
  { label: "Journal", href: "/espace/journal", right: "audit" },
  { label: "Mon compte", href: "/espace/compte", right: null },
] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { person, services } = await requirePerson(request, context, "espace");
  const agency = person.agency === null ? null : await services.listings.agency(person.agency);
  return {
    name: person.name,
    place: agency?.nom ?? person.agency ?? ROLE_LABELS.operator,
    sections: SECTIONS.filter(({ right }) => right === null || hasRight(person, right)).map(
      ({ label, href }) => ({ label, href }),
    ),
  };
}

export const headers = deskHeaders;

export default function DeskLayout({ loaderData: { name, place, sections } }: Route.ComponentProps) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a current entry of its own
  useEffect(() => {
    // On a phone the sections are one row, which starts at the current one.
    for (const list of document.querySelectorAll(".desk-nav > ul, .desk-tabs > ul")) {
      const current = list.querySelector('[aria-current="page"]');
      if (current === null) continue;
      list.scrollLeft += current.getBoundingClientRect().left - list.getBoundingClientRect().left;
    }
  }, [key]);
  return (
    <div className="page desk">
      <header className="desk-head">
        <p>
          <strong>{place}</strong> <span className="secondary">{name}</span>
        </p>
        <ReachedForm method="post" action="/espace/compte">
          <input type="hidden" name="geste" value="sortir" />
          <Button type="submit" tone="plain">
            Se déconnecter
          </Button>
        </ReachedForm>
      </header>
      <nav className="desk-nav" aria-label="Espace professionnel">
        <ul className="plain-list">
          {sections.map(({ label, href }) => (
            <li key={href}>
              <NavLink to={href} end={href === "/espace"}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  );
}
