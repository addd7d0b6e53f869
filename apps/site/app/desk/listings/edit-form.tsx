import {
  type Control,
  getChoiceLabel,
  getControls,
  LISTING_FORMS,
  type ListingField,
  NO,
  type TypedControl,
  type TypedFields,
  YES,
} from "@lieudit/listing-model/fields";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { DateField } from "../../forms/kit/date-field.tsx";
import { SiteForm } from "../../forms/kit/site-form.tsx";
import { NumberField } from "../../shell/fields/number-field.tsx";
import { onFormRestored } from "../../shell/fields/on-form-restored.ts";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { LongTextField, TextField } from "../../shell/fields/text-field.tsx";
import { enumeration, typeset } from "../../shell/format/french.ts";
import { Button } from "../../shell/ui/button.tsx";
import { Notice } from "../../shell/ui/notice.tsx";
import type { EditReview } from "./describe-edit.ts";
import { EDIT_FORM } from "./edit-messages.ts";
import { SaveState } from "./save-state.tsx";
import { useAutosave } from "./use-autosave.ts";

export interface EditFormProps {
  page: {
    id: string;
    kind: "vehicle" | "estate";
    fields: TypedFields;
    version: number;
    status: string | null;
    feed: string | null;
    publishAt: string | null;
    publishMin: string;
    /** Why the operator removed the listing from the site; null if it was not. */
    removed: string | null;
    hasChanges: boolean;
    hasDateError: boolean;
    showsMissing: boolean;
    /** Whether the page asks if what was not published may be deleted. */
    asksToDiscard: boolean;
  };
  review: EditReview;
  onReview: (review: EditReview) => void;
  /** Controls of a listing delivered by feed that the desk may change. */
  wins: ReadonlySet<string>;
}

const NOTHING = "";
const YES_NO = [
  { value: NOTHING, label: "Non renseigné" },
  { value: YES, label: "Oui" },
  { value: NO, label: "Non" },
];

