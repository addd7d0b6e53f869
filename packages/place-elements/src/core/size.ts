/** A width and a height, in pixels unless their units say otherwise. */
export class Size {
  width: number;
  height: number;

  constructor(width: number, height: number, widthUnit = "px", heightUnit = "px") {
    this.width = width;
    this.height = height;
    Object.defineProperty(this, "units", { configurable: true, value: [widthUnit, heightUnit] });
  }

  equals(other: Size | null): boolean {
    return other != null && this.width === other.width && this.height === other.height;
  }

  toString(): string {
    return `(${this.width}, ${this.height})`;
  }
}
