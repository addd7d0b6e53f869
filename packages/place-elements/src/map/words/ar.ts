import { ar as map } from "@lieudit/place-map/text/ar";
import type { MapWords } from "./map-words.ts";

export const ar: MapWords = {
  ...map,
  fullScreen: "ملء الشاشة",
  leaveFullScreen: "الخروج من ملء الشاشة",
  marker: "علامة",
  dragKeys: "المسافة لحمل العلامة، والأسهم لتحريكها، والمسافة لوضعها، وزر الهروب للتراجع",
};
