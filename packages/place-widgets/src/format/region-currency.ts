/** The sign in which price levels are drawn: that of the region's currency, the euro where none is known. */
export function getCurrencySign(region: string | undefined): string {
  return SIGNS[region?.toUpperCase() ?? ""] ?? "€";
}

const SIGNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries("US CA AU NZ SG HK MX AR CL CO".split(" ").map((region) => [region, "$"])),
  GB: "£",
  JP: "¥",
  CN: "¥",
  IN: "₹",
  KR: "₩",
  TR: "₺",
  UA: "₴",
  IL: "₪",
};
