import { useState } from "react";
import { data, Form, Link, useNavigate } from "react-router";
import { distance } from "../../shell/format/french.ts";
import { lazyPart } from "../../shell/layout/lazy-part.tsx";
import type { Directions, DirectionsProblem } from "../../shell/services/directions.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { Breadcrumbs } from "../../shell/ui/breadcrumbs.tsx";
import { Button } from "../../shell/ui/button.tsx";
import { Field } from "../../shell/ui/field.tsx";
import { Notice } from "../../shell/ui/notice.tsx";
import { PageHead } from "../../shell/ui/page-head.tsx";
import { ViewSwitch } from "../../shell/ui/view-switch.tsx";
import { askedPlace, pageSignal } from "../search/ask-places.ts";
import { readPlaceId } from "../search/places-search.ts";
import { readPosition } from "../search/read-position.ts";
import type { Route } from "./+types/itinerary-page.ts";
import { isPosition, itineraryHref, MEANS, readItinerary, toRouteEnd, writePosition } from "./itinerary.ts";
import "@lieudit/place-map/styles.css";
import "../map/map.css";
import "./itinerary.css";

const LineMap = lazyPart(async () => (await import("./itinerary-map.tsx")).ItineraryMap);

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { places, findDirections, mapCreditsAt, publicUrl } = context.get(servicesContext);
  const id = readPlaceId(params.id);
  if (id === null) throw data(null, { status: 404 });
  const signal = pageSignal(request);
  const answer = await askedPlace(
    places.getPlace({ placeId: id, languageCode: "fr" }, ["id", "displayName", "location"], { signal }),
    signal,
  );
  if (answer.phase === "ready" && answer.value === null) throw data(null, { status: 404 });
  const place = answer.phase === "ready" ? answer.value : null;
  const { from, means } = readItinerary(url.searchParams);
  const [found, mapCredits] = await Promise.all([
    from === "" || place === null
      ? null
      : findDirections(
          { origin: toRouteEnd(from), destination: { placeId: id }, travelMode: means.mode },
          signal,
        ),
    place?.location === undefined ? null : mapCreditsAt(place.location),
  ]);
  const shown = { id, place, from, means, found, mapCredits, publicUrl };
  return place === null || found === "failed" ? data(shown, { status: 503 }) : shown;
}

export default function ItineraryPage({ loaderData }: Route.ComponentProps) {
  const { id, place, from, means, found, mapCredits, publicUrl } = loaderData;
  const name = place?.displayName?.text ?? "ce lieu";
  const href = `/lieu/${id}`;
  const location = place?.location;
  const isFound = found !== null && typeof found === "object";
  return (
    <div className="page itinerary-page">
      <PageHead
        title={`Itinéraire vers ${name}`}
        description={`Le chemin vers ${name}, à pied, à vélo ou en voiture.`}
        publicUrl={publicUrl}
        path={`${href}/itineraire`}
        robots="noindex,follow"
      />
      <Breadcrumbs
        path={[
          { label: "Lieux", href: "/lieux" },
          { label: name, href },
          { label: "Itinéraire", href: `${href}/itineraire` },
        ]}
      />
      <h1>Itinéraire vers {name}</h1>
      <ViewSwitch
        label="Moyen de transport"
        views={MEANS.map((each) => ({
          label: each.label,
          to: itineraryHref(id, { from, means: each }),
          isShown: each.slug === means.slug,
        }))}
      />
      <StartForm key={from} id={id} from={from} means={means} />
      {typeof found === "string" && (
        <Notice tone="warning" role="status">
          <p>{PROBLEMS[found]}</p>
        </Notice>
      )}
      {isFound && <Way directions={found} />}
      {location !== undefined && mapCredits !== null && isFound && (
        <div className="map-frame">
          <LineMap name={name} location={location} polyline={found.polyline} mapCredits={mapCredits} />
        </div>
      )}
      {location !== undefined && (
        <p>
          <a
            href={`geo:${location.latitude},${location.longitude}?q=${location.latitude},${location.longitude}(${encodeURIComponent(name)})`}
          >
            Ouvrir dans l’application de navigation de votre téléphone
          </a>
        </p>
      )}
      <p>
        <Link to={href}>Retour à la fiche</Link>
      </p>
    </div>
  );
}

const PROBLEMS: Readonly<Record<DirectionsProblem, string>> = {
  "unknown-place": "Ce départ est introuvable. Indiquez une adresse avec sa commune, ou le nom d’un lieu.",
  "no-route":
    "Aucun chemin n’est connu d’ici\u00a0: les routes de cet endroit n’ont pas été importées, ou rien n’y mène.",
  failed: "L’itinéraire n’a pas pu être calculé. Réessayez dans un instant.",
};

/** The start of the route: an address, or the position of the phone. */
function StartForm({ id, from, means }: { id: string; from: string; means: (typeof MEANS)[number] }) {
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);

  async function startHere(): Promise<void> {
    const position = await readPosition();
    setFailed(position === null);
    if (position !== null) void navigate(itineraryHref(id, { from: writePosition(position), means }));
  }

  return (
    <Form className="itinerary-form" action={`/lieu/${id}/itineraire`} role="search" aria-label="Départ">
      <Field label="Départ" hint={isPosition(from) ? "Votre position." : "Une adresse ou un lieu."}>
        {(control) => (
          <input
            {...control}
            className="control"
            name="depuis"
            defaultValue={from}
            autoComplete="street-address"
            required
          />
        )}
      </Field>
      {means.slug !== MEANS[0].slug && <input type="hidden" name="moyen" value={means.slug} />}
      <div className="itinerary-buttons">
        <Button type="submit">Calculer</Button>
        <Button className="needs-script" tone="quiet" onClick={() => void startHere()}>
          Depuis ma position
        </Button>
      </div>
      <p role="status" className="small secondary">
        {hasFailed &&
          "Votre position n’a pas pu être lue. Autorisez-la dans votre navigateur, ou indiquez une adresse."}
      </p>
    </Form>
  );
}

/** Duration and distance, then every turn. */
function Way({ directions: { distanceMetres, durationSeconds, steps } }: { directions: Directions }) {
  return (
    <section aria-labelledby="chemin" className="itinerary-way">
      <h2 id="chemin">
        {formatMinutes(durationSeconds)} · {distance(distanceMetres)}
      </h2>
      <p className="small secondary">Sans compter la circulation.</p>
      <ol className="itinerary-steps">
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same turn may come twice, and steps never change their order
          <li key={at}>
            {step.text} <span className="secondary figures">{distance(step.distanceMetres)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `1 h 05`, `8 min`. */
function formatMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return `${minutes}\u00a0min`;
  return `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, "0")}`;
}
