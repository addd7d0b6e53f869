import { Link } from "react-router";
import { servicesContext } from "../../shell/services/services.ts";
import { Breadcrumbs } from "../../shell/ui/breadcrumbs.tsx";
import { PageHead } from "../../shell/ui/page-head.tsx";
import type { Route } from "./+types/examples-page.ts";
import { EXAMPLES } from "./example-list.ts";
import "./examples.css";

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(servicesContext).publicUrl };
}

/** The example pages of the kit, as links: each is a whole page of its own. */
export default function ExamplesPage({ loaderData: { publicUrl } }: Route.ComponentProps) {
  return (
    <div className="page examples-page">
      <PageHead
        title="Pages d’exemple du kit de lieux"
        description="Des pages entières, écrites en balises, à ouvrir et à copier : fiches, cartes, recherches, formulaire d’adresse."
        publicUrl={publicUrl}
        path="/exemples"
      />
      <Breadcrumbs
        path={[
          { label: "Le kit de lieux", href: "/kit" },
          { label: "Pages d’exemple", href: "/exemples" },
        ]}
      />
      <header>
        <h1>Pages d’exemple</h1>
        <p>
          Des pages entières, chacune pour une tâche, avec leur propre script. Ouvrez-en une, puis affichez
          son code source{"\u00a0"}: sur votre site, seule l’adresse du script change. Pour essayer un
          composant et régler ses options, passez par <Link to="/kit">le kit</Link>.
        </p>
      </header>
      <ul className="plain-list examples-list">
        {EXAMPLES.map(({ folder, title, description }) => (
          <li key={folder}>
            <a href={`/exemples/${folder}/`}>{title}</a>
            <p className="secondary">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
