import { randomUUID } from "node:crypto";
import type { ConcurrencyLimiter } from "@lieudit/limits";
import { PlacesError } from "@lieudit/place-model";
import { type ApiLogEntry, compressResponse, getRoutingPath } from "@lieudit/places-api";
import { Hono } from "hono";
import type { Pages, SentForm } from "../app/pages.ts";
import { FIGURE_HEADER } from "../app/shell/http/figure-header.ts";
import { loggedPath } from "../app/shell/http/logged-path.ts";
import type { DocFiles } from "./doc-files.ts";
import type { ExamplePages } from "./example-pages.ts";
import { busyPage, failurePage, refusedFormPage } from "./failure-page.ts";
import type { FigureCounter } from "./figures/figure-counter.ts";
import type { ListingPictures } from "./listing-pictures.ts";
import type { OpenedSources } from "./opened-sources.ts";
import type { RegistryFiles } from "./registry-files.ts";
import { addSecurityHeaders, pagePolicy, workerPolicy } from "./security-headers.ts";
import type { SharePictures } from "./share-picture/share-pictures.ts";
import type { StaticFiles } from "./static-files.ts";
import { withBoundedBody } from "./uploads/bounded-body.ts";
import { createChoiceLimiter } from "./uploads/choice-limiter.ts";
import { type FormIntake, withoutBody } from "./uploads/form-intake.ts";
import { SubmissionError } from "./uploads/submission-error.ts";

/**
 * A page requested without a cookie holds nothing of the reader, so shared
 * caches may store it. They store it briefly, since it says what is open now,
 * and for an hour if the site fails.
 */
const PAGE_CACHING = "public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=3600";
/** With a cookie it holds the reader's own choices. */
const OWN_PAGE_CACHING = "private, no-cache";

/** When places could not be had in time, a crawler should come back rather than drop the page. */
const RETRY_SECONDS = "30";

/** Parts of the site's server. */
export interface SiteAppParts {
  /** The places API, the geocoder, and what an operator asks. */
  placesApi: (request: Request, bindings: object) => Response | Promise<Response>;
  /** The places for language models, at `/mcp`. */
  mcp: (request: Request, bindings: object) => Promise<Response>;
  /** Bounds the pages that are made at a time. */
  pageLimiter: ConcurrencyLimiter;
  staticFiles: StaticFiles;
  /** What is below `/cartes/`: tiles, styles and pictures of the base map. */
  maps: (request: Request) => Promise<Response>;
  /** The script that third-party pages load, and its files, below `/maps/`. */
  elementKit: (request: Request) => Response | null;
  /** The documentation as Markdown, for programs. */
  docFiles: DocFiles;
  /** The example pages of the kit, below `/exemples/`. */
  examplePages: ExamplePages;
  /** Blocks for `npx shadcn add`. */
  registryFiles: RegistryFiles;
  /** Where a map style that the operator chose comes from; pages may load from there too. */
  mapOrigins: readonly string[];
  /** Services that the choices of a request allow in its page. */
  openedFor: (request: Request) => OpenedSources;
  /** Pictures that stand for pages where their addresses are shared, below `/og/`. */
  sharePictures: SharePictures;
  /** Pictures of listings, below `/img/`. */
  listingPictures: ListingPictures;
  /** Reads what forms send. */
  formIntake: FormIntake;
  /** Whether a page gets the body of a request, rather than none; by default it does. */
  mayReadBody?: (request: Request) => Promise<boolean>;
  /** Identifies senders without keeping their addresses. */
  senderOf: (headers: Headers, bindings: object) => string;
  /** Choices that one sender may make in an hour; by default as many as a company does. */
  choicesPerHour?: number;
  pages: Pages;
  /** Counts what was answered; by default nothing is counted. */
  countFigure?: FigureCounter["count"];
  publicUrl: string;
  /** Gets one entry for each page that was answered; with an error where the pages failed as a whole. */
  log: (entry: ApiLogEntry) => void;
}

