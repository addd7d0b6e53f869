/** Rows of the tables of both kinds; a row with an undefined value is omitted. */
export interface FactRows {
  title: string;
  rows: readonly (readonly [label: string, value: string | undefined, spoken?: string | undefined])[];
}
