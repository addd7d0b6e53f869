import { euros } from "../french/numbers.ts";
import { typeset } from "../french/spaces.ts";
import type { EstateLoan } from "./estate-loan.ts";
import type { VehicleCredit } from "./vehicle-credit.ts";

/** Fields of the calculators, in the units that people write. */
export interface LoanField {
  /** Key in the address. */
  key: string;
  label: string;
  unit: "€" | "%" | "ans" | "mois" | "% par an" | "% par mois";
  min: number;
  max: number;
  /** Taken where nothing is said. */
  initial: number;
}

/** A form as it was filled in: the numbers, and one sentence for each that cannot be taken. */
export interface LoanAnswers {
  values: Readonly<Record<LoanKey, number>>;
  problems: { key: LoanKey; message: string }[];
}

/** `/financement/immobilier?montant=…` */
export const ESTATE_LOAN_FIELDS = {
  prix: { key: "prix", label: "Prix du bien", unit: "€", min: 1_000, max: 100_000_000, initial: 250_000 },
  apport: { key: "apport", label: "Apport personnel", unit: "€", min: 0, max: 100_000_000, initial: 25_000 },
  duree: { key: "duree", label: "Durée", unit: "ans", min: 1, max: 30, initial: 20 },
  taux: { key: "taux", label: "Taux débiteur fixe", unit: "%", min: 0, max: 25, initial: 3.4 },
  assurance: { key: "assurance", label: "Assurance", unit: "% par an", min: 0, max: 5, initial: 0.34 },
  frais: {
    key: "frais",
    label: "Frais de dossier et de garantie",
    unit: "€",
    min: 0,
    max: 100_000,
    initial: 3_000,
  },
} as const satisfies Record<string, LoanField>;

/** `/financement/vehicule?prix=…` */
export const VEHICLE_CREDIT_FIELDS = {
  prix: { key: "prix", label: "Prix du véhicule", unit: "€", min: 200, max: 1_000_000, initial: 15_000 },
  apport: { key: "apport", label: "Apport", unit: "€", min: 0, max: 1_000_000, initial: 3_000 },
  duree: { key: "duree", label: "Durée", unit: "mois", min: 4, max: 84, initial: 48 },
  taux: { key: "taux", label: "Taux débiteur fixe", unit: "%", min: 0, max: 25, initial: 5.4 },
  assurance: {
    key: "assurance",
    label: "Assurance facultative",
    unit: "% par mois",
    min: 0,
    max: 2,
    initial: 0,
  },
  frais: { key: "frais", label: "Frais de dossier", unit: "€", min: 0, max: 10_000, initial: 0 },
} as const satisfies Record<string, LoanField>;

/** Both forms ask the same, in other units. */
const LOAN_KEYS = ["prix", "apport", "duree", "taux", "assurance", "frais"] as const;
export type LoanKey = (typeof LOAN_KEYS)[number];

/** The answers of an address; what is absent has its initial value. */
export function readEstateLoan(params: URLSearchParams): LoanAnswers {
  return readAnswers(params, ESTATE_LOAN_FIELDS);
}

/** As `readEstateLoan`, for a vehicle. */
export function readVehicleCredit(params: URLSearchParams): LoanAnswers {
  return readAnswers(params, VEHICLE_CREDIT_FIELDS);
}

/** The loan that the answers ask for; only of answers without problems. */
export function toEstateLoan({ values }: LoanAnswers): EstateLoan {
  return {
    amountCents: Math.round((values.prix - values.apport) * 100),
    ratePct: values.taux,
    months: Math.round(values.duree * 12),
    insurancePct: values.assurance,
    feesCents: Math.round(values.frais * 100),
  };
}

/** The credit that the answers ask for; only of answers without problems. */
export function toVehicleCredit({ values }: LoanAnswers): VehicleCredit {
  return {
    amountCents: Math.round((values.prix - values.apport) * 100),
    ratePct: values.taux,
    months: Math.round(values.duree),
    insuranceMonthPct: values.assurance,
    feesCents: Math.round(values.frais * 100),
  };
}

function readAnswers(params: URLSearchParams, fields: Readonly<Record<LoanKey, LoanField>>): LoanAnswers {
  const problems: { key: LoanKey; message: string }[] = [];
  const values = { prix: 0, apport: 0, duree: 0, taux: 0, assurance: 0, frais: 0 };
  for (const key of LOAN_KEYS) {
    const { label, unit, min, max, initial } = fields[key];
    const text = (params.get(key) ?? "").trim().slice(0, 40);
    const value = text === "" ? initial : readNumber(text);
    values[key] = value ?? initial;
    if (value === undefined || value < min || value > max) {
      const range = unit === "€" ? `${euros(min * 100)} et ${euros(max * 100)}` : `${min} et ${max} ${unit}`;
      problems.push({ key, message: typeset(`${label} : indiquez un nombre entre ${range}.`) });
    }
  }
  if (problems.length === 0 && values.prix - values.apport < 1) {
    problems.push({
      key: "apport",
      message: typeset("Apport : il couvre tout le prix ; il n’y a rien à emprunter."),
    });
  } else if (problems.length === 0 && values.frais >= values.prix - values.apport) {
    problems.push({ key: "frais", message: typeset("Frais : ils dépassent la somme empruntée.") });
  }
  return { values, problems };
}

/** Reads a number as the forms of the site read one: everything but digits and the decimal sign is dropped. */
function readNumber(text: string): number | undefined {
  if (text.startsWith("-")) return undefined;
  const value = Number.parseFloat(text.replace(",", ".").replace(/[^\d.]/g, ""));
  return Number.isFinite(value) ? value : undefined;
}
