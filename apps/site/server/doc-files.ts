import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import {
  type DocGroup,
  type DocLanguage,
  docPath,
  TRY_FRAME_PATH,
} from "../app/shell/services/documentation.ts";
import { type PolicyFacts, tryFrameHeaders } from "./security-headers.ts";

const AN_HOUR = "public, max-age=3600";
const TEXT = "text/plain; charset=utf-8";
const MARKDOWN = "text/markdown; charset=utf-8";
const IMAGE_TYPES: Readonly<Record<string, string>> = { ".webp": "image/webp", ".png": "image/png" };
const SUMMARY =
  "A place kit, a places service over open data that speaks the REST protocol of Places API (New), and a French website of listings that uses both.";

interface DocFile {
  type: string;
  body: string | Buffer<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** Answers a request for a file of the documentation, or returns null for any other address. */
export type DocFiles = (request: Request) => Response | null;

/**
 * Creates the documentation for programs: each page as Markdown at `/docs/….md`, all of
 * the English ones in `/llms-full.txt`, their list in `/llms.txt`, and their pictures. Also the frame
 * that runs their examples.
 *
 * @param imageFolder with the pictures; it may be missing
 */
export function createDocFiles(
  docs: Readonly<Record<DocLanguage, readonly DocGroup[]>>,
  imageFolder: string,
  facts: Pick<PolicyFacts, "publicUrl" | "mapOrigins">,
): DocFiles {
  const pages = docs.en.flatMap((group) => group.pages);
  const files = new Map<string, DocFile>([
    ["/llms.txt", { type: TEXT, body: listForModels(docs.en, facts.publicUrl) }],
    ["/llms-full.txt", { type: TEXT, body: pages.map(({ markdown }) => markdown).join("\n\n") }],
    ...(["en", "fr"] as const).flatMap((language) =>
      docs[language]
        .flatMap((group) => group.pages)
        .map(
          ({ slug, markdown }) =>
            [`${docPath(slug, language)}.md`, { type: MARKDOWN, body: markdown }] as const,
        ),
    ),
    ...readImages(imageFolder),
    [
      TRY_FRAME_PATH,
      {
        type: "text/html; charset=utf-8",
        body: readFileSync(join(import.meta.dirname, "try-frame.html"), "utf8"),
        headers: tryFrameHeaders(facts),
      },
    ],
  ]);
  return (request) => {
    const file = files.get(new URL(request.url).pathname);
    if (file === undefined) return null;
    return new Response(request.method === "HEAD" ? null : file.body, {
      headers: { "content-type": file.type, "cache-control": AN_HOUR, ...file.headers },
    });
  };
}

function listForModels(docs: readonly DocGroup[], publicUrl: string): string {
  const groups = docs.map(({ heading, pages }) => {
    const rows = pages.map(
      ({ slug, title, description }) => `- [${title}](${publicUrl}${docPath(slug)}.md): ${description}`,
    );
    return `## ${heading}\n\n${rows.join("\n")}\n`;
  });
  return `# Lieudit\n\n> ${SUMMARY}\n\n${groups.join("\n")}`;
}

function readImages(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const type = IMAGE_TYPES[extname(name)];
    return type === undefined
      ? []
      : [[`/docs/images/${name}`, { type, body: readFileSync(join(folder, name)) }] as const];
  });
}
