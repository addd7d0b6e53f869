/** 0 forces the lightbox on, 1 forces it off. */
export type LightboxMode = 0 | 1;

/** Returns whether photos open in the lightbox: by the mode, else by the configuration; default no. */
export function usesLightbox(mode: LightboxMode | undefined, preferred: boolean | undefined): boolean {
  if (mode === 0) return true;
  return mode === 1 ? false : (preferred ?? false);
}
