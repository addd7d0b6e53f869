import { readEstateSearch } from "@lieudit/listing-model";
import { expect, test } from "vitest";
import { estatesHeading } from "./estates-heading.ts";

test.each([
  ["", undefined, "Biens immobiliers"],
  ["transaction=vente", undefined, "Biens immobiliers à vendre"],
  ["transaction=vente&type=maison", "Aubremer", "Maisons à vendre à Aubremer"],
  ["transaction=location&type=appartement", "Le Mesnil", "Appartements à louer au Mesnil"],
  ["transaction=viager", "Les Grèves", "Biens immobiliers en viager aux Grèves"],
  ["transaction=vente&type=maison&type=terrain", undefined, "Biens immobiliers à vendre"],
  ["transaction=saisonnier&type=parking", undefined, "Garages et parkings en location saisonnière"],
])("?%s around %s is headed %s", (query, town, heading) => {
  expect(estatesHeading(readEstateSearch(new URLSearchParams(query)), town)).toBe(heading);
});
