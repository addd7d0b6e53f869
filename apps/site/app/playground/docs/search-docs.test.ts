import { expect, test } from "vitest";
import type { DocGroup } from "../../shell/services/documentation.ts";
import { searchDocs } from "./search-docs.ts";

const docs: DocGroup[] = [
  {
    heading: "Start",
    pages: [
      {
        slug: "import",
        language: "en",
        title: "Importing",
        description: "",
        html: "",
        outline: [],
        markdown: "",
        sections: [
          { id: "", heading: "Importing", text: "Reads an extract of cœurs. " },
          {
            id: "memory",
            heading: "Memory",
            text: `${"word ".repeat(60)}the node store needs memory ${"end ".repeat(60)}`,
          },
          { id: "nodes", heading: "Nodes", text: "What a node is, and how much memory it needs." },
        ],
      },
    ],
  },
];

test("finds the parts with every word, those with a word in their heading first", () => {
  expect(searchDocs(docs, "node memory").map(({ id }) => id)).toEqual(["memory", "nodes"]);
  expect(searchDocs(docs, "extract").map(({ id, heading }) => [id, heading])).toEqual([["", "Importing"]]);
  expect(searchDocs(docs, "memory rocket")).toEqual([]);
});

test("an excerpt shows the words around the first match, and each match apart", () => {
  const [hit] = searchDocs(docs, "Store NEEDS");
  const excerpt = hit?.excerpt.join("");
  expect(excerpt).toMatch(/^… word .* the node store needs memory .* …$/);
  expect(excerpt?.length).toBeLessThan(170);
  expect(hit?.excerpt.filter((_part, index) => index % 2 === 1)).toEqual(["store", "needs"]);
  expect(searchDocs(docs, "cœurs. .*")[0]?.excerpt).toEqual(["Reads an extract of ", "cœurs.", ""]);
  expect(searchDocs(docs, "œ")[0]?.excerpt).toEqual(["Reads an extract of cœurs."]);
});
