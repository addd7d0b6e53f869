import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ListingPicture } from "./listing-picture.tsx";
import "../../shell/design/tokens.css";
import "../../shell/design/base.css";
import "./listings.css";

const pixel = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><path fill="${colour}" d="M0 0h3v2H0z"/></svg>`)}`;

const photo = {
  id: "p1",
  widthPx: 1200,
  heightPx: 800,
  alt: "Une maison de pêcheur",
  placeholder: pixel("teal"),
};

// Neither the server of the pictures nor the network is there.
const image = () => page.getByRole("img", { name: photo.alt });
const placeholder = () => document.querySelector(".listing-placeholder");
const drawn = () => getComputedStyle(image().element()).color;
const TRANSPARENT = "rgba(0, 0, 0, 0)";

afterEach(() => vi.restoreAllMocks());

test("the words of a picture are not drawn over its placeholder, and are there for who hears them", async () => {
  // Still on its way: no event has fired.
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
  await render(<ListingPicture photo={photo} sizes="100px" />);
  await expect.element(image()).toBeVisible();
  expect(drawn()).toBe(TRANSPARENT);
  expect(getComputedStyle(placeholder() as Element).display).not.toBe("none");
});

test("a picture that fails to load shows a sentence, without the placeholder below them", async () => {
  await render(<ListingPicture photo={photo} sizes="100px" />);
  image().element().removeAttribute("srcset");
  document.querySelector("source")?.remove();
  image().element().setAttribute("src", "data:image/png;base64,none");
  await expect.poll(drawn).not.toBe(TRANSPARENT);
  expect(getComputedStyle(placeholder() as Element).display).toBe("none");
  // One that comes after all covers what stood there.
  image().element().setAttribute("src", pixel("navy"));
  await expect.poll(drawn).toBe(TRANSPARENT);
});

test("a picture that failed before hydration shows it too", async () => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, "currentSrc", "get").mockReturnValue("http://site.example/img/p1");
  await render(<ListingPicture photo={photo} sizes="100px" />);
  expect(drawn()).not.toBe(TRANSPARENT);
});
