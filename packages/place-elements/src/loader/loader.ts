import "../core/hide-prototype-additions.ts";
import { leaveSettings } from "../page/early-settings.ts";
import type { PageSettings } from "../page/page-settings.ts";
import type { KitFiles } from "../serving/kit-manifest.ts";
import { AT_ONCE, type AtOnceKit } from "./at-once-kit.ts";

/** The server replaces this name in the script by its settings. */
declare const LIEUDIT_KIT: KitFiles;

type Members = Record<string, unknown>;

/** `src/entry.ts`, as it is built. */
interface Kit {
  start(settings: Partial<PageSettings>): Promise<void>;
  importLibrary(name: string): Promise<Members>;
}

type StartedKit = Pick<Kit, "importLibrary">;

/** The version of the interface that the kit follows; pages read its first two numbers. */
const VERSION = "3.66.0";

/** Libraries whose files load when they are imported. */
const NOT_PRELOADED = ["drawing", "routes", "streetView", "visualization"];

/** How often, and at which interval, a missing callback is looked up again after the page has loaded. */
const WAITS = 20;
const WAIT_MS = 50;

/** The callback of an inline loader, which only needs `importLibrary`. */
const INLINE_LOADER = "google.maps.__ib__";

/** Libraries that pages use without naming them. */
const UNNAMED = ["maps", "marker", "geocoding"];

const page = globalThis as unknown as { google?: { maps?: Members } };
page.google ??= {};
page.google.maps ??= {};
const maps = page.google.maps;

const script = ownScript();
const asked = readQuery(script);
const callback = asked.get("callback") ?? "";
const names = librariesAsked();
let isWritten = false;

if (maps.version === undefined) startKit();
else {
  console.warn(
    "google.maps is on this page already: this second script at /maps/api/js changes none of its settings. Load it once.",
  );
}
void loadAsked();

function startKit(): void {
  maps.version = VERSION;
  leaveSettings(readSettings(asked));
  const libraries = new Map<string, Promise<Members>>();
  let kit = isParserWaiting() ? kitAtOnce() : undefined;

  // The next call retries a file that failed to load.
  const started = (): Promise<StartedKit> => {
    kit ??= fetchKit();
    kit.catch(() => {
      kit = undefined;
    });
    return kit;
  };
  // Replaces the function of an inline loader.
  maps.importLibrary = (name: string): Promise<Members> => {
    const known = libraries.get(name);
    if (known !== undefined) return known;
    const library = started().then((code) => code.importLibrary(name));
    libraries.set(name, library);
    library.catch(() => libraries.delete(name));
    return library;
  };
}

async function fetchKit(): Promise<StartedKit> {
  try {
    const code = (await import(/* @vite-ignore */ LIEUDIT_KIT.codeBase + LIEUDIT_KIT.entry)) as Kit;
    await code.start(readSettings(asked));
    return code;
  } catch (cause) {
    throw new Error(
      `google.maps could not be loaded (${cause instanceof Error ? cause.message : cause}); check the connection and call importLibrary again.`,
      { cause },
    );
  }
}

/**
 * Writes a script below this one, so that the parser has all classes before it
 * continues to the page's next line: modules never come while it waits. Undefined
 * where the page or its policy lets nothing be written.
 */
function kitAtOnce(): Promise<StartedKit> | undefined {
  const address = LIEUDIT_KIT.codeBase + LIEUDIT_KIT.atOnce;
  try {
    const tag = document.createElement("script");
    tag.src = address;
    // Later files are next to it only if the page may read the script.
    tag.crossOrigin = "anonymous";
    if (script?.nonce) tag.setAttribute("nonce", script.nonce);
    document.write(tag.outerHTML);
  } catch {
    // Trusted types, or a page of XML.
    return undefined;
  }
  const written = script?.nextElementSibling as HTMLScriptElement | null | undefined;
  if (written?.src !== address) return undefined;
  isWritten = true;
  return new Promise((resolve, reject) => {
    written.addEventListener("load", () => {
      const { kit } = (globalThis as { [AT_ONCE]?: AtOnceKit })[AT_ONCE] ?? {};
      try {
        kit?.startAtOnce(readSettings(asked), names);
        resolve(kit ?? fetchKit());
      } catch (error) {
        reject(error);
      }
    });
    written.addEventListener("error", () => resolve(fetchKit()));
  });
}

