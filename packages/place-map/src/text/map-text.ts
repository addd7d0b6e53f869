/** The words of a map. One object for each language; pages choose. */
export interface MapText {
  /** Of the area that shows the map, for readers who hear it. */
  map: string;
  /** Of the surface that the keyboard moves, with the keys that do it. */
  keys: string;
  /** Of the picture that stands there before the map does. */
  picture: (markerCount: number) => string;
  open: string;
  loading: string;
  failed: string;
  /** Where the browser has no WebGL. */
  unsupported: string;
  retry: string;
  zoomIn: string;
  zoomOut: string;
  /** How OpenStreetMap is credited. */
  openStreetMap: string;
  /** A button that stands for several places. */
  cluster: (count: number) => string;
  closeCard: string;
  scrollHint: string;
  /** On a Mac. */
  scrollHintMac: string;
  touchHint: string;
}
