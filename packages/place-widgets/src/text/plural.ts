/** Returns the form of a noun after `count`, in languages where only 1 is singular. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
