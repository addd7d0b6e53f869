import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFormIntake, type FormIntakeOptions } from "./form-intake.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quarantine-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const BOUNDARY = "Part";
const TEXT = "application/x-www-form-urlencoded";
const FILES = `multipart/form-data; boundary=${BOUNDARY}`;

/** Sends forms of which the body never ends, and counts what was answered. */
function createIntake(options: Omit<FormIntakeOptions, "quarantine"> = {}) {
  const intake = createFormIntake({ quarantine: folder, ...options });
  const ends: (() => void)[] = [];
  const answered = async () => new Response("thanks");
  const post = (type: string, body: BodyInit) =>
    new Request("http://localhost/contact", {
      method: "POST",
      headers: { "content-type": type },
      body,
      duplex: "half",
    } as RequestInit);
  return {
    sendSlowly(sender: string, type = FILES) {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode("nom="));
          ends.push(() => {
            // A form that was given up has closed its body.
            if (controller.desiredSize !== null) controller.error(new Error("The sender went away."));
          });
        },
      });
      return intake.take(post(type, body), sender, answered).catch((error: Error) => error);
    },
    send: (sender: string, type = TEXT) =>
      intake.take(post(type, type === TEXT ? "nom=a" : `--${BOUNDARY}--\r\n`), sender, answered),
    endAll() {
      for (const end of ends.splice(0)) end();
    },
  };
}

test("a sender with many unfinished forms does not keep others from sending theirs", async () => {
  const { sendSlowly, send, endAll } = createIntake();
  const slow = Array.from({ length: 80 }, () => sendSlowly("slow"));
  await sleep(10);
  await expect(send("slow", FILES)).rejects.toMatchObject({ status: 503 });
  expect((await send("other", FILES)).status).toBe(200);
  expect((await send("other")).status).toBe(200);
  // Forms without files have slots of their own.
  expect((await send("slow")).status).toBe(200);
  endAll();
  await Promise.all(slow);
  expect((await send("slow", FILES)).status).toBe(200);
});

test("forms of text are read while uploads of many senders take every slot", async () => {
  const { sendSlowly, send, endAll } = createIntake({ uploads: { total: 4, perSender: 1 } });
  const slow = Array.from({ length: 10 }, (_, sender) => sendSlowly(String(sender)));
  await sleep(10);
  await expect(send("other", FILES)).rejects.toMatchObject({ status: 503 });
  expect((await send("other")).status).toBe(200);
  endAll();
  await Promise.all(slow);
});

test("a slow upload is ended sooner while slots are scarce", async () => {
  const patience = { graceMs: 100, bytesPerSecond: 0, longestMs: 60_000, stalledMs: 60_000 };
  const calm = createIntake({ patience, uploads: { total: 4, perSender: 4 } });
  let isEnded = false;
  const single = calm.sendSlowly("a").then(() => {
    isEnded = true;
  });
  await sleep(1_200);
  expect(isEnded).toBe(false);
  calm.endAll();
  await single;
  const crowded = createIntake({ patience, uploads: { total: 4, perSender: 4 } });
  const ends: unknown[] = [];
  const slow = Array.from({ length: 4 }, () => crowded.sendSlowly("a").then((end) => ends.push(end)));
  // Half of the slots are free again then, and the others may go on.
  await expect.poll(() => ends, { timeout: 10_000 }).toHaveLength(2);
  expect(ends).toEqual(Array(2).fill(expect.objectContaining({ status: 408 })));
  crowded.endAll();
  await Promise.all(slow);
});

test("a form of which nothing comes any more is ended, however much came before", async () => {
  const patience = { graceMs: 60_000, bytesPerSecond: 1, longestMs: 60_000, stalledMs: 100 };
  const { sendSlowly } = createIntake({ patience });
  expect(await sendSlowly("a")).toMatchObject({ status: 408 });
});
