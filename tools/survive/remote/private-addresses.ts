import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { type AddressInfo, isIP } from "node:net";
import { text } from "node:stream/consumers";
import { ImportError } from "@lieudit/intake";
import { httpGet, isPublicAddress } from "@lieudit/intake/download";
import { seededRandom } from "../../bench/places/seeded-random.ts";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";
import { enterAnotherInternet, type Names } from "./fake-internet.ts";

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
const NAMES: Names = {
  "good.example": [[PUBLIC]],
  "inside.example": [["10.1.2.3"]],
  "metadata.example": [["169.254.169.254"]],
  "six.example": [["::1"]],
  "both.example": [[PUBLIC, "127.0.0.1"]],
  // Public when it is looked at, private when it is connected to.
  "rebinding.example": [[PUBLIC], ["127.0.0.1"]],
  localhost: [["127.0.0.1"]],
};
/** Forms in which an address hides. */
const HIDDEN = [
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
  ...HIDDEN,
  ...Object.keys(NAMES).filter((name) => name !== "good.example"),
];
const CONTENT = "a photo or a feed";

/**
 * Addresses that strangers name, as photos and feeds have them: nothing is
 * asked of this machine or its network, whatever hides behind a name, a number
 * or a redirect, and public ones are still fetched.
 */
export const privateAddresses: Scenario = {
  name: "fetched URLs that lead inside",
  seededBug: "the name is looked at once, and redirects are followed by the library",
  async run({ seed, isShort }, build) {
    const random = seededRandom(seed);
    const runs = build === "mutated" ? 30 : isShort ? 120 : 10_000;
    const tally = new Tally();
    const server = createServer((request, response) => {
      const location = new URL(request.url ?? "", "http://a").searchParams.get("to");
      if (location === null) response.end(CONTENT);
      else response.writeHead(302, { location }).end();
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    try {
      for (let run = 0; run < runs; run += 1) {
        const host = random.pick(BAD_HOSTS);
        const inside = `http://${host}/`;
        const address = random.pick([
          inside,
          `http://good.example/?to=${encodeURIComponent(inside)}`,
          `http://good.example/?to=${encodeURIComponent(`http://good.example/?to=${inside}`)}`,
        ]);
        const fetched = build === "real" ? carefulGet : carelessGet;
        await tally.run(address, async () => {
          const internet = enterAnotherInternet(NAMES, port);
          try {
            await fetched(address).catch((error: unknown) => {
              if (build === "real" && !(error instanceof ImportError)) throw error;
            });
            const wrong = internet.connected.filter((one) => !isPublicAddress(one));
            if (wrong.length > 0) tally.violation(`${address} led to ${wrong.join(", ")}`);
            if ((await fetched("http://good.example/")) !== CONTENT)
              tally.violation("a public one was not fetched");
          } finally {
            internet.restore();
          }
        });
      }
    } finally {
      server.closeAllConnections();
      server.close();
    }
    return tally.outcome();
  },
};

async function carefulGet(address: string): Promise<string> {
  return text(await httpGet(new URL(address), { allowPrivateHosts: false }));
}

/** What a first draft does. */
async function carelessGet(address: string): Promise<string> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const found = isIP(host) === 0 ? (await lookup(host)).address : host;
  if (!isPublicAddress(found)) throw new Error(`${host} is not public`);
  let response = await asked(url);
  while (response.headers.location !== undefined) {
    response.destroy();
    response = await asked(new URL(response.headers.location, url));
  }
  return text(response);
}

function asked(url: URL): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => get(url, { agent: false }, resolve).once("error", reject));
}
