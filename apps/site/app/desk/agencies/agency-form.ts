import { type Agency, getDepartementCode } from "@lieudit/listing-model";

/** Properties of an agency that the operator types; each name is the path of the property. */
export const AGENCY_FIELDS: readonly {
  name: string;
  label: string;
  hint?: string;
  type?: "email" | "url";
}[] = [
  { name: "kind", label: "Sorte" },
  { name: "nom", label: "Nom" },
  { name: "adresse.rue", label: "Numéro et rue" },
  { name: "adresse.codePostal", label: "Code postal" },
  { name: "adresse.commune", label: "Commune" },
  { name: "telephone", label: "Téléphone" },
  { name: "email", label: "Courriel des demandes", type: "email" },
  { name: "siteUrl", label: "Site", type: "url" },
  { name: "baremeUrl", label: "Adresse du barème d’honoraires" },
  { name: "description", label: "Présentation" },
  { name: "mentions.formeJuridique", label: "Forme juridique et capital" },
  { name: "mentions.siren", label: "SIREN" },
  { name: "mentions.rcs", label: "RCS" },
  {
    name: "mentions.carteProfessionnelle.numero",
    label: "Carte professionnelle",
    hint: "Comme CPI 7699 2023 000 000 012.",
  },
  { name: "mentions.carteProfessionnelle.cci", label: "Délivrée par", hint: "La chambre de commerce." },
  { name: "mentions.rcPro", label: "Assureur de responsabilité civile professionnelle" },
];

/** The typed values of an agency, by the path of the property. */
export function writeAgencyForm(agency: Agency): Record<string, string> {
  return Object.fromEntries(AGENCY_FIELDS.map(({ name }) => [name, readPath(agency, name)]));
}

/** The agency that was typed, to be checked by `parseAgency`; what the form does not have stays. */
export function readAgencyForm(
  slug: string,
  values: Readonly<Record<string, string>>,
  known: Agency | null,
): Record<string, unknown> {
  const agency: Record<string, unknown> = known === null ? {} : withoutCounts(known);
  agency.slug = slug;
  for (const { name } of AGENCY_FIELDS) writePath(agency, name, readValue(name, values[name] ?? ""));
  const { adresse, mentions } = agency as {
    adresse?: Record<string, unknown>;
    mentions?: Record<string, unknown>;
  };
  const postcode = String(adresse?.codePostal ?? "");
  if (adresse !== undefined && postcode !== "") adresse.departement = getDepartementCode(postcode);
  // A card needs both of its values; an empty one is absent.
  if (mentions !== undefined && isEmpty(mentions.carteProfessionnelle)) delete mentions.carteProfessionnelle;
  if (isEmpty(mentions)) delete agency.mentions;
  return agency;
}

function withoutCounts(agency: Agency): Record<string, unknown> {
  const {
    vehicleCount: _vehicles,
    estateCount: _estates,
    ...facts
  } = structuredClone(agency) as Agency & {
    vehicleCount?: number;
    estateCount?: number;
  };
  return { ...facts };
}

function readValue(name: string, typed: string): string | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  const digits = text.replace(/[\s.\-()]/g, "");
  return name === "telephone" && /^0[1-9]\d{8}$/.test(digits) ? `+33${digits.slice(1)}` : text;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || (typeof value === "object" && value !== null && Object.keys(value).length === 0)
  );
}

function readPath(from: object, path: string): string {
  let value: unknown = from;
  for (const name of path.split(".")) value = (value as Record<string, unknown> | undefined)?.[name];
  return typeof value === "string" ? value : "";
}

function writePath(to: Record<string, unknown>, path: string, value: string | undefined): void {
  const names = path.split(".");
  const last = names.pop() ?? "";
  let target = to;
  for (const name of names) {
    const inner = { ...(target[name] as Record<string, unknown> | undefined) };
    target[name] = inner;
    target = inner;
  }
  if (value === undefined) delete target[last];
  else target[last] = value;
}
