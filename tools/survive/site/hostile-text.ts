import type { SeededRandom } from "../../bench/places/seeded-random.ts";
import { HOSTILE_SNIPPETS, mutateText } from "../input/mutate-text.ts";

/** Body of every injected script. */
export const RUN = "globalThis.survived=1";

const TEXTS: readonly string[] = [
  `<script>${RUN}</script>`,
  `"><script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `</title></style></textarea></option></select><script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `"><svg onload=${RUN}>`,
  `" autofocus onfocus=${RUN} x="`,
  `' onmouseover='${RUN}' autofocus onfocus='${RUN}`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<base href=//evil.example/>`,
  `<meta http-equiv=refresh content="0;url=//evil.example/">`,
  `javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  "//evil.example/",
  "/\\evil.example/",
  "https://evil.example/",
  "\r\nX-Added: survived\r\n",
  "\r\nSet-Cookie: survived=1",
  "%0d%0aX-Added:%20survived",
  "a\nBcc: survived@evil.example\n",
  `<!--[if IE]>${RUN}<![endif]-->`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `=cmd|' /C calc'!A0`,
  "' OR 1=1 --",
  "; drop table lead; --",
  "../../../../etc/passwd",
  "\u2028\u2029\u202e\u0000\u001b[31m",
  "\ud83d",
  "W".repeat(15_000),
  "__proto__",
  "constructor",
  "lea@exemple.fr, survived@evil.example",
  "(".repeat(3_000),
  "a@".repeat(3_000),
  " ".repeat(9_000),
];

/** Creates a text that an attacker might send. */
export function createHostileText(random: SeededRandom): string {
  const text = random.pick(TEXTS);
  const kind = random.below(4);
  if (kind === 0) return mutateText(text, random);
  if (kind === 1) return text + random.pick(TEXTS);
  return kind === 2 ? random.pick(HOSTILE_SNIPPETS) + text : text;
}
