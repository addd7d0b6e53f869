/**
 * Describes parser errors in French for the sender of a file: the messages of
 * the parsers are English.
 */

/** `guillemet non fermé, ligne 4`. */
export function describeCsvError(error: unknown): string {
  const { code, lines } = error as { code?: string; lines?: number };
  const what = (code !== undefined && CSV_FAULTS[code]) || "forme inconnue";
  return lines === undefined ? what : `${what}, ligne ${lines}`;
}

/** `balise non fermée, ligne 1, caractère 77`. */
export function describeXmlError(error: unknown): string {
  const [, line, column, said = ""] = /^(\d+):(\d+): (.*)/s.exec((error as Error).message) ?? [];
  const what = XML_FAULTS.find(([english]) => said.startsWith(english))?.[1] ?? "XML mal formé";
  return line === undefined ? what : `${what}, ligne ${line}, caractère ${column}`;
}

/** Describes why a photo could not be downloaded. */
export function describeDownloadError(error: unknown): string {
  const { code } = error as { code?: string };
  if (code === "DOWNLOAD") return "adresse privée, ou qui mène ailleurs que sur le web public";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "serveur introuvable";
  return "le serveur ne répond pas";
}

const CSV_FAULTS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "guillemet non fermé",
  CSV_INVALID_CLOSING_QUOTE: "guillemet au milieu d’une valeur",
  INVALID_OPENING_QUOTE: "guillemet au milieu d’une valeur",
  CSV_MAX_RECORD_SIZE: "ligne trop longue",
};

const XML_FAULTS: readonly (readonly [said: string, what: string])[] = [
  ["unclosed tag", "balise non fermée"],
  ["unexpected close tag", "balise de fin inattendue"],
  ["undefined entity", "entité inconnue"],
  ["disallowed character", "caractère interdit"],
  ["document must contain a root element", "fichier vide"],
];
