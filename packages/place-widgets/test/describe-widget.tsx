import { act, type ReactElement, type Ref } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { fr } from "../src/text/fr.ts";
import { axeFaults } from "./axe-faults.ts";
import { WidgetPage } from "./widget-page.tsx";

/** What every widget takes. */
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
  /** What the server's HTML has to say without JavaScript. */
  says: readonly string[];
  /** The element that `ref` gives. */
  refIs: string;
}

/** What holds for each widget: server render and hydration, axe, props, right-to-left, narrow containers, unmounting. */
export function describeWidget(name: string, { widget, loading, says, refIs }: WidgetCase): void {
  describe(name, () => {
    let host: HTMLElement | null = null;
    afterEach(async () => {
      await cleanup();
      host?.remove();
      document.documentElement.dir = "";
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
      expect(await axeFaults(container, scheme)).toEqual([]);
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

    test.each(["ltr", "rtl"] as const)("nothing overflows a container of 180 px, %s", async (direction) => {
      document.documentElement.dir = direction;
      const { container } = await render(<WidgetPage text={fr}>{widget({})}</WidgetPage>);
      container.style.inlineSize = "180px";
      expect(container.scrollWidth).toBeLessThanOrEqual(180);
      container.style.inlineSize = "";
    });

    if (loading !== undefined) {
      test("axe finds nothing while it loads, and leaving then is silent", async () => {
        const { container, unmount } = await render(<WidgetPage>{loading()}</WidgetPage>);
        expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
        expect(await axeFaults(container, "light")).toEqual([]);
        await unmount();
        expect(container.innerHTML).toBe("");
      });
    }
  });
}
