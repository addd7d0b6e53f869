export interface Vector3DLiteral {
  x: number;
  y: number;
  z: number;
}

/** Three lengths, such as the scale of a model along each axis. */
export class Vector3D {
  readonly x: number;
  readonly y: number;
  readonly z: number;

  constructor({ x, y, z }: Vector3D | Vector3DLiteral) {
    this.x = x;
    this.y = y;
    this.z = z;
  }

  equals(other: Vector3D | Vector3DLiteral | null): boolean {
    return other != null && this.x === other.x && this.y === other.y && this.z === other.z;
  }

  toJSON(): Vector3DLiteral {
    return { x: this.x, y: this.y, z: this.z };
  }
}
