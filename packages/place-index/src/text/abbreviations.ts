/**
 * Abbreviations in French addresses and names. Names are indexed with the long
 * form of each short word, and queries are widened the same way. So each form
 * finds the other.
 *
 * @see https://fr.wikipedia.org/wiki/Liste_des_abréviations_des_types_de_voies
 */
const LONG_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "1er": "ier",
    "1re": "iere",
    adj: "adjudant",
    all: "allee",
    amal: "amiral",
    av: "avenue",
    ave: "avenue",
    aven: "avenue",
    bat: "batiment",
    bd: "boulevard",
    bld: "boulevard",
    blvd: "boulevard",
    boul: "boulevard",
    bvd: "boulevard",
    cdt: "commandant",
    ch: "chemin",
    che: "chemin",
    chem: "chemin",
    col: "colonel",
    crs: "cours",
    cte: "comte",
    ctesse: "comtesse",
    dr: "docteur",
    esc: "escalier",
    esp: "esplanade",
    fbg: "faubourg",
    fg: "faubourg",
    gal: "general",
    gd: "grand",
    gde: "grande",
    gdes: "grandes",
    gds: "grands",
    gen: "general",
    gl: "general",
    ht: "haut",
    hte: "haute",
    imp: "impasse",
    ldt: "lieudit",
    lot: "lotissement",
    lt: "lieutenant",
    mal: "marechal",
    mgr: "monseigneur",
    mlle: "mademoiselle",
    mme: "madame",
    mr: "monsieur",
    mt: "mont",
    pass: "passage",
    pce: "prince",
    pcesse: "princesse",
    pdt: "president",
    phie: "pharmacie",
    pl: "place",
    pr: "professeur",
    prof: "professeur",
    prom: "promenade",
    psg: "passage",
    pt: "petit",
    pte: "petite",
    qu: "quai",
    r: "rue",
    rle: "ruelle",
    res: "residence",
    rte: "route",
    sq: "square",
    sgt: "sergent",
    st: "saint",
    ste: "sainte",
    stes: "saintes",
    sts: "saints",
    trav: "traverse",
    vc: "voie",
    ven: "venelle",
    vx: "vieux",
    // Kings and popes: "Louis XIV" is typed "louis 14". One-letter numerals are letters more often.
    ii: "2",
    iii: "3",
    iv: "4",
    vi: "6",
    vii: "7",
    viii: "8",
    ix: "9",
    xi: "11",
    xii: "12",
    xiii: "13",
    xiv: "14",
    xv: "15",
    xvi: "16",
    xviii: "18",
  }),
);

/** "bd" gives "boulevard"; a word that shortens nothing gives undefined. */
export function expandAbbreviation(word: string): string | undefined {
  return LONG_FORMS.get(word);
}

/** Returns the word itself, or what it is short for. */
export function expandOrSelf(word: string): string {
  return expandAbbreviation(word) ?? word;
}

/** Short forms of several words; a name may have either. */
const LONG_PHRASES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    cc: ["centre", "commercial"],
    nd: ["notre", "dame"],
    rpt: ["rond", "point"],
    za: ["zone", "artisanale"],
    zi: ["zone", "industrielle"],
  }),
);

/** "nd" gives "notre" and "dame"; a word that shortens no phrase gives undefined. */
export function expandPhrase(word: string): readonly string[] | undefined {
  return LONG_PHRASES.get(word);
}

const TITLES: ReadonlySet<string> = new Set(
  (
    "abbe adjudant amiral capitaine cardinal chanoine colonel commandant docteur general lieutenant marechal " +
    "monseigneur president professeur sergent"
  ).split(" "),
);

/**
 * Whether `word` is what streets put before a name or leave out. A given name is none, but the Rue du Général de
 * Gaulle is the Rue Charles de Gaulle elsewhere.
 *
 * @param next the next word that is not a stop word.
 */
export function isTitle(word: string, next?: string): boolean {
  return TITLES.has(expandOrSelf(word)) || (word === "charles" && next === "gaulle");
}

const STREET_WORDS: ReadonlySet<string> = new Set(
  (
    "allee avenue boulevard chaussee chemin cours escalier esplanade faubourg impasse montee passage place placette promenade quai " +
    "rocade route rue ruelle sentier square traverse venelle voie lotissement residence street road lane"
  ).split(" "),
);

/** Whether `word` only says that something is a street: alone, it tells no street from another. */
export function isStreetWord(word: string): boolean {
  return STREET_WORDS.has(expandOrSelf(word));
}

/** The same without short forms: "boul" may be the start of another word. */
export function isWholeStreetWord(word: string): boolean {
  return STREET_WORDS.has(word);
}
