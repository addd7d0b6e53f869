/** One kind of thing in the data folder. */
export interface StoredThing {
  what: string;
  /** Which paths below the data folder hold it. */
  path: RegExp;
  /** What happens without it. */
  loss: string;
  /** Whether it is kept in the database instead if `DATABASE_URL` is set. */
  isInDatabase?: true;
  /** Whether it is kept in object storage instead if `FILES_URL` is set. */
  isInFiles?: true;
  /** Whether a server fetches it again if places are shared in the object storage of `FILES_URL`. */
  isFetched?: true;
  /** Whether the program makes it again by itself. */
  isMadeAgain?: true;
  /** What happens if two servers have different ones. Undefined if that does no harm. */
  difference?: string;
}

/** Everything that a Lieudit writes, as docs/architecture.md lists it; the first match of a path counts. */
export const STORED_THINGS: readonly StoredThing[] = [
  {
    what: "secret that signs cookies, forms and links",
    path: /^site-secret$/,
    loss: "links of sent mails and open forms stop working, and people of the desk log in again",
    isInDatabase: true,
    difference: "a form or a link of one server is refused by the other",
  },
  {
    what: "API keys and their usage",
    path: /^keys\.sqlite/,
    loss: "all keys stop working",
    isInDatabase: true,
    difference: "a key of one server is unknown to the other",
  },
  {
    what: "place index",
    path: /^places\/(?:index|shard-\w+)-\d+\.sqlite/,
    loss: "made from the sources: npm run import -- --rebuild",
    isFetched: true,
  },
  {
    what: "manifest of the places",
    path: /^places\/(?:(?:current|previous)\.json|database-word)$/,
    isFetched: true,
    loss: "no places are shown until they are imported again",
    difference: "the servers show places of different imports; FILES_URL would share them",
  },
  {
    what: "imported places, roads and map tiles",
    path: /^places\/(?:sources\/|basemap-\d+\.pmtiles$|stations-|aliases)/,
    loss: "the imports must be repeated",
    isFetched: true,
    difference: "the servers show other maps and ways",
  },
  {
    what: "photos of places",
    path: /^places\/photos\//,
    loss: "places have no photos until their photos are imported again",
    isFetched: true,
    difference: "photos are missing on one server",
  },
  {
    what: "hidden reviews and photos",
    path: /^places\/hidden-reviews\.json/,
    loss: "what the operator hid is shown again",
    isInDatabase: true,
    difference: "what is hidden on one server is shown by the other",
  },
  {
    what: "live prices and availability",
    path: /^places\/live\.sqlite/,
    loss: "read again at the next refresh",
    isMadeAgain: true,
  },
  {
    what: "listings and agencies",
    path: /^listings\/listings\.sqlite/,
    loss: "all listings are gone until agencies deliver them again; drafts are gone for ever",
    isInDatabase: true,
    difference: "the servers show different listings",
  },
  {
    what: "photos of listings",
    path: /^listings\/photos\//,
    loss: "listings have no photos until agencies deliver them again",
    isInFiles: true,
    difference: "photos are missing on one server",
  },
  {
    what: "queued deliveries of agencies",
    path: /^listings\/deliveries\//,
    loss: "agencies must deliver again",
    isInFiles: true,
    difference: "the other server rejects what agencies sent to this one",
  },
  {
    what: "messages, alerts, queued mails and proofs of consent",
    path: /^leads\/leads\.sqlite/,
    loss: "they are gone for ever",
    isInDatabase: true,
    difference: "each server has a part of them",
  },
  {
    what: "photos that visitors sent",
    path: /^leads\/(?:quarantine|files)\//,
    loss: "they are gone for ever",
    isInFiles: true,
    difference: "photos are missing on one server",
  },
  { what: "mails that wait in files", path: /^leads\/outbox\//, loss: "they are never sent" },
  {
    what: "accounts and audit log of the desk",
    path: /^desk\/desk\.sqlite/,
    loss: "people must be invited again, and the log is gone for ever",
    isInDatabase: true,
    difference: "people have an account on one server only",
  },
  {
    what: "used tokens of the bot check",
    path: /^bot-check\//,
    loss: "a robot may use a token again, for minutes",
    isInDatabase: true,
    isMadeAgain: true,
    difference: "a robot may use a token once on each server",
  },
  {
    what: "caches, downloads and locks",
    path: /^(?:og|listings\/pictures|downloads|demo|places\/work|places\/[^/]+\.blocks)\/|^places\/unfinished\.json$|\.lock$/,
    loss: "made again when needed",
    isMadeAgain: true,
  },
];

/** The settings that move things out of the data folder. */
export interface StoreSettings {
  hasDatabase: boolean;
  hasFiles: boolean;
}

/** Whether the program gets a thing again by itself if its files are lost. */
export function isRestored({ isMadeAgain, isFetched }: StoredThing, hasSharedPlaces: boolean): boolean {
  return isMadeAgain === true || (hasSharedPlaces && isFetched === true);
}

/** Returns the setting because of which the data folder does not hold a thing, or null. */
export function findOtherPlace(
  { isInDatabase, isInFiles }: StoredThing,
  { hasDatabase, hasFiles }: StoreSettings,
): "DATABASE_URL" | "FILES_URL" | null {
  if (hasDatabase && isInDatabase === true) return "DATABASE_URL";
  return hasFiles && isInFiles === true ? "FILES_URL" : null;
}

/** Returns the thing that a path below the data folder belongs to, or undefined for an unknown file. */
export function findStoredThing(path: string): StoredThing | undefined {
  return STORED_THINGS.find((thing) => thing.path.test(path));
}
