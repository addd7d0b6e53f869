import { expect, test } from "vitest";
import { readForm } from "./read-form.ts";

const post = (body: BodyInit, type?: string) =>
  new Request("http://localhost/cookies", {
    method: "POST",
    body,
    ...(type !== undefined && { headers: { "content-type": type } }),
  });

test("a form is read", async () => {
  expect((await readForm(post(new URLSearchParams({ choix: "refuser" })))).get("choix")).toBe("refuser");
});

test.each([["application/json"], ["multipart/form-data"], ["multipart/form-data; boundary=b"], ["<script>"]])(
  "of a body of type %s there is nothing",
  async (type) => {
    expect([...(await readForm(post('{"choix":"accepter"}', type)))]).toEqual([]);
  },
);
