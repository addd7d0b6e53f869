import { currencySign } from "../format/money-format.ts";
import { formatNumber, plural } from "../format/number-format.ts";
import { type AgeUnit, ageParts } from "./age-parts.ts";
import { es as autocomplete, NUMBERS } from "./autocomplete/es.ts";
import { twoDigits } from "./twelve-hours.ts";
import type { WidgetText } from "./widget-text.ts";

/** No-break space, between a number and its unit. */
const NBSP = "\u00a0";

// Split where it is read: a bundle without dates leaves it out.
const MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre";
const AGE_UNITS: Readonly<Record<AgeUnit, readonly [one: string, many: string]>> = {
  minute: ["minuto", "minutos"],
  hour: ["hora", "horas"],
  day: ["día", "días"],
  month: ["mes", "meses"],
  year: ["año", "años"],
};

/** The widgets in Spanish. */
export const es: WidgetText = {
  ...autocomplete,

  money: (currencyCode, amount) => `${amount}${NBSP}${currencySign(currencyCode)}`,

  labelSeparator: ": ",
  loading: "Cargando",
  retry: "Reintentar",
  placeResultsError: "No se han podido cargar los resultados",
  noPlaces: "No hay lugares que mostrar",
  noReviews: "Sin reseñas",
  photoError: "No se ha podido cargar la foto",

  overviewTab: "Resumen",
  reviewsTab: "Reseñas",
  aboutTab: "Información",
  tabsLabel: (placeName) => `Información sobre ${placeName}`,

  starsOutOfFive: (rating) => `${rating} de 5${NBSP}estrellas`,
  reviewCount: (count) => `${formatNumber(count, 0, NUMBERS)}${NBSP}${plural(count, "reseña", "reseñas")}`,
  priceLevels: {
    PRICE_LEVEL_FREE: "Gratis",
    PRICE_LEVEL_INEXPENSIVE: "Económico",
    PRICE_LEVEL_MODERATE: "Precio moderado",
    PRICE_LEVEL_EXPENSIVE: "Caro",
    PRICE_LEVEL_VERY_EXPENSIVE: "Muy caro",
  },
  freeOfCharge: "Gratis",
  priceRange: (start, end) => {
    if (start !== null && end !== null) return `${start}–${end}`;
    return start !== null ? `Desde${NBSP}${start}` : `Hasta${NBSP}${end}`;
  },

  open: "Abierto",
  closed: "Cerrado",
  openAroundTheClock: `Abierto las 24${NBSP}horas`,
  closesAt: (time, day) => `Cierra ${formatMoment(time, day)}`,
  opensAt: (time, day) => `Abre ${formatMoment(time, day)}`,
  closedTemporarily: "Cerrado temporalmente",
  closedPermanently: "Cerrado permanentemente",
  opensInFuture: "Próxima apertura",
  openingHours: "Horario de apertura",
  specialHours: "Horario especial",
  weekdays: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
  time: (minute) => `${Math.floor(minute / 60)}:${twoDigits(minute % 60)}`,
  listSeparator: ", ",
  date: (year, month, day) =>
    [day, month === undefined ? undefined : MONTHS.split(" ")[month - 1], year]
      .filter((part) => part !== undefined)
      .join(" de "),
  relativeTime: (ageMs) => {
    const { count, unit } = ageParts(ageMs);
    return unit === null ? "ahora mismo" : `hace ${count}${NBSP}${plural(count, ...AGE_UNITS[unit])}`;
  },

  address: "Dirección",
  website: "Sitio web",
  phone: "Teléfono",
  plusCode: "Plus Code",
  accessibleEntrance: "Entrada accesible en silla de ruedas",
  openInMaps: "Abrir en el mapa",
  call: "Llamar",
  maps: "Mapa",

  fuelPrices: "Precios de los carburantes",
  fuelTypes: {
    DIESEL: "Gasóleo",
    DIESEL_PLUS: "Gasóleo prémium",
    REGULAR_UNLEADED: "Gasolina normal",
    MIDGRADE: "Gasolina intermedia",
    PREMIUM: "Gasolina súper",
    SP91: "SP91",
    SP91_E10: "SP91 E10",
    SP92: "SP92",
    SP95: "SP95",
    SP95_E10: "SP95 E10",
    SP98: "SP98",
    SP99: "SP99",
    SP100: "SP100",
    LPG: "GLP",
    E80: "E80",
    E85: "E85",
    E100: "E100",
    METHANE: "GNC",
    BIO_DIESEL: "Biodiésel",
    TRUCK_DIESEL: "Gasóleo para camiones",
  },
  missingPrice: "-",
  stalePrice: `Precio de hace más de 24${NBSP}horas`,
  stalePriceMark: "*",

  evCharging: "Recarga eléctrica",
  connectorTypes: {
    EV_CONNECTOR_TYPE_OTHER: "Otro conector",
    EV_CONNECTOR_TYPE_J1772: `Tipo${NBSP}1 (J1772)`,
    EV_CONNECTOR_TYPE_TYPE_2: `Tipo${NBSP}2`,
    EV_CONNECTOR_TYPE_CHADEMO: "CHAdeMO",
    EV_CONNECTOR_TYPE_CCS_COMBO_1: `CCS (Combo${NBSP}1)`,
    EV_CONNECTOR_TYPE_CCS_COMBO_2: `CCS (Combo${NBSP}2)`,
    EV_CONNECTOR_TYPE_TESLA: "Tesla",
    EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T: "GB/T",
    EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET: "Enchufe doméstico",
    EV_CONNECTOR_TYPE_NACS: "NACS",
  },
  chargeRate: (kilowatts) => `${kilowatts}${NBSP}kW`,
  connectorCount: (count) => `${count}${NBSP}${plural(count, "conector", "conectores")}`,
  availableOf: (available, total) =>
    `${available} de${NBSP}${total}${NBSP}${plural(available, "disponible", "disponibles")}`,
  outOfService: (count) => `${count}${NBSP}fuera de servicio`,
  updated: (relativeTime) => `Actualizado ${relativeTime}`,

  featureGroups: {
    accessibility: "Accesibilidad",
    serviceOptions: "Opciones de servicio",
    offerings: "Oferta",
    amenities: "Instalaciones y ambiente",
    children: "Niños",
    pets: "Mascotas",
    parking: "Aparcamiento",
    payments: "Pagos",
  },
  features: {
    dineIn: "Consumo en el local",
    outdoorSeating: "Terraza",
    reservable: "Acepta reservas",
    takeout: "Comida para llevar",
    delivery: "Entrega a domicilio",
    curbsidePickup: "Recogida en la acera",
    servesBreakfast: "Desayunos",
    servesLunch: "Comidas",
    servesBrunch: "Brunch",
    servesDinner: "Cenas",
    servesDessert: "Postres",
    servesBeer: "Cerveza",
    servesWine: "Vino",
    servesCoffee: "Café",
    servesCocktails: "Cócteles",
    servesVegetarianFood: "Comida vegetariana",
    restroom: "Aseos",
    wifi: "Wifi",
    goodForGroups: "Adecuado para grupos",
    goodForWatchingSports: "Retransmisiones deportivas",
    liveMusic: "Música en directo",
    goodForChildren: "Adecuado para niños",
    menuForChildren: "Menú infantil",
    allowsDogs: "Se admiten perros",
    wheelchairAccessibleEntrance: "Entrada accesible en silla de ruedas",
    wheelchairAccessibleRestroom: "Aseos accesibles en silla de ruedas",
    wheelchairAccessibleSeating: "Asientos accesibles en silla de ruedas",
    wheelchairAccessibleParking: "Aparcamiento accesible en silla de ruedas",
    freeParkingLot: "Aparcamiento gratuito",
    paidParkingLot: "Aparcamiento de pago",
    freeStreetParking: "Aparcamiento gratuito en la calle",
    paidStreetParking: "Aparcamiento de pago en la calle",
    valetParking: "Aparcacoches",
    freeGarageParking: "Aparcamiento cubierto gratuito",
    paidGarageParking: "Aparcamiento cubierto de pago",
    acceptsCreditCards: "Tarjetas de crédito",
    acceptsDebitCards: "Tarjetas de débito",
    acceptsCashOnly: "Solo efectivo",
    acceptsNfc: "Pago sin contacto",
  },
  highlights: "Aspectos destacados",
  without: (feature) => `${feature}: no`,

  photoOf: (placeName) => `Foto de ${placeName}`,
  photosBy: (authorCount) => plural(authorCount, "Foto:", "Fotos:"),
  photosOf: (placeName) => `Fotos de ${placeName}`,
  openPhoto: (placeName, index, count) => `${placeName}, foto ${index} de ${count}`,
  photoNumber: (index, count) => `Foto ${index} de ${count}`,
  previousPhoto: "Foto anterior",
  nextPhoto: "Foto siguiente",
  lightboxError: "No se ha podido cargar el contenido solicitado. Inténtelo de nuevo más tarde.",
  moreActions: "Más acciones",
  reportPhoto: "Denunciar la foto",

  reviewBy: (author) => `Reseña de ${author}`,
  visited: (date) => `Visita: ${date}`,
  showOriginal: "Mostrar original",
  showTranslation: "Mostrar traducción",
  reportReview: "Denunciar la reseña",
  reviewsNotVerified: "Reseñas no verificadas",
  reviewsNotVerifiedBody: "Nadie ha comprobado que sus autores hayan sido clientes de este lugar.",
  reviewOrdering: "Orden de las reseñas",
  reviewOrderingBody: "Las reseñas se ordenan por relevancia.",
  reportConduct: "¿Algún problema con este establecimiento?",
  reportConductBody:
    "Si este establecimiento engaña a sus clientes o los pone en peligro, denúncielo ante la autoridad de protección de los consumidores de su país.",

  alert: (overview) => `Alerta: ${overview}`,
  alertDetails: "Detalles",
  close: "Cerrar",

  aboutResults: "Acerca de estos resultados",
  aboutResultsBody:
    "Los lugares se ordenan según su coincidencia con la búsqueda, su cercanía y su notoriedad. Nadie paga por aparecer antes.",
  dataFrom: "Datos:",
  defaultProvider: "© colaboradores de OpenStreetMap",

  results: "Resultados",
  cardOf: (index, count) => `Ficha ${index} de ${count}`,
  carousel: "carrusel",
  carouselCard: "ficha",
  previousCards: "Fichas anteriores",
  nextCards: "Fichas siguientes",
  travel: "Duración del trayecto",
  travelModes: {
    DRIVE: "Trayectos en coche",
    WALK: "Trayectos a pie",
    BICYCLE: "Trayectos en bicicleta",
    TWO_WHEELER: "Trayectos en moto",
  },
  directions: "Cómo llegar",
  showMore: "Mostrar más",
  minutes: (count) => `${count}${NBSP}min`,
  selectPlace: (placeName) => `Elegir ${placeName}`,
  selectThisPlace: "Elegir este lugar",
};

// "el lunes a las 9:00", "a la 1:30".
function formatMoment(time: string, day: string | null): string {
  return `${day === null ? "" : `el ${day} `}a${NBSP}${/^1\D/.test(time) ? "la" : "las"}${NBSP}${time}`;
}
