import { Link } from "react-router";
import { counted, percent, typeset } from "../../shell/format/french.ts";
import { Badge } from "../../shell/ui/badge.tsx";
import { FactTable } from "../../shell/ui/table.tsx";
import { formatMoment } from "../access/moment-text.ts";
import { deskHeaders, requirePerson } from "../access/require-person.ts";
import { DeskTitle } from "../desk-title.tsx";
import type { Route } from "./+types/health-page.ts";
import { describeRuns, formatBytes, formatWait } from "./describe-health.ts";

/** A part that does not respond by then is shown as such. */
const TIMEOUT_MS = 2_000;
/** Less free space than this share of the disk is a problem. */
const MIN_FREE = 0.1;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = await requirePerson(request, context, "espace/sante");
  const { listings, leads, desk } = services;
  const now = services.clock();
  const [change, mails, runs, places, ages, webhooks, delivery, machine] = await Promise.all([
    measure("Annonces", () => listings.lastChange()),
    measure("Demandes", () => leads.countMails()),
    measure("Comptes et journal", () => desk.listRuns()),
    measure("Lieux", () => services.describePlaces()),
    orNull(leads.readQueueAges()),
    orNull(leads.countWaitingDeliveries()),
    orNull(listings.findWaitingDelivery()),
    orNull(services.readMachine()),
  ]);
  const waitSeconds = delivery === null ? 0 : (now.getTime() - Date.parse(delivery.created)) / 1_000;
  return {
    stores: [change, mails, runs, places].map(({ label, value, ms }) => ({
      label,
      responds: value !== null,
      ms,
    })),
    queues: [
      { label: "Courriels", count: mails.value?.waiting, wait: formatWait(ages?.emailSeconds ?? 0) },
      { label: "Courriels abandonnés", count: mails.value?.failed, wait: "" },
      { label: "Photos de demandes", count: null, wait: formatWait(ages?.photoSeconds ?? 0) },
      { label: "Envois des liaisons", count: webhooks, wait: "" },
      { label: "Livraisons", count: null, wait: formatWait(waitSeconds) },
    ],
    works: describeRuns(runs.value ?? [], now),
    machine,
    sources: (places.value?.sources ?? []).map(({ name, importedAt, placeCount }) => ({
      name,
      imported: formatMoment(importedAt),
      count: placeCount,
    })),
  };
}

/** Asks a store, and measures how long it takes; null if it does not respond. */
async function measure<Value>(label: string, ask: () => Promise<Value>) {
  const start = performance.now();
  const value = await orNull(ask());
  return { label, value, ms: Math.round(performance.now() - start) };
}

/** Returns null if a part fails or takes too long: the page shows the others. */
async function orNull<Value>(value: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS, null).unref();
  });
  return Promise.race([value.catch(() => null), late]);
}

export const headers = deskHeaders;

export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const { stores, queues, works, machine, sources } = loaderData;
  return (
    <>
      <DeskTitle title="Santé" />
      <FactTable
        caption="Bases"
        heads={["Base", "État", "Temps de réponse"]}
        rows={stores.map(({ label, responds, ms }) => [
          label,
          <State key="state" isGood={responds} good="Répond" bad="Ne répond pas" />,
          typeset(`${ms} ms`),
        ])}
      />
      {machine !== null && (
        <p>
          <State
            isGood={machine.freeBytes / machine.totalBytes >= MIN_FREE}
            good="Place"
            bad="Disque bientôt plein"
          />{" "}
          {typeset(
            `${formatBytes(machine.freeBytes)} libres sur ${formatBytes(machine.totalBytes)}, soit ${percent((machine.freeBytes / machine.totalBytes) * 100, 0)}. Ce processus occupe ${formatBytes(machine.memoryBytes)} et tourne depuis ${formatWait(machine.uptimeSeconds)} (Node ${machine.node}).`,
          )}
        </p>
      )}
      <FactTable
        caption="Files d’attente"
        heads={["File", "En attente", "Depuis"]}
        rows={queues.map(({ label, count, wait }) => [label, count ?? "–", wait || "–"])}
      />
      <FactTable
        caption="Tâches de fond"
        heads={["Tâche", "État", "Dernier passage"]}
        rows={works.map(({ label, isLate, at }) => [
          label,
          <State key="state" isGood={!isLate} good="À l’heure" bad="En retard" />,
          at === null ? "aucun encore" : formatMoment(at),
        ])}
      />
      <FactTable
        caption="Sources des lieux"
        heads={["Source", "Importée", "Lieux"]}
        rows={sources.map(({ name, imported, count }) => [name, imported, counted(count, "lieu", "lieux")])}
      />
      <p className="secondary small">
        Les annonces livrées ont leurs rapports sous <Link to="/espace/livraisons">Livraisons</Link>.
      </p>
    </>
  );
}

function State({ isGood, good, bad }: { isGood: boolean; good: string; bad: string }) {
  return <Badge tone={isGood ? "good" : "gone"}>{isGood ? good : bad}</Badge>;
}
