/** Returns the currency sign of price levels in a region; the euro sign if the region is unknown. */
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
