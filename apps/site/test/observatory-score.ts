/** An answer as a scan over https sees it. */
export interface ScannedAnswer {
  headers: Headers;
  /** The page; empty for other responses. */
  html: string;
  /** Of the scanned site. */
  origin: string;
}

/** Rules that raise or lower the score of a response. */
export interface ScoreLine {
  reason: string;
  points: number;
}

/**
 * Returns the score of an answer by the published table of Mozilla's HTTP Observatory:
 * 100 at first, losses, and gains only where the score without them is 90 or
 * more. 100 or more is an A+. The site is taken to be reached by https alone,
 * so that the row about redirections counts nothing.
 *
 * @see https://github.com/mozilla/http-observatory/blob/main/httpobs/docs/scoring.md
 */
export function observatoryScore(answer: ScannedAnswer): { score: number; lines: ScoreLine[] } {
  const lines = [
    ...policyLines(readDirectives(answer.headers)),
    ...cookieLines(answer.headers),
    ...transportLines(answer.headers),
    ...otherHeaderLines(answer.headers),
    ...scriptLines(answer),
  ];
  const base = lines.reduce((sum, { points }) => sum + Math.min(points, 0), 100);
  const gains = lines.reduce((sum, { points }) => sum + Math.max(points, 0), 0);
  return { score: Math.max(0, base >= 90 ? base + gains : base), lines };
}

type Directives = ReadonlyMap<string, readonly string[]>;

function readDirectives(headers: Headers): Directives {
  const text = headers.get("content-security-policy") ?? "";
  const parts = text.split(";").map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(parts.flatMap(([name, ...values]) => (name ? [[name, values] as const] : [])));
}

function policyLines(directives: Directives): ScoreLine[] {
  if (directives.size === 0) return [line("no Content-Security-Policy", -25)];
  const of = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const [scripts, styles] = [of("script-src"), of("style-src")];
  const isOpen = ["*", "http:", "https:", "data:"].some((source) =>
    [...scripts, ...of("object-src")].includes(source),
  );
  const isNonced = scripts.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
  if (isOpen || (scripts.includes("'unsafe-inline'") && !isNonced))
    return [line("script-src is unsafe", -20)];
  if ([...directives.values()].flat().some((source) => source.startsWith("http://"))) {
    return [line("the policy allows http", -20)];
  }
  if (scripts.includes("'unsafe-eval'")) return [line("script-src allows 'unsafe-eval'", -10)];
  if (styles.includes("'unsafe-inline'")) return [line("style-src allows 'unsafe-inline'", 0)];
  return directives.get("default-src")?.join() === "'none'"
    ? [line("a policy without unsafe, from default-src 'none'", 10)]
    : [line("a policy without unsafe", 5)];
}

function cookieLines(headers: Headers): ScoreLine[] {
  const cookies = headers.getSetCookie().map((cookie) => cookie.toLowerCase().split(/;\s*/));
  if (cookies.length === 0) return [];
  const hasTransport = headers.has("strict-transport-security");
  const isSession = (name: string) => /sess|login|sid|auth|jwt|visite/.test(name);
  const lines = cookies.flatMap(([pair = "", ...flags]) => {
    const isOwn = isSession(pair.split("=")[0] ?? "");
    if (!flags.includes("secure")) {
      const points = hasTransport ? (isOwn ? -10 : -5) : isOwn ? -40 : -20;
      return [line("a cookie without Secure", points)];
    }
    return isOwn && !flags.includes("httponly") ? [line("a session's cookie without HttpOnly", -30)] : [];
  });
  if (lines.length > 0) return lines;
  const isBound = cookies.every((flags) => flags.some((flag) => /^samesite=(?:lax|strict)$/.test(flag)));
  return [line("cookies are Secure", isBound ? 5 : 0)];
}

const SIX_MONTHS_SECONDS = 15_768_000;

function transportLines(headers: Headers): ScoreLine[] {
  const found = /^max-age=(\d+)/i.exec(headers.get("strict-transport-security") ?? "");
  if (found === null) return [line("no Strict-Transport-Security", -20)];
  return Number(found[1]) < SIX_MONTHS_SECONDS ? [line("Strict-Transport-Security is short", -10)] : [];
}

const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
const FRAME_RULES = ["DENY", "SAMEORIGIN"];

function otherHeaderLines(headers: Headers): ScoreLine[] {
  const frames = readDirectives(headers).has("frame-ancestors");
  const hasFrameRule = FRAME_RULES.includes(headers.get("x-frame-options")?.toUpperCase() ?? "");
  const referrer = headers.get("referrer-policy");
  const sharing = headers.get("cross-origin-resource-policy");
  return [
    ...(headers.get("x-content-type-options") === "nosniff" ? [] : [line("no nosniff", -5)]),
    frames ? line("frame-ancestors", 5) : line("X-Frame-Options", hasFrameRule ? 0 : -20),
    ...(referrer === null
      ? []
      : [
          line(
            "Referrer-Policy",
            PRIVATE_REFERRERS.includes(referrer.split(",").at(-1)?.trim() ?? "") ? 5 : -5,
          ),
        ]),
    ...(sharing === "same-origin" || sharing === "same-site"
      ? [line("Cross-Origin-Resource-Policy", 10)]
      : []),
    ...(headers.get("access-control-allow-origin") !== null &&
    headers.get("access-control-allow-credentials") === "true"
      ? [line("shared with every site", -50)]
      : []),
  ];
}

function scriptLines({ html, origin }: ScannedAnswer): ScoreLine[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  return scripts.flatMap((attributes) => {
    const source = /\bsrc="([^"]*)"/.exec(attributes)?.[1];
    if (source === undefined || new URL(source, origin).origin === origin) return [];
    if (source.startsWith("http:")) return [line("a script over http", -50)];
    return attributes.includes("integrity=") ? [] : [line("a stranger's script without integrity", -5)];
  });
}

function line(reason: string, points: number): ScoreLine {
  return { reason, points };
}
