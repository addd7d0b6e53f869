/** Fired by a map element when its zoom has changed. */
export class ZoomChangeEvent extends Event {}
