/** A sentence that an advertisement has to carry. */
export interface Mention {
  code: MentionCode;
  text: string;
  link?: { label: string; href: string };
}

/** Subject of a mention, by which a page places it. */
export type MentionCode =
  | "prix"
  | "honoraires"
  | "bareme"
  | "mandat"
  | "agent-commercial"
  | "carrez"
  | "copropriete"
  | "depenses-energie"
  | "consommation-excessive"
  | "dpe"
  | "georisques"
  | "etat-des-risques"
  | "loyer"
  | "complement-loyer"
  | "depot-garantie"
  | "honoraires-locataire"
  | "encadrement"
  | "meuble"
  | "enregistrement"
  | "viager"
  | "kilometrage"
  | "critair"
  | "co2"
  | "mobilite"
  | "garantie"
  | "controle-technique"
  | "origine"
  | "malus"
  | "tva"
  | "credit"
  | "credit-exemple";
