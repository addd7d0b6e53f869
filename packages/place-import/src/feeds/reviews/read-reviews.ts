import { cleanText, ImportError, RejectionReasons, type SkipLog } from "@lieudit/intake";
import type { FeedFile } from "@lieudit/intake/files";
import { toWireTime } from "@lieudit/live-values";
import { parseGeoSubject } from "./geo-subject.ts";
import type { MangroveReview } from "./mangrove-review.ts";
import { TokenRejected, verifyToken } from "./mangrove-token.ts";

const MAX_LINE_CHARACTERS = 200_000;
const MAX_REVIEWS = 5_000_000;
/** Maximum text length, as in the standard. */
const MAX_OPINION_CHARACTERS = 1_000;
const MAX_NICKNAME_CHARACTERS = 20;
const MAX_TRANSLATIONS = 20;
/** Tolerated clock difference in ms. */
const CLOCK_SLIP_MS = 10 * 60_000;

/**
 * Reads the reviews of places in a file: a token per line, an object with `jwt` per line,
 * or an API response (`{"reviews": [{"jwt": …}]}`). Each is verified. Of several reviews
 * by one author of one place the newest is kept.
 *
 * @see https://mangrove.reviews/standard
 * @throws {ImportError} DAMAGED when there are no reviews.
 */
export async function readReviews(file: FeedFile, now: Date, skipLog: SkipLog): Promise<MangroveReview[]> {
  const bySubject = new Map<string, MangroveReview>();
  const skips = new RejectionReasons(skipLog);
  let count = 0;
  let lines = 0;
  const onLine = () => {
    lines += 1;
  };
  for await (const token of readTokens(file, skips, onLine)) {
    count += 1;
    if (count > MAX_REVIEWS)
      throw new ImportError(
        "DAMAGED",
        `${file.name} has more than ${MAX_REVIEWS} reviews. Nothing was changed.`,
      );
    const review = await toReview(token, now, skips);
    if (review === null) continue;
    const { issuer, subject } = review.value;
    const key = `${issuer} ${review.subject}`;
    const existing = bySubject.get(key);
    if (existing !== undefined) skips.add("reviews that their author wrote anew", subject.name);
    if (existing === undefined || existing.publishTime < review.value.publishTime)
      bySubject.set(key, review.value);
  }
  if (bySubject.size === 0) {
    const why =
      lines === 0
        ? "it is empty"
        : `of its ${lines} ${lines === 1 ? "line" : "lines"} none is one: ${skips.text()}`;
    throw new ImportError(
      "DAMAGED",
      `${file.name} holds no review that is verified (${why}). Nothing was changed; give a file with a signed review (a JWT) a line.`,
    );
  }
  return [...bySubject.values()].sort((a, b) => (a.signature < b.signature ? -1 : 1));
}

async function* readTokens(file: FeedFile, skips: SkipLog, onLine: () => void): AsyncGenerator<string> {
  let number = 0;
  for await (const line of readLines(file)) {
    number += 1;
    const text = line.trim();
    if (text === "") continue;
    onLine();
    if (TOKEN.test(text)) {
      yield text;
      continue;
    }
    const tokens = findTokens(text);
    if (tokens === null) skips.add("lines that are neither a token nor JSON", `line ${number}`);
    else if (tokens.length === 0) skips.add("lines of JSON without a review", `line ${number}`);
    else yield* tokens;
  }
}

const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

async function* readLines(file: FeedFile): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of file.text()) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
    // An API response is one line with thousands of reviews; an endless line is rejected.
    if (rest.length > MAX_LINE_CHARACTERS * 1_000) {
      throw new ImportError("DAMAGED", `${file.name} has a line that is too long. Nothing was changed.`);
    }
  }
  yield rest;
}

function findTokens(text: string): string[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value === "string") return [value];
  const { reviews, jwt } = (value ?? {}) as { reviews?: unknown; jwt?: unknown };
  const rows: readonly unknown[] = Array.isArray(reviews)
    ? reviews
    : Array.isArray(value)
      ? value
      : [{ jwt }];
  return rows
    .map((row) => (typeof row === "string" ? row : (row as { jwt?: unknown } | null)?.jwt))
    .filter((token) => typeof token === "string");
}

