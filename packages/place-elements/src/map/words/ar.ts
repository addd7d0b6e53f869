import { ar as map } from "@lieudit/place-map/text/ar";
import type { MapWords } from "./map-text.ts";

export const ar: MapWords = {
  ...map,
  fullScreen: "ملء الشاشة",
  leaveFullScreen: "الخروج من ملء الشاشة",
  marker: "علامة",
  dragKeys: "مفتاح المسافة لحمل العلامة، والأسهم لتحريكها، ومفتاح المسافة لوضعها، ومفتاح الهروب للتراجع",
  drawing: "أدوات الرسم",
  draw: {
    hand: "إيقاف الرسم",
    marker: "وضع علامة",
    polyline: "رسم خط",
    rectangle: "رسم مستطيل",
    circle: "رسم دائرة",
    polygon: "رسم منطقة",
  },
  drawKeys:
    "الرسم: الأسهم لتحريك الخريطة، ومفتاح المسافة لإضافة نقطة في الوسط، ومفتاح الإدخال للإنهاء، ومفتاح الهروب للتراجع",
};
