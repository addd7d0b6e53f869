import type { ReactNode } from "react";
import { Link } from "react-router";
import type { DocLanguage } from "../../shell/services/documentation.ts";

/** The words around the pages of the documentation. */
interface DocsText {
  description: string;
  lead: ReactNode;
  search: string;
  submit: string;
  allPages: string;
  menu: string;
  asMarkdown: string;
  outline: string;
  forPrograms: string;
  /** Above a page without a translation. */
  notTranslated: string | null;
  titleHit: (title: string, heading: string) => string;
  countHits: (count: number, question: string) => string;
  noHits: (allPages: ReactNode) => ReactNode;
  seeAllPages: string;
  try: TryText;
}

/** The words around code that readers run. */
export interface TryText {
  open: string;
  close: string;
  loading: string;
  code: string;
  run: string;
  reset: string;
  copy: string;
  copied: string;
  selected: string;
  keys: string;
  samples: string;
  result: string;
  errors: string;
  /** Before a message. */
  line: (line: number) => string;
  /** Before the compiler's own words. */
  syntax: string;
  missingImport: (name: string) => string;
  /** Of code that ran for too long. */
  stopped: string;
  /** Below a page that shows nothing. */
  empty: string;
}

export const DOCS_TEXT: Readonly<Record<DocLanguage, DocsText>> = {
  en: {
    description: "How to use, run and extend Lieudit: kit, service and website.",
    lead: (
      <>
        How to use the place kit, run the places service, operate the website, and contribute. To try the
        widgets, open <Link to="/kit">the playground</Link> or <Link to="/exemples">the example pages</Link>.
      </>
    ),
    search: "Search the documentation",
    submit: "Search",
    allPages: "All pages",
    menu: "Pages of the documentation",
    asMarkdown: "This page as Markdown",
    outline: "On this page",
    forPrograms: "For programs:",
    notTranslated: null,
    titleHit: (title, heading) => `${title}: ${heading}`,
    countHits: (count, question) => `${count === 0 ? "Nothing" : count} found for “${question}”`,
    noHits: (allPages) => <>Try fewer or other words, or {allPages}.</>,
    seeAllPages: "see all pages",
    try: {
      open: "Try it",
      close: "Close",
      loading: "Loading…",
      code: "Code of the example",
      run: "Run",
      reset: "Reset",
      copy: "Copy",
      copied: "Copied.",
      selected: "Selected: copy it with the keyboard.",
      keys: "Ctrl+Enter runs the code, Tab and Escape lead on to the buttons.",
      samples: "Exported components are shown; their placeId, place and ids are of places of this server.",
      result: "Result",
      errors: "Errors and warnings",
      line: (line) => `Line ${line}: `,
      syntax: "",
      missingImport: (name) => `The import "${name}" is not available in this page.`,
      stopped: "Stopped after 2 seconds, because this code did not end.",
      empty: "The code ran and shows nothing.",
    },
  },
  fr: {
    description: "Utiliser, exploiter et étendre Lieudit\u00a0: boîte à outils, service et site.",
    lead: (
      <>
        Utiliser la boîte à outils de lieux, faire fonctionner le service, exploiter le site et contribuer.
        Pour essayer les widgets, ouvrez <Link to="/kit">le terrain d’essai</Link> ou{" "}
        <Link to="/exemples">les pages d’exemple</Link>.
      </>
    ),
    search: "Chercher dans la documentation",
    submit: "Chercher",
    allPages: "Toutes les pages",
    menu: "Pages de la documentation",
    asMarkdown: "Cette page en Markdown",
    outline: "Sur cette page",
    forPrograms: "Pour les programmes\u00a0:",
    notTranslated: "Cette page n’existe qu’en anglais.",
    titleHit: (title, heading) => `${title}\u00a0: ${heading}`,
    countHits: (count, question) =>
      `${count === 0 ? "Aucun résultat" : count === 1 ? "1 résultat" : `${count} résultats`} pour «\u202f${question}\u202f»`,
    noHits: (allPages) => <>Essayez avec moins de mots ou d’autres mots, ou {allPages}.</>,
    seeAllPages: "voyez toutes les pages",
    try: {
      open: "Essayer",
      close: "Fermer",
      loading: "Chargement…",
      code: "Code de l’exemple",
      run: "Exécuter",
      reset: "Rétablir",
      copy: "Copier",
      copied: "Copié.",
      selected: "Sélectionné\u00a0: copiez-le avec le clavier.",
      keys: "Ctrl+Entrée exécute le code, Tab et Échap mènent aux boutons.",
      samples:
        "Les composants exportés sont montrés\u00a0; leurs placeId, place et ids sont ceux de lieux de ce serveur.",
      result: "Résultat",
      errors: "Erreurs et avertissements",
      line: (line) => `Ligne ${line}\u00a0: `,
      syntax: "le code contient une erreur de syntaxe. Détail, en anglais\u00a0: ",
      missingImport: (name) => `le module «\u202f${name}\u202f» n’est pas disponible dans cette page.`,
      stopped: "code arrêté après 2\u00a0secondes, car il ne se terminait pas.",
      empty: "Le code s’est exécuté et n’affiche rien.",
    },
  },
};
