import { expect, test } from "vitest";
import { readSearchQuestion, searchHref } from "./search-question.ts";

test.each([
  ["q=port", { text: "port", type: null, page: 1 }],
  ["q=port&type=biens&page=3", { text: "port", type: "biens", page: 3 }],
  ["q=l%E2%80%99%C3%AEle+%26+co&type=articles", { text: "l’île & co", type: "articles", page: 1 }],
])("%s is read and written alike", (query, question) => {
  expect(readSearchQuestion(new URLSearchParams(query))).toEqual(question);
  expect(searchHref(readSearchQuestion(new URLSearchParams(query)))).toBe(`/recherche?${query}`);
});

test.each(["", "type=avions", "page=0", "page=-1", "page=1e9", "page=99999", "type=__proto__"])(
  "what %j says of nothing counts as absent",
  (query) => {
    expect(readSearchQuestion(new URLSearchParams(query))).toEqual({ text: "", type: null, page: 1 });
  },
);

test("a question is a line of text of bounded length", () => {
  expect(readSearchQuestion(new URLSearchParams({ q: " \u0000a\n b " })).text).toBe("a b");
  expect(readSearchQuestion(new URLSearchParams({ q: "a".repeat(6_000) })).text).toHaveLength(200);
});
