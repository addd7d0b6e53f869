import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFileStore } from "@lieudit/files";
import { startS3 } from "@lieudit/test-kit/s3";
import { expect, test } from "vitest";
import { warnAboutUncopiedFiles } from "./uncopied-files.ts";

test("a start with object storage names a file that was not copied to it, or says that it does not respond", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lieudit-uncopied-"));
  const s3 = await startS3();
  const warn = async (filesUrl?: string) => {
    const lines: string[] = [];
    await warnAboutUncopiedFiles({ dataDir, filesUrl }, (line) => lines.push(line));
    return lines;
  };
  const [key, bytes] = ["files/ab/a.jpg", Buffer.from("x")];
  expect(await warn(s3.url)).toEqual([]);
  await openFileStore(join(dataDir, "leads"), undefined).put(key, bytes);
  expect(await warn(undefined)).toEqual([]);
  expect(await warn(s3.url)).toEqual([expect.stringMatching(/^leads\/files\/ab\/a\.jpg .*npm run files/)]);
  await openFileStore(join(dataDir, "leads"), s3.url).put(key, bytes);
  expect(await warn(s3.url)).toEqual([]);
  s3.isOnline = false;
  expect(await warn(s3.url)).toEqual([expect.stringContaining("does not respond")]);
  rmSync(dataDir, { recursive: true });
  await s3.close();
});
