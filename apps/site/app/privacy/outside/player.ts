/** What needs a visitor's yes before another site's film, visit or post stands in a page. */
export type PlayerCategory = "video" | "social";

/** Another site's page that may stand within ours. */
export interface Player {
  category: PlayerCategory;
  /** Of the frame. */
  src: string;
  /** Whose it is, for people. */
  siteName: string;
}

interface PlayerSite {
  category: PlayerCategory;
  siteName: string;
  /** Where its frames come from. */
  origin: string;
  /** Hosts of the addresses that people copy. */
  hosts: readonly string[];
  /** The frame's path for such an address; null for any other address. */
  path: (address: URL) => string | null;
}

const ID = /^[\w-]{1,64}$/;

/** Sites whose players need no script of theirs in our page; the ways of their addresses are their own documents'. */
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

/** Where frames of a category may come from once it was accepted. */
export function listPlayerOrigins(category: PlayerCategory, ownOrigins: readonly string[]): string[] {
  const known = PLAYER_SITES.filter((site) => site.category === category).map(({ origin }) => origin);
  // The operator's services are films and visits.
  return category === "video" ? [...known, ...ownOrigins] : known;
}

/**
 * Returns the frame for the address of a film, a visit or a post.
 *
 * @param ownOrigins hosts that the operator names, whose pages stand in a frame as they are
 * @returns null for an address that no known player shows; a link leads there
 */
export function findPlayer(address: URL, ownOrigins: readonly string[]): Player | null {
  if (ownOrigins.includes(address.origin)) {
    return { category: "video", src: address.href, siteName: address.host };
  }
  if (address.protocol !== "https:") return null;
  const host = address.hostname.replace(/^www\./, "");
  const site = PLAYER_SITES.find(({ hosts }) => hosts.includes(host));
  const path = site?.path(address) ?? null;
  if (site === undefined || path === null) return null;
  return { category: site.category, src: site.origin + path, siteName: site.siteName };
}

function parts(address: URL): string[] {
  return address.pathname.split("/").filter((part) => part !== "");
}
