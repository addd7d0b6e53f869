/**
 * Returns `prix-carburants:06240004`. The feed omits the leading 0 of the department;
 * mappers write both forms.
 */
export function toFuelRegisterId(id: string): string | undefined {
  const digits = id.trim();
  return /^\d{4,8}$/.test(digits) ? `prix-carburants:${digits.padStart(8, "0")}` : undefined;
}

/** Returns `evse:FRPD1PVALMOU` for a pool, a station or a charging point, without the stars of an eMI3 id. */
export function toEvseRegisterId(id: string): string | undefined {
  const plain = id.replace(/[*\s-]/g, "").toUpperCase();
  return /^[A-Z]{2}[A-Z0-9]{4,33}$/.test(plain) ? `evse:${plain}` : undefined;
}
