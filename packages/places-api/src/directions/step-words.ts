import { type Language, pickLanguage } from "@lieudit/place-model";
import type { DirectionsStep, Maneuver } from "@lieudit/road-routing";

interface StepWords {
  maneuvers: Readonly<Record<Maneuver, string>>;
  /** Adds the name of the road; `maneuver` decides between "on" and "onto". */
  withRoad: (words: string, road: string, isStart: boolean) => string;
  trafficWarning: string;
}

/** Instructions by language. */
const WORDS: Readonly<Record<Language, StepWords>> = {
  en: {
    maneuvers: {
      DEPART: "Start",
      STRAIGHT: "Continue straight",
      TURN_SLIGHT_LEFT: "Turn slightly left",
      TURN_LEFT: "Turn left",
      TURN_SHARP_LEFT: "Turn sharp left",
      UTURN_LEFT: "Make a U-turn",
      TURN_SLIGHT_RIGHT: "Turn slightly right",
      TURN_RIGHT: "Turn right",
      TURN_SHARP_RIGHT: "Turn sharp right",
      UTURN_RIGHT: "Make a U-turn",
    },
    withRoad: (words, road, isStart) => `${words} ${isStart ? "on" : "onto"} ${road}`,
    trafficWarning: "Durations do not include traffic.",
  },
  fr: {
    maneuvers: {
      DEPART: "Partez",
      STRAIGHT: "Continuez tout droit",
      TURN_SLIGHT_LEFT: "Tournez légèrement à gauche",
      TURN_LEFT: "Tournez à gauche",
      TURN_SHARP_LEFT: "Tournez franchement à gauche",
      UTURN_LEFT: "Faites demi-tour",
      TURN_SLIGHT_RIGHT: "Tournez légèrement à droite",
      TURN_RIGHT: "Tournez à droite",
      TURN_SHARP_RIGHT: "Tournez franchement à droite",
      UTURN_RIGHT: "Faites demi-tour",
    },
    // Names have their own article, which maps do not hold: « sur Rue de la Gare ».
    withRoad: (words, road) => `${words} sur ${road}`,
    trafficWarning: "Les durées ne tiennent pas compte de la circulation.",
  },
  ar: {
    maneuvers: {
      DEPART: "انطلق",
      STRAIGHT: "تابع إلى الأمام",
      TURN_SLIGHT_LEFT: "انعطف قليلاً إلى اليسار",
      TURN_LEFT: "انعطف يساراً",
      TURN_SHARP_LEFT: "انعطف بحدة إلى اليسار",
      UTURN_LEFT: "استدر إلى الخلف",
      TURN_SLIGHT_RIGHT: "انعطف قليلاً إلى اليمين",
      TURN_RIGHT: "انعطف يميناً",
      TURN_SHARP_RIGHT: "انعطف بحدة إلى اليمين",
      UTURN_RIGHT: "استدر إلى الخلف",
    },
    withRoad: (words, road, isStart) => `${words} ${isStart ? "في" : "إلى"} ${road}`,
    trafficWarning: "لا تراعي المدد حركة المرور.",
  },
};

/** Writes the instruction of a step: "Turn left onto Rue de la Gare". Unlisted languages get English. */
export function writeInstruction(
  { maneuver, road }: Pick<DirectionsStep, "maneuver" | "road">,
  languageCode: string,
): string {
  const { maneuvers, withRoad } = WORDS[pickLanguage(languageCode)];
  return road === "" ? maneuvers[maneuver] : withRoad(maneuvers[maneuver], road, maneuver === "DEPART");
}

/** Says that traffic is unknown. */
export function writeTrafficWarning(languageCode: string): string {
  return WORDS[pickLanguage(languageCode)].trafficWarning;
}
