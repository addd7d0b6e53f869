import { lazy, Suspense, startTransition, useDeferredValue, useOptimistic } from "react";
import { Form, Link, useLocation, useNavigate } from "react-router";
import { servicesContext } from "../../shell/services/services.ts";
import { FORM_ID, SurroundingFields } from "../kit/kit-form.tsx";
import { type KitSettings, kitHref, readKitSettings } from "../kit/kit-settings.ts";
import type { Route } from "./+types/gallery-page.ts";
import "./gallery.css";
import { GALLERY_SECTIONS } from "./gallery-sections.ts";

const GalleryStates = lazy(async () => ({
  default: (await import("./gallery-states.tsx")).GalleryStates,
}));

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(servicesContext).publicUrl };
}

/** Every widget in every state. The data is fixed and invented: two visits show the same. */
export default function GalleryPage({ loaderData: { publicUrl } }: Route.ComponentProps) {
  const { search } = useLocation();
  const openedState = new URLSearchParams(search).get("ouvert");
  const navigate = useNavigate();
  const [settings, expect] = useOptimistic(readKitSettings(new URLSearchParams(search)));
  const drawn = useDeferredValue(settings);
  const change = (changes: Partial<KitSettings>) => {
    const next = { ...settings, ...changes };
    startTransition(async () => {
      expect(next);
      await navigate(kitHref(next, "/kit/galerie"), { preventScrollReset: true });
    });
  };
  return (
    <div className="page kit-page gallery-page">
      <title>Galerie du kit de lieux – Lieudit</title>
      <meta name="description" content="Chaque composant du kit de lieux dans chacun de ses états." />
      <link rel="canonical" href={`${publicUrl}/kit/galerie`} />
      {search !== "" && <meta name="robots" content="noindex,follow" />}
      <header className="kit-head">
        <h1>Galerie du kit</h1>
        <p>
          Chaque composant dans chacun de ses états, sur des données inventées.{" "}
          <Link to="/kit">Régler un composant et copier son code</Link>.
        </p>
      </header>
      <Form id={FORM_ID} action="/kit/galerie" className="gallery-settings">
        <SurroundingFields settings={settings} onChange={change} />
        <noscript>
          <button type="submit" className="button">
            Afficher
          </button>
        </noscript>
      </Form>
      <nav aria-label="Composants">
        <ul className="plain-list gallery-contents">
          {GALLERY_SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense fallback={null}>
        <GalleryStates settings={drawn} openedState={openedState} />
      </Suspense>
    </div>
  );
}
