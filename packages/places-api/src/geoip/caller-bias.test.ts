import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAddressDatabase } from "./address-database.ts";
import { chooseBias } from "./caller-bias.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lieudit-geoip-"));
  const brest = map({ latitude: float(48.39), longitude: float(-4.49), accuracy_radius: unsigned(5) });
  writeFileSync(join(folder, "villes.mmdb"), buildDatabase("203.0.113.0/24", map({ location: brest })));
  writeFileSync(join(folder, "texte.mmdb"), "no database");
});
afterAll(() => rmSync(folder, { recursive: true }));

const BREST = { circle: { center: { latitude: 48.39, longitude: -4.49 }, radius: 5000 } };

test("an address has the area of its network, other addresses have none", () => {
  const locate = openAddressDatabase(join(folder, "villes.mmdb"));
  expect(locate("203.0.113.7")).toEqual(BREST);
  for (const other of ["203.0.114.7", "2001:db8::1", "localhost", ""]) expect(locate(other)).toBeNull();
});

test.each(["texte.mmdb", "keine.mmdb"])("the file %s stops the start with a sentence", (name) => {
  expect(() => openAddressDatabase(join(folder, name))).toThrow(/^GEOIP_DATABASE: .*MaxMind DB/);
});

test("a search without bias or restriction is biased to the caller's address [S3-211]", () => {
  const deps = {
    locateAddress: openAddressDatabase(join(folder, "villes.mmdb")),
    settings: { publicUrl: "", apiAccess: "open", apiKeys: [], trustedProxies: 1 },
  } as const;
  const request = new Request("http://lieux.example/v1/places:searchText", {
    headers: { "x-forwarded-for": "203.0.113.7" },
  });
  expect(chooseBias({}, request, {}, deps)).toEqual({ area: BREST, source: "address" });
  const given = { circle: { center: { latitude: 43, longitude: 5 }, radius: 10 } };
  expect(chooseBias({ locationBias: given }, request, {}, deps)).toEqual({ area: given, source: "request" });
  expect(chooseBias({ locationRestriction: given }, request, {}, deps).area).toBeUndefined();
  const { locateAddress: _, ...without } = deps;
  expect(chooseBias({}, request, {}, without)).toEqual({ area: undefined, source: "none" });
});

/** A database with one network, by https://maxmind.github.io/MaxMind-DB/. */
function buildDatabase(network: string, record: Buffer): Buffer {
  const [address = "", prefix = "0"] = network.split("/");
  const bits = address.split(".").flatMap((byte) => [...Number(byte).toString(2).padStart(8, "0")]);
  const count = Number(prefix);
  const nodes = bits.slice(0, count).map((bit, index) => {
    const next = index + 1 === count ? count + 16 : index + 1;
    const node = Buffer.alloc(6);
    node.writeUIntBE(bit === "0" ? next : count, 0, 3);
    node.writeUIntBE(bit === "1" ? next : count, 3, 3);
    return node;
  });
  const metadata = map({
    binary_format_major_version: unsigned(2),
    binary_format_minor_version: unsigned(0),
    build_epoch: unsigned(1),
    database_type: text("Test-City"),
    ip_version: unsigned(4),
    node_count: unsigned(count),
    record_size: unsigned(24),
  });
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from("MaxMind.com")]);
  return Buffer.concat([...nodes, Buffer.alloc(16), record, marker, metadata]);
}

function map(fields: Record<string, Buffer>): Buffer {
  const entries = Object.entries(fields);
  return Buffer.concat([
    Buffer.from([(7 << 5) | entries.length]),
    ...entries.flatMap(([key, value]) => [text(key), value]),
  ]);
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(9);
  bytes.writeUInt8((3 << 5) | 8, 0);
  bytes.writeDoubleBE(value, 1);
  return bytes;
}

function unsigned(value: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt8((6 << 5) | 4, 0);
  bytes.writeUInt32BE(value, 1);
  return bytes;
}
