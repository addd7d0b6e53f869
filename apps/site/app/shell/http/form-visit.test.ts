import { expect, test } from "vitest";
import { formVisit, readVisit } from "./form-visit.ts";

const asked = (cookie = "") => new Request("http://localhost/contact", { headers: { cookie } });

test("a visit begins with a cookie for all forms of the site, that no script reads and nobody keeps", () => {
  // COOKIE_PATH is of what visitors choose.
  const { id, headers } = formVisit(asked(), { path: "/annonces", isSecure: true } as { isSecure: boolean });
  expect(headers.get("set-cookie")).toBe(`__Host-visite=${id}; Path=/; HttpOnly; SameSite=Lax; Secure`);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(readVisit(asked(`a=1; __Host-visite=${id}`), { isSecure: true })).toBe(id);
  expect(readVisit(asked(`a=1; visite=${id}`), { isSecure: false })).toBe(id);
  // Another host of the domain may have set the name without the prefix.
  expect(readVisit(asked(`visite=${id}`), { isSecure: true })).toBeUndefined();
});

test("a known visit goes on, and an unknown one begins one", () => {
  const { id } = formVisit(asked(), { isSecure: false });
  const next = formVisit(asked(`visite=${id}`), { isSecure: false });
  expect([next.id, next.headers.has("set-cookie")]).toEqual([id, false]);
  expect(formVisit(asked("visite=x"), { isSecure: false }).headers.has("set-cookie")).toBe(true);
});
