import type { Agency } from "../agency.ts";
import type { EstateListing } from "../estate-listing.ts";
import { shortDate } from "../french/dates.ts";
import { typeset } from "../french/spaces.ts";
import { energyMentions } from "./energy-mentions.ts";
import type { Mention } from "./mention.ts";
import { rentalMentions } from "./rental-mentions.ts";
import { carrezMentions, coproprieteMentions, saleMentions } from "./sale-mentions.ts";

/** Stands in every ad for an estate (code de l'environnement, R125-25). */
const GEORISQUES: Mention = {
  code: "georisques",
  text: typeset(
    "Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques : www.georisques.gouv.fr",
  ),
  link: { label: "www.georisques.gouv.fr", href: "https://www.georisques.gouv.fr" },
};

/** Precedes the address of Géorisques on pages and in emails that offer several estates (R125-25). */
export const RISKS_MENTION = typeset(
  "Les informations sur les risques auxquels ces biens sont exposés sont disponibles sur le site Géorisques :",
);

/** Returns every sentence that the ad of an estate has to carry, in the order in which they are read. */
export function estateMentions(estate: EstateListing, agency?: Agency | null): Mention[] {
  return [
    ...saleMentions(estate),
    ...rentalMentions(estate),
    ...priceListMentions(estate, agency),
    ...carrezMentions(estate),
    ...coproprieteMentions(estate),
    ...energyMentions(estate),
    ...riskMentions(estate),
    ...sellerMentions(estate),
  ];
}

function priceListMentions({ baremeUrl }: EstateListing, agency?: Agency | null): Mention[] {
  const href = baremeUrl ?? agency?.baremeUrl;
  if (href === undefined) return [];
  return [
    {
      code: "bareme",
      text: "Consulter le barème des honoraires de l’agence.",
      link: { label: "barème des honoraires", href },
    },
  ];
}

function riskMentions({ risques }: EstateListing): Mention[] {
  const day = risques?.erpDate;
  return day === undefined
    ? [GEORISQUES]
    : [GEORISQUES, { code: "etat-des-risques", text: `État des risques établi le ${shortDate(day)}.` }];
}

function sellerMentions({ mandatNo, contact }: EstateListing): Mention[] {
  const mentions: Mention[] = [];
  if (mandatNo !== undefined) mentions.push({ code: "mandat", text: typeset(`Mandat n° ${mandatNo}.`) });
  if (contact?.rsac !== undefined) {
    const name = contact.nom === undefined ? "" : `${contact.nom}, `;
    mentions.push({
      code: "agent-commercial",
      text: typeset(`Annonce proposée par ${name}agent commercial immatriculé au RSAC : ${contact.rsac}.`),
    });
  }
  return mentions;
}
