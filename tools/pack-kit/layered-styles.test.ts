import { Features, transform } from "lightningcss";
import { expect, test } from "vitest";
import { inLayer } from "./layered-styles.ts";

test("rules are in the layer, behind the imports", () => {
  expect(inLayer('@import "./tokens.css";\n.a { color: red; }\n')).toBe(
    '@import "./tokens.css";\n@layer lieudit {\n.a { color: red; }\n}\n',
  );
  expect(inLayer('@import "./tokens.css";\n')).toBe('@import "./tokens.css";\n');
});

test("colours stay valid where a bundler replaces light-dark(), also without a color-scheme", () => {
  const { code } = transform({
    filename: "styles.css",
    code: Buffer.from(inLayer(".gmp-widget { color: light-dark(#fff, #000); }")),
    include: Features.LightDark,
    minify: true,
  });
  const text = code.toString();
  expect(text).not.toContain("light-dark(");
  expect(text).toMatch(/:where\(:root\)\{--lightningcss-light:initial;--lightningcss-dark: ?[;}]/);
});
