import type { ApiDescription, Operation, Parameter } from "./api-document.ts";
import type { Schema } from "./schema.ts";

/** Renders the description as an HTML page with a style sheet of this server, without scripts. */
export function renderDocsPage(api: ApiDescription): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const schemas = Object.entries(api.components.schemas);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(api.info.title)}</title>
<link rel="stylesheet" href="/v1/docs.css">
</head>
<body>
<header>
<h1>${escaped(api.info.title)}</h1>
<p>${escaped(api.info.description)}</p>
<p>A program reads the same in <a href="/v1/openapi.json">/v1/openapi.json</a> (OpenAPI ${escaped(api.openapi)}).</p>
</header>
<nav aria-label="Calls"><ul>
${operations
  .map(
    ({ path, method, operation }) =>
      `<li><a href="#${escaped(operation.operationId)}">${callText(method, path)}</a> ${escaped(operation.summary)}</li>`,
  )
  .join("\n")}
</ul></nav>
<main>
${operations.map((call) => operationHtml(call, api)).join("\n")}
<section>
<h2>Messages</h2>
${schemas
  .map(
    ([name, schema]) =>
      `<details id="schema-${escaped(name)}"><summary><h3>${escaped(name)}</h3></summary>${fieldsHtml(schema, name)}</details>`,
  )
  .join("\n")}
</section>
</main>
</body>
</html>
`;
}

interface Call {
  path: string;
  method: string;
  operation: Operation;
}

function operationHtml({ path, method, operation }: Call, api: ApiDescription): string {
  const body = operation.requestBody?.content["application/json"];
  const bodySchema = body && resolved(body.schema, api);
  const [server] = api.servers;
  return `<section id="${escaped(operation.operationId)}">
<h2>${callText(method, path)}</h2>
<p>${escaped(operation.summary)}${operation.description ? `. ${escaped(operation.description)}` : ""}.</p>
${parametersHtml(operation.parameters ?? [], operation.operationId)}
${bodySchema === undefined ? "" : `<h3>Body</h3>${fieldsHtml(bodySchema, `the body of ${operation.operationId}`)}`}
${body?.example === undefined ? "" : `<h3>Example</h3><pre tabindex="0" role="region" aria-label="Example of ${escaped(operation.operationId)}"><code>${escaped(curl(`${server?.url ?? ""}${path}`, operation, body.example))}</code></pre>`}
<h3>Answers</h3>
<dl>
${Object.entries(operation.responses)
  .map(
    ([status, { description, content }]) =>
      `<dt>${escaped(status)}</dt><dd>${escaped(description)}${contentText(content)}</dd>`,
  )
  .join("\n")}
</dl>
</section>`;
}

function curl(url: string, { parameters = [] }: Operation, example: unknown): string {
  const mask = parameters.find(({ name }) => name === "X-Goog-FieldMask");
  const header = /such as (\S+);/.exec(mask?.description ?? "")?.[1];
  return [
    `curl ${url} \\`,
    `  -H 'Content-Type: application/json' \\`,
    ...(header === undefined ? [] : [`  -H 'X-Goog-FieldMask: ${header}' \\`]),
    `  -d '${JSON.stringify(example)}'`,
  ].join("\n");
}

function parametersHtml(parameters: readonly Parameter[], of: string): string {
  if (parameters.length === 0) return "";
  return tableHtml(
    "Parameters",
    of,
    parameters.map(({ name, in: where, required, description, schema }) => [
      `<code>${escaped(name)}</code>${required ? " <em>required</em>" : ""}`,
      `${where}, ${typeText(schema)}`,
      escaped([description, limitsText(schema)].filter(Boolean).join(" ")),
    ]),
  );
}

function fieldsHtml(schema: Schema, of: string): string {
  const rows = fieldRows(schema, "");
  return rows.length === 0 ? `<p>${typeText(schema)}</p>` : tableHtml("Fields", of, rows);
}

/** Lists the fields of a message, each followed by its inner fields. */
function fieldRows({ properties = {}, required = [] }: Schema, path: string): string[][] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const inside = field.items ?? field;
    return [
      [
        `<code>${escaped(path + name).replaceAll(".", ".<wbr>")}</code>${required.includes(name) ? " <em>required</em>" : ""}`,
        typeText(field),
        escaped([field.description, limitsText(field)].filter(Boolean).join(" ")),
      ],
      ...fieldRows(inside, `${path}${name}${field.items === undefined ? "." : "[]."}`),
    ];
  });
}

/** Each table of the page has its own name. */
function tableHtml(caption: string, of: string, rows: readonly (readonly string[])[]): string {
  return `<div class="table" tabindex="0" role="region" aria-label="${caption} of ${escaped(of)}"><table><caption>${caption}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${rows.map(([name = "", type = "", meaning = ""]) => `<tr><th scope="row">${name}</th><td>${type}</td><td>${meaning}</td></tr>`).join("\n")}
