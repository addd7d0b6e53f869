import { expect, test } from "vitest";
import type { OpeningMoment } from "./opening-moment.ts";
import { stripQualifiers } from "./strip-qualifiers.ts";

const h = (hours: number, minutes = 0) => hours * 60 + minutes;
const day = { from: h(5), until: h(24) };
const eachDay = { days: [1, 2, 3, 4, 5, 6, 0], isEachDay: true };

test.each<[text: string, moment: OpeningMoment]>([
  ["boulangerie ouverte le dimanche", { days: [0], ...day }],
  ["pharmacy open on Sundays", { days: [0], ...day }],
  ["صيدلية مفتوحة يوم الأحد", { days: [0], ...day }],
  ["bar samedi soir", { days: [6], from: h(19), until: h(24) }],
  ["coiffeur ouvert le lundi matin", { days: [1], from: h(6), until: h(12) }],
  ["poste ouverte le samedi après-midi", { days: [6], from: h(14), until: h(18) }],
  ["musée ouvert samedi et dimanche", { days: [6, 0], isEachDay: true, ...day }],
  ["musée ouvert le week-end", { days: [6, 0], ...day }],
  ["supermarché ouvert tous les jours", { ...eachDay, ...day }],
  ["épicerie 7j/7", { ...eachDay, ...day }],
  ["restaurant ouvert ce soir", { from: h(19), until: h(24) }],
  ["restaurant open tonight", { from: h(19), until: h(24) }],
  ["restaurant ouvert demain midi", { daysAhead: 1, from: h(12), until: h(14) }],
  ["pharmacie ouverte cette nuit", { from: h(23), until: h(29) }],
  ["restaurant ouvert après 22h", { from: h(22), until: h(29) }],
  ["restaurant open after 10 pm", { from: h(22), until: h(29) }],
  ["restaurant open after 10:30pm", { from: h(22, 30), until: h(29) }],
  ["supermarché ouvert jusqu’à 22h30", { from: h(22, 30) - 1, until: h(22, 30) }],
  ["bar ouvert jusqu'à 2h du matin", { from: h(26) - 1, until: h(26) }],
  ["bar ouvert jusqu'à minuit", { from: h(24) - 1, until: h(24) }],
  ["bar open until midnight", { from: h(24) - 1, until: h(24) }],
  ["bar open till 2 am", { from: h(26) - 1, until: h(26) }],
  ["bar ouvert jusqu'à 24h", { from: h(24) - 1, until: h(24) }],
  ["boulangerie ouverte avant 7h", { from: h(4), until: h(7) }],
  ["bakery open before 7am", { from: h(4), until: h(7) }],
  ["boulangerie ouverte dès 6 h", { from: h(6), until: h(6) + 1 }],
  ["boulangerie ouverte à partir de 6h", { from: h(6), until: h(6) + 1 }],
  ["banque ouverte entre midi et deux", { from: h(12), until: h(14) }],
  ["restaurant ouvert dimanche après 22h", { days: [0], from: h(22), until: h(29) }],
  ["banque ouverte de 8h à 12h", { from: h(8), until: h(12) }],
  ["bank open from 9 am to 5 pm", { from: h(9), until: h(17) }],
  ["bar ouvert après minuit", { from: h(24), until: h(29) }],
  ["restaurant ouvert tard le soir", { from: h(22), until: h(28) }],
  ["station-service 24h/24", { ...eachDay, from: 0, until: h(24), isThroughout: true }],
  ["24 hour pharmacy", { ...eachDay, from: 0, until: h(24), isThroughout: true }],
  ["pharmacie ouverte 24h/24 7j/7", { ...eachDay, from: 0, until: h(24), isThroughout: true }],
  ["صيدلية 24 ساعة", { ...eachDay, from: 0, until: h(24), isThroughout: true }],
])("“%s” says when", (text, moment) => {
  expect(stripQualifiers(text)?.moment).toEqual(moment);
});

test.each([
  "boulangerie ouverte les jours fériés",
  "hôtel pas cher",
  "restaurant avec terrasse",
  "pharmacie ouverte à 25h61",
])("“%s” says no moment that hours tell of", (text) => {
  expect(stripQualifiers(text)?.moment).toBeUndefined();
});
