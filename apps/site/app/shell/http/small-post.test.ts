import { expect, test } from "vitest";
import { keptAnswer, postedFields, readForm, refusedAnswer } from "./small-post.ts";

const posted = (body: string) => new Request("https://site.example/", { method: "POST", body });

test("the fields of an object are read", async () => {
  const fields = await postedFields(posted('{"kind":"estate","ids":[1]}'), 40);
  expect([...(fields ?? [])]).toEqual([
    ["kind", "estate"],
    ["ids", [1]],
  ]);
});

test.each(["", "{", "null", '"a"', "1", `{"kind":"${"x".repeat(40)}"}`])("%s is none", async (body) => {
  expect(await postedFields(posted(body), 40)).toBeNull();
});

test("what is kept has no body, and each of its cookies", async () => {
  const answer = keptAnswer(["a=1; Path=/", "b=; Max-Age=0"]);
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
  expect(answer.headers.getSetCookie()).toEqual(["a=1; Path=/", "b=; Max-Age=0"]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("what is refused says why, as French is printed", async () => {
  const answer = refusedAnswer(403, "Ce choix n'est pas d'ici ; rien n'est gardé.");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([403, "no-store"]);
  expect(await answer.json()).toEqual({ message: "Ce choix n’est pas d’ici\u202f; rien n’est gardé." });
});

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
