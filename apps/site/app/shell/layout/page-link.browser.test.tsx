import { useState } from "react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FollowPageLinks, PageLink } from "./page-link.tsx";

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const ROUTES = [
  {
    path: "*",
    element: (
      <>
        <FollowPageLinks />
        <PageLink to="/lieux?ouvert=1" className="menu-item">
          <b>Ouverts</b> maintenant
        </PageLink>
        <a href="/modeles/poliris.zip">Modèle</a>
        <Here />
      </>
    ),
  },
];

/** Records the navigations left to the browser; the test page itself does not navigate. */
function watchDefaults(): string[] {
  const left: string[] = [];
  window.addEventListener("click", (event) => {
    if (event.defaultPrevented) return;
    const link = (event.target as Element).closest("a");
    if (link !== null) left.push(link.getAttribute("href") ?? "");
    event.preventDefault();
  });
  return left;
}

function Site() {
  const [router] = useState(() => createMemoryRouter(ROUTES, { initialEntries: ["/"] }));
  return <RouterProvider router={router} />;
}

test("a plain click and Enter lead to the page within the site; other clicks and links are the browser's", async () => {
  const left = watchDefaults();
  await render(<Site />);
  const link = page.getByRole("link", { name: "Ouverts maintenant" });
  expect(link.element().getAttribute("href")).toBe("/lieux?ouvert=1");
  await userEvent.click(link, { modifiers: ["Control"] });
  await page.getByRole("link", { name: "Modèle" }).click();
  expect(left).toEqual(["/lieux?ouvert=1", "/modeles/poliris.zip"]);
  await expect.element(page.getByText("/", { exact: true })).toBeVisible();
  await page.getByText("Ouverts").click();
  await expect.element(page.getByText("/lieux?ouvert=1")).toBeVisible();
  expect(left).toHaveLength(2);
});

test("the keyboard follows it too", async () => {
  const left = watchDefaults();
  await render(<Site />);
  (page.getByRole("link", { name: "Ouverts maintenant" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("/lieux?ouvert=1")).toBeVisible();
  expect(left).toEqual([]);
});
