/** Kilometres or miles. */
export const UnitSystem = { IMPERIAL: 1, METRIC: 0 } as const;

export type UnitSystemValue = (typeof UnitSystem)[keyof typeof UnitSystem];
