import { PlacesError } from "../places-error.ts";
import { type MessageShape, resolveFieldName, type Shape } from "../shapes/shape.ts";

/** Selected fields of a response: all, or some by name with the selection inside each. */
export type FieldMask = "all" | ReadonlyMap<string, FieldMask>;

const MAX_LENGTH = 10_000;

/**
 * Parses a mask such as `places.id,places.displayName.text` or `*` for responses of `shape`. Names
 * are camelCase or snake_case.
 *
 * @throws {PlacesError} INVALID_ARGUMENT on a space, an empty path, or a field that `shape` does
 *   not have.
 */
export function parseFieldMask(text: string, shape: MessageShape): FieldMask {
  if (text.length > MAX_LENGTH)
    throw createMaskError(`is longer than ${MAX_LENGTH} characters; "*" asks for all fields`);
  if (/\s/.test(text)) throw createMaskError("holds a space; separate the paths by commas alone");
  const root = new Map<string, FieldMask>();
  let wantsAll = false;
  for (const path of text.split(",")) {
    if (path === "") {
      throw createMaskError(
        "holds an empty path (a comma at an end, or two together); remove the extra comma",
      );
    }
    if (path === "*") wantsAll = true;
    else addPath(root, path, shape);
  }
  return wantsAll ? "all" : root;
}

function addPath(root: Map<string, FieldMask>, path: string, rootShape: MessageShape): void {
  const segments = path.split(".");
  let at = root;
  let shape: Shape = rootShape;
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    if (segment === "*" && isLast && index > 0 && shape.kind === "message") {
      // `places.*` means `places`. The loop has made a map of its parent, so the path is added again.
      addPath(root, segments.slice(0, -1).join("."), rootShape);
      return;
    }
    const name: string | undefined = shape.kind === "message" ? resolveFieldName(shape, segment) : undefined;
    if (shape.kind !== "message" || name === undefined) throw createUnknownPathError(path, rootShape);
    const held = at.get(name);
    if (held === "all") {
      if (!isKnown(segments.slice(index + 1), getEntryShape(shape.fields[name]!)))
        throw createUnknownPathError(path, rootShape);
      return;
    }
    shape = getEntryShape(shape.fields[name]!);
    if (isLast || shape.kind === "opaque") {
      at.set(name, "all");
      return;
    }
    const inner = new Map<string, FieldMask>(held);
    at.set(name, inner);
    at = inner;
  }
}

/** Whether `shape` has the path. A path below a selected field adds nothing, but must still exist. */
function isKnown(segments: readonly string[], shape: Shape): boolean {
  const [segment, ...rest] = segments;
  if (segment === undefined || shape.kind === "opaque") return true;
  if (shape.kind !== "message") return false;
  if (segment === "*" && rest.length === 0) return true;
  const name = resolveFieldName(shape, segment);
  return name !== undefined && isKnown(rest, getEntryShape(shape.fields[name]!));
}

/** Returns the shape of entries, because masks look through lists: `places.id` is the id of each place. */
function getEntryShape(shape: Shape): Shape {
  return shape.kind === "list" ? shape.of : shape;
}

/** Copies the fields of `mask`. A message that becomes empty is omitted. */
export function applyFieldMask<Value extends object>(value: Value, mask: FieldMask): Partial<Value> {
  if (mask === "all") return value;
  const result: Record<string, unknown> = {};
  for (const [name, inner] of mask) {
    const field: unknown = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    const masked = maskValue(field, inner);
    if (masked !== undefined) result[name] = masked;
  }
  // Each name has its value of the same type.
  return result as Partial<Value>;
}

function maskValue(value: unknown, mask: FieldMask): unknown {
  if (mask === "all" || value === undefined || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((entry) => (typeof entry === "object" && entry ? applyFieldMask(entry, mask) : entry));
  }
  if (typeof value !== "object") return value;
  const inner = applyFieldMask(value, mask);
  return Object.keys(inner).length === 0 ? undefined : inner;
}

/** Whether `mask` selects any of a field. Other fields need not be computed. */
export function isSelected(mask: FieldMask, name: string): boolean {
  return mask === "all" || mask.has(name);
}

/** Returns the part of `mask` inside a field; null if none is selected. */
export function getInnerMask(mask: FieldMask, name: string): FieldMask | null {
  return mask === "all" ? "all" : (mask.get(name) ?? null);
}

function createUnknownPathError(path: string, shape: MessageShape): PlacesError {
  const shownPath = path.length <= 80 ? path : `${path.slice(0, 77)}...`;
  const meant = findLikelyPath(path, shape);
  const advice = meant === undefined ? "check its spelling" : `write "${meant}"`;
  return createMaskError(`names "${shownPath}", which the answer does not have; ${advice}`);
}

/**
 * Searches have their places in a list, other responses are the place itself. A mask for one is
 * often sent to the other.
 */
function findLikelyPath(path: string, shape: MessageShape): string | undefined {
  const likely = [`places.${path}`, path.replace(/^places?\./, "")];
  return likely.find((other) => other !== path && isKnown(other.split("."), shape));
}

function createMaskError(reason: string): PlacesError {
  return new PlacesError("INVALID_ARGUMENT", `The field mask ${reason}.`, {
    fieldViolations: [{ field: "fieldMask", description: `The field mask ${reason}.` }],
  });
}
