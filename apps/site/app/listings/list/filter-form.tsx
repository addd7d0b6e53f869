import type { FacetValue } from "@lieudit/listing-store";
import { createContext, type FormEvent, type ReactNode, use, useCallback, useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { FormIdContext } from "../../shell/fields/form-context.ts";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { integer } from "../../shell/format/french.ts";
import { Button } from "../../shell/ui/button.tsx";
import { Icon } from "../../shell/ui/icon.tsx";
import { fillForm, isChosenAnew } from "./fill-form.ts";
import { keepActiveValues } from "./keep-active-values.ts";

export interface FilterFormProps {
  /** The `id` by which controls outside the form belong to it. */
  id: string;
  /** Where the list is, without filters. */
  action: string;
  /** The filters that are on, as the form's own fields spell them. */
  values: URLSearchParams;
  /** The address of the list that the form's fields ask for. */
  hrefOf: (fields: URLSearchParams) => string;
  activeCount: number;
  total: number;
  children: ReactNode;
}

/**
 * The filters of a list. A plain form that works by itself; with JavaScript
 * each change leads to the new list at once. On small screens it is folded.
 */
export function FilterForm({ id, action, values, hrefOf, activeCount, total, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const asked = values.toString();
  const latestHref = useRef(hrefOf);
  latestHref.current = hrefOf;

  const ask = useCallback(
    (changes: Readonly<Record<string, string>> = {}) => {
      // Text that is not a number is reported beside its field, and asks for nothing.
      if (!form.current?.reportValidity()) return;
      const fields = readFields(form.current);
      for (const [name, value] of Object.entries(changes)) fields.set(name, value);
      // Another town is somewhere else than the zone of the map.
      if (fields.get("ville") !== new URLSearchParams(asked).get("ville")) fields.delete("zone");
      const href = latestHref.current(fields);
      // The same list again is no step of its own on the way back.
      const replace = new URL(href, location.href).href === location.href;
      void navigate(href, { preventScrollReset: true, replace });
    },
    [navigate, asked],
  );

  // Chips, links and the way back change the filters too; the fields follow.
  const isHydrated = useRef(false);
  useEffect(() => {
    if (form.current === null) return;
    const wasHydrated = isHydrated.current;
    isHydrated.current = true;
    if (wasHydrated || isBroughtBack() || !isChosenAnew(form.current))
      fillForm(form.current, new URLSearchParams(asked));
    // Nobody heard of the choice when it was made.
    else ask();
  }, [asked, ask]);

  // React's own event comes with each letter; the browser's, when a field was left.
  useEffect(() => {
    const changed = ({ target }: Event) => {
      // A field with proposals asks by itself; left after a choice, it would ask for the words of the proposal.
      if (!(target instanceof Element) || target.getAttribute("role") !== "combobox") ask();
    };
    // The sort order stands outside the form and belongs to it all the same.
    const controls = document.querySelectorAll<HTMLElement>(`#${id}, [form="${id}"]`);
    for (const control of controls) control.addEventListener("change", changed);
    return () => {
      for (const control of controls) control.removeEventListener("change", changed);
    };
  }, [id, ask]);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    ask();
    if (event.currentTarget.checkValidity()) revealResults(event.currentTarget);
  }

  return (
    <details className="filters">
      {/* Not on `details`: a `tabIndex` there would take the summary out of the order of Tab. */}
      <summary id="filtres">
        <Icon name="filters" />
        Filtrer{activeCount > 0 && ` (${activeCount})`}
      </summary>
      <Form
        ref={form}
        id={id}
        method="get"
        action={action}
        role="search"
        aria-label="Filtres"
        className="filters-form"
        onSubmit={send}
      >
        <AskContext value={ask}>
          <FormIdContext value="filtre">{children}</FormIdContext>
        </AskContext>
        <div className="filters-send">
          <Button type="submit">Voir les annonces{total > 0 && ` (${integer(total)})`}</Button>
        </div>
      </Form>
    </details>
  );
}

/** On a small screen, folds the opened filters and moves the visitor to the number of results. */
function revealResults(form: HTMLFormElement): void {
  const panel = form.closest("details");
  const count = document.querySelector<HTMLElement>(".listings-results .listings-count");
  if (panel?.open !== true || count === null) return;
  panel.open = false;
  count.focus({ preventScroll: true });
  count.scrollIntoView({ block: "start" });
}

/** Whether the browser may have filled in what was chosen on an earlier reading of the page. */
function isBroughtBack(): boolean {
  const [way] = performance.getEntriesByType("navigation");
  return way instanceof PerformanceNavigationTiming && way.type !== "navigate";
}

type Ask = (changes?: Readonly<Record<string, string>>) => void;

const AskContext = createContext<Ask>(() => {});

/** Asks for the list again, with some fields changed: for a control other than a plain field. */
export function useAsk(): Ask {
  return use(AskContext);
}

function readFields(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") fields.append(name, value);
  }
  return fields;
}

interface FacetProps {
  name: string;
  legend: string;
  values: readonly FacetValue[];
  chosen: readonly string[];
}

/** A filter of which any number of values may be on. */
export function CheckFacet({ name, legend, values, chosen }: FacetProps) {
  const offered = keepActiveValues(values, chosen);
  if (offered.length === 0) return null;
  return (
    <fieldset className="field-group">
      <legend>{legend}</legend>
      <div className="facet-choices">
        {offered.map(({ value, label, count }) => (
          <label key={value} className="choice">
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
            {label} <span className="facet-count">{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A filter of which one value is on, or none. */
export function SelectFacet({
  name,
  legend,
  values,
  chosen,
  none,
  chosenName,
}: FacetProps & {
  /** Label of the choice without a value. */
  none: string;
  /** Label of the active value. */
  chosenName?: string | undefined;
}) {
  const offered = keepActiveValues(values, chosen, chosenName);
  return (
    <SelectField
      name={name}
      label={legend}
      defaultValue={chosen[0] ?? ""}
      options={[
        { value: "", label: none },
        ...offered.map(({ value, label, count }) => ({ value, label: `${label} (${count})` })),
      ]}
    />
  );
}

/** A longest time to something near. Without any times, for lack of roads or right after an import, it says so. */
export function TravelFacet({ none, ...props }: Parameters<typeof SelectFacet>[0]) {
  const isUnknown = props.values.length === 0 && props.chosen.length === 0;
  return <SelectFacet none={isUnknown ? "Temps de trajet inconnu" : none} {...props} />;
}
