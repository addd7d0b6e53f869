import { expect, test } from "vitest";
import type { DocGroup } from "../../shell/services/documentation.ts";
import { searchDocs } from "./search-docs.ts";

const docs: DocGroup[] = [
  {
    heading: "Start",
    pages: [
      {
        slug: "import",
        title: "Importing",
        description: "",
        html: "",
        outline: [],
        markdown: "",
        sections: [
          { id: "", heading: "Importing", text: "Reads an extract." },
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

test("an excerpt shows the words around the first match", () => {
  const [hit] = searchDocs(docs, "store");
  expect(hit?.excerpt).toMatch(/^… word .* the node store needs memory .* …$/);
  expect(hit?.excerpt.length).toBeLessThan(170);
});