async function toReview(
  token: string,
  now: Date,
  skips: SkipLog,
): Promise<{ subject: string; value: MangroveReview } | null> {
  try {
    const { signature, issuer, payload } = await verifyToken(token);
    const { sub, iat, rating, opinion } = payload;
    if (typeof sub !== "string") throw new TokenRejected("no subject");
    // A reply to a review is not a review of a place.
    if (sub.startsWith("urn:maresi:")) throw new TokenRejected("another review as their subject");
    const subject = parseGeoSubject(sub);
    if (subject === undefined) throw new TokenRejected("a subject that is not a place");
    const written = typeof iat === "number" && iat > 0 ? new Date(iat * 1_000) : undefined;
    if (written === undefined || !(written.getTime() <= now.getTime() + CLOCK_SLIP_MS)) {
      throw new TokenRejected("a time that is invalid or in the future");
    }
    const stars = toStars(rating);
    const text = toOpinion(opinion);
    if (stars === undefined && text === undefined) throw new TokenRejected("neither a rating nor an opinion");
    return {
      subject: `${subject.name}|${subject.location.latitude.toFixed(4)}|${subject.location.longitude.toFixed(4)}`,
      value: {
        signature,
        issuer,
        subject,
        ...(stars === undefined ? {} : { stars }),
        ...(text === undefined ? {} : { text }),
        ...readMetadata(payload.metadata),
        publishTime: toWireTime(written),
      },
    };
  } catch (error) {
    if (!(error instanceof TokenRejected)) throw error;
    skips.add(`reviews with ${error.message}`);
    return null;
  }
}

/**
 * Converts 0 to 100 into 1 to 5: 0 is 1 star, 25 is 2, 100 is 5. The standard starts at 1,
 * its library at 0.
 */
function toStars(rating: unknown): number | undefined {
  if (rating === undefined || rating === null) return undefined;
  if (typeof rating !== "number" || !Number.isInteger(rating) || rating < 0 || rating > 100) {
    throw new TokenRejected("a rating out of range");
  }
  return (rating + 25) / 25;
}

function toOpinion(opinion: unknown): string | undefined {
  if (opinion === undefined || opinion === null || opinion === "") return undefined;
  if (typeof opinion !== "string") throw new TokenRejected("an opinion that is not text");
  if ([...opinion.slice(0, MAX_OPINION_CHARACTERS * 3)].length > MAX_OPINION_CHARACTERS) {
    throw new TokenRejected(`an opinion of more than ${MAX_OPINION_CHARACTERS} characters`);
  }
  return cleanText(opinion, MAX_OPINION_CHARACTERS);
}

function readMetadata(
  metadata: unknown,
): Pick<MangroveReview, "nickname" | "isGenerated" | "languageCode" | "translations"> {
  if (typeof metadata !== "object" || metadata === null) return {};
  const { nickname, is_generated, language, translations } = metadata as Record<string, unknown>;
  const name = typeof nickname === "string" ? cleanText(nickname, MAX_NICKNAME_CHARACTERS) : undefined;
  const texts = readTranslations(translations);
  return {
    ...(name === undefined ? {} : { nickname: name }),
    ...(is_generated === true || is_generated === "true" ? { isGenerated: true } : {}),
    ...(typeof language === "string" && LANGUAGE.test(language) ? { languageCode: language } : {}),
    ...(texts === undefined ? {} : { translations: texts }),
  };
}

const LANGUAGE = /^[a-z]{2,3}(-[A-Z]{2})?$/;

/** Our extension: `{"en": "…"}`, which a republisher may add. */
function readTranslations(value: unknown): Record<string, string> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const texts = Object.entries(value)
    .slice(0, MAX_TRANSLATIONS)
    .flatMap(([language, text]) => {
      const cleaned = typeof text === "string" ? cleanText(text, MAX_OPINION_CHARACTERS) : undefined;
      return LANGUAGE.test(language) && cleaned !== undefined ? [[language, cleaned] as const] : [];
    });
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}
