import type { ListingPhoto } from "@lieudit/listing-model";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ListingGallery } from "./listing-gallery.tsx";
import "../../shell/design/tokens.css";
import "../../shell/design/base.css";
import "../../shell/ui/ui.css";
import "./listing.css";

const photos = ["Façade", "Salon", "Jardin"].map(
  (alt, index): ListingPhoto =>
    ({ id: `photo-${index}`, alt, widthPx: 1600, heightPx: 1067 }) as ListingPhoto,
);

test("a listing's photos are a slider, and the one that is chosen opens in the lightbox [S1-003] [S1-004]", async () => {
  await render(<ListingGallery photos={photos} titre="Maison de ville" />);
  const slider = page.getByRole("region", { name: "Photos\u00a0: Maison de ville" });
  const inFront = () => slider.element().querySelector(".slide[data-current] img")?.getAttribute("alt");
  expect(inFront()).toBe("Façade");
  await slider.getByRole("button", { name: "Image suivante" }).click();
  await expect.poll(inFront).toBe("Salon");
  (slider.element().querySelector(".slide[data-current] a") as HTMLElement).click();
  await expect.element(page.getByRole("dialog", { name: "Images en grand" })).toBeVisible();
  const opened = () => document.querySelector(".yarl__slide_current img")?.getAttribute("alt");
  await expect.poll(opened).toBe("Salon");
});
