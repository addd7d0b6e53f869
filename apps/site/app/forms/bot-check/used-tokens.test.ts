import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServiceDatabase, type ServiceDatabase } from "@lieudit/database/service";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openUsedTokens } from "./used-tokens.server.ts";

const START = Date.UTC(2026, 10, 20, 9);
const NONCE = "a".repeat(32);

describeOnBothDatabases("used tokens", (createDatabase) => {
  let folder: string;
  let services: (ServiceDatabase | undefined)[];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "used-tokens-"));
    const url = await createDatabase();
    services = [1, 2].map(() => (url === undefined ? undefined : createServiceDatabase(url)));
  });
  afterEach(async () => {
    for (const service of services) await service?.close();
    rmSync(folder, { recursive: true });
  });

  test("a token is taken once, by one of two servers that receive it at once", async () => {
    const [a, b] = services.map((service) => openUsedTokens(folder, service));
    const taken = await Promise.all([a, b, a, b].map((used) => used!.take(NONCE, START)));
    expect(taken.filter((isFirst) => isFirst)).toHaveLength(1);
    expect(await b!.take(NONCE, START)).toBe(false);
    expect(await b!.take("b".repeat(32), START)).toBe(true);
  });

  test("what was used is forgotten when no token of its time counts any more", async () => {
    const [service] = services;
    const used = openUsedTokens(folder, service);
    for (const minutes of [0, 2, 4, 6, 8]) await used.take(`${minutes}${NONCE}`, START + minutes * 60_000);
    const left =
      service === undefined
        ? readdirSync(folder)
        : await service.use((db) => db.selectFrom("used_token").select("nonce").execute());
    expect(left).toHaveLength(3);
  });
});
