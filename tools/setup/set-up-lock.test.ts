import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { socketPath, withSetUpLock } from "./set-up-lock.mjs";

const folder = mkdtempSync(join(tmpdir(), "lieudit-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));
const log = vi.spyOn(console, "log").mockImplementation(() => {});
afterEach(() => log.mockClear());

test("a second set-up of a folder waits for the first, and says so once", async () => {
  const order: string[] = [];
  let end: () => void = () => {};
  const first = withSetUpLock(async () => {
    order.push("first begins");
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    order.push("first ends");
  }, folder);
  await vi.waitFor(() => expect(order).toEqual(["first begins"]));
  const second = withSetUpLock(async () => order.push("second"), folder);
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  const elsewhere = await withSetUpLock(async () => order.length, tmpdir());
  expect(elsewhere).toBe(1);
  end();
  await Promise.all([first, second]);
  expect(order).toEqual(["first begins", "first ends", "second"]);
  expect(log).toHaveBeenCalledOnce();
});

test("what failed lets the next one in", async () => {
  await expect(withSetUpLock(() => Promise.reject(new Error("disk full")), folder)).rejects.toThrow(
    "disk full",
  );
  expect(await withSetUpLock(async () => "done", folder)).toBe("done");
});

test("one that was killed locks nobody out", async () => {
  const module = new URL("set-up-lock.mjs", import.meta.url).href;
  const program = `import(${JSON.stringify(module)}).then(({ withSetUpLock }) => withSetUpLock(async () => {
    process.stdout.write("locked");
    await new Promise((resolve) => setTimeout(resolve, 600_000));
  }, ${JSON.stringify(folder)}));`;
  const child = spawn(process.execPath, ["-e", program]);
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await withSetUpLock(async () => "done", folder)).toBe("done");
  expect(log).not.toHaveBeenCalled();
});

test.skipIf(process.platform === "win32")("another user may ask whether it still holds", async () => {
  const mode = await withSetUpLock(async () => statSync(socketPath(folder)).mode, folder);
  expect(mode & 0o666).toBe(0o666);
});

test.skipIf(process.platform === "win32")(
  "is in its folder, unless the path is too long for a socket",
  async () => {
    expect(socketPath(folder)).toBe(join(folder, ".set-up.sock"));
    const long = join(folder, "a".repeat(100));
    expect(socketPath(long)).toMatch(/^.{1,100}\.sock$/);
    expect(socketPath(long).startsWith(long)).toBe(false);
    expect(await withSetUpLock(async () => "done", long)).toBe("done");
  },
);
