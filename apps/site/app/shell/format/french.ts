/**
 * French numbers, dates and plurals, the same in Node and in every browser:
 * `Intl` differs between versions in its spaces and writes '1 décembre'.
 */
export {
  atTown,
  counted,
  dayInFrance,
  decimal,
  distance,
  enumeration,
  euros,
  HARD_SPACE,
  integer,
  longDate,
  measured,
  monthOfYear,
  NARROW_SPACE,
  ordinal,
  percent,
  phoneText,
  plural,
  shortDate,
  typeset,
  typesetAddress,
  upperFirst,
  withApostrophes,
} from "@lieudit/listing-model/french";
