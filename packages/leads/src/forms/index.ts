export {
  addDays,
  bothLimits,
  type CalendarDay,
  type DayLimits,
  dayHere,
  dayOfInstant,
  isWithin,
  type RangeLimits,
  rangeLimits,
  readCalendarDay,
  readFrenchDate,
  utcInstant,
} from "./calendar-day.ts";
export {
  type CheckedAnswers,
  checkAnswers,
  dayInFrance,
  EMAIL_FORM,
  type FieldError,
} from "./check-answers.ts";
export {
  CALL_CONSENT,
  CONFIRM_EMAIL,
  EXAMPLE_PHONE,
  type FormDefinition,
  type FormField,
  type FormHelp,
  type FormPart,
  fieldsOf,
  isReport,
} from "./form-definition.ts";
export { FORM_DEFINITIONS, formAt } from "./form-definitions.ts";
export { PHOTOS_FIELD, photoErrors } from "./photo-errors.ts";
export {
  type FileProblem,
  type ReceivedFile,
  type Submission,
  UPLOAD_LIMITS,
} from "./submission.ts";
export { cleanNumber, shownNumber, type TypedNumber } from "./typed-number.ts";
