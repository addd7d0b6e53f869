/** `prix-carburants:06240004`: the feed leaves the leading 0 of the department out, mappers write both. */
export function fuelRegisterId(id: string): string | undefined {
  const digits = id.trim();
  return /^\d{4,8}$/.test(digits) ? `prix-carburants:${digits.padStart(8, "0")}` : undefined;
}

/** `evse:FRPD1PVALMOU`: of a pool, a station or a charging point, without the stars that part an eMI3 id. */
export function evseRegisterId(id: string): string | undefined {
  const plain = id.replace(/[*\s-]/g, "").toUpperCase();
  return /^[A-Z]{2}[A-Z0-9]{4,33}$/.test(plain) ? `evse:${plain}` : undefined;
}
