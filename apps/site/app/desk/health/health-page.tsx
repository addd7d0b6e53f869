import { Link } from "react-router";
import { counted, percent, typeset } from "../../shell/format/french.ts";
import { Badge } from "../../shell/ui/badge.tsx";
import { Table } from "../../shell/ui/table.tsx";
import { formatMoment } from "../access/moment-text.ts";
import { type DeskRequest, deskHeaders, requirePerson } from "../access/require-person.ts";
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
  const [stores, mails, ages, webhooks, delivery, runs, places, machine] = await Promise.all([
    checkStores(services),
    orNull(leads.countMails()),
    orNull(leads.readQueueAges()),
    orNull(leads.countWaitingDeliveries()),
    orNull(listings.findWaitingDelivery()),
    orNull(desk.listRuns()),
    services.describePlaces(),
    orNull(services.readMachine()),
  ]);
  const waitSeconds = delivery === null ? 0 : (now.getTime() - Date.parse(delivery.created)) / 1_000;
  return {
    stores,
    queues: [
      { label: "Courriels", count: mails?.waiting, wait: formatWait(ages?.emailSeconds ?? 0) },
      { label: "Courriels abandonnés", count: mails?.failed, wait: "" },
      { label: "Photos de demandes", count: null, wait: formatWait(ages?.photoSeconds ?? 0) },
      { label: "Envois des liaisons", count: webhooks, wait: "" },
      { label: "Livraisons", count: null, wait: formatWait(waitSeconds) },
    ],
    runs: describeRuns(runs ?? [], now),
    machine,
    sources: (places?.sources ?? []).map(({ name, importedAt, placeCount }) => ({
      name,
      imported: formatMoment(importedAt),
      count: placeCount,
    })),
  };
}

/** Asks each store something small, and measures how long it takes. */
async function checkStores({ listings, leads, desk, describePlaces }: DeskRequest["services"]) {
  const check = async (label: string, ask: () => Promise<unknown>) => {
    const start = performance.now();
    const answer = await orNull(ask());
    return { label, responds: answer !== null, ms: Math.round(performance.now() - start) };
  };
  return [
    await check("Annonces", () => listings.lastChange()),
    await check("Demandes", () => leads.countMails()),
    await check("Comptes et journal", () => desk.listRuns()),
    await check("Lieux", () => describePlaces()),
  ];
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
  const { stores, queues, runs, machine, sources } = loaderData;
  return (
    <>
      <DeskTitle title="Santé" />
      <Table caption="Bases">
        <thead>
          <tr>
            <th scope="col">Base</th>
            <th scope="col">État</th>
            <th scope="col">Temps de réponse</th>
          </tr>
        </thead>
        <tbody>
          {stores.map(({ label, responds, ms }) => (
            <tr key={label}>
              <td>{label}</td>
              <td>
                <State isGood={responds} good="Répond" bad="Ne répond pas" />
              </td>
              <td className="figures">{typeset(`${ms} ms`)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
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
      <Table caption="Files d’attente">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">En attente</th>
            <th scope="col">Depuis</th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ label, count, wait }) => (
            <tr key={label}>
              <td>{label}</td>
              <td className="figures">{count ?? "–"}</td>
              <td>{wait === "" ? "–" : wait}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Table caption="Tâches de fond">
        <thead>
          <tr>
            <th scope="col">Tâche</th>
            <th scope="col">État</th>
            <th scope="col">Dernier passage</th>
          </tr>
        </thead>
        <tbody>
          {runs.map(({ label, isLate, at }) => (
            <tr key={label}>
              <td>{label}</td>
              <td>
                <State isGood={!isLate} good="À l’heure" bad="En retard" />
              </td>
              <td>{at === null ? "aucun encore" : formatMoment(at)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Table caption="Sources des lieux">
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Importée</th>
            <th scope="col">Lieux</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ name, imported, count }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{imported}</td>
              <td>{counted(count, "lieu", "lieux")}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="secondary small">
        Les annonces livrées ont leurs rapports sous <Link to="/espace/livraisons">Livraisons</Link>.
      </p>
    </>
  );
}

function State({ isGood, good, bad }: { isGood: boolean; good: string; bad: string }) {
  return <Badge tone={isGood ? "good" : "gone"}>{isGood ? good : bad}</Badge>;
}