/** The form of a listing, by sections. It saves what is typed, and works without JavaScript by its buttons. */
export function EditForm({ page, review, onReview, wins }: EditFormProps) {
  const { id, kind, fields, version, feed, status } = page;
  const { state, retry } = useAutosave({ id, version, fields, onReview });
  const [answers, setAnswers] = useState<TypedFields>(fields);
  useEffect(() => {
    const control = document.querySelector(`#${EDIT_FORM} [name="transaction"]`);
    if (!(control instanceof HTMLSelectElement)) return undefined;
    // It may have been chosen before hydration.
    const read = () => setAnswers((before) => ({ ...before, transaction: control.value }));
    read();
    return onFormRestored(control, read);
  }, []);
  const [Picker, setPicker] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (feed !== null) return;
    // The fields do the same, without a search and a map.
    import("./place-picker.tsx").then(({ PlacePicker }) => setPicker(() => PlacePicker)).catch(() => {});
  }, [feed]);
  const sections = LISTING_FORMS[kind].filter(
    ({ when }) => when === undefined || when.values.includes(answers[when.champ] ?? ""),
  );
  // A new listing starts with its first section, and with those that an answer brings; another answer
  // closes none. In a published listing people look for one field, so all are folded.
  const isOpen = ({ id: name, when }: (typeof sections)[number]) =>
    page.showsMissing || (status === null && (when !== undefined || name === sections[0]?.id));
  const describe = (name: string) => {
    const problem = review.problems.find((message) => message.name === name);
    const gap = review.gaps.find((message) => message.name === name);
    // An empty field is not wrong before somebody wants to publish.
    const isProblemShown = page.showsMissing || (fields[name] ?? "") !== "" || (answers[name] ?? "") !== "";
    return {
      error: problem !== undefined && isProblemShown ? typeset(problem.message) : undefined,
      gap:
        gap === undefined
          ? undefined
          : typeset(`La loi le demande : ${gap.message.replace(/^manque ; /, "")}`),
    };
  };
  return (
    <SiteForm
      id={EDIT_FORM}
      className="desk-listing-form"
      action={`/espace/annonces/${id}/enregistrer`}
      token={null}
      // The server checks; a browser could not show its message in a closed section.
      noValidate
      onChange={(event) => {
        const { name, value } = event.target as unknown as { name: string; value: string };
        // Only choices hide or show sections.
        if (name === "transaction") setAnswers((before) => ({ ...before, [name]: value }));
      }}
    >
      {/* The first button is the one that Enter presses. */}
      <Button type="submit" name="geste" value="enregistrer" className="visually-hidden" tabIndex={-1}>
        Enregistrer
      </Button>
      <input type="hidden" name="version" defaultValue={version} />
      {sections.map((section) => (
        <details key={section.id} className="desk-section" id={`partie-${section.id}`} open={isOpen(section)}>
          <summary>
            <h2>{section.title}</h2>
          </summary>
          {Picker !== null && section.id === "adresse" && <Picker />}
          <div className="desk-fields">
            {section.fields.map((field) => (
              <FieldView
                key={field.champ}
                field={field}
                fields={fields}
                describe={describe}
                feed={feed}
                isKept={wins.has(field.champ)}
              />
            ))}
          </div>
        </details>
      ))}
      <SaveState state={state} onRetry={retry} />
      <div className="desk-publish" id="publication">
        {page.asksToDiscard && (
          <Notice tone="warning" role="alert">
            <p>
              {typeset(
                status === null
                  ? "Supprimer ce brouillon et ses photos ? Rien ne pourra les rendre."
                  : "Abandonner tout ce qui n’est pas publié ? Rien ne pourra le rendre.",
              )}
            </p>
            <Button type="submit" name="geste" value="abandonner-oui" tone="quiet">
              {status === null ? "Oui, supprimer" : "Oui, abandonner"}
            </Button>
          </Notice>
        )}
        {review.gaps.length > 0 && (
          <p className="secondary small">
            {typeset(`La loi demande encore : ${enumeration(review.gaps.map(({ label }) => label))}.`)}{" "}
            <a href="#manque">Compléter</a>
          </p>
        )}
        {page.removed === null && (
          <Button type="submit" name="geste" value="publier">
            {status === null ? "Publier l’annonce" : "Publier les modifications"}
          </Button>
        )}
        <Button type="submit" name="geste" value="enregistrer" tone="quiet">
          Enregistrer le brouillon
        </Button>
        <Button type="submit" name="geste" value="dupliquer" tone="plain" icon="copy">
          Dupliquer
        </Button>
        {(status === null || page.hasChanges) && (
          <Button type="submit" name="geste" value="abandonner" tone="plain" icon="trash">
            {status === null ? "Supprimer le brouillon" : "Abandonner les modifications"}
          </Button>
        )}
        {status !== null && status !== "retire" && (
          <Button type="submit" name="geste" value="etat-retire" tone="plain">
            Retirer l’annonce
          </Button>
        )}
      </div>
      {page.removed === null && <PublishLater page={page} />}
    </SiteForm>
  );
}

/** Publication at a chosen moment. */
function PublishLater({ page }: Pick<EditFormProps, "page">) {
  return (
    <details className="desk-section" open={page.hasDateError || page.publishAt !== null}>
      <summary>
        <h2>Publier plus tard</h2>
      </summary>
      <div className="desk-line">
        <TextField
          label="Jour et heure, en France"
          name="quand"
          type="datetime-local"
          min={page.publishMin}
          error={page.hasDateError ? "Choisissez un jour et une heure à venir." : undefined}
        />
        <Button type="submit" name="geste" value="programmer" tone="quiet">
          Programmer
        </Button>
        {page.publishAt !== null && (
          <Button type="submit" name="geste" value="deprogrammer" tone="plain">
            Ne plus programmer
          </Button>
        )}
      </div>
    </details>
  );
}

