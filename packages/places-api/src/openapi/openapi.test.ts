import { REQUEST_SHAPES } from "@lieudit/place-model";
import { readContractCases } from "@lieudit/test-kit/contracts";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { apiOver } from "../../test/api-over.ts";
import { createPlacesApi } from "../app.ts";
import type { ApiDescription } from "./api-document.ts";
import { describeApi, getRequestSchemaName } from "./describe-api.ts";
import type { Schema } from "./schema.ts";

const API = describeApi({ publicUrl: "https://lieudit.example", geocoderBase: "/geocodeur" });
const OPERATIONS = Object.entries(API.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe("the document is whole", () => {
  test("has a schema for every reference", () => {
    const references = [...JSON.stringify(API).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(30);
    for (const [, name = ""] of references) expect(API.components.schemas).toHaveProperty(name);
  });

  test.each(OPERATIONS)("$method $path", ({ path, operation }) => {
    const { parameters = [], responses } = operation;
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.filter((one) => one.in === "path").map(({ name }) => name)).toEqual(names);
    for (const one of parameters) expect(one.in === "path" ? one.required : true).toBe(true);
    expect(Object.keys(responses)).toContain("200");
    expect(operation.summary).not.toBe("");
  });

  test("a linter finds nothing in it", async () => {
    const rules = { "operation-tag-defined": "error", "tag-description": "error" } as const;
    const config = await createConfig({ extends: ["recommended-strict"], rules });
    const problems = await lintFromString({ source: JSON.stringify(API), config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    const { tags: _, ...untagged } = API;
    const missed = await lintFromString({ source: JSON.stringify(untagged), config });
    expect(missed.map(({ ruleId }) => ruleId)).toContain("operation-tag-defined");
  });

  test("each operation has an id of its own, and each schema a known type", () => {
    const ids = OPERATIONS.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const walk = (schema: Schema): void => {
      for (const type of [schema.type ?? []].flat()) {
        expect(["string", "integer", "number", "boolean", "array", "object", "null"]).toContain(type);
      }
      for (const inner of Object.values(schema.properties ?? {})) walk(inner);
      if (schema.items !== undefined) walk(schema.items);
      for (const name of schema.required ?? []) expect(schema.properties).toHaveProperty(name);
    };
    for (const schema of Object.values(API.components.schemas)) walk(schema);
  });

  test.each([
    "Place",
    "SearchTextRequest",
    "SearchNearbyRequest",
    "AutocompleteRequest",
    "SearchTextResponse",
  ])("describes every field of %s", (name) => {
    const fields = Object.entries(API.components.schemas[name]?.properties ?? {});
    expect(fields.length).toBeGreaterThan(3);
    expect(fields.filter(([, { description }]) => !description).map(([field]) => field)).toEqual([]);
  });

  test("describes exactly the calls of the app", () => {
    const { routes } = createPlacesApi({
      places: {} as never,
      photos: { read: async () => null },
      clock: () => new Date(),
      settings: { publicUrl: "https://a.example", apiAccess: "open", apiKeys: [], trustedProxies: 0 },
      log: () => {},
    });
    const answered = routes
      .filter(({ method, path }) => method !== "ALL" && !/openapi|docs/.test(path))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(?=\/|$)/g, "{$1}")}`)
      .map((route) => route.replace(/\/places\{(\w+)\}/, "/places:$1"));
    const told = OPERATIONS.filter(({ path }) => path.startsWith("/v1/")).map(
      ({ method, path }) => `${method.toUpperCase()} ${path}`,
    );
    expect(told.sort()).toEqual([...new Set(answered)].sort());
  });
});

const POSTED = readContractCases().flatMap(({ name, request, status }) => {
  const call =
    request.path === "/v1/contexts"
      ? "createContext"
      : (/^\/v1\/places:(\w+)$/.exec(request.path)?.[1] ?? "");
  if (request.method !== "POST" || request.json === undefined || !Object.hasOwn(REQUEST_SHAPES, call))
    return [];
  const schema = API.components.schemas[getRequestSchemaName(call as keyof typeof REQUEST_SHAPES)];
  return schema === undefined ? [] : [{ name, json: inCamelCase(request.json), status, schema }];
});

test.each([
  ["searchText", "includedType", ["bakery", "", null], ["boulangerie", 3]],
  ["searchNearby", "includedTypes", [["bakery"], null], [["boulangerie"], [""], ["(cities)"]]],
  ["autocomplete", "includedPrimaryTypes", [["bakery"], ["(cities)"]], [["boulangerie"], [""]]],
] as const)("lists the types that %s takes", (call, field, valid, invalid) => {
  const schema = API.components.schemas[getRequestSchemaName(call)]?.properties?.[field] ?? {};
  for (const value of valid) expect(faults(schema, value)).toEqual([]);
  for (const value of invalid) expect(faults(schema, value)).not.toEqual([]);
});

describe("requests of the contracts", () => {
  test.each(POSTED.filter(({ status }) => status < 400))("$name fits", ({ json, schema }) => {
    expect(faults(schema, json)).toEqual([]);
  });

  test("rejects most of what the server rejects", () => {
    const refused = POSTED.filter(({ status }) => status === 400);
    const seen = refused.filter(({ json, schema }) => faults(schema, json).length > 0);
    // Rules that a schema cannot express: two fields that exclude each other, tokens, masks.
    expect(seen.length).toBeGreaterThan(refused.length / 2);
    expect(seen.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "search-text/unknown-field",
        "search-text/count-21",
        "search-nearby/radius-too-large",
        "autocomplete/no-input",
        "create-context/too-many-ids",
      ]),
    );
  });
});

test("describes every parameter of the contracts' accepted GETs", () => {
  const system =
    /^(?:\$|key$|fields$|alt$|prettyPrint$|access_token$|quotaUser$|uploadType$|upload_protocol$)/;
  const cases = readContractCases().filter(({ request, status }) => request.method === "GET" && status < 400);
  expect(cases.length).toBeGreaterThan(10);
  for (const { request } of cases) {
    const path = findPath(request.path);
    const told = API.paths[path]?.get?.parameters?.map(({ name }) => name) ?? [];
    for (const name of Object.keys(request.query ?? {})) {
      if (!system.test(name)) expect(told).toContain(camelCase(name));
    }
  }
});

/** The described path of a GET. */
function findPath(asked: string): string {
  if (asked.endsWith(":batchGet")) return asked;
  if (asked.endsWith("/media")) return "/v1/places/{placeId}/photos/{photoId}/media";
  return asked.startsWith("/v1/contexts/") ? "/v1/contexts/{contextToken}" : "/v1/places/{placeId}";
}

describe("as it is served", () => {
  const { call } = apiOver([]);

  test("the document is JSON that any page may read and that is not sent twice", async () => {
    const answer = await call("openapi.json");
    expect(answer.headers.get("content-type")).toBe("application/json; charset=UTF-8");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(((await answer.json()) as ApiDescription).openapi).toBe("3.1.0");
    const etag = answer.headers.get("etag") ?? "";
    expect((await call("openapi.json", { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  test("serves a page that needs only its own style sheet", async () => {
    const answer = await call("docs");
    const html = await answer.text();
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'self';/);
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\/(?!lieudit\.example)/);
    expect(html.match(/\shref="([^#"][^"]*)"/g)).toEqual([
      ' href="/v1/docs.css"',
      ' href="/v1/openapi.json"',
    ]);
    for (const { operation } of OPERATIONS) expect(html).toContain(`<section id="${operation.operationId}">`);
    for (const [, target = ""] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${target}"`);
    const style = await call("docs.css");
    expect(style.headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect(await style.text()).not.toMatch(/url\(|@import/);
  });
});

/** Returns the violations of `schema` in `value`, for the part of JSON Schema that the description uses. */
function faults(schema: Schema, value: unknown, path = "body"): string[] {
  const named = API.components.schemas[schema.$ref?.split("/").at(-1) ?? ""];
  if (named !== undefined) return faults(named, value, path);
  if (schema.anyOf !== undefined) {
    const isOne = schema.anyOf.some((one) => faults(one, value, path).length === 0);
    return isOne ? [] : [`${path} matches no alternative`];
  }
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOfType(type, value)))
    return [`${path} is no ${types.join(" or ")}`];
  const found: string[] = [];
  if (schema.enum !== undefined && !schema.enum.includes(value as string))
    found.push(`${path} is none of the enum`);
  const number =
    typeof value === "string" && /^(?:int32|double)$/.test(schema.format ?? "") ? Number(value) : value;
  if (typeof number === "number") {
    if (number < (schema.minimum ?? -Infinity) || number > (schema.maximum ?? Infinity))
      found.push(`${path} is out of range`);
  } else if (typeof value === "string") {
    const length = [...value].length;
    if (length < (schema.minLength ?? 0) || length > (schema.maxLength ?? Infinity))
      found.push(`${path} has a wrong length`);
    if (schema.pattern !== undefined && value !== "" && !new RegExp(schema.pattern, "u").test(value)) {
      found.push(`${path} does not match`);
    }
  } else if (Array.isArray(value)) {
    if (value.length > (schema.maxItems ?? Infinity)) found.push(`${path} is too long`);
    for (const [index, entry] of value.entries())
      found.push(...faults(schema.items ?? {}, entry, `${path}[${index}]`));
  } else if (typeof value === "object" && value !== null) {
    for (const name of schema.required ?? [])
      if (!Object.hasOwn(value, name)) found.push(`${path} lacks ${name}`);
    for (const [name, entry] of Object.entries(value)) {
      const field = schema.properties?.[name];
      if (field !== undefined) found.push(...faults(field, entry, `${path}.${name}`));
      else if (schema.additionalProperties === false) found.push(`${path}.${name} is unknown`);
    }
  }
  return found;
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}

/** The description shows camelCase and says that snake_case means the same. */
function inCamelCase(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(inCamelCase);
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [camelCase(name), inCamelCase(value)]),
  );
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_sign, letter: string) => letter.toUpperCase());
}
