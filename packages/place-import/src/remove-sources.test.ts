import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { importList } from "./import-list.ts";
import { listSources, removeSources } from "./remove-sources.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lieudit-list-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("a list without the object storage says only that it does not respond", async () => {
  const filesUrl = "s3://key:secret@127.0.0.1:9/bucket?tls=off";
  await expect(listSources({ dataDir, filesUrl })).rejects.toMatchObject({
    code: "STORE",
    message: expect.stringMatching(/^The object storage .* does not respond as it should \([^)]*\)\.$/),
  });
});

test("sources are listed newest first, whatever their precedence", async () => {
  const file = join(dataDir, "list.csv");
  writeFileSync(file, "id;name;lat;lng\n1;Le Phare;43.2;6.8\n");
  for (const [name, day] of [
    ["middle", "2026-05-02"],
    ["oldest", "2026-05-01"],
    ["newest", "2026-05-03"],
  ] as const)
    await importList({ dataDir, file, name, graceMs: 0, now: () => new Date(`${day}T10:00:00Z`) });
  expect((await listSources({ dataDir })).map(({ name }) => name)).toEqual(["newest", "middle", "oldest"]);
  const rest = await removeSources({ dataDir, names: ["middle"], graceMs: 0 });
  expect(rest.map(({ name }) => name)).toEqual(["newest", "oldest"]);
  await expect(removeSources({ dataDir, names: ["newest", "gone"], graceMs: 0 })).rejects.toMatchObject({
    code: "USAGE",
    message: 'There is no source named "gone". There is: oldest, newest.',
  });
  expect(await removeSources({ dataDir, names: ["newest", "oldest"], graceMs: 0 })).toEqual([]);
});
