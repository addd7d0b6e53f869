import { act, type ReactElement, type Ref } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { ar } from "../src/text/ar.ts";
import { fr } from "../src/text/fr.ts";
import { findAxeFaults } from "./axe-faults.ts";
import { WidgetPage } from "./widget-page.tsx";

/** Props of every widget. */
interface CommonProps {
  className?: string;
  "data-note"?: string;
  ref?: Ref<never>;
}

export interface WidgetCase {
  /** The widget with data, given `props` besides. */
  widget: (props: CommonProps) => ReactElement;
  /** The widget while its request is under way, where it has one. */
  loading?: () => ReactElement;
  /** Texts that the server's HTML must contain without JavaScript. */
  says: readonly string[];
  /** The element that `ref` gives. */
  refIs: string;
}

/** Tests common to all widgets: server render and hydration, axe, props, right-to-left, narrow containers, unmounting. */
export function describeWidget(name: string, { widget, loading, says, refIs }: WidgetCase): void {
  describe(name, () => {
    let host: HTMLElement | null = null;
    afterEach(async () => {
      await cleanup();
      host?.remove();
      document.documentElement.dir = "";
      document.documentElement.style.fontSize = "";
    });

    test("the server's HTML says everything and needs no style attribute", () => {
      const html = renderToString(<WidgetPage>{widget({})}</WidgetPage>);
      const page = new DOMParser().parseFromString(html, "text/html");
      const inputs = [...page.querySelectorAll("input")].map((input) => `${input.name} ${input.value}`);
      const content = `${page.body.textContent} ${inputs.join(" ")}`;
      for (const words of says) expect(content).toContain(words);
      expect(page.querySelector("[style]")).toBeNull();
    });

    test("the server's HTML is hydrated without a difference", async () => {
      host = document.body.appendChild(document.createElement("div"));
      const page = <WidgetPage>{widget({})}</WidgetPage>;
      host.innerHTML = renderToString(page);
      const heightBefore = host.getBoundingClientRect().height;
      const differences: unknown[] = [];
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
      const root = await act(async () =>
        hydrateRoot(host as HTMLElement, page, { onRecoverableError: (error) => differences.push(error) }),
      );
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
      expect(differences).toEqual([]);
      expect(host.getBoundingClientRect().height).toBe(heightBefore);
      root.unmount();
      await vi.waitFor(() => expect(host?.innerHTML).toBe(""));
    });

    test.each(["light", "dark"] as const)("axe finds nothing in %s", async (scheme) => {
      const { container } = await render(<WidgetPage>{widget({})}</WidgetPage>);
      expect(await findAxeFaults(container, scheme)).toEqual([]);
    });

    test("ref, className and other attributes are passed on", async () => {
      let element: Element | null = null;
      const ref = (given: Element | null) => {
        element ??= given;
      };
      const { container } = await render(
        <WidgetPage>{widget({ ref, className: "host-class", "data-note": "host" })}</WidgetPage>,
      );
      expect(container.querySelector(".host-class.gmp-widget")).not.toBeNull();
      expect(container.querySelector("[data-note=host]")).not.toBeNull();
      expect((element as Element | null)?.matches(refIs)).toBe(true);
    });

    test.each([
      { width: 180, size: "100%", text: fr },
      { width: 180, size: "100%", text: ar },
      { width: 320, size: "200%", text: fr },
      { width: 320, size: "200%", text: ar },
    ])(
      "nothing overflows or is cut off in $text.language, $width px wide, with text of $size",
      async ({ width, size, text }) => {
        const { container } = await render(<WidgetPage text={text}>{widget({})}</WidgetPage>);
        document.documentElement.style.fontSize = size;
        container.style.inlineSize = `${width}px`;
        for (const details of container.querySelectorAll("details")) details.open = true;
        for (const panel of container.querySelectorAll(".gmp-panel[hidden]")) panel.removeAttribute("hidden");
        expect(container.scrollWidth).toBeLessThanOrEqual(width);
        expect(cutOffTexts(container)).toEqual([]);
      },
    );

    if (loading !== undefined) {
      test("axe finds nothing while it loads, and leaving then is silent", async () => {
        const { container, unmount } = await render(<WidgetPage>{loading()}</WidgetPage>);
        expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
        expect(await findAxeFaults(container, "light")).toEqual([]);
        await unmount();
        expect(container.innerHTML).toBe("");
      });
    }
  });
}

/** Texts that reach over the edge of a box that hides what overflows, other than those that end in an ellipsis there. */
function cutOffTexts(container: Element): string[] {
  return [...container.querySelectorAll("*")].flatMap((element) => {
    const { overflowX, textOverflow, display } = getComputedStyle(element);
    const hides = overflowX === "hidden" && textOverflow !== "ellipsis" && display !== "inline";
    if (!hides || element.clientWidth <= 1) return [];
    // The lines of facts begin outside on purpose: only their texts have to lie inside.
    const isCut = element.matches(".gmp-facts")
      ? [...element.querySelectorAll(".gmp-facts-line *")].some((text) => reachesOver(text, element))
      : element.scrollWidth > element.clientWidth + 1;
    return isCut ? [`${element.className}: ${element.textContent}`] : [];
  });
}

function reachesOver(text: Element, box: Element): boolean {
  if (text.children.length > 0 || text.matches(".gmp-only-read")) return false;
  const inner = text.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  return getComputedStyle(text).direction === "rtl"
    ? inner.left < outer.left - 1
    : inner.right > outer.right + 1;
}
