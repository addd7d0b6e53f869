import { expect, test } from "vitest";
import { showNoticeOnce } from "./notice-once.ts";

const cookies = { isSecure: false };
const PAGE = "https://site.example/espace/annonces?agence=quai&fait=3";

/** Opens an address and returns the address that the page gets, with the cookie that it sets. */
async function open(address: string, cookie = "") {
  let seen = "";
  const response = await showNoticeOnce(
    new Request(address, { headers: { cookie } }),
    cookies,
    async (got) => {
      seen = got.url;
      return new Response("page");
    },
  );
  return { seen, cookie: response.headers.get("set-cookie") };
}

/** Sends a form and returns the cookie that its redirect sets. */
async function send(location: string) {
  const request = new Request("https://site.example/espace/annonces", { method: "POST", body: "a=1" });
  const redirected = async () => new Response(null, { status: 303, headers: { location } });
  return (await showNoticeOnce(request, cookies, redirected)).headers.get("set-cookie");
}

test("the page after a form gets its notice, and ends it", async () => {
  const cookie = await send("/espace/annonces?agence=quai&fait=3#liste");
  expect(cookie).toMatch(/^espace-fait=3; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax$/);
  expect(await open(PAGE, "espace=x; espace-fait=3")).toEqual({
    seen: PAGE,
    cookie: "espace-fait=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
  });
});

test.each(["", "espace-fait=", "espace-fait=publier"])("a reload with %j gets no notice", async (cookie) => {
  expect(await open(PAGE, cookie)).toEqual({
    seen: "https://site.example/espace/annonces?agence=quai",
    cookie: null,
  });
});

test("a form without a notice, and a page outside the desk, stay as they are", async () => {
  expect(await send("/espace/annonces/b001?erreur=quand")).toBeNull();
  const outside = "https://site.example/espaces?fait=3";
  expect(await open(outside)).toEqual({ seen: outside, cookie: null });
});
