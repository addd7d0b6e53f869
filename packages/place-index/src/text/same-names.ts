import { isStopWord } from "./stop-words.ts";

/**
 * Names of which people use one and signs another: acronyms, nicknames of brands, renamed
 * services. Each line has forms that mean the same, folded and without small words.
 */
const SAME_NAMES = `
sncf = societe nationale chemins fer francais
cpam = caisse primaire assurance maladie
caf = caisse allocations familiales
msa = mutualite sociale agricole
carsat = caisse assurance retraite sante travail
ccas = centre communal action sociale
cias = centre intercommunal action sociale
mdph = maison departementale personnes handicapees
pmi = protection maternelle infantile
cmp = centre medico psychologique
chu = centre hospitalier universitaire
chr = centre hospitalier regional
ehpad = etablissement hebergement personnes agees dependantes
mjc = maison jeunes culture
mpt = maison tous
iut = institut universitaire technologie
cfa = centre formation apprentis
cio = centre information orientation
bu = bibliotheque universitaire
bnf = bibliotheque nationale france
cci = chambre commerce industrie
cma = chambre metiers artisanat
sdis = service departemental incendie secours
ddt = direction departementale territoires
dgfip = direction generale finances publiques
centre finances publiques = tresor public = centre impots = impots
france travail = pole emploi = anpe = agence emploi
bureau poste = la poste
zac = zone amenagement concerte
bhv = bazar hotel ville
lcl = credit lyonnais
mcdonald s = mcdonalds = mcdo = mc do = macdo = mac do = mac donald
castorama = casto
carrefour = carouf
burger king = bk
mairie = hotel ville
tgi = tribunal grande instance
p tit = petit
p tite = petite
p tits = petits
`;

const FORMS: readonly (readonly (readonly string[])[])[] = SAME_NAMES.trim()
  .split("\n")
  .map((line) => line.split(" = ").map((form) => form.split(" ")));
const LINES_BY_FIRST_WORD = new Map<string, Set<(typeof FORMS)[number]>>();
for (const forms of FORMS) {
  for (const [first = ""] of forms) {
    const lines = LINES_BY_FIRST_WORD.get(first) ?? new Set();
    LINES_BY_FIRST_WORD.set(first, lines.add(forms));
  }
}

/**
 * Returns the other ways to write a name, as folded words: "cpam" and "du" and "calvados" for
 * "Caisse primaire d'assurance maladie du Calvados", and the other way round.
 */
export function findSameNames(words: readonly string[]): string[][] {
  for (const [at, word] of words.entries()) {
    for (const forms of LINES_BY_FIRST_WORD.get(word) ?? []) {
      for (const form of forms) {
        const end = findEnd(words, at, form);
        if (end === undefined) continue;
        const others = forms.filter((other) => other !== form);
        return others.map((other) => [...words.slice(0, at), ...other, ...words.slice(end)]);
      }
    }
  }
  return [];
}

/** Returns the index after `form` in `words` from `start`, small words skipped; undefined if it is not there. */
function findEnd(words: readonly string[], start: number, form: readonly string[]): number | undefined {
  let at = start;
  for (const [index, part] of form.entries()) {
    while (index > 0 && at < words.length && words[at] !== part && isStopWord(words[at]!)) at += 1;
    if (words[at] !== part) return undefined;
    at += 1;
  }
  return at;
}
