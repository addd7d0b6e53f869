import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { axeViolations } from "../../../test/axe-violations.ts";
import { UploadList } from "./upload-list.tsx";
import "../../shell/design/tokens.css";
import "../../shell/design/base.css";
import "../../shell/ui/ui.css";

const LIMITS = { count: 3, bytes: 1_000_000, totalBytes: 2_000_000 };

const field = () => page.getByLabelText("Photos", { exact: true });
const chosen = () =>
  new FormData(document.querySelector("form") as HTMLFormElement).getAll("photos") as File[];

/** A picture of 40 by 600 px. */
async function aPicture(name: string, type = "image/png"): Promise<File> {
  const canvas = new OffscreenCanvas(40, 600);
  canvas.getContext("2d")?.fillRect(0, 0, 40, 600);
  return new File([await canvas.convertToBlob({ type: "image/png" })], name, { type, lastModified: 1 });
}

const made: string[] = [];
const given: string[] = [];
beforeEach(() => {
  made.length = 0;
  given.length = 0;
  const [make, give] = [URL.createObjectURL, URL.revokeObjectURL];
  vi.spyOn(URL, "createObjectURL").mockImplementation((source) => {
    const url = make.call(URL, source);
    made.push(url);
    return url;
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((url) => {
    given.push(url);
    give.call(URL, url);
  });
});
afterEach(() => vi.restoreAllMocks());

test("a chosen picture is shown, at most as high as its parent's data attribute says [S2-021] [S2-022]", async () => {
  const screen = await render(
    <form>
      <UploadList label="Photos" name="photos" limits={LIMITS} />
    </form>,
  );
  const picture = () => screen.container.querySelector("img");
  expect(picture()).toBeNull();
  choose(await aPicture("salon.png"));
  await expect.poll(() => picture()?.naturalHeight).toBe(600);
  expect(picture()?.parentElement?.dataset.previewMaxHeight).toBe("96");
  expect(picture()?.getBoundingClientRect().height).toBe(96);
  // It is the attribute that counts, not its author.
  picture()?.parentElement?.setAttribute("data-preview-max-height", "90");
  choose(await aPicture("cuisine.png"));
  await expect.poll(() => picture()?.getBoundingClientRect().height).toBe(90);
  await screen.unmount();
  expect(given.toSorted()).toEqual(made.toSorted());
});

test("a picture that the browser cannot draw is listed by name, another file is rejected", async () => {
  const screen = await render(
    <form>
      <UploadList label="Photos" name="photos" limits={LIMITS} />
    </form>,
  );
  await userEvent.upload(field(), new File(["x"], "IMG_1.HEIC", { type: "image/heic" }));
  await expect.element(page.getByText("IMG_1.HEIC", { exact: false })).toBeVisible();
  await expect.poll(() => screen.container.querySelector("img")).toBeNull();
  await userEvent.upload(field(), new File(["<svg/>"], "plan.svg", { type: "image/svg+xml" }));
  await expect.element(page.getByText("ce n’est pas une photo", { exact: false })).toBeVisible();
  expect(chosen().map(({ name }) => name)).toEqual(["IMG_1.HEIC"]);
});

test("each choice adds photos, each can be taken out, and the form has what is listed", async () => {
  const screen = await render(
    <form>
      <UploadList label="Photos" name="photos" limits={LIMITS} />
    </form>,
  );
  choose(await aPicture("a.png"), await aPicture("b.png"));
  choose(await aPicture("b.png"), await aPicture("c.png"), await aPicture("d.png"));
  await expect.element(page.getByText(/^3.photos sur 3$/)).toBeVisible();
  await expect.element(page.getByText(/d\.png.*3.photos au plus/)).toBeVisible();
  expect(chosen().map(({ name }) => name)).toEqual(["a.png", "b.png", "c.png"]);
  expect(await axeViolations(screen.container)).toEqual([]);
  await page.getByRole("button", { name: "Retirer b.png" }).click();
  expect(chosen().map(({ name }) => name)).toEqual(["a.png", "c.png"]);
  await expect.element(page.getByRole("button", { name: "Retirer c.png" })).toHaveFocus();
  await screen.unmount();
  expect(given.toSorted()).toEqual(made.toSorted());
});

/** As the browser's own window does; a test's upload would forget when a file was made. */
function choose(...files: File[]) {
  const input = field().element() as HTMLInputElement;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
