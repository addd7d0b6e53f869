import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { listSources } from "./remove-source.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lieudit-list-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("a list without the object storage says only that it does not respond", async () => {
  const filesUrl = "s3://key:secret@127.0.0.1:9/bucket?tls=off";
  await expect(listSources({ dataDir, filesUrl })).rejects.toMatchObject({
    code: "STORE",
    message: expect.stringMatching(/^The object storage .* does not respond as it should \([^)]*\)\.$/),
  });
});
