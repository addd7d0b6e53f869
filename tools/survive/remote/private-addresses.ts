import { lookup } from "node:dns/promises";
import { createServer, get, type IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { text } from "node:stream/consumers";
import { httpGet, ImportError, isPublicAddress } from "@lieudit/intake";
import { seededRandom } from "../../bench/places/seeded-random.ts";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";
import { type DnsRecords, installFakeInternet } from "./fake-internet.ts";
import { closeServer, listenLocally } from "./local-server.ts";

const PUBLIC = "93.184.215.14";
const PRIVATE = [
  "127.0.0.1",
  "10.1.2.3",
  "192.168.1.1",
  "172.20.0.5",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "fe80::1",
  "fd00::7",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::7f00:1",
];
const RECORDS: DnsRecords = {
  "good.example": [[PUBLIC]],
  "inside.example": [["10.1.2.3"]],
  "metadata.example": [["169.254.169.254"]],
  "six.example": [["::1"]],
  "both.example": [[PUBLIC, "127.0.0.1"]],
  // Public at the check, private at the connection.
  "rebinding.example": [[PUBLIC], ["127.0.0.1"]],
  localhost: [["127.0.0.1"]],
};
/** Unusual spellings of private addresses. */
const UNUSUAL_SPELLINGS = [
  "2130706433",
  "0x7f000001",
  "0177.0.0.1",
  "127.1",
  "127.0.0.1.",
  "[::1]",
  "[::ffff:127.0.0.1]",
];
const BAD_HOSTS = [
  ...PRIVATE.map((address) => (isIP(address) === 6 ? `[${address}]` : address)),
  ...UNUSUAL_SPELLINGS,
  ...Object.keys(RECORDS).filter((host) => host !== "good.example"),
];
const CONTENT = "a photo or a feed";

/**
 * Untrusted URLs, such as those of photos and feeds, name private addresses by
 * host name, number or redirect. No request reaches this machine or its
 * network. Public URLs are still fetched.
 */
export const privateAddresses: Scenario = {
  name: "server-side requests to private addresses",
  seededBug: "the host is checked once, and redirects are followed without a check",
  async run({ seed, isShort }, build) {
    const random = seededRandom(seed);
    const runs = build === "mutated" ? 30 : isShort ? 120 : 10_000;
    const tally = new Tally();
    const server = createServer((request, response) => {
      const location = new URL(request.url ?? "", "http://a").searchParams.get("to");
      if (location === null) response.end(CONTENT);
      else response.writeHead(302, { location }).end();
    });
    const port = Number((await listenLocally(server)).split(":")[1]);
    try {
      for (let run = 0; run < runs; run += 1) {
        const host = random.pick(BAD_HOSTS);
        const target = `http://${host}/`;
        const address = random.pick([
          target,
          `http://good.example/?to=${encodeURIComponent(target)}`,
          `http://good.example/?to=${encodeURIComponent(`http://good.example/?to=${target}`)}`,
        ]);
        const fetchText = build === "real" ? realGet : naiveGet;
        await tally.run(address, async () => {
          const internet = installFakeInternet(RECORDS, port);
          try {
            await fetchText(address).catch((error: unknown) => {
              if (build === "real" && !(error instanceof ImportError)) throw error;
            });
            const privateAddresses = internet.connected.filter((one) => !isPublicAddress(one));
            if (privateAddresses.length > 0)
              tally.addViolation(`${address} led to ${privateAddresses.join(", ")}`);
            if ((await fetchText("http://good.example/")) !== CONTENT)
              tally.addViolation("a public URL was not fetched");
          } finally {
            internet.restore();
          }
        });
      }
    } finally {
      closeServer(server);
    }
    return tally.toOutcome();
  },
};

async function realGet(address: string): Promise<string> {
  return text(await httpGet(new URL(address), { allowPrivateHosts: false }));
}

/** Returns a naive client. */
async function naiveGet(target: string): Promise<string> {
  const url = new URL(target);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const address = isIP(host) === 0 ? (await lookup(host)).address : host;
  if (!isPublicAddress(address)) throw new Error(`${host} is not public`);
  let response = await sendGet(url);
  while (response.headers.location !== undefined) {
    response.destroy();
    response = await sendGet(new URL(response.headers.location, url));
  }
  return text(response);
}

function sendGet(url: URL): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => get(url, { agent: false }, resolve).once("error", reject));
}
