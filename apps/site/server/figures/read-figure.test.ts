import { expect, test } from "vitest";
import { readFigure } from "./read-figure.ts";

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0" };
const read = (
  path: string,
  {
    method = "GET",
    status = 200,
    headers = {},
    answer = {},
  }: {
    method?: string;
    status?: number;
    headers?: Record<string, string>;
    answer?: Record<string, string>;
  } = {},
) =>
  readFigure(
    new Request(`http://site.example${path}`, { method, headers: { ...BROWSER, ...headers } }),
    new Response(null, { status, headers: answer }),
  );

test.each([
  ["/bien/maison-7k3mq9xw2c", "7k3mq9xw2c"],
  ["/vehicule/norvia-tempo-b001", "b001"],
  ["/bien/maison-7k3mq9xw2c.data?_routes=x", "7k3mq9xw2c"],
])("counts a view of %s", (path, id) => {
  expect(read(path)).toEqual({ kind: "view", subjects: [id] });
});

test.each([
  ["a robot", "/bien/maison-7k3mq9xw2c", { headers: { "user-agent": "ExampleBot/1.0" } }],
  ["a prefetch", "/bien/maison-7k3mq9xw2c", { headers: { "sec-purpose": "prefetch" } }],
  ["a person of the desk", "/bien/maison-7k3mq9xw2c", { headers: { cookie: "a=b; __Host-espace=x" } }],
  ["a missing listing", "/bien/maison-7k3mq9xw2c", { status: 404 }],
  ["a print sheet", "/bien/maison-7k3mq9xw2c/imprimer", {}],
  ["a list", "/immobilier", {}],
  ["a form that names nothing", "/visite/7k3mq9xw2c", { method: "POST", status: 303 }],
  ["an unknown kind", "/mesure", { method: "POST", status: 204, answer: { "x-figure": "page b001" } }],
])("does not count %s", (_name, path, options) => {
  expect(read(path, options)).toBeNull();
});

test.each(["contact", "selection"])("counts a %s that a page names", (kind) => {
  const answer = { "x-figure": `${kind} 7k3mq9xw2c,b001,../x` };
  expect(read("/visite/7k3mq9xw2c", { method: "POST", status: 303, answer })).toEqual({
    kind,
    subjects: ["7k3mq9xw2c", "b001"],
  });
});

test("counts a reading of visitors only", () => {
  const options = { method: "POST", status: 204, answer: { "x-figure": "reading b001" } };
  expect(read("/mesure", options)).toEqual({ kind: "reading", subjects: ["b001"] });
  expect(read("/mesure", { ...options, headers: { cookie: "espace=x" } })).toBeNull();
});
