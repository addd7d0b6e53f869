import { HARD_SPACE } from "../french/spaces.ts";

/** Destinations near a home that a search can require, as addresses spell them. */
export const TRAVEL_SUBJECTS = ["ecole", "gare", "plage", "boulangerie"] as const;
export type TravelSubject = (typeof TRAVEL_SUBJECTS)[number];

/** Means of travel, as addresses and columns spell them. */
export const TRAVEL_MEANS = ["pied", "velo", "voiture"] as const;
export type TravelMeans = (typeof TRAVEL_MEANS)[number];

const TRAVEL_MINUTES = [5, 10, 15, 20, 30] as const;
/** Longer ways are not computed. */
export const MAX_TRAVEL_MINUTES = TRAVEL_MINUTES[TRAVEL_MINUTES.length - 1] ?? 0;

/** A longest time and its means, as addresses spell it: `10-pied`. */
export type TravelChoice = `${(typeof TRAVEL_MINUTES)[number]}-${TravelMeans}`;

/** All choices, by means. */
export const TRAVEL_CHOICES: readonly TravelChoice[] = TRAVEL_MEANS.flatMap((means) =>
  TRAVEL_MINUTES.map((minutes): TravelChoice => `${minutes}-${means}`),
);

export const TRAVEL_SUBJECT_LABELS: Readonly<Record<TravelSubject, string>> = {
  ecole: "École",
  gare: "Gare",
  plage: "Plage",
  boulangerie: "Boulangerie",
};

const MEANS_WORDS: Readonly<Record<TravelMeans, string>> = {
  pied: "à pied",
  velo: "à vélo",
  voiture: "en voiture",
};

/** The way from a home to the nearest destination of a kind. */
export interface TravelNote {
  subject: TravelSubject;
  means: TravelMeans;
  /** Rounded up, at least 1. */
  minutes: number;
}

/** “Gare à 8 min à pied”. */
export function formatTravelNote({ subject, means, minutes }: TravelNote): string {
  return `${TRAVEL_SUBJECT_LABELS[subject]} à ${formatTravel(minutes, means)}`;
}

/** “10 min à vélo”. */
export function formatTravel(minutes: number, means: TravelMeans): string {
  return `${minutes}${HARD_SPACE}min ${MEANS_WORDS[means]}`;
}

/** Key of the time from an address of the visitor's own. */
export const OWN_TIME_KEY = "trajet";
/** Without a readable time, an address means this one. */
export const DEFAULT_OWN_TIME: TravelChoice = "15-voiture";

/** “à moins de 15 min en voiture”. */
export function formatTravelChoice(choice: TravelChoice): string {
  const { minutes, means } = parseTravelChoice(choice);
  return `à moins de ${formatTravel(minutes, means)}`;
}

/** Splits `10-pied`; every choice is well formed. */
export function parseTravelChoice(choice: TravelChoice): { minutes: number; means: TravelMeans } {
  const [minutes, means] = choice.split("-");
  return { minutes: Number(minutes), means: means as TravelMeans };
}
