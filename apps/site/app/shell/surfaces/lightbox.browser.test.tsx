import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { LightboxPicture } from "./lightbox-view.tsx";
import { useLightbox } from "./use-lightbox.tsx";
import "../design/tokens.css";
import "../design/base.css";
import "../ui/ui.css";

const NAMES = ["Façade", "Salon", "Cuisine", "Chambre", "Jardin", "Garage", "Cave", "Grenier", "Plan"];

const pictures: LightboxPicture[] = NAMES.map((alt, at) => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="hsl(${at * 40} 50% 50%)"/></svg>`,
  )}`,
  alt,
  width: 600,
  height: 400,
}));

function Gallery({ shown = pictures }: { shown?: readonly LightboxPicture[] }) {
  const { open, lightbox } = useLightbox(shown);
  return (
    <>
      {shown.map(({ alt }, at) => (
        <button type="button" key={alt} onClick={() => open(at)}>
          {alt}
        </button>
      ))}
      {lightbox}
    </>
  );
}

const dialog = () => page.getByRole("dialog");
/** The pictures of the lightbox that stand within the window. */
const inSight = () =>
  [...document.querySelectorAll<HTMLImageElement>(".yarl__slide img")]
    .filter((image) => {
      const { left, right, width } = image.getBoundingClientRect();
      return width > 0 && right > 0 && left < innerWidth;
    })
    .map(({ alt }) => alt);
/** The picture in front. */
const front = () =>
  document.querySelector(".yarl__slide_current img")?.getAttribute("alt") ?? "no picture is in front";

async function openAt(name: string) {
  await page.getByRole("button", { name, exact: true }).click();
  await expect.element(dialog()).toBeVisible();
  await expect.poll(front).toBe(name);
}

afterEach(() => {
  vi.useRealTimers();
});

test("a picture opens in the lightbox, the chosen one in front, with its number [S1-004] [S2-011]", async () => {
  await render(<Gallery />);
  await openAt("Cuisine");
  expect(front()).toBe("Cuisine");
  await expect.poll(inSight).toEqual(["Cuisine"]);
  await expect.element(dialog().getByText("3 / 9")).toBeVisible();
  await expect.poll(visibleCaptions).toEqual(["Cuisine"]);
});

/** Captions of the slides in view. */
function visibleCaptions(): (string | null)[] {
  return [...document.querySelectorAll(".yarl__slide_current .lightbox-caption")].map(
    (caption) => caption.textContent,
  );
}

test("a strip of small pictures leads to any of them, where the window has room for it", async () => {
  await page.viewport(1280, 800);
  await render(<Gallery />);
  await openAt("Cuisine");
  const strip = page.getByRole("navigation", { name: "Miniatures" });
  await expect
    .element(strip.getByRole("button", { name: "3 sur 9" }))
    .toHaveAttribute("aria-current", "true");
  await strip.getByRole("button", { name: "5 sur 9" }).click();
  await expect.poll(front).toBe("Jardin");
  await page.viewport(375, 740);
  await expect.poll(() => strip.elements().length).toBe(0);
});

test("nothing of the page is seen behind a picture", async () => {
  await render(<Gallery />);
  await openAt("Salon");
  const ground = getComputedStyle(document.querySelector(".yarl__container") as HTMLElement).backgroundColor;
  expect(ground).toMatch(/^oklch\([^/]+\)$/);
});

test("three pictures on either side are loaded [S9-011]", async () => {
  await render(<Gallery />);
  await openAt("Jardin");
  await expect
    .poll(() => [...document.querySelectorAll(".yarl__slide img")].map((image) => image.getAttribute("alt")))
    .toEqual(["Salon", "Cuisine", "Chambre", "Jardin", "Garage", "Cave", "Grenier"]);
});

test("after the last picture comes the first, and the other way round [S9-012]", async () => {
  await render(<Gallery />);
  await openAt("Plan");
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(front).toBe("Façade");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(front).toBe("Plan");
});

