import { parseSync } from "vite";

/** Fields with their descriptions, by the name of an interface or a constant. */
export type Declarations = ReadonlyMap<string, Record<string, string>>;

/** A node of the syntax tree, of which only these are read. */
export interface Syntax {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** A parsed file. */
export interface Source {
  statements: readonly Syntax[];
  /** Returns the text of the doc comment right before a position, or undefined. */
  describe: (start: number) => string | undefined;
}

/** Parses a file of TypeScript. */
export function parseSource(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const docs = new Map(
    comments
      .filter(({ type, value }) => type === "Block" && value.startsWith("*"))
      .map(({ end, value }) => [end, cleanText(value)]),
  );
  return {
    statements: program.body as unknown as Syntax[],
    describe: (start) => docs.get(text.slice(0, start).trimEnd().length),
  };
}

/** Reads the described fields of the interfaces, and of the constants that are objects or calls with one. */
export function readDeclarations(file: string, text: string): Declarations {
  const { statements, describe } = parseSource(file, text);
  const found = new Map<string, Record<string, string>>();
  for (const statement of statements) {
    const declared = (statement.declaration ?? statement) as Syntax;
    if (declared.type === "TSInterfaceDeclaration") {
      found.set(nameOfId(declared), describeAll((declared.body as Syntax).body as Syntax[], describe));
    } else if (declared.type === "VariableDeclaration") {
      for (const each of declared.declarations as Syntax[]) {
        const init = each.init as Syntax;
        const object = init?.type === "CallExpression" ? (init.arguments as Syntax[])[0] : init;
        if (object?.type === "ObjectExpression")
          found.set(nameOfId(each), describeAll(object.properties as Syntax[], describe));
      }
    }
  }
  return found;
}

function describeAll(members: readonly Syntax[], describe: Source["describe"]): Record<string, string> {
  return Object.fromEntries(
    members.flatMap((member) => {
      const description = describe(member.start);
      const name = (member.key as Syntax | undefined)?.name;
      return description === undefined || typeof name !== "string" ? [] : [[name, description]];
    }),
  );
}

function nameOfId({ id }: Syntax): string {
  return String((id as Syntax).name);
}

/** Returns the words of a comment, without its stars and tags. */
function cleanText(comment: string): string {
  const text = comment.replace(/^\*+/, "").replaceAll(/\n\s*\* ?/g, " ");
  return text
    .replace(/\s@\w[\s\S]*$/, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
