/** The part's own class with those that the page adds. */
export function partClass(own: string, added: string | undefined): string {
  return added === undefined || added === "" ? own : `${own} ${added}`;
}
