import { type Node, parse } from "acorn";

/** Text to insert at a position of the code, in place of what is up to `end`. */
export interface Edit {
  start: number;
  end?: number;
  text: string;
}

const REPEATED =
  /^(?:(?:While|DoWhile|For|ForOf)Statement|Function(?:Declaration|Expression)|ArrowFunctionExpression)$/;
/** A script of a page in its text: not one with a `src` of its own, and not data. */
const INLINE_SCRIPT =
  /(<script\b(?![^>]*\bsrc\s*=)(?:[^>]*\btype="module"|(?![^>]*\btype\s*=))[^>]*>)(.*?)(?=<\/script>)/gis;

/**
 * Makes every loop and function of the inline scripts of a page check the time by `__checkTime` of
 * `server/try-frame.html`. One that never ends, such as a promise that waits for the next one, would stop
 * this page too where the browser runs both in one process. Lines keep their numbers. A script with a mistake stays, and the browser reports it.
 */
export function guardInlineScripts(html: string): string {
  return html.replaceAll(INLINE_SCRIPT, (_, tag: string, code: string, at: number) => {
    try {
      const line = html.slice(0, at + tag.length).split("\n").length - 1;
      const sourceType = /type="module"/i.test(tag) ? "module" : "script";
      return tag + applyEdits(code, guardLoops(parseCode(code, sourceType), line));
    } catch {
      return tag + code;
    }
  });
}

/** @throws {SyntaxError} with `loc` */
export function parseCode(code: string, sourceType: "module" | "script") {
  return parse(code, { ecmaVersion: "latest", sourceType, locations: true });
}

/** Returns the edits that make each loop and function below `root` check the time. */
export function guardLoops(root: Node, linesAbove = 0): Edit[] {
  const starts: Edit[] = [];
  const ends: Edit[] = [];
  for (const node of listNodes(root)) {
    if (!REPEATED.test(node.type)) continue;
    const { type, body, loc } = node as Node & { body: Node };
    const check = `__checkTime(${linesAbove + (loc?.start.line ?? 0)})`;
    if (body.type === "BlockStatement") {
      starts.push({ start: body.start + 1, text: `${check};` });
      continue;
    }
    const isValue = type === "ArrowFunctionExpression";
    starts.push({ start: body.start, text: isValue ? `(${check}, ` : `{${check};` });
    // Inner ones end first.
    ends.unshift({ start: body.end, text: isValue ? ")" : "}" });
  }
  return [...starts, ...ends];
}

/** Applies edits that do not overlap; of those at one position, the first comes first. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  let end = 0;
  const parts = edits
    .toSorted((one, other) => one.start - other.start)
    .map((edit) => {
      const before = code.slice(end, edit.start);
      end = edit.end ?? edit.start;
      return before + edit.text;
    });
  return parts.join("") + code.slice(end);
}

function* listNodes(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node).flat())
    if (value !== null && typeof value === "object" && "type" in value) yield* listNodes(value as Node);
}
