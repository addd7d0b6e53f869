import type { ZonePoint } from "@lieudit/listing-model";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ZoneDrawing } from "./zone-drawing.tsx";

/** A map on which a pixel is a degree, with its middle at 50, 50. */
function Drawing({ onFinish }: { onFinish: (corners: readonly ZonePoint[]) => void }) {
  const [corners, setCorners] = useState<readonly ZonePoint[]>([]);
  return (
    <ZoneDrawing
      corners={corners}
      onChange={setCorners}
      onFinish={onFinish}
      onCancel={() => setCorners([])}
      toPosition={({ x, y }) => ({ latitude: y, longitude: x })}
      getCenter={() => ({ latitude: 50, longitude: 50 })}
    />
  );
}

function dispatch(sheet: Element, type: string, x: number, y: number): void {
  const { left, top } = sheet.getBoundingClientRect();
  const init = { clientX: left + x, clientY: top + y, pointerId: 1, bubbles: true, isPrimary: true };
  sheet.dispatchEvent(new PointerEvent(type, init));
}

async function drawn() {
  const onFinish = vi.fn<(corners: readonly ZonePoint[]) => void>();
  const { container } = await render(<Drawing onFinish={onFinish} />);
  const sheet = container.querySelector(".zone-sheet");
  if (sheet === null) throw new Error("There is nothing to draw on.");
  // Pointers of a test are not captured.
  sheet.setPointerCapture = () => {};
  return { onFinish, sheet };
}

test("a line drawn by hand becomes the corners of a zone", async () => {
  const { onFinish, sheet } = await drawn();
  dispatch(sheet, "pointerdown", 0, 0);
  for (let step = 1; step <= 20; step++) dispatch(sheet, "pointermove", step * 10, step % 2);
  for (let step = 1; step <= 20; step++) dispatch(sheet, "pointermove", 200, step * 10);
  dispatch(sheet, "pointerup", 200, 200);
  const [corners = []] = onFinish.mock.calls[0] ?? [];
  expect(corners.map(({ latitude, longitude }) => [longitude, latitude])).toEqual([
    [0, 0],
    [200, expect.any(Number)],
    [200, 200],
  ]);
});

test("points are placed in the middle by a button, and taps add to them", async () => {
  const { onFinish, sheet } = await drawn();
  const finish = page.getByRole("button", { name: "Terminer" });
  await page.getByRole("button", { name: "Placer un point au centre" }).click();
  await expect.element(page.getByRole("status")).toMatchTextContent(/il en faut au moins 3\.$/);
  dispatch(sheet, "pointerdown", 80, 10);
  dispatch(sheet, "pointerup", 80, 10);
  await expect.element(finish).toBeDisabled();
  dispatch(sheet, "pointerdown", 10, 90);
  dispatch(sheet, "pointerup", 10, 90);
  await finish.click();
  expect(onFinish).toHaveBeenCalledWith([
    { latitude: 50, longitude: 50 },
    { latitude: 10, longitude: 80 },
    { latitude: 90, longitude: 10 },
  ]);
});

test("the keyboard begins at the first button, and the last point can be removed", async () => {
  await drawn();
  const place = page.getByRole("button", { name: "Placer un point au centre" });
  await expect.element(place).toHaveFocus();
  await place.click();
  await page.getByRole("button", { name: "Retirer le dernier" }).click();
  await expect.element(page.getByRole("status")).toMatchTextContent(/^Tracez le contour/);
});
