import { AGENCY_KINDS, type Agency, type AgencyLegalFacts } from "../agency.ts";
import { address, email, phone, photo, slug } from "./listing-shape.ts";
import {
  cents,
  createReader,
  createWordReader,
  line,
  list,
  number,
  object,
  optional,
  pageAddress,
  paragraphs,
  type Reader,
  required,
  webAddress,
} from "./readers.ts";
import type { Parsed, Report } from "./report.ts";

type Guarantee = NonNullable<AgencyLegalFacts["garantieFinanciere"]>;

const heldFunds = object<Extract<Guarantee, { garant: string }>>({
  garant: required(line(120)),
  montantCents: required(cents),
});

const noFunds: Reader<true> = createReader({ type: "yes-no" }, (value, champ, report) => {
  if (value === true) return true;
  report.problems.push({ champ, message: "il faut true, ou garant et montantCents." });
  return undefined;
});

const withoutFunds = object<Extract<Guarantee, { sansFonds: true }>>({ sansFonds: required(noFunds) });

const guarantee: Reader<Guarantee> = createReader(heldFunds.control, (value, champ, report) =>
  typeof value === "object" && value !== null && "sansFonds" in value
    ? withoutFunds(value, champ, report)
    : heldFunds(value, champ, report),
);

const sirenText = line(20);

/** A number of the register of companies: nine digits, the last of which checks the others. */
const siren: Reader<string> = createReader(sirenText.control, (value, champ, report) => {
  const text = sirenText(value, champ, report);
  if (text === undefined) return undefined;
  const digits = text.replaceAll(" ", "");
  const isLong = /^\d{9}$/.test(digits);
  if (isLong && Number(digits) > 0 && hasLuhnKey(digits)) return text;
  const message = isLong
    ? "ce numéro n’existe pas, sa clé de contrôle est fausse ; vérifiez chaque chiffre."
    : /^\d{14}$/.test(digits)
      ? "il faut les neuf chiffres du SIREN, sans les cinq que le SIRET y ajoute."
      : "il faut neuf chiffres, sans lettres ni points.";
  report.problems.push({ champ, message });
  return undefined;
});

/** Whether the last digit is the key of the others. @see https://en.wikipedia.org/wiki/Luhn_algorithm */
function hasLuhnKey(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

const legalFacts = object<AgencyLegalFacts>({
  formeJuridique: optional(line(120)),
  siren: optional(siren),
  rcs: optional(line(80)),
  tvaIntracommunautaire: optional(line(20)),
  carteProfessionnelle: optional(
    object<{ numero: string; cci: string }>({ numero: required(line(60)), cci: required(line(120)) }),
  ),
  garantieFinanciere: optional(guarantee),
  rcPro: optional(line(200)),
  orias: optional(line(20)),
  mediateur: optional(
    object<{ nom: string; adresse: string; siteUrl: string }>({
      nom: required(line(120)),
      adresse: required(line(200)),
      siteUrl: required(webAddress),
    }),
  ),
});

const agency = object<Agency>({
  slug: required(slug),
  kind: required(createWordReader(AGENCY_KINDS)),
  nom: required(line(120)),
  description: optional(paragraphs(5_000)),
  placeId: optional(line(120)),
  adresse: required(address),
  position: optional(
    object<{ latitude: number; longitude: number }>({
      latitude: required(number(-90, 90)),
      longitude: required(number(-180, 180)),
    }),
  ),
  telephone: optional(phone),
  email: optional(email),
  siteUrl: optional(webAddress),
  baremeUrl: optional(pageAddress),
  photo: optional(photo),
  equipe: optional(
    list(
      object<NonNullable<Agency["equipe"]>[number]>({
        nom: required(line(120)),
        fonction: required(line(120)),
        telephone: optional(phone),
        email: optional(email),
        rsac: optional(line(80)),
      }),
      100,
    ),
  ),
  mentions: optional(legalFacts),
});

/** Returns an agency or dealer as somebody brings it, checked as `parseListing` checks. */
export function parseAgency(value: unknown): Parsed<Agency> {
  const report: Report = { problems: [], warnings: [] };
  const read = agency(value, "", report);
  return read === undefined
    ? { ok: false, problems: report.problems }
    : { ok: true, value: read, warnings: report.warnings };
}