interface FieldViewProps {
  field: ListingField;
  fields: TypedFields;
  describe: (name: string) => { error: string | undefined; gap: string | undefined };
  /** Name of the feed that delivers the listing; null for one of the desk. */
  feed: string | null;
  isKept: boolean;
}

/** The controls of one property. */
function FieldView({ field, fields, describe, feed, isKept }: FieldViewProps) {
  const controls = getControls(field);
  const [first] = controls;
  if (first?.value === undefined) {
    return controls.map((control) => (
      <ControlView
        key={control.name}
        control={control}
        label={field.label}
        value={fields[control.name] ?? ""}
        feed={feed}
        isKept={isKept}
        {...describe(control.name)}
      />
    ));
  }
  return (
    <fieldset className="field-group desk-choices">
      <legend>{field.label}</legend>
      {field.hint !== undefined && <p className="field-hint">{typeset(field.hint)}</p>}
      <div className="field-group-row">
        {controls.map((control) => (
          <ControlView
            key={control.name}
            control={control}
            label={getChoiceLabel(field, control.value ?? "")}
            value={fields[control.name] ?? ""}
            feed={feed}
            isKept={isKept}
            isListed
            {...describe(control.name)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ControlViewProps {
  control: TypedControl;
  label: string;
  value: string;
  error: string | undefined;
  gap: string | undefined;
  feed: string | null;
  isKept: boolean;
  isListed?: boolean;
}

function ControlView({
  control: { name, field },
  label,
  value,
  error,
  gap,
  feed,
  isKept,
  isListed = false,
}: ControlViewProps) {
  const isLocked = feed !== null && !isKept;
  const why =
    feed === null
      ? undefined
      : isLocked
        ? `Le flux « ${feed} » décide de ce champ.`
        : "Votre texte l’emporte sur le flux.";
  const hint = joinHints([isListed ? undefined : field.hint, gap, why]);
  const props = { label, name, hint, error, ...(isLocked && { disabled: true }) };
  const kind = isListed ? getItemKind(field.control) : field.control;
  switch (kind.type) {
    case "yes-no":
      return <SelectField {...props} options={YES_NO} defaultValue={value} />;
    case "choice":
      return (
        <SelectField
          {...props}
          options={[
            { value: NOTHING, label: "Non renseigné" },
            ...kind.values.map((choice) => ({ value: choice, label: getChoiceLabel(field, choice) })),
          ]}
          defaultValue={value}
        />
      );
    case "number":
    case "euros":
      // The helper for numbers knows no sign, and separates the thousands of a year.
      if (kind.type === "number" && (kind.min < 0 || kind.min >= 1_000))
        return (
          <TextField
            {...props}
            type="text"
            inputMode={kind.min < 0 ? "text" : "numeric"}
            autoComplete="off"
            defaultValue={value.replace(".", ",")}
          />
        );
      return (
        <NumberField
          {...props}
          {...(field.unit !== undefined && { unit: field.unit })}
          defaultValue={value}
        />
      );
    case "day":
      return <DateField {...props} defaultValue={value} />;
    case "paragraphs":
      return <LongTextField {...props} rows={8} maxLength={kind.max} defaultValue={value} />;
    case "list":
      return <LongTextField {...props} rows={4} defaultValue={value} />;
    default:
      return (
        <TextField
          {...props}
          type={kind.type === "url" ? "url" : "text"}
          {...(kind.type === "line" && { maxLength: kind.max })}
          autoComplete="off"
          defaultValue={value}
        />
      );
  }
}

/** How one value of a list is typed: whether it applies, or how many there are. */
function getItemKind(control: Control): Control {
  const isCounted = control.type === "list" && control.item.type === "object";
  return isCounted ? { type: "number", min: 0, max: 1_000, isWhole: false } : { type: "yes-no" };
}

function joinHints(hints: readonly (string | undefined)[]): ReactNode {
  const text = hints
    .filter((hint) => hint !== undefined)
    .map((hint) => typeset(hint))
    .join(" ");
  return text === "" ? undefined : text;
}
