import { type FieldMask, parseFieldMask } from "../field-mask/field-mask.ts";
import { PlacesError } from "../places-error.ts";
import type { MessageShape } from "../shapes/shape.ts";

/** Parameters that every call accepts. */
export interface SystemParameters {
  /** Text of the field mask; undefined without one. */
  fieldMask: string | undefined;
  /** Enums as numbers, for the official Node client. */
  hasEnumNumbers: boolean;
  /** Whether JSON is indented. */
  isPretty: boolean;
}

/** Accepted parameters. Most have no effect: OAuth, quota users and upload types belong to other services. */
const SYSTEM_PARAMETERS = new Set([
  "$.xgafv",
  "$alt",
  "$fields",
  "$prettyPrint",
  "access_token",
  "alt",
  "fields",
  "key",
  "oauth_token",
  "prettyPrint",
  "quotaUser",
  "uploadType",
  "upload_protocol",
]);

/** Repeated parameters. Some clients separate values with commas, others repeat the name. */
const LIST_PARAMETERS = new Set(["ids"]);

/**
 * Parses the query parameters: those of every call, and the call's own by their camelCase names.
 *
 * @throws {PlacesError} INVALID_ARGUMENT on an unknown parameter, and on a repeated one that is
 *   not a list.
 */
export function readParameters(
  { url, headers }: Pick<Request, "url" | "headers">,
  ownNames: readonly string[] = [],
): { system: SystemParameters; query: Record<string, string> } {
  const { searchParams } = new URL(url);
  const query: Record<string, string> = {};
  for (const [name, value] of searchParams) {
    const own = ownNames.find((candidate) => candidate === name || toSnakeCase(candidate) === name);
    if (own !== undefined) {
      const before = query[own];
      if (before !== undefined && !LIST_PARAMETERS.has(own)) {
        throw createParameterError(own, "is given twice and is no list", "send it once");
      }
      query[own] = before === undefined ? value : `${before},${value}`;
    } else if (name === "callback")
      throw createParameterError(name, "is not supported: answers are JSON, not scripts");
    else if (!SYSTEM_PARAMETERS.has(name))
      throw createParameterError(name, "is not a parameter of this call");
  }
  const alt = searchParams.get("$alt") ?? searchParams.get("alt") ?? "json";
  const format = /^json(?:;enum-encoding=(int|string))?$/i.exec(alt);
  if (format === null) throw createParameterError("alt", 'asks for a form that is not "json"');
  return {
    system: {
      fieldMask:
        headers.get("x-goog-fieldmask") ||
        searchParams.getAll("$fields").join(",") ||
        searchParams.getAll("fields").join(",") ||
        undefined,
      hasEnumNumbers: format[1]?.toLowerCase() === "int",
      isPretty: /^(?:true|1)$/.test(
        searchParams.get("$prettyPrint") ?? searchParams.get("prettyPrint") ?? "",
      ),
    },
    query,
  };
}

/**
 * Parses the field mask of a call that requires one.
 *
 * @throws {PlacesError} INVALID_ARGUMENT if it is missing or invalid.
 */
export function parseRequiredFieldMask(
  text: string | undefined,
  shape: MessageShape,
  example: string,
): FieldMask {
  if (text) return parseFieldMask(text, shape);
  const description =
    "FieldMask is a required parameter: name the fields to answer in the header X-Goog-FieldMask " +
    `or the parameter $fields, such as "${example}", or "*" for all of them.`;
  throw new PlacesError("INVALID_ARGUMENT", description, {
    fieldViolations: [{ field: "fieldMask", description }],
  });
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function createParameterError(
  name: string,
  reason: string,
  advice = "leave it out or check its spelling",
): PlacesError {
  const quoted = JSON.stringify(name.slice(0, 60));
  const description = `The parameter ${quoted} ${reason}; ${advice}.`;
  return new PlacesError("INVALID_ARGUMENT", description, {
    fieldViolations: [{ field: name.slice(0, 60), description }],
  });
}
