import { currencySign } from "../format/money-format.ts";
import { type AgeUnit, ageParts } from "./age-parts.ts";
import { ar as autocomplete, type Counted, counted, pickForm } from "./autocomplete/ar.ts";
import { twelveHours } from "./twelve-hours.ts";
import type { WidgetText } from "./widget-text.ts";

/** No-break space: between a number and its unit, and after the small word before a number. */
const NBSP = "\u00a0";
/** Right-to-left mark: an amount reads from the right also where no letter stands before it. */
const RLM = "\u200f";
/** Left-to-right mark: what a pump has written on it stays in its order. */
const LRM = "\u200e";
/** Around a name that may be in another script: what it holds leaves the order of the sentence alone. */
const ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

// Split where it is read: a bundle without dates leaves it out.
const MONTHS = "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر";

const AGE_UNITS: Readonly<Record<AgeUnit, Counted>> = {
  minute: { one: "دقيقة", two: "دقيقتين", few: "دقائق", many: "دقيقة", other: "دقيقة" },
  hour: { one: "ساعة", two: "ساعتين", few: "ساعات", many: "ساعة", other: "ساعة" },
  day: { one: "يوم", two: "يومين", few: "أيام", many: "يومًا", other: "يوم" },
  month: { one: "شهر", two: "شهرين", few: "أشهر", many: "شهرًا", other: "شهر" },
  year: { one: "سنة", two: "سنتين", few: "سنوات", many: "سنة", other: "سنة" },
};

const STARS: Counted = { one: "نجمة", two: "نجمتان", few: "نجوم", many: "نجمة", other: "نجمة" };
const REVIEWS: Counted = {
  one: "مراجعة واحدة",
  two: "مراجعتان",
  few: "مراجعات",
  many: "مراجعة",
  other: "مراجعة",
};
const CONNECTORS: Counted = {
  one: "مقبس واحد",
  two: "مقبسان",
  few: "مقابس",
  many: "مقبسًا",
  other: "مقبس",
};

