import { foldToTexts } from "../text/folded-words.ts";

/**
 * Words with which people say more than a name or a kind of place, folded as queries are. The
 * words of all languages count in every request: a list of French, English and Arabic comes first,
 * then Spanish, German, Italian, Portuguese and Dutch.
 */
export class Phrases {
  readonly #phrases: ReadonlySet<string>;
  /** How many words the longest phrase has that starts with a word, and that ends with it: most words do neither. */
  readonly #longestFrom = new Map<string, number>();
  readonly #longestBefore = new Map<string, number>();

  constructor(...lists: readonly string[]) {
    const phrases = lists.flatMap((list) => list.split(",")).map((phrase) => foldToTexts(phrase));
    this.#phrases = new Set(phrases.map((words) => words.join(" ")));
    for (const words of phrases) {
      raise(this.#longestFrom, words[0]!, words.length);
      raise(this.#longestBefore, words.at(-1)!, words.length);
    }
  }

  /** Whether a phrase starts with `word`. */
  beginsWith(word: string): boolean {
    return this.#longestFrom.has(word);
  }

  /** How many words from `start` on are a phrase; the longest counts, 0 is none. */
  lengthFrom(words: readonly string[], start: number): number {
    const longest = this.#longestFrom.get(words[start] ?? "") ?? 0;
    for (let length = Math.min(longest, words.length - start); length > 0; length--) {
      if (this.#phrases.has(words.slice(start, start + length).join(" "))) return length;
    }
    return 0;
  }

  /** How many words before `end` are a phrase. */
  lengthBefore(words: readonly string[], end: number): number {
    const longest = this.#longestBefore.get(words[end - 1] ?? "") ?? 0;
    for (let length = Math.min(longest, end); length > 0; length--) {
      if (this.#phrases.has(words.slice(end - length, end).join(" "))) return length;
    }
    return 0;
  }
}

function raise(longest: Map<string, number>, word: string, length: number): void {
  longest.set(word, Math.max(length, longest.get(word) ?? 0));
}

/** Phrases for places that are open now. */
export const OPEN = new Phrases(
  "ouvert, ouverte, ouverts, ouvertes",
  "open, opened",
  "مفتوح, مفتوحة",
  "abierto, abierta, abiertos, abiertas, offen, offene, offener, offenes, geöffnet, geöffnete, aperto, aperta, aperti, aperte",
  "aberto, aberta, abertos, abertas, geopend",
);

/** Words that may precede those phrases. */
export const BEFORE_OPEN = new Phrases(
  "actuellement, encore, déjà, qui est, qui sont, qui soit, qui soient",
  "currently, still, now, that is, that are, which is, which are",
  "ahora, todavía, aún, que está, que están, jetzt, gerade, noch, adesso, ora, ancora, agora, ainda, nu, nog",
);

/** Words that may follow those phrases. Another day or hour is not now. */
export const AFTER_OPEN = new Phrases(
  "maintenant, en ce moment, actuellement, à cette heure, à cette heure-ci, tout de suite",
  "now, right now, currently, at the moment, at this time",
  "الآن, حاليا",
  "ahora, ahora mismo, en este momento, jetzt, gerade, momentan, adesso, ora, in questo momento",
  "agora, agora mesmo, neste momento, nu, op dit moment",
);

const FRENCH_NEAR = [
  "près, tout près, pas très loin, non loin, pas loin, à deux pas, proche, proches, vers",
  "à proximité, à proximité immédiate, à côté, juste à côté, autour, tout autour, en face, face",
  "alentours, aux alentours, dans les alentours, environs, aux environs, dans les environs",
];

/** Stands before the point that what is looked for lies around, or alone for the reader's own. */
export const NEAR = new Phrases(
  ...FRENCH_NEAR,
  "near, nearby, near to, close to, close by, next to, not far from, around, beside, opposite",
  "قرب, بالقرب, بالقرب من, قريب, قريبة, قريب من, قريبة من, بجانب, بجوار, حول, حولي, من حولي, بجواري, بجانبي",
  "cerca, cerca del, cercano, cercana, cercanos, cercanas, junto a, junto al, al lado, al lado del",
  "in der Nähe, in der Nähe von, in meiner Nähe, nahe, nahe bei, neben, unweit",
  "vicino, vicino a, vicino al, vicino alla, vicino ai, vicino alle, vicina, vicini, vicine, qui vicino, nei pressi, nelle vicinanze, accanto",
  "perto, perto do, perto da, próximo, próximo do, próximo da, próxima, nas proximidades, junto ao, ao lado do, ao lado da",
  "in de buurt, in de buurt van, bij mij in de buurt, bij in de buurt, dichtbij, dicht bij, vlakbij, vlak bij, nabij, naast",
);

const FRENCH_NEAREST = [
  "plus proche, plus proches, plus près",
  "le plus proche, la plus proche, les plus proches, le plus près, la plus près, les plus près",
];

/** The same, and the nearest is meant. */
export const NEAREST = new Phrases(
  ...FRENCH_NEAREST,
  "nearest to, closest to, the nearest to, the closest to",
  "الأقرب إلى",
  "más cerca, más cercano, más cercana, más cercanos, más cercanas, el más cercano, la más cercana",
  "am nächsten, più vicino, più vicina, più vicini, più vicine, il più vicino, la più vicina",
  "mais perto, mais próximo, mais próxima, mais próximos, mais próximas, o mais próximo, a mais próxima",
);

/** Stands before what is looked for. */
export const NEAREST_BEFORE = new Phrases(
  "nearest, closest, the nearest, the closest",
  "أقرب",
  "nächste, nächster, nächstes, die nächste, der nächste, das nächste, nächstgelegene, die nächstgelegene",
  "dichtstbijzijnde, de dichtstbijzijnde, het dichtstbijzijnde",
);

/** Stands before a kind of place, and says what everybody wants: the order of answers is what it asks for. */
export const PRAISE = new Phrases(
  "meilleur, meilleure, meilleurs, meilleures, le meilleur, la meilleure, les meilleurs, les meilleures",
  "bon, bonne, bons, bonnes, un bon, une bonne, de bons, de bonnes",
  "best, the best, top, good, a good, great, popular",
  "أفضل, أحسن",
  "mejor, mejores, el mejor, la mejor, los mejores, las mejores, beste, bestes, bester, die besten, das beste, der beste",
  "migliore, migliori, il miglior, il migliore, la migliore, i migliori, le migliori",
  "melhor, melhores, o melhor, a melhor, os melhores, as melhores, de beste, het beste",
);

const FRENCH_INSIDE = "à, au, aux, en, dans, sur";

/** Stands before the town or country that what is looked for lies in. */
export const INSIDE = new Phrases(FRENCH_INSIDE, "in, at, on, inside, within", "في", "em");

/** Those of the three lists before that are French. */
export const FRENCH_RELATIONS = new Phrases(...FRENCH_NEAR, ...FRENCH_NEAREST, FRENCH_INSIDE);

/** The reader, whose place the request says or nobody knows. */
export const HERE = new Phrases(
  "moi, ici, là, chez moi, chez nous, nous, ma position, mon domicile, ma maison, moi maintenant",
  "me, here, us, my location, my home, my place, me now",
  "هنا, مني, موقعي",
  "mí, aquí, nosotros, mi casa, mi ubicación, mir, uns, hier, meinem Standort, qui, noi, casa mia, la mia posizione",
  "mim, aqui, minha casa, a minha casa, minha localização, mij, mijn locatie, mijn huis",
);

/** Qualifiers of a kind of place that no place is indexed by: its price, its clientele, its quality. */
export const WISH = new Phrases(
  "pas cher, pas chère, pas chers, pas chères, pas trop cher, pas trop chers, moins cher, moins chère, moins chers",
  "moins chères, le moins cher, la moins chère, les moins chers, les moins chères, bon marché, à bas prix, à petit prix, abordable, abordables, économique, économiques, low cost",
  "gratuit, gratuite, gratuits, gratuites, de luxe, haut de gamme, sympa, sympas, municipal, municipale, rural, ruraux, surveillé, surveillée, surveillées, à bière, à bières, romantique, insolite, insolites",
  "3 étoiles, 4 étoiles, 5 étoiles, trois étoiles, quatre étoiles, cinq étoiles",
  "vue mer, vue sur mer, vue sur la mer, vue panoramique, bord de mer, en bord de mer, les pieds dans l’eau",
  "centre ville, en centre ville, au centre ville, du centre ville, dans le centre ville, plein centre",
  "dans le centre, au centre, vieille ville, dans la vieille ville",
  "terrasse, wifi, climatisé, à emporter, sur place, livraison, en livraison, qui livre, drive, drive piéton, click and collect, à domicile, sur rendez-vous, sans rendez-vous",
  "de garde",
  "homme, hommes, femme, femmes, enfant, enfants, pour chien, pour chiens, en famille, en amoureux, entre amis",
  "cheap, cheapest, inexpensive, affordable, budget, free, luxury, cosy, cozy, romantic, family friendly, dog friendly",
  "3 star, 4 star, 5 star, 3 stars, 4 stars, 5 stars, sea view, sea views, city center, city centre, downtown, terrace, takeaway, take away, delivery",
  "rooftop, kids, kids friendly, child friendly, to go, 24 hour, 24 hours, 24h, 24h/24, 24/7, 24 heures",
  "وسط المدينة, في وسط المدينة, وسط البلد, رخيص, رخيصة, رخيصه, بسعر رخيص, مجاني, مجانية, مجانيه, مجانا, فاخر, فاخرة, فاخره, رومانسي, عائلي, عائلية",
  "barato, barata, baratos, baratas, económico, económica, económicos, billig, billige, günstig, günstige, preiswert",
  "economico, economica, economici, economiche, a buon mercato, goedkoop, goedkope",
  "5 نجوم, خمس نجوم, 4 نجوم, أربع نجوم, مطل على البحر, مطلة على البحر, على البحر, للعائلات, للأطفال, للرجال, للنساء",
);

/** Qualifiers that must not be ignored: a baker without gluten-free bread is a wrong result. */
export const NEED = new Phrases(
  "halal, hallal, casher, kasher, cachère, kosher, gluten, lactose, allergie, allergies, allergique, allergy",
  "handicap, handicapé, handicapés, fauteuil, PMR, accessible, accessibles, wheelchair, حلال, كوشر, كوشير, جلوتين",
);

/** Begins such a wish, whatever it is: "restaurant avec un jardin d’hiver". */
export const WITH = new Phrases("avec, sans, pour", "with, without, for", "مع, بدون, بلا");

/** Stands before what is looked for, or behind it, and says what is wanted of it: a place is the answer to all of these. */
export const ASKED = new Phrases(
  "où est, où est-ce, où sont, où se trouve, où se trouvent, où trouver, où y a-t-il, où il y a, c’est où, y a-t-il",
  "je cherche, cherche, nous cherchons, on cherche, recherche, trouver, trouve-moi, je veux, je voudrais, besoin",
  "acheter, où acheter, achat, achat de, vente, vente de",
  "adresse, l’adresse, horaire, horaires, les horaires, heures d’ouverture, heure d’ouverture, téléphone, tél, numéro",
  "numéro de téléphone, le numéro, itinéraire, itinéraire vers, comment aller, aller, avis, avis sur, contact, tarif",
  "tarifs, menu, réserver, réservation, site, site internet, site web, photos",
  "where is, where’s, where are, where can i find, find, find me, looking for, i am looking for, i’m looking for",
  "i need, i want, show me, address, opening hours, hours, phone, phone number, directions, directions to",
  "how to get to, way to, reviews, review, prices, book, website",
  "dónde está, dónde están, dónde hay, busco, buscar, encontrar, wo ist, wo sind, wo gibt es, suche, ich suche",
  "dov’è, dove si trova, dove trovare, cerco, onde está, onde fica, onde há, procuro, procurar",
  "waar is, waar zijn, waar vind ik, ik zoek, zoek",
  "أين, أين يوجد, أين توجد, أين أجد, أريد, أبحث عن, ابحث عن, عنوان, رقم هاتف, هاتف, مواعيد, ساعات العمل, كيف أصل إلى",
);

/** Stands before how far somebody would go, and behind it: "à moins de 500 m à pied". */
export const BEFORE_DISTANCE = new Phrases(
  "à, à moins de, à environ, dans un rayon de, within, less than, in a radius of, على بعد, في نطاق",
);
export const AFTER_DISTANCE = new Phrases(
  "à pied, en voiture, à vélo, de marche, de route, de moi, d’ici, de chez moi, à la ronde, max, maximum",
  "walk, walking, on foot, drive, by car, away, from here, from me, of me, سيرا, مشيا, مني",
);
