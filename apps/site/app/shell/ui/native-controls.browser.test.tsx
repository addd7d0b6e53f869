import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../design/tokens.css";
import "../design/base.css";
import "./ui.css";
import "./native-controls.css";

test("a choice has its words on the line of the fields beside it, and what stands in an empty field can be read", async () => {
  const { container } = await render(
    <div className="field">
      <input className="control" placeholder="Sans limite" />
      <select className="control">
        <option>Toutes</option>
      </select>
      <p className="secondary">Toutes</p>
    </div>,
  );
  const getStyle = (part: string, pseudo?: string) =>
    getComputedStyle(container.querySelector(part) as HTMLElement, pseudo);
  // The browser's own look adds a margin within.
  expect(getStyle("select").appearance).toBe("none");
  expect(getStyle("select").paddingInlineStart).toBe(getStyle("input").paddingInlineStart);
  expect(getStyle("input", "::placeholder").color).toBe(getStyle("p").color);
});
