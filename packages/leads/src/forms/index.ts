export {
  addDays,
  type CalendarDay,
  type DayLimits,
  getRangeLimits,
  mergeLimits,
  type RangeLimits,
  readCalendarDay,
  readFrenchDate,
  toCalendarDay,
  toLocalDay,
  toUtcInstant,
} from "./calendar-day.ts";
export {
  type CheckedAnswers,
  checkAnswers,
  dayInFrance,
  EMAIL_PATTERN,
  type FieldError,
  getLastDay,
} from "./check-answers.ts";
export { checkPhotos, PHOTOS_FIELD } from "./check-photos.ts";
export { type DateLimits, findDateError, parseDay } from "./date-error.ts";
export {
  CALL_CONSENT,
  CONFIRM_EMAIL,
  EXAMPLE_PHONE,
  type FormDefinition,
  type FormField,
  type FormHelp,
  type FormPart,
  getFields,
  isReport,
  type ListingSubject,
} from "./form-definition.ts";
export { FORM_DEFINITIONS, findForm, PHOTO_REASON } from "./form-definitions.ts";
export {
  addInterval,
  countSeconds,
  formatFrequency,
  formatInterval,
  type Interval,
  readInterval,
} from "./interval-string.ts";
export {
  type FileProblem,
  type ReceivedFile,
  type Submission,
  UPLOAD_LIMITS,
} from "./submission.ts";
export { cleanNumber, formatTypedNumber, type TypedNumber } from "./typed-number.ts";