test("Left, Right, Up, Down, PageUp and PageDown lead from picture to picture, and so does a click on it", async () => {
  await render(<Gallery />);
  await openAt("Façade");
  for (const [key, name] of [
    ["ArrowDown", "Salon"],
    ["PageDown", "Cuisine"],
    ["ArrowRight", "Chambre"],
    ["ArrowUp", "Cuisine"],
    ["PageUp", "Salon"],
    ["ArrowLeft", "Façade"],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(front).toBe(name);
  }
  await page.elementLocator(document.querySelector(".yarl__slide_current img") as HTMLElement).click();
  await expect.poll(front).toBe("Salon");
});

test("it opens and closes over 250 ms, and the focus comes back to what opened it [S9-009] [S9-010]", async () => {
  await render(<Gallery />);
  await openAt("Salon");
  const portal = document.querySelector(".yarl__portal") as HTMLElement;
  expect(getComputedStyle(portal).transitionDuration).toBe("0.25s");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => document.querySelector(".yarl__portal_open")).toBeNull();
  await vi.advanceTimersByTimeAsync(249);
  expect(document.querySelector(".yarl__portal")).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(() => document.querySelector(".yarl__portal")).toBeNull();
  await expect.element(page.getByRole("button", { name: "Salon", exact: true })).toHaveFocus();
});

test("it says when a picture cannot be loaded [S2-012] [S8-012]", async () => {
  await render(<Gallery shown={[{ src: "data:image/png;base64,broken", alt: "Façade" }]} />);
  await page.getByRole("button", { name: "Façade" }).click();
  const failure = dialog().getByText("The requested content cannot be loaded. Please try again later.");
  await expect.element(failure).toBeVisible();
  expect(failure.element().getAttribute("lang")).toBe("en");
});

test("a checker of accessibility finds nothing in it", async () => {
  await render(<Gallery />);
  await openAt("Salon");
  const faults = async () => {
    const { violations } = await axe.run(dialog().element() as HTMLElement);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  };
  // While it still fades in, its texts are pale.
  await expect.poll(faults).toEqual([]);
});

describe("the way back", () => {
  /** All ways that were gone, and what the router of the page heard of them. */
  const gone: unknown[] = [];
  const heard: unknown[] = [];
  const first = (event: PopStateEvent) => {
    gone.push(event.state);
    window.handleBackStep?.(event);
  };
  const hear = ({ state }: PopStateEvent) => heard.push(state);
  const isClosed = () => expect.poll(() => document.querySelector(".yarl__portal")).toBeNull();

  beforeEach(() => {
    gone.length = 0;
    heard.length = 0;
    history.pushState({ idx: 7, key: "page" }, "");
    // As the starter of a page does, before its router.
    window.addEventListener("popstate", first);
    window.addEventListener("popstate", hear);
  });
  afterEach(() => {
    window.removeEventListener("popstate", first);
    window.removeEventListener("popstate", hear);
  });

  test("closes it, and the page stays where it is", async () => {
    await render(<Gallery />);
    await openAt("Salon");
    expect(history.state).toEqual({ idx: 7, key: "page", overPage: true });
    history.back();
    await isClosed();
    expect(history.state).toEqual({ idx: 7, key: "page" });
    expect(heard).toEqual([]);
    await expect.element(page.getByRole("button", { name: "Salon", exact: true })).toHaveFocus();
  });

  test("leads to the page before once it was closed otherwise", async () => {
    history.pushState({ idx: 8, key: "listing" }, "");
    await render(<Gallery />);
    await openAt("Salon");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => history.state).toEqual({ idx: 8, key: "listing" });
    expect(heard).toEqual([]);
    history.back();
    await expect.poll(() => heard).toEqual([{ idx: 7, key: "page" }]);
  });

  test("and forward again shows nothing that is closed", async () => {
    await render(<Gallery />);
    await openAt("Salon");
    history.back();
    await isClosed();
    history.forward();
    await expect
      .poll(() => gone)
      .toEqual([
        { idx: 7, key: "page" },
        { idx: 7, key: "page", overPage: true },
        { idx: 7, key: "page" },
      ]);
    expect(history.state).toEqual({ idx: 7, key: "page" });
    expect(heard).toEqual([]);
  });

  test("is one step only on a page that was loaded again while it was open", async () => {
    history.pushState({ idx: 7, key: "page", overPage: true }, "");
    await render(<Gallery />);
    await expect.poll(() => history.state).toEqual({ idx: 7, key: "page" });
    expect(dialog().elements()).toEqual([]);
  });
});