/** The widgets in Modern Standard Arabic. */
export const ar: WidgetText = {
  ...autocomplete,

  money: (currencyCode, amount) => `${RLM}${amount}${NBSP}${currencySign(currencyCode)}`,

  labelSeparator: ": ",
  loading: "جارٍ التحميل",
  retry: "إعادة المحاولة",
  placeResultsError: "تعذّر تحميل النتائج",
  noPlaces: "لا توجد أماكن لعرضها",
  noReviews: "لا توجد مراجعات",
  photoError: "تعذّر تحميل الصورة",

  overviewTab: "نظرة عامة",
  reviewsTab: "المراجعات",
  aboutTab: "لمحة",
  tabsLabel: (placeName) => `معلومات عن ${isolated(placeName)}`,

  starsOutOfFive: (rating, value) => `${rating}${NBSP}${pickForm(shownRating(value), STARS)} من 5`,
  reviewCount: (count) => counted(count, REVIEWS, "لا مراجعات"),
  priceLevels: {
    PRICE_LEVEL_FREE: "مجاني",
    PRICE_LEVEL_INEXPENSIVE: "أسعار منخفضة",
    PRICE_LEVEL_MODERATE: "أسعار متوسطة",
    PRICE_LEVEL_EXPENSIVE: "أسعار مرتفعة",
    PRICE_LEVEL_VERY_EXPENSIVE: "أسعار مرتفعة جدًا",
  },
  freeOfCharge: "مجاني",
  priceRange: (start, end) => {
    if (start !== null && end !== null) return `من${NBSP}${start} إلى${NBSP}${end}`;
    return start !== null ? `ابتداءً من${NBSP}${start}` : `حتى${NBSP}${end}`;
  },

  open: "مفتوح",
  closed: "مغلق",
  openAroundTheClock: `مفتوح على مدار 24${NBSP}ساعة`,
  closesAt: (time, day) => `يغلق ${day === null ? "" : `يوم ${day} `}في${NBSP}${time}`,
  opensAt: (time, day) => `يفتح ${day === null ? "" : `يوم ${day} `}في${NBSP}${time}`,
  closedTemporarily: "مغلق مؤقتًا",
  closedPermanently: "مغلق نهائيًا",
  opensInFuture: "يفتح قريبًا",
  openingHours: "ساعات العمل",
  specialHours: "ساعات استثنائية",
  weekdays: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"],
  time: (minute) => twelveHours(minute, "ص", "م"),
  listSeparator: "، ",
  date: (year, month, day) =>
    [day, month === undefined ? undefined : MONTHS.split(" ")[month - 1], year]
      .filter((part) => part !== undefined)
      .join(" "),
  relativeTime: (ageMs) => {
    const { count, unit } = ageParts(ageMs);
    return unit === null ? "الآن" : `قبل ${counted(count, AGE_UNITS[unit], "")}`;
  },

  address: "العنوان",
  website: "الموقع الإلكتروني",
  phone: "الهاتف",
  plusCode: "رمز Plus",
  accessibleEntrance: "مدخل مهيّأ للكراسي المتحركة",
  openInMaps: "فتح في الخرائط",
  call: "اتصال",
  maps: "الخرائط",

  fuelPrices: "أسعار الوقود",
  fuelTypes: {
    DIESEL: "ديزل",
    DIESEL_PLUS: "ديزل ممتاز",
    REGULAR_UNLEADED: "بنزين عادي",
    MIDGRADE: "بنزين متوسط",
    PREMIUM: "بنزين ممتاز",
    SP91: "بنزين 91",
    SP91_E10: `بنزين ${LRM}91-E10`,
    SP92: "بنزين 92",
    SP95: "بنزين 95",
    SP95_E10: `بنزين ${LRM}95-E10`,
    SP98: "بنزين 98",
    SP99: "بنزين 99",
    SP100: "بنزين 100",
    LPG: "غاز البترول المسال",
    E80: "إيثانول E80",
    E85: "إيثانول E85",
    E100: "إيثانول E100",
    METHANE: "غاز طبيعي",
    BIO_DIESEL: "ديزل حيوي",
    TRUCK_DIESEL: "ديزل الشاحنات",
  },
  missingPrice: "-",
  stalePrice: `سعر مضى عليه أكثر من 24${NBSP}ساعة`,
  stalePriceMark: "*",

  evCharging: "شحن السيارات الكهربائية",
  connectorTypes: {
    EV_CONNECTOR_TYPE_OTHER: "مقبس آخر",
    EV_CONNECTOR_TYPE_J1772: `النوع${NBSP}1 (J1772)`,
    EV_CONNECTOR_TYPE_TYPE_2: `النوع${NBSP}2`,
    EV_CONNECTOR_TYPE_CHADEMO: "CHAdeMO",
    EV_CONNECTOR_TYPE_CCS_COMBO_1: "CCS (Combo 1)",
    EV_CONNECTOR_TYPE_CCS_COMBO_2: "CCS (Combo 2)",
    EV_CONNECTOR_TYPE_TESLA: "Tesla",
    EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T: "GB/T",
    EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET: "مقبس منزلي",
    EV_CONNECTOR_TYPE_NACS: "NACS",
  },
  chargeRate: (kilowatts) => `${kilowatts}${NBSP}كيلوواط`,
  connectorCount: (count) => counted(count, CONNECTORS, "لا مقابس"),
  availableOf: (available, total) => `المتاح ${available} من ${total}`,
  outOfService: (count) => `خارج الخدمة:${NBSP}${count}`,
  updated: (relativeTime) => `آخر تحديث ${relativeTime}`,

  featureGroups: {
    accessibility: "سهولة الوصول",
    serviceOptions: "خيارات الخدمة",
    offerings: "المأكولات والمشروبات",
    amenities: "المرافق والأجواء",
    children: "الأطفال",
    pets: "الحيوانات الأليفة",
    parking: "مواقف السيارات",
    payments: "الدفع",
  },
  features: {
    dineIn: "تناول الطعام في المكان",
    outdoorSeating: "جلسات خارجية",
    reservable: "إمكانية الحجز",
    takeout: "طلبات خارجية",
    delivery: "توصيل",
    curbsidePickup: "استلام من السيارة",
    servesBreakfast: "فطور",
    servesLunch: "غداء",
    servesBrunch: "فطور متأخر",
    servesDinner: "عشاء",
    servesDessert: "حلويات",
    servesBeer: "بيرة",
    servesWine: "نبيذ",
    servesCoffee: "قهوة",
    servesCocktails: "كوكتيلات",
    servesVegetarianFood: "أطباق نباتية",
    restroom: "دورة مياه",
    wifi: "واي فاي",
    goodForGroups: "مناسب للمجموعات",
    goodForWatchingSports: "عرض المباريات",
    liveMusic: "موسيقى حيّة",
    goodForChildren: "مناسب للأطفال",
    menuForChildren: "قائمة طعام للأطفال",
    allowsDogs: "يُسمح بالكلاب",
    wheelchairAccessibleEntrance: "مدخل مهيّأ للكراسي المتحركة",
    wheelchairAccessibleRestroom: "دورة مياه مهيّأة للكراسي المتحركة",
    wheelchairAccessibleSeating: "مقاعد مهيّأة للكراسي المتحركة",
    wheelchairAccessibleParking: "موقف سيارات مهيّأ للكراسي المتحركة",
    freeParkingLot: "موقف سيارات مجاني",
    paidParkingLot: "موقف سيارات مدفوع",
    freeStreetParking: "وقوف مجاني في الشارع",
    paidStreetParking: "وقوف مدفوع في الشارع",
    valetParking: "خدمة صف السيارات",
    freeGarageParking: "مرأب مجاني",
    paidGarageParking: "مرأب مدفوع",
    acceptsCreditCards: "بطاقات الائتمان",
    acceptsDebitCards: "بطاقات الخصم",
    acceptsCashOnly: "الدفع نقدًا فقط",
    acceptsNfc: "الدفع اللاتلامسي",
  },
  highlights: "أبرز المزايا",
  without: (feature) => `${feature}: لا`,

  photoOf: (placeName) => `صورة ${isolated(placeName)}`,
  photosBy: (authorCount) => (authorCount === 1 ? "الصورة:" : "الصور:"),
  photosOf: (placeName) => `صور ${isolated(placeName)}`,
  openPhoto: (placeName, index, count) => `${isolated(placeName)}، الصورة ${index} من ${count}`,
  photoNumber: (index, count) => `الصورة ${index} من ${count}`,
  previousPhoto: "الصورة السابقة",
  nextPhoto: "الصورة التالية",
  lightboxError: "تعذّر تحميل المحتوى المطلوب. يُرجى إعادة المحاولة لاحقًا.",
  moreActions: "إجراءات أخرى",
  reportPhoto: "الإبلاغ عن الصورة",

  reviewBy: (author) => `مراجعة بقلم ${isolated(author)}`,
  visited: (date) => `تاريخ الزيارة: ${date}`,
  showOriginal: "عرض النص الأصلي",
  showTranslation: "عرض الترجمة",
  reportReview: "الإبلاغ عن المراجعة",
  reviewsNotVerified: "المراجعات غير موثّقة",
  reviewsNotVerifiedBody: "لم يتحقق أحد من أن أصحاب هذه المراجعات كانوا من زبائن هذا المكان.",
  reviewOrdering: "ترتيب المراجعات",
  reviewOrderingBody: "تُرتَّب المراجعات حسب مدى صلتها بالمكان.",
  reportConduct: "الإبلاغ عن ممارسات النشاط التجاري",
  reportConductBody:
    "إذا كان هذا النشاط التجاري يضلّل زبائنه أو يعرّضهم للخطر، فأبلغ عنه هيئة حماية المستهلك في بلده.",

  alert: (overview) => `تنبيه: ${overview}`,
  alertDetails: "التفاصيل",
  close: "إغلاق",

  aboutResults: "حول هذه النتائج",
  aboutResultsBody: "تُرتَّب الأماكن حسب مطابقتها للبحث وقربها وشهرتها. ولا يدفع أحد مقابل ترتيب أفضل.",
  dataFrom: "البيانات:",
  defaultProvider: "© المساهمون في OpenStreetMap",

  results: "النتائج",
  cardOf: (index, count) => `البطاقة ${index} من ${count}`,
  carousel: "عارض دوّار",
  carouselCard: "بطاقة",
  previousCards: "البطاقات السابقة",
  nextCards: "البطاقات التالية",
  travel: "مدة التنقّل",
  travelModes: {
    DRIVE: "مدة التنقّل بالسيارة",
    WALK: "مدة التنقّل سيرًا على الأقدام",
    BICYCLE: "مدة التنقّل بالدراجة الهوائية",
    TWO_WHEELER: "مدة التنقّل بالدراجة النارية",
  },
  directions: "الاتجاهات",
  showMore: "عرض المزيد",
  minutes: (count) => `${count}${NBSP}د`,
  selectPlace: (placeName) => `اختيار ${isolated(placeName)}`,
  selectThisPlace: "اختيار هذا المكان",
};

// As it is read out, with one decimal: the form goes with "2.0", not with 1.96.
function shownRating(value: number): number {
  return Math.round(value * 10) / 10;
}

function isolated(name: string): string {
  return ISOLATE + name + POP_ISOLATE;
}
