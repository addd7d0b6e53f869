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
  es: {
    maneuvers: {
      DEPART: "Salga",
      STRAIGHT: "Siga recto",
      TURN_SLIGHT_LEFT: "Gire ligeramente a la izquierda",
      TURN_LEFT: "Gire a la izquierda",
      TURN_SHARP_LEFT: "Gire bruscamente a la izquierda",
      UTURN_LEFT: "Cambie de sentido",
      TURN_SLIGHT_RIGHT: "Gire ligeramente a la derecha",
      TURN_RIGHT: "Gire a la derecha",
      TURN_SHARP_RIGHT: "Gire bruscamente a la derecha",
      UTURN_RIGHT: "Cambie de sentido",
    },
    withRoad: (words, road) => `${words} por ${road}`,
    trafficWarning: "Las duraciones no tienen en cuenta el tráfico.",
  },
  de: {
    maneuvers: {
      DEPART: "Start",
      STRAIGHT: "Geradeaus weiter",
      TURN_SLIGHT_LEFT: "Leicht links abbiegen",
      TURN_LEFT: "Links abbiegen",
      TURN_SHARP_LEFT: "Scharf links abbiegen",
      UTURN_LEFT: "Wenden",
      TURN_SLIGHT_RIGHT: "Leicht rechts abbiegen",
      TURN_RIGHT: "Rechts abbiegen",
      TURN_SHARP_RIGHT: "Scharf rechts abbiegen",
      UTURN_RIGHT: "Wenden",
    },
    // Articles and cases depend on the name: a colon needs neither.
    withRoad: (words, road) => `${words}: ${road}`,
    trafficWarning: "Die Dauer berücksichtigt den Verkehr nicht.",
  },
  it: {
    maneuvers: {
      DEPART: "Partire",
      STRAIGHT: "Continuare dritto",
      TURN_SLIGHT_LEFT: "Svoltare leggermente a sinistra",
      TURN_LEFT: "Svoltare a sinistra",
      TURN_SHARP_LEFT: "Svoltare bruscamente a sinistra",
      UTURN_LEFT: "Fare inversione a U",
      TURN_SLIGHT_RIGHT: "Svoltare leggermente a destra",
      TURN_RIGHT: "Svoltare a destra",
      TURN_SHARP_RIGHT: "Svoltare bruscamente a destra",
      UTURN_RIGHT: "Fare inversione a U",
    },
    withRoad: (words, road, isStart) => `${words} ${isStart ? "da" : "in"} ${road}`,
    trafficWarning: "Le durate non tengono conto del traffico.",
  },
  pt: {
    maneuvers: {
      DEPART: "Parta",
      STRAIGHT: "Siga em frente",
      TURN_SLIGHT_LEFT: "Vire ligeiramente à esquerda",
      TURN_LEFT: "Vire à esquerda",
      TURN_SHARP_LEFT: "Vire acentuadamente à esquerda",
      UTURN_LEFT: "Faça inversão de marcha",
      TURN_SLIGHT_RIGHT: "Vire ligeiramente à direita",
      TURN_RIGHT: "Vire à direita",
      TURN_SHARP_RIGHT: "Vire acentuadamente à direita",
      UTURN_RIGHT: "Faça inversão de marcha",
    },
    withRoad: (words, road, isStart) => `${words} ${isStart ? "de" : "para"} ${road}`,
    trafficWarning: "As durações não têm em conta o trânsito.",
  },
  nl: {
    maneuvers: {
      DEPART: "Vertrek",
      STRAIGHT: "Ga rechtdoor",
      TURN_SLIGHT_LEFT: "Sla flauw linksaf",
      TURN_LEFT: "Sla linksaf",
      TURN_SHARP_LEFT: "Sla scherp linksaf",
      UTURN_LEFT: "Keer om",
      TURN_SLIGHT_RIGHT: "Sla flauw rechtsaf",
      TURN_RIGHT: "Sla rechtsaf",
      TURN_SHARP_RIGHT: "Sla scherp rechtsaf",
      UTURN_RIGHT: "Keer om",
    },
    withRoad: (words, road, isStart) => `${words} ${isStart ? "vanaf" : "naar"} ${road}`,
    trafficWarning: "De reistijden houden geen rekening met het verkeer.",
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
