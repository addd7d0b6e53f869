/** Stands before the address of Géorisques wherever several estates are offered (code de l’environnement, R125-25). */
export const RISKS_MENTION =
  "Les informations sur les risques auxquels ces biens sont exposés sont disponibles sur le site Géorisques\u00a0:";
