/** What the front of a car is known by. */
export interface FaceLook {
  grille: "large" | "bandeau" | "deux" | "haute" | "pleine";
  lamps: "ronds" | "fins" | "hauts" | "griffes" | "simples";
  tail: "bandeau" | "blocs";
}

/** Faces in the manner of the makers: how a Peugeot is told from a Fiat at the lights. */
const FACES = {
  autre: { grille: "large", lamps: "simples", tail: "blocs" },
  peugeot: { grille: "large", lamps: "griffes", tail: "bandeau" },
  renault: { grille: "bandeau", lamps: "simples", tail: "blocs" },
  dacia: { grille: "bandeau", lamps: "fins", tail: "blocs" },
  citroen: { grille: "bandeau", lamps: "hauts", tail: "blocs" },
  ds: { grille: "haute", lamps: "fins", tail: "blocs" },
  tesla: { grille: "pleine", lamps: "fins", tail: "blocs" },
  fiat: { grille: "pleine", lamps: "ronds", tail: "blocs" },
  mini: { grille: "haute", lamps: "ronds", tail: "blocs" },
  volkswagen: { grille: "bandeau", lamps: "fins", tail: "bandeau" },
  bmw: { grille: "deux", lamps: "fins", tail: "blocs" },
  audi: { grille: "haute", lamps: "fins", tail: "bandeau" },
  mercedes: { grille: "large", lamps: "simples", tail: "blocs" },
  toyota: { grille: "large", lamps: "fins", tail: "blocs" },
  kia: { grille: "bandeau", lamps: "simples", tail: "bandeau" },
  hyundai: { grille: "large", lamps: "simples", tail: "bandeau" },
  ford: { grille: "haute", lamps: "hauts", tail: "blocs" },
  opel: { grille: "bandeau", lamps: "fins", tail: "blocs" },
  mg: { grille: "pleine", lamps: "simples", tail: "bandeau" },
  skoda: { grille: "haute", lamps: "simples", tail: "blocs" },
  volvo: { grille: "haute", lamps: "simples", tail: "blocs" },
} as const satisfies Readonly<Record<string, FaceLook>>;

export type Face = keyof typeof FACES;

export const FACE_NAMES = Object.keys(FACES) as Face[];

/** What the front and the rear of a maker's cars are known by. */
export function faceOf(face: Face): FaceLook {
  return FACES[face];
}
