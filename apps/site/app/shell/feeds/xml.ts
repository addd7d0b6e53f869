import { escapeMarkup } from "@lieudit/listing-model/text";

/** Escapes a text for XML, and omits characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
  const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
  return escapeMarkup(text.toWellFormed().replace(forbidden, ""));
}

/** An answer that caches may keep for an hour. */
export function xmlAnswer(xml: string, contentType = "application/xml"): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`, {
    headers: { "content-type": `${contentType}; charset=utf-8`, "cache-control": "public, max-age=3600" },
  });
}
