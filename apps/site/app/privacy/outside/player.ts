/** Embedded content of other sites that needs consent: a video, a virtual visit or a post. */
export type PlayerCategory = "video" | "social";

/** A page of another site that can be embedded. */
export interface Player {
  category: PlayerCategory;
  /** Of the frame. */
  src: string;
  /** Display name of the other site; null for a file of this site. */
  siteName: string | null;
}

interface PlayerSite {
  category: PlayerCategory;
  siteName: string;
  /** Origin of its frames. */
  origin: string;
  /** Hosts of the addresses that people copy. */
  hosts: readonly string[];
  /** The frame's path for such an address; null for any other address. */
  path: (address: URL) => string | null;
}

const ID = /^[\w-]{1,64}$/;

/** Sites with players that need no script in our page. The address forms are those of their documentation. */
const PLAYER_SITES: readonly PlayerSite[] = [
  {
    category: "video",
    siteName: "YouTube",
    // The one of YouTube's hosts that sets no cookie before the film is played.
    origin: "https://www.youtube-nocookie.com",
    hosts: ["youtube.com", "m.youtube.com", "youtu.be", "youtube-nocookie.com"],
    path(address) {
      const [first = "", second = ""] = parts(address);
      const id = address.hostname.endsWith("youtu.be")
        ? first
        : ["embed", "shorts", "live"].includes(first)
          ? second
          : (address.searchParams.get("v") ?? "");
      return ID.test(id) ? `/embed/${id}` : null;
    },
  },
  {
    category: "video",
    siteName: "Vimeo",
    origin: "https://player.vimeo.com",
    hosts: ["vimeo.com", "player.vimeo.com"],
    path(address) {
      const id = parts(address).find((part) => /^\d{1,20}$/.test(part));
      return id === undefined ? null : `/video/${id}?dnt=1`;
    },
  },
  {
    category: "video",
    siteName: "Dailymotion",
    origin: "https://geo.dailymotion.com",
    hosts: ["dailymotion.com", "dai.ly", "geo.dailymotion.com"],
    path(address) {
      const id = address.searchParams.get("video") ?? parts(address).at(-1) ?? "";
      return /^\w{1,32}$/.test(id) ? `/player.html?video=${id}` : null;
    },
  },
  {
    category: "video",
    siteName: "Matterport",
    origin: "https://my.matterport.com",
    hosts: ["my.matterport.com"],
    path(address) {
      const id = address.searchParams.get("m") ?? "";
      return ID.test(id) ? `/show/?m=${id}` : null;
    },
  },
  {
    category: "social",
    siteName: "Instagram",
    origin: "https://www.instagram.com",
    hosts: ["instagram.com"],
    path(address) {
      const [kind = "", id = ""] = parts(address);
      return ["p", "reel"].includes(kind) && ID.test(id) ? `/${kind}/${id}/embed` : null;
    },
  },
  {
    category: "social",
    siteName: "Facebook",
    origin: "https://www.facebook.com",
    hosts: ["facebook.com"],
    path(address) {
      if (parts(address).length < 2) return null;
      const clean = `https://www.facebook.com${address.pathname}`;
      return `/plugins/post.php?href=${encodeURIComponent(clean)}&show_text=true`;
    },
  },
  {
    category: "social",
    siteName: "LinkedIn",
    origin: "https://www.linkedin.com",
    hosts: ["linkedin.com"],
    path(address) {
      const urn = /\/(urn:li:(?:share|activity|ugcPost):\d{1,24})\/?$/.exec(address.pathname)?.[1];
      return urn === undefined ? null : `/embed/feed/update/${urn}`;
    },
  },
];

/** Files of this site that wait for consent like those of others: a film, and a copy of a network's post. */
const OWN_FILES: readonly { category: PlayerCategory; path: RegExp }[] = [
  { category: "video", path: /^\/films\/[\w-]+\.webm$/ },
  { category: "social", path: /^\/publications\/[\w-]+\.html$/ },
];

/** Origins that the operator names. */
export interface OwnOrigins {
  /** Of films and visits. */
  playerOrigins: readonly string[];
  /** Of Mastodon servers. */
  mastodonOrigins: readonly string[];
}

/** Where frames of a category may come from once it was accepted. */
export function listPlayerOrigins(
  category: PlayerCategory,
  { playerOrigins, mastodonOrigins }: OwnOrigins,
): string[] {
  const known = PLAYER_SITES.filter((site) => site.category === category).map(({ origin }) => origin);
  return [...known, ...(category === "video" ? playerOrigins : ["'self'", ...mastodonOrigins])];
}

/** The player for a film or a post of this site, or null for another path. */
export function findOwnPlayer(path: string): Player | null {
  const file = OWN_FILES.find((each) => each.path.test(path));
  return file === undefined ? null : { category: file.category, src: path, siteName: null };
}

/**
 * Returns the frame for the address of a film, a visit or a post.
 *
 * @returns null for an address that no known player shows; a link leads there
 */
export function findPlayer(address: URL, { playerOrigins, mastodonOrigins }: OwnOrigins): Player | null {
  if (playerOrigins.includes(address.origin)) {
    return { category: "video", src: address.href, siteName: address.host };
  }
  if (mastodonOrigins.includes(address.origin)) {
    // https://docs.joinmastodon.org/methods/oembed/
    const isPost = /^\/@[\w.@-]+\/\d+$/.test(address.pathname);
    if (!isPost) return null;
    return { category: "social", src: `${address.origin}${address.pathname}/embed`, siteName: address.host };
  }
  if (address.protocol !== "https:") return null;
  const host = address.hostname.replace(/^www\./, "");
  const site = PLAYER_SITES.find(({ hosts }) => hosts.includes(host));
  const path = site?.path(address) ?? null;
  if (site === undefined || path === null) return null;
  return { category: site.category, src: site.origin + path, siteName: site.siteName };
}

/** The player for an address as a text or a listing names it: of a file of this site, or of another site. */
export function findTextPlayer(value: string, own: OwnOrigins): Player | null {
  const address = URL.parse(value);
  return address === null ? findOwnPlayer(value) : findPlayer(address, own);
}

function parts(address: URL): string[] {
  return address.pathname.split("/").filter((part) => part !== "");
}