/** Loads the libraries of the address, then lets the script's `load` event fire and calls the callback. */
async function loadAsked(): Promise<void> {
  const files = names.flatMap((name) => LIEUDIT_KIT.libraries[name] ?? []);
  // Where the parser waits, the page gets all libraries in one script instead.
  if (!isWritten && !(AT_ONCE in globalThis)) {
    // Browsers load six files at a time from a server without HTTP/2, so what all others import comes first.
    preload([LIEUDIT_KIT.entry, ...files]);
    preloadScenes();
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", preloadScenes);
  }
  // The first, whatever it is: what stands on google.maps itself.
  const importLibrary = maps.importLibrary as (name: string) => Promise<Members>;
  const loading = Promise.all(["core", ...names].map((name) => importLibrary(name)));
  if (callback === INLINE_LOADER) {
    // Its page asks importLibrary, and learns there what failed. With the first answer it counts on all that it asked
    // for in one breath: on the elements of maps, say, where it awaits the core alone.
    await loading.catch(() => {});
    call(callback);
    return;
  }
  // Before any event: wrappers delete their callback when the script has loaded.
  const called = loading.then(async () => {
    if (callback === "") return;
    // A page may define it further down, or in code that a framework runs later.
    for (let left = WAITS; left > 0 && functionAt(callback) === undefined; ) {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      if (document.readyState === "complete") left--;
    }
    call(callback);
  });
  if (isWaitedFor()) {
    if (isInOrder()) {
      if (!isWritten) warnOfNextLines();
      hold(document, "DOMContentLoaded", called);
    }
    delayLoad(called);
  }
  if (script !== null) hold(script, "load", called, "error");
  try {
    await called;
  } catch (error) {
    console.error(error);
  }
}

/** Loads what the elements in the page will need to show something, beside their classes: one round trip less for each file. */
function preloadScenes(): void {
  const language = readSettings(asked).language ?? (document.documentElement.lang || navigator.language);
  const [spoken = ""] = language.toLowerCase().split(/[-_]/);
  for (const { selector, files, words } of LIEUDIT_KIT.scenes) {
    if (document.querySelector(selector) === null) continue;
    preload([...(words[spoken] ?? words.en ?? []), ...files]);
  }
}

/** Loads files in parallel. Whatever needs them reports errors. */
function preload(files: readonly string[]): void {
  for (const file of files) import(/* @vite-ignore */ LIEUDIT_KIT.codeBase + file).catch(() => {});
}

/** Returns the libraries of the address, and those that pages use without naming them. */
function librariesAsked(): string[] {
  const named = (asked.get("libraries") ?? "").split(/[\s,]+/).filter(isNamedRightly);
  return usesUnnamed() ? [...named, ...UNNAMED.filter(isInKit)] : named;
}

/** Whether the page uses libraries that it does not name: all pages do that do not import theirs. */
function usesUnnamed(): boolean {
  // Older loaders promise what a script tag does; they have given their script an id.
  if (callback === INLINE_LOADER) return Boolean(script?.id);
  return callback !== "" || !isLoadingAsync();
}

function warnOfNextLines(): void {
  console.warn(
    "The classes of google.maps are there when the page's DOMContentLoaded and load events come, not in the lines after this script; name a callback, or await google.maps.importLibrary().",
  );
  // In those lines old pages say by this what is to begin at one of them.
  maps.event ??= { addDomListener };
}

function addDomListener(target: EventTarget, name: string, handler: EventListener): { remove(): void } {
  target.addEventListener(name, handler);
  return { remove: () => target.removeEventListener(name, handler) };
}

