import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";

const ROOT = join(import.meta.dirname, "..");
const run = promisify(execFile);

const readText = (file: string) => readFileSync(join(ROOT, file), "utf8");
const settings = new Set(
  [...readText("docs/settings.md").matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(([, name = ""]) => name),
);

const parseManifests = (text: string) =>
  parseAllDocuments(text).map((document) => document.toJS() as Manifest);

interface Manifest {
  apiVersion: string;
  kind: string;
  data?: Record<string, string>;
}

test("the file for Docker Compose has no error, and only known settings", async () => {
  const text = readText("deploy/compose.yaml");
  expect(await lintCompose(text)).toBe("");
  const { services } = parse(text, { merge: true }) as {
    services: Record<"site" | "commands", { environment: Record<string, string> }>;
  };
  expect(Object.keys(services.site.environment).filter((name) => !settings.has(name))).toEqual([]);
  expect(services.commands.environment).toEqual(services.site.environment);
  expect(await lintCompose(text.replace("healthcheck:", "healthchek:"))).toContain(
    "must NOT have additional properties",
  );
});

/** Returns the errors of a file for Docker Compose; its warnings are of taste. */
function lintCompose(text: string): Promise<string> {
  return withFile("compose.yaml", text, (path) => [
    join(ROOT, "node_modules", "dclint", "bin", "dclint.cjs"),
    "--quiet",
    path,
  ]);
}

/** Lets the compiler compare manifests with the types of Kubernetes, which know every field; returns what it says. */
function compileManifests(manifests: readonly Manifest[]): Promise<string> {
  const lines = manifests.flatMap((manifest, at) => {
    const { apiVersion, kind } = manifest;
    return [
      `import type { I${kind} as T${at} } from "kubernetes-models/${apiVersion}/${kind}";`,
      `export const m${at}: T${at} = ${JSON.stringify(manifest)};`,
    ];
  });
  return withFile("manifests.ts", lines.join("\n"), (path) => [
    join(ROOT, "node_modules", "typescript", "bin", "tsc"),
    ...["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--ignoreConfig", path],
  ]);
}

/** Runs a Node program on a file with this text, which sees the packages, and returns what it prints. */
async function withFile(name: string, text: string, getArgs: (path: string) => string[]): Promise<string> {
  mkdirSync(join(ROOT, ".lieudit"), { recursive: true });
  const folder = mkdtempSync(join(ROOT, ".lieudit", "deploy-"));
  const path = join(folder, name);
  try {
    writeFileSync(path, text);
    const { stdout } = await run(process.execPath, getArgs(path));
    return stdout.trim();
  } catch (error) {
    // A program that finds something ends with an error code.
    return (error as { stdout: string }).stdout.trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("the manifests of Kubernetes have the fields of their kinds, and only known settings", async () => {
  const text = readText("deploy/kubernetes.yaml");
  expect(await compileManifests(parseManifests(text))).toBe("");
  const settingsOfAll = parseManifests(text).flatMap(({ data = {} }) => Object.keys(data));
  expect(settingsOfAll.filter((name) => !settings.has(name))).toEqual([]);
  const broken = text.replace("runAsNonRoot", "runAsNonRoott");
  expect(await compileManifests(parseManifests(broken))).toContain("runAsNonRoott");
});

test("the image runs the server with known settings, and its files exist", () => {
  const image = readText("deploy/Dockerfile");
  const [, variables = ""] = /^ENV (.*)$/m.exec(image) ?? [];
  const names = variables.split(" ").map((each) => each.split("=")[0] ?? "");
  expect(names.filter((name) => !settings.has(name))).toEqual(["NODE_ENV"]);
  const [, command = "[]"] = /^CMD (.*)$/m.exec(image) ?? [];
  const [program, file = ""] = JSON.parse(command) as string[];
  expect(program).toBe("node");
  expect(readText(file)).not.toBe("");
});
