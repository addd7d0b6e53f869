import {
  ACCESSIBILITY_STATES,
  type AccessibilityState,
  type Operator,
} from "../../app/shell/services/site-content.ts";
import { ContentError } from "./front-matter.ts";

/** Facts that the law requires of such a site, with their format. */
const NEEDED: Readonly<Record<string, { form: RegExp; example: string }>> = {
  nom: { form: /\S/, example: "Agence du Port" },
  raisonSociale: { form: /\S/, example: "Agence du Port SARL" },
  formeJuridique: { form: /\S/, example: "SARL" },
  "adresse.rue": { form: /\S/, example: "4 quai des Cordiers" },
  "adresse.codePostal": { form: /^\d{5}$/, example: "76990" },
  "adresse.commune": { form: /\S/, example: "Aubremer" },
  telephone: { form: /^\+\d{6,15}$/, example: "+33261910010" },
  courriel: { form: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, example: "contact@exemple.fr" },
  siren: { form: /^\d{3} ?\d{3} ?\d{3}$/, example: "000 000 000" },
  directeurPublication: { form: /\S/, example: "Camille Renard" },
  "hebergeur.nom": { form: /\S/, example: "Hébergement du Littoral" },
  "hebergeur.adresse": { form: /\S/, example: "1 rue du Phare, 76990 Aubremer" },
  "hebergeur.telephone": { form: /\S/, example: "02 61 91 00 90" },
  "mediateur.nom": { form: /\S/, example: "Médiation Conso" },
  "mediateur.adresse": { form: /\S/, example: "2 place du Marché, 76990 Aubremer" },
  "mediateur.site": { form: /^https?:\/\/\S+$/, example: "https://mediation.exemple.fr" },
  "accessibilite.etat": {
    form: new RegExp(`^(?:${ACCESSIBILITY_STATES.join("|")})$`),
    example: "partiellement conforme",
  },
  "securite.contact": {
    form: /^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/,
    example: "mailto:securite@exemple.fr",
  },
};

const NOT_CONFORMANT: AccessibilityState = "non conforme";
const RATE = /^\d{1,3}(?:,\d{1,2})?\s?%$/;

/**
 * Reads the facts about who runs the site.
 *
 * @param file how messages call them
 * @throws {ContentError} with a sentence for each fact that is missing or has another form.
 */
export function readOperator(json: string, file: string): Operator {
  const facts = Object.fromEntries(flattened(parsed(json, file), "", file));
  const problems = Object.entries(NEEDED).flatMap(([name, { form, example }]) => {
    const value = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (value === undefined)
      return [`${file} has no "${name}", which the site must tell; add it, such as "${example}".`];
    if (form.test(value)) return [];
    return [`${file}: "${name}" is "${value}", which cannot be used; write it like "${example}".`];
  });
  const { "accessibilite.etat": state, "accessibilite.taux": rate, "accessibilite.audit": audit } = facts;
  // RGAA: without a valid audit a site is not conformant.
  if (state !== NOT_CONFORMANT && (audit === undefined || !RATE.test(rate ?? ""))) {
    problems.push(
      `${file}: "accessibilite.etat" is "${state}" without the audit that shows it; add "accessibilite.taux", such as "83 %", and "accessibilite.audit", such as "Cabinet Clair, 3 mars 2026", or write "${NOT_CONFORMANT}".`,
    );
  }
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
  const fact = (name: string) => facts[name] ?? "";
  return {
    name: fact("nom"),
    street: fact("adresse.rue"),
    postalCode: fact("adresse.codePostal"),
    town: fact("adresse.commune"),
    phone: fact("telephone"),
    email: fact("courriel"),
    // Its form is one of these.
    accessibility: fact("accessibilite.etat") as AccessibilityState,
    securityContact: fact("securite.contact"),
    facts: {
      ...facts,
      "accessibilite.resultat":
        state === NOT_CONFORMANT
          ? "Aucun audit des 106 critères n’est en cours de validité."
          : `L’audit (${audit}) montre que ${rate} des critères qui s’appliquent sont respectés.`,
    },
  };
}

/**
 * Puts facts in the place of `{{name}}`, so that Markdown takes them as words
 * only.
 *
 * @throws {ContentError} for a name that no fact has.
 */
export function fillFacts(markdown: string, { facts }: Operator, file: string): string {
  return markdown.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_all, name: string) => {
    const value = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (value === undefined) {
      throw new ContentError(
        `${file} tells "${name}", which exploitant.json does not have; add it there, or take it out of the text.`,
      );
    }
    return value.replace(/[\\`*_{}[\]()#+!<>|~-]/g, "\\$&");
  });
}

function parsed(json: string, file: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ContentError(
      `${file} is no JSON: ${error instanceof Error ? error.message : error}; correct it there.`,
    );
  }
}

function flattened(value: unknown, name: string, file: string): [string, string][] {
  if (typeof value === "string" && value.trim() !== "") return [[name, value.trim()]];
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, inner]) =>
      flattened(inner, name === "" ? key : `${name}.${key}`, file),
    );
  }
  throw new ContentError(
    `${file}: ${name === "" ? "the whole" : `"${name}"`} is neither a text nor an object of texts; write it between quotes, or take it out.`,
  );
}
