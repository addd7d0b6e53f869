/** A text or a fact of the site that cannot be used; the message says which, why, and what to do. */
export class ContentError extends Error {
  override readonly name = "ContentError";
}
