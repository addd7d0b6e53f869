import { createHash } from "node:crypto";
import { FILE_POLICY } from "./security-headers.ts";

const STYLE =
  "body{max-width:34rem;margin:15vh auto;padding:0 1.5rem;font:1.0625rem/1.5 system-ui,sans-serif;color-scheme:light dark}h1{font-size:2rem;line-height:1.1}code{font-size:.9375rem}";
const STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** The last resort, when the pages themselves could not answer: plain HTML that needs nothing else. */
export function failurePage(requestId: string): Response {
  return plainPage({
    status: 500,
    title: "Une erreur est survenue",
    text: "La page n’a pas pu être préparée. Réessayez dans un instant.",
    about: "Si l’erreur revient, signalez-la avec ce numéro\u00a0:",
    requestId,
  });
}

/** When more pages are asked for than can be made in good time. */
export function busyPage(requestId: string): Response {
  return plainPage({
    status: 503,
    title: "Le site est très demandé",
    text: "Trop de pages sont demandées en ce moment. Réessayez dans quelques secondes.",
    about: "Numéro de la demande\u00a0:",
    requestId,
    headers: { "retry-after": "2" },
  });
}

/** When what a form sent cannot be read. */
export function refusedFormPage(status: number, text: string, requestId: string): Response {
  return plainPage({
    status,
    title: "Votre envoi n’a pas été reçu",
    text,
    about: "Revenez en arrière pour retrouver le formulaire. Numéro de la demande\u00a0:",
    requestId,
    headers: status === 503 ? { "retry-after": "5" } : status === 429 ? { "retry-after": "3600" } : {},
  });
}

const UNREAD = {
  400: {
    title: "La demande est illisible",
    text: "Ce que votre navigateur a envoyé n’a pas pu être lu. Vérifiez l’adresse, puis réessayez.",
  },
  408: {
    title: "La demande a pris trop de temps",
    text: "Elle n’est pas arrivée en entier. Vérifiez votre connexion, puis réessayez.",
  },
  431: {
    title: "La demande est trop longue",
    text: "L’adresse, ou les cookies que votre navigateur garde pour ce site, dépassent ce qui peut être lu. Effacez les cookies de ce site ou raccourcissez l’adresse, puis réessayez.",
  },
} as const;

/** When a call cannot be read as far as its address: too long, too slow, or not HTTP. */
export function unreadPage(status: keyof typeof UNREAD, requestId: string): Response {
  return plainPage({ status, ...UNREAD[status], about: "Numéro de la demande\u00a0:", requestId });
}

interface PlainPage {
  status: number;
  title: string;
  /** What happened and what to do; a page that sent a form by script takes it over. */
  text: string;
  /** Stands before the number. */
  about: string;
  requestId: string;
  headers?: Record<string, string>;
}

function plainPage({ status, title, text, about, requestId, headers = {} }: PlainPage): Response {
  const html = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} – Lieudit</title><style>${STYLE}</style></head>
<body><h1>${title}</h1>
<p data-refusal>${text}</p>
<p>${about} <code data-request-id="${requestId}">${requestId}</code></p>
<p><a href="/">Revenir à l’accueil</a></p></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `${FILE_POLICY}; style-src ${STYLE_HASH}; base-uri 'none'; form-action 'none'`,
      ...headers,
    },
  });
}
