import { describe, expect, test } from "vitest";
import { parseSafeHtml, type SafeNode } from "./safe-html.ts";

/** The tree in a form that a test reads at a glance. */
function told(nodes: readonly SafeNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const attributes = [...node.attributes].map(([name, value]) => ` ${name}=${value}`).join("");
      return `[${node.name}${attributes}: ${told(node.children)}]`;
    })
    .join("");
}

describe("what a page's string keeps", () => {
  test.each([
    ["plain words", "plain words"],
    ["3 < 4 & 5", "3 < 4 & 5"],
    ["Caf&eacute; &amp; th&#233; &#x2014; 5&nbsp;€", "Café & thé — 5\u00a0€"],
    ["<b>Mairie</b> d’Aubremer", "[b: Mairie] d’Aubremer"],
    [
      '<div id="content" class="a b"><h1>Phare</h1><p>Ouvert</p></div>',
      "[div id=content class=a b: [h1: Phare][p: Ouvert]]",
    ],
    ["<ul><li>un<li>deux</ul>après", "[ul: [li: un][li: deux]]après"],
    ["un<br/>deux<hr>trois", "un[br: ]deux[hr: ]trois"],
    [
      '<a href="https://lieux.exemple.fr/?a=1&amp;b=2" target=_blank>site</a>',
      "[a href=https://lieux.exemple.fr/?a=1&b=2 target=_blank rel=noopener: site]",
    ],
    ["<a href=/fiche>fiche</a>", "[a href=/fiche: fiche]"],
    ["<img src='photo.jpg' alt='Vue'>", "[img src=photo.jpg alt=Vue: ]"],
    ["<!-- nothing -->words", "words"],
    ["<b>never closed", "[b: never closed]"],
    ["too </b> many ends</div>", "too  many ends"],
  ])("%s", (html, tree) => {
    expect(told(parseSafeHtml(html))).toBe(tree);
  });
});

describe("what never comes through", () => {
  test.each([
    ["<script>alert(1)</script>after", "after"],
    ["<SCRIPT src=x></SCRIPT >after", "after"],
    ["<script>never closed", ""],
    ["<style>*{display:none}</style>after", "after"],
    ["<svg><script>alert(1)</script></svg>after", "after"],
    ["<svg onload=alert(1)>", ""],
    ["<iframe src=javascript:alert(1)></iframe>after", "after"],
    ["<form action=//evil><input name=a></form>", ""],
    ["<p onclick=alert(1)>words</p>", "[p: words]"],
    ["<img src=x onerror=alert(1)>", "[img src=x: ]"],
    ["<img/src=x/onerror=alert(1)>", "[img src=x/onerror: ]"],
    ['<a href="javascript:alert(1)">a</a>', "[a: a]"],
    ['<a href=" java\tscript:alert(1)">a</a>', "[a: a]"],
    ['<a href="&#106;avascript:alert(1)">a</a>', "[a: a]"],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', "[a: a]"],
    ["<img src=data:image/svg+xml,x>", "[img: ]"],
    ["<unknown-element onfocus=x>words</unknown-element>", "words"],
    ["<b <script>alert(1)</script>", "[b: alert(1)]"],
    ["<button type=submit formaction=//evil>ok</button>", "[button type=button: ok]"],
  ])("%s", (html, tree) => {
    expect(told(parseSafeHtml(html))).toBe(tree);
  });

  test("a string that opens elements without end ends all the same", () => {
    expect(told(parseSafeHtml("<div>".repeat(5000)))).toContain("[div: ]");
  });
});
