import { createInterface } from "node:readline";
import type { PictureRequest } from "./picture-request.ts";
import { renderPicture } from "./render-picture.ts";

/**
 * Draws pictures in a process of its own: each line of standard input is a
 * request with an `id`, `{"id": 1, "seed": 7, "view": "bien/salon"}`; each line
 * of standard output its answer, `{"id": 1, "file": "<base64>"}` or
 * `{"id": 1, "error": "…"}`. One picture at a time.
 */
async function main(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    const { id, ...request } = JSON.parse(line) as { id: number } & PictureRequest;
    const answer = await renderPicture(request).then(
      (file) => ({ id, file: file.toString("base64") }),
      (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
    );
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}

if (import.meta.main) await main();
