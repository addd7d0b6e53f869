/** A property of an element, as the types for pages declare it. */
export interface DeclaredProperty {
  name: string;
  /** Type of the value that is read. */
  type: string;
  isReadonly: boolean;
  description: string;
}

/** An element, as the types for pages declare it. */
export interface DeclaredElement {
  tag: string;
  /** Class on `google.maps`, such as `PlaceDetailsElement`. */
  className: string;
  properties: readonly DeclaredProperty[];
  /** Event classes by event name. */
  events: Readonly<Record<string, string>>;
}

interface Interface {
  parents: { name: string; argument: string | undefined }[];
  /** Name of its type parameter. */
  parameter: string | undefined;
  properties: DeclaredProperty[];
  events: Record<string, string>;
}

const TAG = /^ {4}"(gmp-[\w-]+)":\s*(?:OfPlaces|OfMarkers|TheirOwn)<\s*([^;]*?)\s*>;/gms;
const INTERFACE =
  /^(?:export )?interface (\w+)(?:<(\w+)[^{]*?>)?(?:\s+extends\s+((?:[^{}]|\{[^{}]*\})*?))?\s*\{(?:\}|\n(.*?)^\})/gms;
const MEMBER =
  /(?:\/\*\*\s*((?:(?!\*\/).)*?)\s*\*\/\s*)?^ {2}(?:(get|set|readonly) )?(\w+)(\([^)]*\))?\??(?::\s*([^;]*))?;/gms;

/** Reads the elements of `page-types/elements.d.ts`, sorted by tag. */
export function readElementTypes(source: string): DeclaredElement[] {
  const interfaces = readInterfaces(source);
  return [...source.matchAll(TAG)]
    .map(([, tag = "", inner = ""]): DeclaredElement => {
      const names = inner.split(",").map((name) => name.trim().replace(/^"|"$/g, ""));
      const ours = names.findLast((name) => name !== "") ?? "";
      const { properties, events } = collect(ours, interfaces);
      const className = names.find((name) => name.endsWith("Element")) ?? ours;
      return { tag, className, properties, events };
    })
    .sort((a, b) => (a.tag < b.tag ? -1 : 1));
}

function readInterfaces(source: string): ReadonlyMap<string, Interface> {
  const found = new Map<string, Interface>();
  for (const [, name = "", parameter, extended = "", body = ""] of source.matchAll(INTERFACE)) {
    const eventsIn = (text: string) =>
      Object.fromEntries(
        [...text.matchAll(/"(gmp-\w+)":\s*(\w+)/g)].map(([, event = "", type = ""]) => [event, type]),
      );
    found.set(name, {
      parents: [...extended.replace(/\{[^{}]*\}/g, "").matchAll(/(\w+)(?:<(\w+)>)?/g)].map(
        ([, parent = "", argument]) => ({
          name: parent,
          argument,
        }),
      ),
      parameter,
      properties: readProperties(body),
      events: { ...eventsIn(extended), ...eventsIn(body) },
    });
  }
  return found;
}

function readProperties(body: string): DeclaredProperty[] {
  const properties = new Map<string, DeclaredProperty>();
  for (const [, doc = "", keyword = "", name = "", parameters, type = ""] of body.matchAll(MEMBER)) {
    // Methods have parameters and no keyword.
    if (parameters !== undefined && keyword !== "get" && keyword !== "set") continue;
    const before = properties.get(name);
    const description = doc.replace(/\s*\n\s*\*?\s*/g, " ").trim() || (before?.description ?? "");
    if (keyword === "set") {
      if (before !== undefined) properties.set(name, { ...before, isReadonly: false, description });
      continue;
    }
    properties.set(name, {
      name,
      type: type.replace(/\s+/g, " ").replace(/^\| /, "").trim(),
      isReadonly: keyword !== "",
      description,
    });
  }
  return [...properties.values()];
}

/** Joins an interface with those that it extends; its own members come first. */
function collect(
  name: string,
  interfaces: ReadonlyMap<string, Interface>,
): Pick<Interface, "properties" | "events"> {
  const own = interfaces.get(name);
  if (own === undefined) return { properties: [], events: {} };
  // Events are also listed by an argument: `Telling<LoadingEvents>`.
  const listed = own.parents.map(({ argument }) => collect(argument ?? "", interfaces));
  const extended = own.parents.map(({ name: parent, argument }) => {
    const { properties, events } = collect(parent, interfaces);
    const parameter = interfaces.get(parent)?.parameter;
    const filled = Object.entries(events).map(([event, type]) => [
      event,
      type === parameter ? (argument ?? type) : type,
    ]);
    return { properties, events: Object.fromEntries(filled) as Record<string, string> };
  });
  const inherited = [...listed.map(({ events }) => ({ properties: [], events })), ...extended];
  const all = [own.properties, ...inherited.map(({ properties }) => properties)].flat();
  const byName = new Map(all.toReversed().map((property) => [property.name, property]));
  return {
    properties: [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    events: Object.assign({}, ...inherited.map(({ events }) => events), own.events) as Record<string, string>,
  };
}
