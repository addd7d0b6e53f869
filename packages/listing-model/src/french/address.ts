import { withApostrophes } from "./spaces.ts";

/** Words for streets that are lower-case after a number in a French address. */
const WAY_AFTER_NUMBER =
  /^(\d+(?: ?(?:bis|ter|quater|[A-Z]))?,? )(Allée|Avenue|Boulevard|Chaussée|Chemin|Cité|Cours|Esplanade|Hameau|Impasse|Montée|Passage|Place|Placette|Promenade|Quai|Résidence|Rond-Point|Route|Rue|Ruelle|Sentier|Square|Traverse|Venelle|Villa|Voie)(?= )/;

/** Returns an address as French printing has it: `10 rue de la Gare`, with typographic apostrophes. */
export function typesetAddress(address: string): string {
  return withApostrophes(address).replace(
    WAY_AFTER_NUMBER,
    (_, number: string, way: string) => number + way.toLocaleLowerCase("fr"),
  );
}