</tbody></table></div>`;
}

/** Returns the type as HTML, with links to messages. */
function typeText(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = escaped(schema.$ref.split("/").at(-1) ?? "");
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeText).join(" ").trim();
  if (schema.items !== undefined) return `list of ${typeText(schema.items)}`;
  if (schema.enum !== undefined) {
    return (
      schema.enum
        // The unspecified value counts as unset, so it is not listed.
        .filter((value) => typeof value === "string" && value !== "" && !value.endsWith("_UNSPECIFIED"))
        .map((value) => `<code>${escaped(String(value))}</code>`)
        .join(" ")
    );
  }
  const types = [schema.type ?? "any"].flat().filter((type) => type !== "null");
  return escaped(types[0] ?? "any");
}

function limitsText({ minimum, maximum, minLength, maxLength, maxItems }: Schema): string {
  const parts = [
    minimum !== undefined && maximum !== undefined
      ? `${minimum} to ${maximum}.`
      : minimum !== undefined
        ? `At least ${minimum}.`
        : maximum !== undefined
          ? `At most ${maximum}.`
          : "",
    maxLength === undefined ? "" : `${minLength ?? 0} to ${maxLength} characters.`,
    maxItems === undefined ? "" : `At most ${maxItems}.`,
  ];
  return parts.filter((part) => part !== "").join(" ");
}

function contentText(content: Operation["responses"][string]["content"]): string {
  const schema = content?.["application/json"]?.schema;
  return schema?.$ref === undefined ? "" : ` ${typeText(schema)}`;
}

function resolved(schema: Schema, api: ApiDescription): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return (name === undefined ? undefined : api.components.schemas[name]) ?? schema;
}

function callText(method: string, path: string): string {
  return `<code>${method.toUpperCase()} ${escaped(path)}</code>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export const DOCS_STYLE = `:root { color-scheme: light dark; --line: light-dark(#d9dde3, #3a4149); --soft: light-dark(#f4f5f7, #20252b); }
html { background: light-dark(#ffffff, #16191d); color: light-dark(#1c2126, #e9edf1); }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; font: 1rem/1.55 system-ui, sans-serif; }
h1 { font-size: 2rem; line-height: 1.15; }
h2 { margin-top: 3rem; font-size: 1.25rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin-block: 1.5rem 0.5rem; }
nav ul { padding: 0; list-style: none; }
nav li { padding-block: 0.25rem; }
a { color: light-dark(#0b57d0, #8ab4f8); }
code { font-size: 0.875em; overflow-wrap: anywhere; }
pre { padding: 1rem; overflow-x: auto; background: var(--soft); border-radius: 8px; }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
caption { text-align: start; font-weight: 600; padding-block: 0.5rem; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
tbody th { font-weight: 400; width: 30%; min-width: 11rem; }
tbody th code { overflow-wrap: normal; }
td:nth-child(2) { width: 28%; }
td:nth-child(3) { min-width: 10rem; }
em { font-style: normal; font-size: 0.8125rem; color: light-dark(#8a3a00, #ffb77c); }
details { border-bottom: 1px solid var(--line); padding-block: 0.5rem; }
summary { cursor: pointer; }
summary h3 { display: inline; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem 0; }
`;
