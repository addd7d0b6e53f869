import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BackToTop } from "./back-to-top.tsx";
import "../design/tokens.css";
import "../design/base.css";

const settled = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

async function show() {
  await render(
    <>
      <div id="haut" tabIndex={-1} />
      <div className="tall" ref={(element) => element?.style.setProperty("height", "5000px")} />
      <BackToTop />
    </>,
  );
  return document.querySelector(".back-to-top") as HTMLElement;
}

const isShown = (link: HTMLElement) => link.dataset.shown !== undefined;

/** Returns the visible state after fading. */
const seen = (link: HTMLElement) => {
  const { opacity, visibility } = getComputedStyle(link);
  return `${visibility} ${opacity}`;
};

beforeEach(() => scrollTo(0, 0));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("it is hidden until the page is scrolled 400 px, and shown beyond [S4-021] [S4-022] [S9-002]", async () => {
  const link = await show();
  expect(isShown(link)).toBe(false);
  expect(seen(link)).toBe("hidden 0");
  scrollTo(0, 400);
  await settled();
  expect(isShown(link)).toBe(false);
  expect(seen(link)).toBe("hidden 0");
  scrollTo(0, 401);
  await expect.poll(() => isShown(link)).toBe(true);
  await expect.poll(() => seen(link)).toBe("visible 1");
  scrollTo(0, 399);
  await expect.poll(() => isShown(link)).toBe(false);
  await expect.poll(() => seen(link)).toBe("hidden 0");
});

test("it is fixed 15 px from the right and the bottom, and fades over 500 ms [S2-008] [S2-009] [S9-003] [S9-005]", async () => {
  const link = await show();
  const { position, right, bottom } = getComputedStyle(link);
  expect(position).toBe("fixed");
  expect(right).toBe("15px");
  expect(bottom).toBe("15px");
  const fades = getFades(link);
  for (const top of [2000, 0]) {
    scrollTo(0, top);
    await expect.poll(() => seen(link)).toBe(top > 0 ? "visible 1" : "hidden 0");
    const box = link.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    expect([clientWidth - box.right, clientHeight - box.bottom]).toEqual([15, 15]);
  }
  // As it comes, and as it goes.
  expect(fades).toEqual([500, 500]);
});

/** How long each change of its opacity takes from now on, in ms. */
function getFades(link: HTMLElement): unknown[] {
  const fades: unknown[] = [];
  link.addEventListener("transitionrun", ({ propertyName }) => {
    if (propertyName !== "opacity") return;
    const running = link
      .getAnimations()
      .find((one) => one instanceof CSSTransition && one.transitionProperty === propertyName);
    fades.push(running?.effect?.getTiming().duration);
  });
  return fades;
}

test("a click scrolls to the top over 1200 ms, where the focus goes on [S4-023] [S9-004]", async () => {
  const link = await show();
  scrollTo(0, 3000);
  await expect.poll(() => isShown(link)).toBe(true);
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "performance"] });
  link.click();
  await vi.advanceTimersByTimeAsync(600);
  const halfWay = scrollY;
  expect(halfWay).toBeGreaterThan(0);
  expect(halfWay).toBeLessThan(3000);
  await vi.advanceTimersByTimeAsync(599);
  expect(document.activeElement?.id).not.toBe("haut");
  // To the millisecond: this is a frame's time too.
  await vi.advanceTimersByTimeAsync(1);
  expect(scrollY).toBe(0);
  expect(document.activeElement?.id).toBe("haut");
});

test("for readers who want less motion it goes at once", async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    real(query.includes("reduced-motion") ? "all" : query),
  );
  const link = await show();
  scrollTo(0, 3000);
  await expect.poll(() => isShown(link)).toBe(true);
  link.click();
  expect(scrollY).toBe(0);
});

test("the keyboard reaches it with a name, once it is shown", async () => {
  const link = await show();
  scrollTo(0, 3000);
  await expect.poll(() => isShown(link)).toBe(true);
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Haut de page" })).toHaveFocus();
});

test("it stands in a landmark, which is there as long as it is shown", async () => {
  const link = await show();
  const landmark = page.getByRole("navigation", { name: "Retour en haut de la page" });
  expect(landmark.elements()).toHaveLength(0);
  scrollTo(0, 3000);
  await expect.poll(() => isShown(link)).toBe(true);
  await expect.element(landmark.getByRole("link", { name: "Haut de page" })).toBeVisible();
});

test("it stands above a bar at the window's lower edge, and comes down when that is gone", async () => {
  const link = await show();
  const bar = document.createElement("div");
  bar.dataset.bottomBar = "";
  bar.style.cssText = "position: fixed; inset: auto 0 0; height: 90px";
  document.body.append(bar);
  scrollTo(0, 3000);
  await expect.poll(() => Math.round(innerHeight - link.getBoundingClientRect().bottom)).toBe(105);
  bar.remove();
  await expect.poll(() => Math.round(innerHeight - link.getBoundingClientRect().bottom)).toBe(15);
});
