import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Slider, type SliderProps } from "./slider.tsx";
import "../design/tokens.css";
import "../design/base.css";
import "../ui/ui.css";
import "../../../test/pointer-rest.css";

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const slides: SliderProps["slides"] = ["Façade", "Salon", "Jardin"].map((alt) => ({
  id: alt,
  draw: (loading) => <img src={PIXEL} alt={alt} width={3} height={2} {...loading} />,
}));

/** The picture in front. */
const shown = () =>
  document.querySelector(".slide[data-current] img")?.getAttribute("alt") ?? "no picture is in front";

/** The pictures that a reader sees, once nothing fades any more. */
const seenSlides = () =>
  [...document.querySelectorAll(".slide")]
    .filter((slide) => getComputedStyle(slide).visibility === "visible")
    .map((slide) => [slide.querySelector("img")?.alt, getComputedStyle(slide).opacity]);

/** Lets time pass once React has done what was asked of it, and lets it do what follows. */
async function pass(ms: number): Promise<void> {
  await settled();
  await vi.advanceTimersByTimeAsync(ms);
  await settled();
}

/** React draws in tasks of its own, each of which may ask for another: on a busy machine frames alone come too early. */
async function settled(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Draws the slider where the pointer of an earlier test, of this file or another one, does not stand on it. */
async function show(props: Partial<SliderProps> = {}) {
  const rest = document.createElement("div");
  rest.className = "pointer-rest";
  document.body.append(rest);
  await userEvent.hover(rest);
  const screen = await render(<Slider label="Photos de la maison" slides={slides} {...props} />);
  rest.remove();
  return screen;
}

test("it plays by itself: one image after another every 4000 ms, and from the last to the first [S1-003] [S2-010] [S9-006] [S9-008]", async () => {
  await show();
  const seen = [shown()];
  await pass(3999);
  seen.push(shown());
  await pass(1);
  seen.push(shown());
  await pass(4000);
  seen.push(shown());
  await pass(4000);
  seen.push(shown());
  expect(document.querySelectorAll(".slide img")).toHaveLength(3);
  expect(seen).toEqual(["Façade", "Façade", "Salon", "Jardin", "Façade"]);
  expect(document.querySelectorAll(".slide[data-current]")).toHaveLength(1);
  expect(document.querySelectorAll(".slide[inert]")).toHaveLength(2);
  // Each look at what comes late would let the held time pass.
  vi.useRealTimers();
  await expect.poll(seenSlides).toEqual([["Façade", "1"]]);
});

test("it fades over 500 ms [S9-007]", async () => {
  await show();
  const fades: [picture: string | undefined, ms: unknown][] = [];
  document.querySelector(".slider")?.addEventListener("transitionrun", (event) => {
    const { target, propertyName } = event as TransitionEvent;
    const slide = target as HTMLElement;
    if (propertyName !== "opacity" || !slide.matches(".slide")) return;
    const running = slide
      .getAnimations()
      .find((one) => one instanceof CSSTransition && one.transitionProperty === propertyName);
    fades.push([slide.querySelector("img")?.alt, running?.effect?.getTiming().duration]);
  });
  await pass(4000);
  vi.useRealTimers();
  await expect.poll(seenSlides).toEqual([["Salon", "1"]]);
  expect(fades.toSorted()).toEqual([
    ["Façade", 500],
    ["Salon", 500],
  ]);
});

describe("it stops", () => {
  test("with the pause button, which is the first stop of the keyboard, and goes on with play", async () => {
    await show();
    await userEvent.tab();
    const button = document.activeElement as HTMLElement;
    expect(button.getAttribute("aria-label")).toBe("Arrêter le défilement");
    await userEvent.keyboard("{Enter}");
    await pass(20_000);
    expect(shown()).toBe("Façade");
    expect(button.getAttribute("aria-label")).toBe("Lancer le défilement");
    await userEvent.keyboard("{Enter}");
    await pass(4000);
    expect(shown()).toBe("Salon");
  });

  test("while the focus is on it", async () => {
    await show();
    await userEvent.tab();
    await pass(20_000);
    expect(shown()).toBe("Façade");
    (document.activeElement as HTMLElement).blur();
    await pass(4000);
    expect(shown()).toBe("Salon");
  });

  test("while the pointer is on it", async () => {
    await show();
    const slider = document.querySelector(".slider") as HTMLElement;
    await userEvent.hover(slider);
    await pass(20_000);
    expect(shown()).toBe("Façade");
    await userEvent.unhover(slider);
    await pass(4000);
    expect(shown()).toBe("Salon");
  });

  test("in a hidden tab", async () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await show();
    await pass(20_000);
    expect(shown()).toBe("Façade");
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(4000);
    expect(shown()).toBe("Salon");
  });

  test("for readers who want less motion, unless they press play", async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      real(query.includes("reduced-motion") ? "all" : query),
    );
    await show();
    await pass(20_000);
    expect(shown()).toBe("Façade");
    await page.getByRole("button", { name: "Lancer le défilement" }).click();
    await pass(4000);
    expect(shown()).toBe("Salon");
  });

  test("where the page wants no autoplay", async () => {
    await show({ isAutoplayed: false });
    await pass(20_000);
    expect(shown()).toBe("Façade");
    expect(page.getByRole("button", { name: "Lancer le défilement" }).elements()).toEqual([]);
  });
});

test("a dot leads to its slide", async () => {
  await show({ hasDots: true });
  // The page that shows dots makes them visible.
  for (const dot of document.querySelectorAll<HTMLElement>(".slider-dot")) dot.style.display = "block";
  await page.getByRole("button", { name: "Image 3" }).click();
  expect(shown()).toBe("Jardin");
  expect(document.querySelector(".slider-dot[aria-current]")?.getAttribute("aria-label")).toBe("Image 3");
});

test("next and previous go round, and a screen reader hears the slide once nothing moves by itself", async () => {
  await show({ isAutoplayed: false });
  await page.getByRole("button", { name: "Image précédente" }).click();
  expect(shown()).toBe("Jardin");
  await page.getByRole("button", { name: "Image suivante" }).click();
  expect(shown()).toBe("Façade");
  expect(document.querySelector(".slider-slides")?.getAttribute("aria-live")).toBe("polite");
});

test("the first picture is asked for first, and one that is far away not yet", async () => {
  const many = Array.from(
    { length: 5 },
    (_, at) => ({ ...slides[0], id: String(at) }) as (typeof slides)[number],
  );
  await show({ slides: many });
  const images = [...document.querySelectorAll<HTMLImageElement>(".slide img")];
  expect(images.map(({ loading }) => loading)).toEqual(["eager", "lazy", "lazy", "lazy", "lazy"]);
  expect(images.map(({ fetchPriority }) => fetchPriority)[0]).toBe("high");
  const isLaidOut = images.map((image) => image.getClientRects().length > 0);
  expect(isLaidOut).toEqual([true, true, false, false, true]);
});

test("one picture alone has no controls", async () => {
  await show({ slides: slides.slice(0, 1) });
  await pass(20_000);
  expect(shown()).toBe("Façade");
  expect(document.querySelectorAll("button")).toHaveLength(0);
});

test("a checker of accessibility finds nothing, playing and stopped", async () => {
  await show();
  expect(await violations()).toEqual([]);
  await page.getByRole("button", { name: "Arrêter le défilement" }).click();
  expect(await violations()).toEqual([]);
});

async function violations(): Promise<string[]> {
  // Its own timers must run.
  vi.useRealTimers();
  const { violations: found } = await axe.run(document.querySelector(".slider") as HTMLElement);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
