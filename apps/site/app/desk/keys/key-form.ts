import { cleanNumber } from "@lieudit/leads/forms";
import type { KeyRules } from "@lieudit/places-api";
import type { DeskServices } from "../access/desk-services.ts";

/** The typed values of a new key. */
export interface TypedKey {
  nom: string;
  /** One page on each line. */
  pages: string;
  /** One address or range on each line. */
  adresses: string;
  minute: string;
  jour: string;
  methodes: readonly string[];
}

const MAX_NAME_LENGTH = 100;
const MAX_LINES = 50;
const MAX_LINE_LENGTH = 500;

/** Returns the rules of a key, or what is wrong with each field; each valid key has its own name. */
export function readKeyForm(
  { nom, pages, adresses, minute, jour, methodes }: TypedKey,
  usedNames: readonly string[],
  parseKeyRules: DeskServices["parseKeyRules"],
): { rules: KeyRules } | { errors: { name: keyof TypedKey; message: string }[] } {
  const errors: { name: keyof TypedKey; message: string }[] = [];
  const rules: Partial<Record<keyof KeyRules, unknown>> = {};
  const read = (name: keyof TypedKey, rule: keyof KeyRules, value: unknown, message: string) => {
    try {
      parseKeyRules({ [rule]: value });
      rules[rule] = value;
    } catch {
      errors.push({ name, message });
    }
  };
  const readLines = (name: keyof TypedKey, rule: keyof KeyRules, text: string, message: string) => {
    const lines = toLines(text);
    if (lines.length > MAX_LINES || lines.some((line) => line.length > MAX_LINE_LENGTH))
      errors.push({
        name,
        message: `Écrivez ${MAX_LINES} lignes au plus, de ${MAX_LINE_LENGTH} caractères chacune.`,
      });
    else read(name, rule, lines, message);
  };
  if (nom === "" || nom.length > MAX_NAME_LENGTH || /[\p{Cc}\p{Cf}]/u.test(nom))
    errors.push({ name: "nom", message: "Donnez un nom de 100 caractères au plus, comme Site de l’office." });
  else if (usedNames.includes(nom))
    errors.push({ name: "nom", message: "Une clé valable porte déjà ce nom ; donnez-en un autre." });
  readLines("pages", "referrers", pages, "Écrivez une page par ligne, comme https://*.exemple.fr/*.");
  readLines(
    "adresses",
    "ips",
    adresses,
    "Écrivez une adresse par ligne, comme 203.0.113.7 ou 203.0.113.0/24.",
  );
  read("methodes", "methods", methodes, "Cochez des appels de la liste.");
  read("minute", "perMinute", toCount(minute), "Écrivez un nombre entier au-dessus de 0, ou rien.");
  read("jour", "perDay", toCount(jour), "Écrivez un nombre entier au-dessus de 0, ou rien.");
  return errors.length > 0 ? { errors } : { rules: parseKeyRules(rules) };
}

function toLines(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "");
}

function toCount(text: string): number | undefined {
  if (text === "") return undefined;
  return /^[\d\s]+$/.test(text) ? Number(cleanNumber(text).text) : Number.NaN;
}
