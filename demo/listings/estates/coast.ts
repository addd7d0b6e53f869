const ON_THE_SEA = ["aubremer", "houlgreve", "vernebec", "saint-ouvrain", "sainte-mevenne"];

/** @param commune its key, `sainte-mevenne`. */
export function isOnCoast(commune: string): boolean {
  return ON_THE_SEA.includes(commune);
}
