import { data, redirect } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { SiteForm } from "../../forms/kit/site-form.tsx";
import { NumberField } from "../../shell/fields/number-field.tsx";
import { LongTextField, TextField } from "../../shell/fields/text-field.tsx";
import { typeset } from "../../shell/format/french.ts";
import { Badge } from "../../shell/ui/badge.tsx";
import { Button } from "../../shell/ui/button.tsx";
import { EmptyState, Notice } from "../../shell/ui/notice.tsx";
import type { DeskServices } from "../access/desk-services.ts";
import { formatMoment } from "../access/moment-text.ts";
import { DESK_HEADERS, deskHeaders, requireForm, requirePerson } from "../access/require-person.ts";
import { DeskTitle, DoneNotice } from "../desk-title.tsx";
import type { Route } from "./+types/keys-page.ts";
import { readKeyForm } from "./key-form.ts";
import { UsageChart } from "./usage-chart.tsx";

const ROUTE = "espace/cles";
/** Days of a chart. */
const DAYS = 30;
const DAY_MS = 86_400_000;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { services } = await requirePerson(request, context, ROUTE);
  const { keys, apiMethods } = services;
  // Calls are counted by the real clock.
  const days = Array.from({ length: DAYS }, (_, at) =>
    new Date(Date.now() - (DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
  const usage = await readKeys(() => keys.usage(days[0] ?? ""));
  return {
    methods: apiMethods,
    keys: (await readKeys(() => keys.list())).toReversed().map((key) => ({
      id: key.id,
      name: key.name,
      created: formatMoment(key.createdAt),
      isRevoked: key.revokedAt !== undefined,
      rules: describeRules(key),
      days: days.map((day) => {
        const { calls = 0, refused = 0 } = usage.find((one) => one.id === key.id && one.day === day) ?? {};
        return { day, calls, refused };
      }),
    })),
    asked: url.searchParams.get("revoquer"),
    done: url.searchParams.has("fait")
      ? "La clé est révoquée : les serveurs la refusent dès maintenant."
      : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { person, services, field, list } = await requireForm(request, context, ROUTE);
  const { keys, desk } = services;
  const audit = (act: string, subject: string) =>
    desk.recordAudit({ person, agency: null, action: act, subject });
  const valid = (await readKeys(() => keys.list())).filter(({ revokedAt }) => revokedAt === undefined);
  const geste = field("geste");
  if (geste === "revoquer" || geste === "revoquer-oui") {
    const key = valid.find(({ id }) => id === field("cle"));
    if (key === undefined) throw new Response(null, { status: 404 });
    if (geste === "revoquer")
      return redirect(`/espace/cles?${new URLSearchParams({ revoquer: key.id })}#cle-${key.id}`, {
        status: 303,
        headers: DESK_HEADERS,
      });
    await audit("clé révoquée", `${key.name} (${key.id})`);
    await readKeys(() => keys.revoke(key.id));
    return redirect("/espace/cles?fait=revoquer", { status: 303, headers: DESK_HEADERS });
  }
  const typed = {
    nom: field("nom"),
    pages: field("pages"),
    adresses: field("adresses"),
    minute: field("minute"),
    jour: field("jour"),
    methodes: list("methode"),
  };
  // A page that is loaded again sends its form again.
  const names = valid.map(({ name }) => name);
  const read = readKeyForm(typed, names, services.parseKeyRules);
  if ("errors" in read) {
    const errors = read.errors.map(({ name, message }) => ({
      name: name as string,
      message: typeset(message),
    }));
    return data({ typed, errors, created: null }, { status: 422, headers: DESK_HEADERS });
  }
  await audit("clé créée", typed.nom);
  const { key } = await readKeys(() => keys.create(typed.nom, read.rules));
  return data({ typed: null, errors: [], created: { key, name: typed.nom } }, { headers: DESK_HEADERS });
}

/** Calls the store of keys; one that cannot be used is a failure of the moment. */
async function readKeys<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if ((error as Error).name !== "KeyStoreError") throw error;
    console.error(error);
    throw new Response(null, { status: 503 });
  }
}

function describeRules({
  referrers,
  ips,
  methods = [],
  sources = [],
  perMinute,
  perDay,
}: Awaited<ReturnType<DeskServices["keys"]["list"]>>[number]): string {
  const parts = [
    ...(referrers.length > 0 ? [`pages : ${referrers.join(", ")}`] : []),
    ...(ips.length > 0 ? [`adresses : ${ips.join(", ")}`] : []),
    ...(methods.length > 0 ? [`appels : ${methods.join(", ")}`] : []),
    ...(sources.length > 0 ? [`listes privées : ${sources.join(", ")}`] : []),
    ...(perMinute === undefined ? [] : [`${perMinute} par minute`]),
    ...(perDay === undefined ? [] : [`${perDay} par jour`]),
  ];
  return parts.length === 0 ? "sans limite" : parts.join(" · ");
}

export const headers = deskHeaders;

export default function KeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { keys, methods, asked, done } = loaderData;
  const { created = null, errors = [], typed = null } = actionData ?? {};
  const getError = (name: string) => errors.find((error) => error.name === name)?.message;
  return (
    <>
      <DeskTitle title="Clés" />
      {actionData === undefined && <DoneNotice done={done} />}
      {created !== null && (
        <Notice tone="good" role="status">
          <p className="desk-text">
            {typeset(
              `Voici la clé « ${created.name} ». Copiez-la maintenant : elle ne sera plus jamais affichée.`,
            )}
          </p>
          <p className="desk-text">
            <code>{created.key}</code>
          </p>
        </Notice>
      )}
      <p>
        {typeset(
          "Une clé ouvre les lieux du site aux pages et aux programmes d’ailleurs, dans les limites que vous lui donnez.",
        )}
      </p>
      {keys.length === 0 ? (
        <EmptyState title="Aucune clé">
          <p>Créez la première ci-dessous.</p>
        </EmptyState>
      ) : (
        keys.map(({ id, name, created: since, isRevoked, rules, days }) => (
          <section key={id} className="desk-part" aria-labelledby={`cle-${id}`}>
            <h2 id={`cle-${id}`} className="desk-text">
              {name}
            </h2>
            <p className="desk-row-head">
              <Badge tone={isRevoked ? "gone" : "good"}>{isRevoked ? "Révoquée" : "Valable"}</Badge>
              <span className="secondary small">{typeset(`numéro ${id}, créée le ${since}`)}</span>
            </p>
            <p className="secondary small desk-text">{typeset(rules)}</p>
            <UsageChart name={name} days={days} />
            {!isRevoked && (
              <ReachedForm method="post" action="/espace/cles">
                <input type="hidden" name="cle" value={id} />
                {asked === id ? (
                  <Notice tone="warning" role="alert">
                    <p>{typeset("Révoquer cette clé ? Les pages qui s’en servent perdront les lieux.")}</p>
                    <Button type="submit" name="geste" value="revoquer-oui" tone="quiet">
                      Oui, révoquer
                    </Button>
                  </Notice>
                ) : (
                  <Button
                    type="submit"
                    name="geste"
                    value="revoquer"
                    tone="plain"
                    aria-label={`Révoquer la clé ${name}`}
                  >
                    Révoquer
                  </Button>
                )}
              </ReachedForm>
            )}
          </section>
        ))
      )}
      <section className="desk-part" aria-labelledby="nouvelle">
        <h2 id="nouvelle">Nouvelle clé</h2>
        <SiteForm id="cle" key={created?.key} action="/espace/cles" token={null} errors={errors}>
          <TextField
            label="Nom"
            hint="De qui s’en sert."
            name="nom"
            required
            maxLength={100}
            autoComplete="off"
            defaultValue={typed?.nom}
            error={getError("nom")}
          />
          <LongTextField
            label="Pages"
            hint="Une par ligne, comme https://*.exemple.fr/*. Vide : toutes."
            name="pages"
            rows={2}
            defaultValue={typed?.pages}
            error={getError("pages")}
          />
          <LongTextField
            label="Adresses IP"
            hint="Une par ligne, comme 203.0.113.0/24. Vide : toutes."
            name="adresses"
            rows={2}
            defaultValue={typed?.adresses}
            error={getError("adresses")}
          />
          <NumberField
            label="Appels par minute"
            hint="Vide : sans limite."
            name="minute"
            defaultValue={typed?.minute}
            error={getError("minute")}
          />
          <NumberField
            label="Appels par jour"
            hint="Vide : sans limite."
            name="jour"
            defaultValue={typed?.jour}
            error={getError("jour")}
          />
          <fieldset className="field-group">
            <legend>Appels permis</legend>
            <p className="field-hint">
              Aucun coché{"\u00a0"}: tous, sauf ReadMetrics et ExplainSearch, à nommer.
            </p>
            {methods.map((method) => (
              <label className="choice" key={method}>
                <input
                  type="checkbox"
                  name="methode"
                  value={method}
                  defaultChecked={typed?.methodes.includes(method)}
                />
                {method}
              </label>
            ))}
          </fieldset>
          <Button type="submit">Créer la clé</Button>
        </SiteForm>
      </section>
    </>
  );
}
