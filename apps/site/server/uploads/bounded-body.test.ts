import { expect, test } from "vitest";
import { withBoundedBody } from "./bounded-body.ts";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/cookies", { method: "POST", body, headers, duplex: "half" } as RequestInit);

test("a small body is read and passed on with its headers", async () => {
  const bounded = await withBoundedBody(post(new URLSearchParams({ choix: "accepter" }), { "x-kept": "1" }));
  expect((await bounded.formData()).get("choix")).toBe("accepter");
  expect(bounded.headers.get("x-kept")).toBe("1");
  const asked = new Request("http://localhost/");
  expect(await withBoundedBody(asked)).toBe(asked);
});

test("one that says that it is large is refused unread", async () => {
  const endless = new ReadableStream<Uint8Array>();
  await expect(withBoundedBody(post(endless, { "content-length": "10000000000" }))).rejects.toMatchObject({
    status: 413,
    message: expect.stringContaining("dépasse 20 ko"),
  });
});

test("one that does not say so is refused where it becomes large", async () => {
  let pulls = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulls += 1;
      controller.enqueue(new Uint8Array(1000));
    },
  });
  await expect(withBoundedBody(post(endless))).rejects.toMatchObject({ status: 413 });
  expect(pulls).toBeLessThan(30);
});

test("one that breaks off is reported as incomplete", async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error("gone")),
  });
  await expect(withBoundedBody(post(broken))).rejects.toMatchObject({ status: 400 });
});
