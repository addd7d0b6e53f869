/** What the page gives a part, with the part's own class before those that the page adds. */
export function mergePartProps<Given extends { className?: string | undefined }>(own: string, given: Given) {
  const added = given.className;
  return { ...given, className: added === undefined || added === "" ? own : `${own} ${added}` };
}
