import { enumeration, typeset } from "../format/french.ts";
import type { CalendarDay } from "../forms-kit/calendar-day.ts";
import type { FormError } from "../forms-kit/form-error.ts";
import { SiteForm } from "../forms-kit/site-form.tsx";
import { UploadList } from "../forms-kit/upload-list.tsx";
import { Button } from "../ui/button.tsx";
import { CALL_CONSENT, type FormDefinition } from "./form-definition.ts";
import { FormFieldView } from "./form-field-view.tsx";
import { TRAP_FIELD } from "./judge.ts";
import { PHOTOS_FIELD } from "./photo-errors.ts";
import type { FormProblem, ReturnedForm } from "./receive-form.ts";
import { UPLOAD_LIMITS } from "./submission.ts";

export interface FormPageFacts {
  /** Where the form is sent. */
  action: string;
  token: string;
  today: CalendarDay;
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
  const values = returned?.values ?? {};
  const errorOf = (name: string) => returned?.errors.find((error) => error.name === name)?.message;
  const photoError = errorOf(PHOTOS_FIELD);
  return (
    <SiteForm
      id={kind}
      className="lead-form"
      action={page.action}
      token={returned?.token ?? page.token}
      hasFiles={photos !== null}
      errors={returned === null ? [] : shownErrors(returned)}
    >
      {parts.map(({ legend, fields }) => (
        <fieldset key={legend} className="form-part">
          <legend>{legend}</legend>
          {fields.map((field) => (
            <FormFieldView
              key={field.name}
              field={field}
              value={values[field.name] ?? ""}
              error={errorOf(field.name)}
              today={page.today}
            />
          ))}
        </fieldset>
      ))}
      {photos !== null && (
        <fieldset className="form-part">
          <legend>{photos}</legend>
          <UploadList
            label="Vos photos"
            hint={`${PHOTO_LIMITS.count} au plus, de ${PHOTO_LIMITS.bytes / 1_000_000}\u00a0Mo chacune ; facultatif`}
            name={PHOTOS_FIELD}
            limits={PHOTO_LIMITS}
            {...(photoError && { error: photoError })}
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
      <div className="form-trap" aria-hidden="true">
        <label>
          Ne remplissez pas ce champ
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" defaultValue={values[TRAP_FIELD] ?? ""} />
        </label>
      </div>
      <Button type="submit">{submitLabel}</Button>
    </SiteForm>
  );
}

const PROBLEMS: Readonly<Record<Exclude<FormProblem, "answers">, string>> = {
  token:
    "Cette page était ouverte depuis longtemps, ou venait d’ailleurs. Vos réponses sont toujours là : vérifiez-les et envoyez-les de nouveau.",
  reused:
    "Ce formulaire a déjà été envoyé une fois, et vos premières réponses sont bien arrivées. Pour envoyer aussi celles-ci, validez de nouveau.",
  busy: "Trop de formulaires ont été envoyés depuis votre connexion. Vos réponses sont toujours là : réessayez dans une dizaine de minutes.",
  unavailable:
    "Votre envoi n’a pas pu être enregistré. Vos réponses sont toujours là : réessayez dans un instant.",
};

/** What is wrong with the whole form first, then with its fields; last, what a browser does not keep. */
function shownErrors({ problem, errors, lostFiles }: ReturnedForm): FormError[] {
  const whole = (message: string): FormError => ({ name: "", message: typeset(message) });
  return [
    ...(problem === "answers" ? [] : [whole(PROBLEMS[problem])]),
    ...errors.map(({ name, label, message }) => ({ name, message: typeset(`${label} : ${message}`) })),
    ...(lostFiles.length === 0
      ? []
      : [
          whole(`Choisissez de nouveau vos photos : ${enumeration(lostFiles.map((name) => `« ${name} »`))}.`),
        ]),
  ];
}
