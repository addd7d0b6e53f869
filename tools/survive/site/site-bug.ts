/** A change to the site's source, as it is loaded, that makes it wrong. */
export interface SiteBug {
  /** Part of the address of the file that it changes; `/build/server/` for what is bundled. */
  file: string;
  /** Source of a regular expression; its first match is replaced. */
  find: string;
  by: string;
}
