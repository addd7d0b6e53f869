import { expect, test } from "vitest";
import { defineElements, put, warnings } from "../../test/elements-on-page.ts";
import { checkMarkup } from "./check-markup.ts";
import { TAGS } from "./index.ts";

test("unknown tags, attributes and a missing request are said once, with what was meant", () => {
  defineElements();
  const said = warnings();
  const box = put(
    "div",
    `<div><gmp-place-search selectible data-a="1" class="x" aria-label="y"></gmp-place-search>
    <gmp-place-detail></gmp-place-detail><gmp-map center="1,2"></gmp-map><gmp-rocket></gmp-rocket>
    <gmp-place-details place-id="a"><gmp-place-standard-content></gmp-place-standard-content></gmp-place-details>
    <gmp-place-details></gmp-place-details></div>`,
  );
  checkMarkup(box, TAGS);
  checkMarkup(box, TAGS);
  expect(said).toEqual([
    '<gmp-place-search> has no attribute "selectible"; "selectable" is probably meant.',
    "<gmp-place-detail> is not an element of this kit; <gmp-place-details> is probably meant.",
    "<gmp-rocket> is not an element of this kit.",
    '<gmp-place-details> has no attribute "place-id"; write <gmp-place-details-place-request place="…"> within the element.',
    expect.stringMatching(/^<gmp-place-details> has no request/),
  ]);
});

test("a form whose fields hide its properties is left alone", () => {
  defineElements();
  const said = warnings();
  checkMarkup(
    put("div", '<div><form><input name="localName"><gmp-rocket-2></gmp-rocket-2></form></div>'),
    TAGS,
  );
  expect(said).toEqual(["<gmp-rocket-2> is not an element of this kit."]);
});
