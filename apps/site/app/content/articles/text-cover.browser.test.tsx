import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { TextCover } from "./text-cover.tsx";

const image = { src: "/articles/port.webp", alt: "Le port" };

test("offers the smaller copies of a picture, and nothing else if it has none", async () => {
  const page = await render(
    <TextCover text={{ slug: "port", image: { ...image, widths: [480, 720] } }} sizes="50vw" />,
  );
  const picture = page.getByAltText("Le port");
  expect(picture.element().getAttribute("srcset")).toBe(
    "/articles/port-480.webp 480w, /articles/port-720.webp 720w, /articles/port.webp 960w",
  );
  expect(picture.element().getAttribute("sizes")).toBe("50vw");
  await page.rerender(<TextCover text={{ slug: "port", image: { ...image, widths: [] } }} />);
  expect(picture.element().getAttribute("srcset")).toBeNull();
});
