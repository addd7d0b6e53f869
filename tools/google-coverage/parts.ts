/** What one page tries while another tries the rest: they take about as long. */
export const PARTS = ["details", "others"] as const;
export type Part = (typeof PARTS)[number];
