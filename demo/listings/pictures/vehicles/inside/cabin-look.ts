/** What a vehicle is like from within. */
export interface CabinLook {
  /** Of seats and door panels. */
  fabric: string;
  dash: "ecran" | "compteurs" | "numerique";
  isAutomatic: boolean;
  paint: string;
}
