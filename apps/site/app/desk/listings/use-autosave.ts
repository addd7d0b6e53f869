import type { TypedFields } from "@lieudit/listing-model/fields";
import { useEffect, useRef, useState } from "react";
import { reportRefilled } from "../../shell/fields/on-form-restored.ts";
import type { EditReview } from "./describe-edit.ts";
import { EDIT_FORM } from "./edit-messages.ts";

export type AutosaveState =
  | { phase: "resting" | "saving" | "saved" | "failed" | "expired" | "recovered" }
  | { phase: "conflict"; author: string; labels: string[] };

/** Controls that are not facts of the listing. */
const UNSAVED: ReadonlySet<string> = new Set(["version", "geste", "quand"]);
/** Pause in typing after which it is saved. */
const IDLE_MS = 1_200;
const RETRY_MS = 15_000;

interface Options {
  id: string;
  /** Version of the values that the server rendered. */
  version: number;
  /** The values that the server rendered. What differs from them was typed, maybe before hydration. */
  fields: TypedFields;
  onReview: (review: EditReview) => void;
}

/** What the device keeps of a listing until the server has it. */
interface Copy {
  version: number;
  fields: Record<string, string>;
}

/**
 * Saves what is typed into the form of a listing after each pause. Until the server has it, a copy
 * stays on the device, and the next page with this form takes it up.
 */
export function useAutosave({ id, version, fields: rendered, onReview }: Options): {
  state: AutosaveState;
  retry: () => void;
} {
  const [state, setState] = useState<AutosaveState>({ phase: "resting" });
  const saveNow = useRef<() => void>(() => {});
  const report = useRef(onReview);
  report.current = onReview;
  const renderedFields = useRef(rendered);
  renderedFields.current = rendered;

  useEffect(() => {
    const form = document.getElementById(EDIT_FORM);
    if (!(form instanceof HTMLFormElement)) return;
    const key = `espace-annonce-${id}`;
    const end = new AbortController();
    const { signal } = end;
    let stored: TypedFields = renderedFields.current;
    let current = version;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSaving = false;
    let isConflicting = false;

    const getUnsaved = (): Record<string, string> => {
      const values = readValues(form);
      return Object.fromEntries(
        Object.entries(values).filter(([name, value]) => (stored[name] ?? "") !== value),
      );
    };
    const keepCopy = (fields: Record<string, string>) => {
      try {
        if (Object.keys(fields).length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify({ version: current, fields } satisfies Copy));
      } catch {
        // A browser without storage still saves to the server.
      }
    };
    const schedule = (afterMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        void save();
      }, afterMs);
    };

    async function save(): Promise<void> {
      const fields = getUnsaved();
      if (Object.keys(fields).length === 0 || isSaving || isConflicting) return;
      isSaving = true;
      setState({ phase: "saving" });
      try {
        const response = await fetch(`/espace/annonces/${id}/brouillon`, {
          method: "POST",
          body: new URLSearchParams({ ...fields, version: String(current) }),
          signal,
        });
        if (response.status === 401) {
          setState({ phase: "expired" });
          schedule(RETRY_MS);
          return;
        }
        if (!response.ok) throw new Error(`The draft was not saved: ${response.status}.`);
        const answer = (await response.json()) as {
          state: "saved" | "conflict";
          conflicts: { name: string; label: string; author: string }[];
          review: EditReview;
        }; // as `autosave-action.ts` wrote it
        const conflicting = new Set(answer.conflicts.map(({ name }) => name));
        for (const [name, value] of Object.entries(fields))
          if (!conflicting.has(name)) stored = { ...stored, [name]: value };
        report.current(answer.review);
        const [first] = answer.conflicts;
        if (first !== undefined) {
          // The version stays, so that the form's own button shows the differences.
          isConflicting = true;
          setState({
            phase: "conflict",
            author: first.author,
            labels: answer.conflicts.map(({ label }) => label),
          });
          return;
        }
        current = answer.review.version;
        const field = form instanceof HTMLFormElement ? form.elements.namedItem("version") : null;
        if (field instanceof HTMLInputElement) field.value = String(current);
        setState({ phase: "saved" });
      } catch {
        if (signal.aborted) return;
        setState({ phase: "failed" });
        schedule(RETRY_MS);
      } finally {
        isSaving = false;
        const rest = getUnsaved();
        keepCopy(rest);
        if (Object.keys(rest).length > 0 && !isConflicting && timer === undefined) schedule(IDLE_MS);
      }
    }

    const listen = () => {
      keepCopy(getUnsaved());
      schedule(IDLE_MS);
    };
    form.addEventListener("input", listen, { signal });
    form.addEventListener("change", listen, { signal });
    // A sent form is saved by the server.
    form.addEventListener("submit", () => clearTimeout(timer), { signal });
    saveNow.current = () => void save();

    const copy = readCopy(key);
    if (copy !== null) {
      current = Math.min(current, copy.version);
      writeValues(form, copy.fields);
      reportRefilled(form);
      setState({ phase: "recovered" });
      schedule(IDLE_MS);
    } else if (Object.keys(getUnsaved()).length > 0) schedule(IDLE_MS);
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [id, version]);

  return { state, retry: () => saveNow.current() };
}

function readValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && !UNSAVED.has(name)) values[name] = value;
  }
  return values;
}

function writeValues(form: HTMLFormElement, fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    )
      control.value = value;
  }
}

function readCopy(key: string): Copy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(key) ?? "null") as Copy | null; // as `keepCopy` wrote it
    return copy !== null && typeof copy.version === "number" && typeof copy.fields === "object" ? copy : null;
  } catch {
    return null;
  }
}