/** Delays an event of `target` until `loading` has ended, since pages start on it. */
function hold(target: EventTarget, name: string, loading: Promise<unknown>, afterFailure = name): void {
  let isHeld = false;
  let isOver = false;
  const end = (name: string) => () => {
    isOver = true;
    if (isHeld) target.dispatchEvent(new Event(name, { bubbles: target === document }));
  };
  const keep = (event: Event) => {
    if (isOver) return;
    isHeld = true;
    event.stopImmediatePropagation();
  };
  // The page's own listeners are none that capture, and come after it.
  target.addEventListener(name, keep, { capture: true, once: true });
  loading.then(end(name), end(afterFailure));
}

/**
 * Keeps the page from having loaded until `loading` has ended, also for those
 * who listen already: a frame that is being written is a part that is missing.
 */
function delayLoad(loading: Promise<unknown>): void {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  document.documentElement.append(frame);
  frame.contentDocument?.open();
  const end = () => {
    frame.contentDocument?.close();
    frame.remove();
  };
  loading.then(end, end);
}

/** Whether the page's events count on the classes: its load waits for any script, and this one has no callback. */
function isWaitedFor(): boolean {
  return callback === "" && !isLoadingAsync() && document.readyState !== "complete";
}

/** Whether the page's next line may count on them: it is read after this script has run. */
function isParserWaiting(): boolean {
  return isInOrder() && script?.defer === false && document.readyState === "loading";
}

/** Whether what follows in the page runs after this script, at once or deferred. */
function isInOrder(): boolean {
  return script?.async === false && !isLoadingAsync();
}

/** Whether the page awaits its libraries. */
function isLoadingAsync(): boolean {
  return asked.get("loading") === "async";
}

function isInKit(name: string): boolean {
  return Object.hasOwn(LIEUDIT_KIT.libraries, name) || NOT_PRELOADED.includes(name);
}

function isNamedRightly(name: string): boolean {
  const isOurs = isInKit(name);
  if (!isOurs && name !== "" && name !== "core") {
    console.warn(`There is no library "${name}" in this kit; it is left out.`);
  }
  return isOurs;
}

/** Returns the function at a path such as `app.maps.ready`, bound to its object, or undefined. */
function functionAt(path: string): (() => void) | undefined {
  const names = path.split(".");
  const method = names.pop() ?? "";
  const holder = names.reduce<Members | undefined>(
    (object, name) => object?.[name] as Members | undefined,
    globalThis as unknown as Members,
  );
  const found = holder?.[method];
  return typeof found === "function" ? () => found.call(holder) : undefined;
}

function call(path: string): void {
  const found = functionAt(path);
  if (found === undefined) {
    console.error(`The callback "${path}" of the script at /maps/api/js is no function of this page.`);
    return;
  }
  try {
    found();
  } catch (error) {
    // The page's own, and nothing that the script did not load.
    reportError(error);
  }
}

function ownScript(): HTMLScriptElement | null {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  return document.querySelector<HTMLScriptElement>('script[src*="/maps/api/js"]');
}

function readQuery(script: HTMLScriptElement | null): URLSearchParams {
  return new URL(script?.src || location.href).searchParams;
}

function readSettings(query: URLSearchParams): Partial<PageSettings> {
  // Loaders write missing values as words.
  const said = (name: string) => (query.get(name) ?? "").replace(/^undefined$/, "") || null;
  const version = said("v");
  const language = said("language");
  const ofPage = document.querySelector<HTMLMetaElement>('meta[name="lieudit-data-host"]')?.content;
  return {
    dataHost: said("data_host") ?? (ofPage || LIEUDIT_KIT.dataHost),
    key: ownKey(said("key")),
    ...(language === null ? {} : { language }),
    region: said("region"),
    channel: version === "beta" || version === "alpha" ? version : "stable",
    sanitizesHtml: said("sanitizeHtml") !== "off",
  };
}

/**
 * Returns the trimmed key, or null for a text that cannot be a key of this kit.
 * Pages may still have a key for Google, or sample words such as `YOUR_API_KEY`.
 * The form is the one that `npm run keys` makes and `API_KEYS` accepts.
 */
function ownKey(key: string | null): string | null {
  const trimmed = key?.trim() ?? "";
  if (!/^[\w-]{16,128}$/.test(trimmed)) return null;
  return /^AIza[\w-]{35}$|^\D*(your|api)\D*key\D*$/i.test(trimmed) ? null : trimmed;
}
