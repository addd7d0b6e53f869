declare module "subset-font" {
  /** A font with nothing but the glyphs of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" | "woff" | "truetype"; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
