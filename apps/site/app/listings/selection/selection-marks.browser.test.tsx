import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConsentProvider } from "../../privacy/consent/consent-context.tsx";
import { type ConsentRecord, decide, UNDECIDED } from "../../privacy/consent/consent-record.ts";
import { Heart } from "../../privacy/selection/heart.tsx";
import { readNotes } from "../../privacy/selection/notes.ts";
import { SelectionProvider } from "../../privacy/selection/selection-context.tsx";
import { NO_SELECTION } from "../../privacy/selection/selection-cookie.ts";
import { HiddenListings } from "./hidden-listings.tsx";
import { ListingNote } from "./listing-note.tsx";
import { SelectionQuestion } from "./selection-question.tsx";

const HIDDEN = ["h1", "h2"].map((id) => ({
  id,
  kind: "hiddenEstate" as const,
  title: id,
  href: `/immobilier/${id}`,
}));

const Marks = ({ record }: { record: ConsentRecord | null }) => (
  <MemoryRouter>
    <ConsentProvider record={record} outside={undefined}>
      <SelectionProvider first={{ ...NO_SELECTION, hiddenEstate: ["h1", "h2"] }}>
        <h1 tabIndex={-1}>Ma sélection</h1>
        <Heart kind="estate" id="e1" titre="Villa" />
        <ListingNote kind="estate" id="e1" title="Villa" />
        <HiddenListings listings={HIDDEN} onLastShown={() => document.querySelector("h1")?.focus()} />
        <SelectionQuestion />
      </SelectionProvider>
    </ConsentProvider>
  </MemoryRouter>
);
const showMarks = (record: ConsentRecord | null) => render(<Marks record={record} />);

const heart = () => page.getByRole("button", { name: /ma sélection/ });
const note = () => page.getByRole("textbox", { name: /Ma note/ });
const question = () => page.getByText(/Conserver ma sélection/);

afterEach(() => localStorage.clear());

test("the question comes after a choice only, because the banner asks before", async () => {
  const { unmount } = await showMarks(null);
  await heart().click();
  await expect.element(heart()).toHaveAccessibleName(/Retirer/);
  await expect.element(question()).not.toBeInTheDocument();
  await unmount();
  await showMarks(UNDECIDED);
  await heart().click();
  await expect.element(question()).toBeInTheDocument();
});

test("a note says when it will be lost, and goes with its listing unless that is put back", async () => {
  await showMarks(UNDECIDED);
  await expect
    .element(note())
    .toHaveAccessibleDescription("Cette note disparaîtra à la fermeture de la page.");
  await heart().click();
  await note().fill("calme");
  const readNote = () => readNotes("estate", UNDECIDED).get("e1");
  expect(readNote()).toBe("calme");
  await heart().click();
  await expect.poll(readNote).toBe(undefined);
  await heart().click();
  await expect.poll(readNote).toBe("calme");
});

test("a kept note says nothing about its end", async () => {
  await showMarks(decide(UNDECIDED, "selection_estate", true));
  await expect.element(note()).not.toHaveAccessibleDescription();
});

test("showing hidden listings never loses the focus", async () => {
  await showMarks(UNDECIDED);
  await page.getByRole("button", { name: "Afficher h1" }).click();
  await expect.element(page.getByRole("heading", { name: "Annonces masquées (1)" })).toHaveFocus();
  await page.getByRole("button", { name: "Afficher h2" }).click();
  await expect.element(page.getByRole("heading", { name: "Ma sélection" })).toHaveFocus();
});
