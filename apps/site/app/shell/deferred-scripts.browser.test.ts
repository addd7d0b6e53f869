import { expect, onTestFinished, test } from "vitest";
import { deferScripts } from "./deferred-scripts.ts";

/** Opens a page with a deferred script in a frame, and returns its window before it has loaded. */
function openPage(): Window & typeof globalThis {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const view = frame.contentWindow as Window & typeof globalThis;
  view.document.write(
    deferScripts(
      '<!DOCTYPE html><html><head></head><body><script nonce="a" type="module"></script></body></html>',
      "a",
    ),
  );
  return view;
}

const countWaiting = ({ document }: Window) => document.querySelectorAll("script[data-files]").length;

test("a pointer at rest, which browsers report as moved by nothing, starts no scripts", () => {
  const page = openPage();
  page.dispatchEvent(new PointerEvent("pointermove"));
  expect(countWaiting(page)).toBe(1);
  page.dispatchEvent(new PointerEvent("pointermove", { movementY: -1 }));
  expect(countWaiting(page)).toBe(0);
});

test.each(["pointerdown", "keydown", "focusin"])(
  "%s starts the scripts before the page has loaded",
  (type) => {
    const page = openPage();
    expect(countWaiting(page)).toBe(1);
    page.dispatchEvent(new Event(type));
    expect(countWaiting(page)).toBe(0);
  },
);
