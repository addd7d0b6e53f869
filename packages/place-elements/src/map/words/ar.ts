import { ar as map } from "@lieudit/place-map/text/ar";
import type { MapWords } from "./map-text.ts";

export const ar: MapWords = {
  ...map,
  fullScreen: "ملء الشاشة",
  leaveFullScreen: "الخروج من ملء الشاشة",
  marker: "علامة",
  dragKeys: "مفتاح المسافة لحمل العلامة، والأسهم لتحريكها، ومفتاح المسافة لوضعها، ومفتاح الهروب للتراجع",
};
