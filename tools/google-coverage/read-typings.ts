/** One name of `google.maps.places` that exists at run time. */
export interface TypedName {
  name: string;
  kind: "class" | "enum";
  members: readonly TypedMember[];
}

export interface TypedMember {
  /** `constructor` for a constructor of its own. */
  name: string;
  isStatic: boolean;
  isMethod: boolean;
}

/** Declared again in the classes of elements, and inherited from `HTMLElement`. */
const OF_EVERY_ELEMENT = ["addEventListener", "removeEventListener"];

const NAMESPACE = "google.maps.places";

/**
 * Reads the classes and enums of `google.maps.places` from `@types/google.maps`,
 * each with its own members. Accessors of a property count once, and so do
 * overloads. The typings are generated, so indentation shows the nesting.
 *
 * @throws {Error} where nothing is found, because the typings are written in another way.
 */
export function placesInTypings(source: string): TypedName[] {
  const names = new Map<string, TypedName & { members: TypedMember[] }>();
  let isInPlaces = false;
  let current: (TypedName & { members: TypedMember[] }) | null = null;
  for (const line of source.split("\n")) {
    const namespace = /^(?:declare |export )*namespace ([\w.]+) \{/.exec(line)?.[1];
    if (namespace !== undefined) isInPlaces = namespace === NAMESPACE;
    if (!isInPlaces) continue;
    const declared = /^ {2}export (?:declare )?(class|enum) (\w+)\b/.exec(line);
    if (declared !== null) {
      const [, kind = "", name = ""] = declared;
      current = { name, kind: kind === "enum" ? "enum" : "class", members: [] };
      names.set(name, current);
    } else if (/^ {2}\}/.test(line)) current = null;
    else if (current !== null) addMember(current, line);
  }
  if (names.size === 0) throw new Error(`The typings declare no class in ${NAMESPACE}; see read-typings.ts.`);
  return [...names.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

const MODIFIERS = "(?:(?:static|readonly|get|set|public|protected|private) )*";
const MEMBER = new RegExp(`^ {4}(${MODIFIERS})['"]?(\\w+)['"]?\\??(?:([(<])|\\s*[:,;=]|\\s*$)`);

function addMember(
  { kind, members }: { kind: TypedName["kind"]; members: TypedMember[] },
  line: string,
): void {
  const [, modifiers = "", name = "", opening] = MEMBER.exec(line) ?? [];
  if (name === "" || OF_EVERY_ELEMENT.includes(name)) return;
  const isStatic = modifiers.includes("static");
  if (members.some((member) => member.name === name && member.isStatic === isStatic)) return;
  const isAccessor = /\b[gs]et\b/.test(modifiers);
  members.push({ name, isStatic, isMethod: kind === "class" && !isAccessor && opening !== undefined });
}
