import { lazy, Suspense, startTransition, useDeferredValue, useOptimistic, useState } from "react";
import { data, Link, type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from "react-router";
import { asked, pageSignal } from "../../places/search/ask-places.ts";
import { startArea } from "../../places/search/start-area.ts";
import { useRootData } from "../../shell/layout/root-data.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { PageHead } from "../../shell/ui/page-head.tsx";
import type { Route } from "./+types/kit-page.ts";
import { elementCode } from "./element-code.ts";
import { KitCode } from "./kit-code.tsx";
import { KitOptions, KitSubjectForm, WidthField } from "./kit-form.tsx";
import { type KitSettings, kitHref, readKitSettings } from "./kit-settings.ts";
import { KitStage } from "./kit-stage.tsx";
import { kitWidget } from "./kit-widgets.ts";
import { loadKitData, NO_KIT_DATA } from "./load-kit-data.ts";
import { pageCode } from "./page-code.ts";
import { reactCode } from "./react-code.ts";
import "./kit.css";

const KitPreview = lazy(async () => ({ default: (await import("./kit-preview.tsx")).KitPreview }));

const PAGE_CODE_NOTE =
  "À coller dans une page\u00a0: il charge le kit depuis ce site, sans React ni compilation. " +
  "Sur un autre site, l’API demande une clé (createPlacesClient({ baseUrl, key })), " +
  "à moins que ce serveur ne soit ouvert à tous (API_ACCESS=open).";

const ELEMENTS_NOTE =
  "À coller dans une page\u00a0: le script définit les balises du contrat public google.maps.places, " +
  "et une page écrite pour elles n’a que son adresse à changer. " +
  "Sur un autre site, ajoutez-y votre clé (&key=…), à moins que ce serveur ne soit ouvert à tous (API_ACCESS=open).";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { places, describePlaces, publicUrl } = context.get(servicesContext);
  const settings = readKitSettings(new URL(request.url).searchParams);
  const signal = pageSignal(request);
  const description = await describePlaces();
  const start = await startArea(places, description, signal);
  const found = await asked(loadKitData(places, settings, start ?? null, signal), signal);
  const answer = {
    publicUrl,
    center: start?.center ?? null,
    isFailed: found.phase === "failed",
    shown: found.phase === "ready" ? found.value : NO_KIT_DATA,
  };
  if (found.phase === "failed") return data(answer, { status: 503 });
  return answer.shown.missing === "place" ? data(answer, { status: 404 }) : answer;
}

/** Most options only change the rendering of the same place and cause no request. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const question = (url: URL) => buildDataKey(readKitSettings(url.searchParams));
  return question(currentUrl) !== question(nextUrl);
}

export default function KitPage({ loaderData }: Route.ComponentProps) {
  const { publicUrl, center, isFailed, shown } = loaderData;
  const { search } = useLocation();
  const navigate = useNavigate();
  const root = useRootData();
  const [settings, expect] = useOptimistic(readKitSettings(new URLSearchParams(search)));
  // Another language or place may have to load: what is shown stays until then.
  const drawn = useDeferredValue(settings);
  const [event, setEvent] = useState("");

  function change(changes: Partial<KitSettings>): void {
    const next = forgetOldPlace(settings, { ...settings, ...changes });
    startTransition(async () => {
      expect(next);
      // A slider passes through many widths, and the way back need not.
      await navigate(kitHref(next), {
        preventScrollReset: true,
        replace: changes.width !== undefined && settings.width !== next.width,
      });
    });
  }

  const { label } = kitWidget(settings.widget);
  const subject = {
    placeId: shown.place?.id ?? settings.placeId ?? "",
    textQuery: shown.textQuery,
    point: shown.point,
    contextToken: shown.contextToken,
    center,
    baseUrl: publicUrl,
  };
  const html = pageCode(settings, subject);
  const elements = elementCode(settings, subject);
  return (
    <div className="page kit-page">
      <PageHead
        title="Le kit de lieux, à essayer"
        description="Essayez chaque composant du kit de lieux, réglez ses options et copiez son code."
        publicUrl={publicUrl}
        path="/kit"
        {...(search !== "" && { robots: "noindex,follow" })}
      />
      <header className="kit-head">
        <h1>Le kit de lieux</h1>
        <p>
          Des composants qui montrent des lieux sur votre site. Choisissez-en un, réglez-le, copiez son code.{" "}
          <Link to="/kit/galerie">Voir tous les états dans la galerie</Link>, ou{" "}
          <Link to="/exemples">des pages entières d’exemple</Link>.
        </p>
      </header>
      <KitSubjectForm settings={settings} center={center} onChange={change} />
      <div className="kit-columns">
        <section className="kit-show" aria-labelledby="apercu">
          <h2 id="apercu">
            Aperçu{"\u00a0"}: {label.toLocaleLowerCase("fr")}
          </h2>
          <WidthField settings={settings} onChange={change} />
          <KitStage settings={drawn} onResize={(width) => change({ width })}>
            <Suspense fallback={null}>
              <KitPreview
                settings={drawn}
                data={shown}
                center={center}
                now={root?.now ?? 0}
                clock={root?.isClockFixed === true ? fixedClock(root.now) : undefined}
                onEvent={(name, about) => setEvent(about === "" ? name : `${name}\u00a0: ${about}`)}
              />
              {shown.missing !== null && (
                <p lang="fr" dir="ltr">
                  {shown.missing === "place"
                    ? "Ce lieu n’existe pas. Cherchez-en un autre ci-dessus."
                    : missingResult(settings.text)}
                </p>
              )}
            </Suspense>
          </KitStage>
          <p className="kit-event small secondary" role="status">
            {isFailed ? "Les lieux n’ont pas pu être chargés. Réessayez dans un instant." : event}
          </p>
        </section>
        <KitOptions settings={settings} onChange={change} />
        <section className="kit-codes" aria-labelledby="code">
          <h2 id="code">Code</h2>
          <KitCode title="React" code={reactCode(settings, subject)} />
          {html !== null && <KitCode title="HTML" code={html} note={PAGE_CODE_NOTE} />}
          {elements === null ? (
            <p className="small secondary">Ce composant n’a pas de balise propre.</p>
          ) : (
            <KitCode title="Balises" code={elements} note={ELEMENTS_NOTE} />
          )}
        </section>
      </div>
    </div>
  );
}

function missingResult(text: string): string {
  return text === ""
    ? "Aucun lieu de ce genre n’est connu ici. Cherchez-en un autre ci-dessus."
    : `Aucun lieu ne correspond à «\u202f${text}\u202f». Essayez d’autres mots.`;
}

/** A place stands for the words that it was chosen for. */
function forgetOldPlace(before: KitSettings, next: KitSettings): KitSettings {
  const isSamePlace = next.text === before.text || next.placeId !== before.placeId;
  return isSamePlace ? next : { ...next, placeId: null };
}

const clocks = new Map<number, () => number>();

/** The same function for the same instant, since a new clock starts the widgets again. */
function fixedClock(now: number): () => number {
  const clock = clocks.get(now) ?? (() => now);
  clocks.set(now, clock);
  return clock;
}

/** Settings with the same key load the same data. */
function buildDataKey({ widget, text, placeId, language, showsRoutes, point }: KitSettings): string {
  const { shows, exampleType } = kitWidget(widget);
  // Routes cost the server time, so they are requested only when they show.
  const routes = shows === "search" && showsRoutes;
  return JSON.stringify([shows, exampleType, text, placeId, language, routes, point]);
}
