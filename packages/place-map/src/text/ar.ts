import type { MapText } from "./map-text.ts";

export const ar: MapText = {
  map: "خريطة",
  keys: "خريطة تفاعلية: الأسهم للتحريك، زائد وناقص للتكبير والتصغير",
  picture: (count) => (count === 0 ? "خريطة" : `خريطة، عدد الأماكن المحددة: ${count}`),
  open: "فتح الخريطة",
  loading: "جارٍ تحميل الخريطة…",
  failed: "تعذّر تحميل الخريطة.",
  unsupported: "لا يستطيع هذا المتصفح عرض الخريطة التفاعلية. تبقى الصورة والقائمة متاحتين.",
  retry: "إعادة المحاولة",
  zoomIn: "تكبير",
  zoomOut: "تصغير",
  openStreetMap: "© المساهمون في OpenStreetMap",
  cluster: (count) => `عدد الأماكن: ${count}، كبّر لرؤيتها`,
  closeCard: "إغلاق",
  scrollHint: "للتكبير، اضغط Ctrl مع التمرير",
  scrollHintMac: "للتكبير، اضغط ⌘ مع التمرير",
  touchHint: "حرّك الخريطة بإصبعين",
};
