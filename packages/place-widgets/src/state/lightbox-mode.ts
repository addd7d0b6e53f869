/** 0 forces the lightbox on, 1 forces it off. */
export type LightboxMode = 0 | 1;

/** Whether photos open in the lightbox: the mode decides, else the configuration, else they do not. */
export function usesLightbox(mode: LightboxMode | undefined, preferred: boolean | undefined): boolean {
  if (mode === 0) return true;
  return mode === 1 ? false : (preferred ?? false);
}
