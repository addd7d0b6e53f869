import { expect, test } from "vitest";
import { deleteUnacceptedCookies } from "./category-cookies.ts";
import { decide, decideAll } from "./consent-record.ts";

const SETTINGS = { path: "/", isSecure: false, consentLife: { JOUR: 365 } };

test("deletes the cookie of a category when its consent is withdrawn", () => {
  expect(deleteUnacceptedCookies(decide(decideAll(true), "selection_vehicles", false), SETTINGS)).toEqual([
    "selection_vehicules=; Max-Age=0; Path=/; SameSite=Lax",
    "vehicules_masques=; Max-Age=0; Path=/; SameSite=Lax",
  ]);
  expect(
    deleteUnacceptedCookies(decide(decideAll(true), "i18n", false), { ...SETTINGS, isSecure: true }),
  ).toEqual(["langue_lieux=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure"]);
});

test("deletes nothing while every category is accepted", () => {
  expect(deleteUnacceptedCookies(decideAll(true), SETTINGS)).toEqual([]);
});
