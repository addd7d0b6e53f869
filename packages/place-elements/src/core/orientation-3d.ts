export interface Orientation3DLiteral {
  heading?: number | null;
  tilt?: number | null;
  roll?: number | null;
}

/** A rotation in space, in degrees. */
export class Orientation3D {
  readonly heading: number;
  readonly tilt: number;
  readonly roll: number;

  constructor(value: Orientation3D | Orientation3DLiteral) {
    this.heading = value.heading ?? 0;
    this.tilt = value.tilt ?? 0;
    this.roll = value.roll ?? 0;
  }

  equals(other: Orientation3D | Orientation3DLiteral | null): boolean {
    if (other == null) return false;
    const { heading, tilt, roll } = new Orientation3D(other);
    return this.heading === heading && this.tilt === tilt && this.roll === roll;
  }

  toJSON(): Orientation3DLiteral {
    return { heading: this.heading, tilt: this.tilt, roll: this.roll };
  }
}
