import type { CalendarDay, FieldError } from "@lieudit/leads/forms";
import {
  CALL_CONSENT,
  CONFIRM_EMAIL,
  type FormDefinition,
  type FormField,
  PHOTOS_FIELD,
  UPLOAD_LIMITS,
} from "@lieudit/leads/forms";
import { Button } from "../../shell/ui/button.tsx";
import { BotCheckField } from "../bot-check/bot-check-field.tsx";
import { TRAP_FIELD } from "../bot-check/bot-check-limits.ts";
import { DateRange } from "../kit/date-range.tsx";
import { SiteForm } from "../kit/site-form.tsx";
import { UploadList } from "../kit/upload-list.tsx";
import { FormFieldView, getDateProps } from "./form-field-view.tsx";
import type { ReturnedForm } from "./receive-form.ts";
import { summariseErrors } from "./summarise-errors.ts";
import { TrapField } from "./trap-field.tsx";

export interface FormPageFacts {
  /** Where the form is sent. */
  action: string;
  token: string;
  /** Of the bot check. */
  siteKey: string;
  today: CalendarDay;
  /** Values of an empty form, by field. */
  initial: Readonly<Record<string, string>>;
  /** What is wrong with them. */
  problems: readonly FieldError[];
}

const PHOTO_LIMITS = {
  count: UPLOAD_LIMITS.fileCount,
  bytes: UPLOAD_LIMITS.fileBytes,
  totalBytes: UPLOAD_LIMITS.totalBytes,
};

/** A form as it is defined, empty or come back with what was typed. */
export function FormView({
  definition,
  page,
  returned,
}: {
  definition: FormDefinition;
  page: FormPageFacts;
  returned: ReturnedForm | null;
}) {
  const { kind, parts, photos, asksForCalls, submitLabel } = definition;
  const values = returned?.values ?? page.initial;
  const errors = returned?.errors ?? page.problems;
  const getError = (name: string) => errors.find((error) => error.name === name)?.message;
  // Once asked for, the address is asked for again with every answer that brings the form back.
  const isConfirmed = returned?.problem === "unconfirmed" || values[CONFIRM_EMAIL.name] !== undefined;
  const photoError = getError(PHOTOS_FIELD);
  return (
    <SiteForm
      id={kind}
      className="lead-form"
      action={page.action}
      token={returned?.token ?? page.token}
      hasFiles={photos !== null}
      errors={returned === null ? [] : summariseErrors(returned)}
    >
      {parts.map(({ legend, fields }) => (
        <fieldset key={legend} className="form-part">
          <legend>{legend}</legend>
          {fields.map((field) => {
            if (field.type === "date" && field.after !== undefined) return null;
            const end = fields.find((other) => other.type === "date" && other.after === field.name);
            const fill = (one: FormField) => ({
              field: one,
              value: values[one.name] ?? "",
              error: getError(one.name),
              today: page.today,
            });
            return end?.type === "date" && field.type === "date" ? (
              <DateRange
                key={field.name}
                legend="Période"
                start={getDateProps(fill(field))}
                end={getDateProps(fill(end))}
              />
            ) : (
              <div key={field.name} className={field.isShort ? "form-short" : undefined}>
                <FormFieldView {...fill(field)} />
              </div>
            );
          })}
        </fieldset>
      ))}
      {photos !== null && (
        <fieldset className="form-part">
          <legend>{photos}</legend>
          <UploadList
            label="Vos photos"
            hint={`${PHOTO_LIMITS.count} au plus, de ${PHOTO_LIMITS.bytes / 1_000_000}\u00a0Mo chacune\u202f; facultatif`}
            name={PHOTOS_FIELD}
            limits={PHOTO_LIMITS}
            {...(photoError && { error: photoError })}
          />
        </fieldset>
      )}
      {isConfirmed && (
        <fieldset className="form-part">
          <legend>Vérification</legend>
          <FormFieldView
            field={CONFIRM_EMAIL}
            value={values[CONFIRM_EMAIL.name] ?? ""}
            error={getError(CONFIRM_EMAIL.name)}
            today={page.today}
          />
        </fieldset>
      )}
      {asksForCalls && (
        <label className="choice form-consent">
          <input
            type="checkbox"
            name="accord_appel"
            value="oui"
            defaultChecked={values.accord_appel === "oui"}
          />
          <span>
            {CALL_CONSENT} <span className="secondary">(facultatif)</span>
          </span>
        </label>
      )}
      <BotCheckField siteKey={page.siteKey} action={kind} />
      <TrapField value={values[TRAP_FIELD]} />
      <Button type="submit">{submitLabel}</Button>
    </SiteForm>
  );
}