/** The site: places API, files of the browser build, pages. */
export function createSiteApp({
  placesApi,
  mcp,
  pageLimiter,
  staticFiles,
  maps,
  elementKit,
  docFiles,
  examplePages,
  registryFiles,
  mapOrigins,
  openedFor,
  sharePictures,
  listingPictures,
  formIntake,
  mayReadBody,
  senderOf,
  choicesPerHour,
  countFigure,
  pages,
  publicUrl,
  log,
}: SiteAppParts): Hono {
  const app = new Hono({ getPath: getRoutingPath });
  const choiceLimiter = createChoiceLimiter(choicesPerHour);

  app.use(async (context, next) => {
    await next();
    const answer = context.res;
    addSecurityHeaders(answer.headers, publicUrl);
    // Setting an answer over another one brings back the old one's headers, its length among them.
    context.res = undefined;
    context.res = compressResponse(answer, context.req.header("accept-encoding") ?? null);
  });

  app.get("/healthz", (context) => context.text("ok", 200, { "cache-control": "no-store" }));
  for (const path of ["/v1/*", "/geocodeur/*", "/sante", "/metrics"]) {
    app.all(path, (context) => placesApi(context.req.raw, context.env ?? {}));
  }
  app.all("/mcp", (context) => mcp(context.req.raw, context.env ?? {}));
  app.all("/cartes/*", (context) => maps(context.req.raw));
  app.all("/maps/*", (context, next) => elementKit(context.req.raw) ?? next());
  for (const path of ["/docs/*", "/llms.txt", "/llms-full.txt"]) {
    app.get(path, (context, next) => docFiles(context.req.raw) ?? next());
  }
  app.get("/exemples/*", (context, next) => examplePages(context.req.raw) ?? next());
  app.get("/r/*", (context, next) => registryFiles(context.req.raw) ?? next());
  app.get("/og/*", async (context, next) => (await servePicture(sharePictures, context.req.raw)) ?? next());
  app.all(
    "/img/*",
    async (context, next) => (await servePicture(listingPictures, context.req.raw)) ?? next(),
  );
  app.all("*", async (context) => {
    const request = context.req.raw;
    const file = staticFiles(request);
    if (file !== null) {
      // A worker obeys the policy of its own file, and the map's worker fetches the tiles.
      if (isModule(request))
        file.headers.set("content-security-policy", workerPolicy({ publicUrl, mapOrigins }));
      return file;
    }

    const requestId = randomUUID();
    const start = performance.now();
    let failure: { error?: unknown } = {};
    const sender = () => senderOf(request.headers, context.env ?? {});
    const page = (asked: Request, sent?: SentForm) => pageLimiter.run(() => pages(asked, requestId, sent));
    const takeForm = (form: Request) => {
      const name = sender();
      return formIntake.take(form, name, (asked, submission) => page(asked, { submission, sender: name }));
    };
    const answerWithBody = async () => {
      if (mayReadBody !== undefined && !(await mayReadBody(request))) {
        void dropBody(request);
        return page(withoutBody(request));
      }
      if (formIntake.isForm(request)) return takeForm(request);
      const bounded = await withBoundedBody(request);
      if ((await choiceLimiter.count(sender())) === null) throw tooManyChoices();
      return page(bounded);
    };
    const answer = await (isWithoutBody(request) && !formIntake.isForm(request)
      ? page(request)
      : answerWithBody()
    ).catch((error: unknown) => {
      if (error instanceof SubmissionError) {
        if (error.status === 503) failure = { error: error.cause ?? error };
        return refusedFormPage(error.status, error.message, requestId);
      }
      if (error instanceof PlacesError && error.reason === "SERVER_OVERLOADED") return busyPage(requestId);
      failure = { error };
      return failurePage(requestId);
    });
    countFigure?.(request, answer, sender);
    answer.headers.delete(FIGURE_HEADER);
    log({
      requestId,
      method: request.method,
      path: loggedPath(context.req.path),
      httpStatus: answer.status,
      durationMs: Math.round(performance.now() - start),
      ...failure,
    });
    return pageAnswer(answer, { request, requestId, publicUrl, mapOrigins, opened: openedFor(request) });
  });
  return app;
}

function tooManyChoices(): SubmissionError {
  return new SubmissionError(
    429,
    "Trop de choix ont été faits depuis votre adresse ces derniers temps. Réessayez dans une heure.",
  );
}

/** A picture, or word that it cannot be made now. */
function servePicture(
  make: (request: Request) => Promise<Response | null>,
  request: Request,
): Promise<Response | null> {
  return make(request).catch(
    () => new Response(null, { status: 503, headers: { "retry-after": "2", "cache-control": "no-store" } }),
  );
}

/** Scripts that the bundler leaves as they are: the map library's worker. */
function isModule(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".mjs");
}

/** Whether a request brings nothing; to ask one that only reads for its body would make all of it first. */
function isWithoutBody(request: Request): boolean {
  return request.method === "GET" || request.method === "HEAD" || request.body === null;
}

/**
 * Drops what is still sent, so that a fast sender can use the connection again. The server cuts a
 * slow one off soon after the response.
 */
async function dropBody({ body }: Request): Promise<void> {
  try {
    await body?.pipeTo(new WritableStream());
  } catch {
    // The sender has gone.
  }
}

interface PageFacts {
  request: Request;
  requestId: string;
  publicUrl: string;
  mapOrigins: readonly string[];
  opened: OpenedSources;
}

/** The answer with the headers that all pages have; the very answer, since its body would have to become a stream. */
function pageAnswer(
  answer: Response,
  { request, requestId, publicUrl, mapOrigins, opened }: PageFacts,
): Response {
  const { headers } = answer;
  headers.set("x-request-id", requestId);
  headers.append("vary", "Cookie");
  if (!headers.has("cache-control")) {
    const caching = request.headers.has("cookie") ? OWN_PAGE_CACHING : PAGE_CACHING;
    headers.set("cache-control", answer.status < 400 ? caching : "no-store");
  }
  if (answer.status === 503 && !headers.has("retry-after")) headers.set("retry-after", RETRY_SECONDS);
  const scriptHashes = headers.get("x-script-hashes");
  headers.delete("x-script-hashes");
  if (scriptHashes !== null) {
    const hashes = scriptHashes === "" ? [] : scriptHashes.split(" ");
    headers.set(
      "content-security-policy",
      pagePolicy({ scriptHashes: hashes, publicUrl, mapOrigins, opened }),
    );
  }
  return answer;
}
