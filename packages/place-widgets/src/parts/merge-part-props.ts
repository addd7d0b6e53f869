/** Returns the props of the page with the part's own class before the page's classes. */
export function mergePartProps<Given extends { className?: string | undefined }>(own: string, given: Given) {
  const added = given.className;
  return { ...given, className: added === undefined || added === "" ? own : `${own} ${added}` };
}
