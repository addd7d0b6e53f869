import { expect, test } from "vitest";
import { mayReadBody } from "./may-read-body.ts";

const TOKEN = "t".repeat(43);
const desk = { findSession: async (token: string) => (token === TOKEN ? ({} as never) : null) };

const FORM = { "content-type": "application/x-www-form-urlencoded", "content-length": "20000" };
const UPLOAD = { "content-type": "multipart/form-data; boundary=x", "content-length": "90000000" };
const mayRead = (path: string, headers: Record<string, string>) =>
  mayReadBody(
    new Request(`https://site.example${path}`, { method: "POST", headers, body: "a=1" }),
    { isSecure: false },
    desk,
  );

test.each([
  ["/contact", UPLOAD, true],
  ["/espaces", UPLOAD, true],
  ["/espace/connexion", FORM, true],
  ["/espace/lien/abc", FORM, true],
  ["/espace/cle", FORM, true],
  ["/espace/annonces/b001/enregistrer", FORM, true],
  ["/espace/annonces/b001/brouillon", FORM, true],
  ["/espace/annonces/b001/enregistrer", UPLOAD, false],
  ["/espace/annonces/b001/enregistrer", { ...FORM, "content-length": "400001" }, false],
  ["/espace/annonces/b001/enregistrer", { "content-type": FORM["content-type"] }, false],
  ["/espace/annonces/b001/photos", UPLOAD, false],
  ["/espace/livraisons", UPLOAD, false],
  ["/espace/textes/cgu", FORM, false],
  ["/espace.data", FORM, false],
])("without a session, the body of %s with %o is read: %s", async (path, headers, expected) => {
  expect(await mayRead(path, headers)).toBe(expected);
  expect(await mayRead(path, { ...headers, cookie: "espace=wrong" })).toBe(expected);
  expect(await mayRead(path, { ...headers, cookie: `espace=${TOKEN}` })).toBe(true);
});
