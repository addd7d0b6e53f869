/** Addresses whose forms are read before the pages see them. */
const FORM_PATH =
  /^\/(?:(?:contact|rappel|estimer|reprise|signaler-avis|signaler-lieu|alertes)|(?:visite|essai|signaler-annonce)\/[^/]+|confirmer\/[^/]+|espace\/connexion|alertes\/[^/]+\/[^/]+)\/?$/;

/** Whether a page with a form of ours is at this path. */
export function isFormPath(pathname: string): boolean {
  return FORM_PATH.test(pathname);
}
