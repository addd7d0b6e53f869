import { PLACE_TYPES } from "@lieudit/place-model/types";
import { expect, test } from "vitest";
import { readStyleTokens, writePlaceTypes } from "./reference-pages.ts";

test("each place type has one row, below its icon", () => {
  const page = writePlaceTypes();
  const [, food = ""] = page.split("\n## Icon ");
  expect(food).toMatch(/^food\n\nWhite on `#D9541E`; the mask is `\/v1\/icons\/food\.svg`\.\n/);
  expect(food).toContain("| `bistro` | Bistrot | Bistro | `restaurant`, `food`, ");
  expect(page.match(/^\| `\w+` \| [^|]+ \| [^|]+ \| [^|]*\|$/gm)).toHaveLength(PLACE_TYPES.length);
});

test.each(["## Parts\n\nOther.\n", ""])(
  "the style tokens are one section of the README, before %j",
  (next) => {
    const readme = `# Kit\n\nFirst.\n\n## Theming\n\nSet these tokens.\n\n### Sheets\n\nOne.\n\n${next}`;
    expect(readStyleTokens(readme).trimEnd()).toBe(
      "# Style tokens\n\nSet these tokens.\n\n### Sheets\n\nOne.",
    );
  },
);
