export { typesetAddress } from "./address.ts";
export { dayInFrance, longDate, monthOfYear, shortDate } from "./dates.ts";
export {
  counted,
  decimal,
  distance,
  euros,
  integer,
  measured,
  ordinal,
  percent,
  phoneText,
  plural,
} from "./numbers.ts";
export { HARD_SPACE, NARROW_SPACE, typeset, withApostrophes } from "./spaces.ts";
export { atTown, enumeration, upperFirst } from "./words.ts";
