import { currencySign } from "../format/money-format.ts";
import { formatNumber, plural } from "../format/number-format.ts";
import { type AgeUnit, ageParts } from "./age-parts.ts";
import { pt as autocomplete, NUMBERS } from "./autocomplete/pt.ts";
import { twoDigits } from "./twelve-hours.ts";
import type { WidgetText } from "./widget-text.ts";

/** No-break space, between a number and its unit, and between groups of digits. */
const NBSP = "\u00a0";

// Split where it is read: a bundle without dates leaves it out.
const MONTHS = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro";
const AGE_UNITS: Readonly<Record<AgeUnit, readonly [one: string, many: string]>> = {
  minute: ["minuto", "minutos"],
  hour: ["hora", "horas"],
  day: ["dia", "dias"],
  month: ["mês", "meses"],
  year: ["ano", "anos"],
};

/** The widgets in Portuguese, as in Portugal, with words that Brazil also uses where there are some. */
export const pt: WidgetText = {
  ...autocomplete,

  money: (currencyCode, amount) => `${amount}${NBSP}${currencySign(currencyCode)}`,

  labelSeparator: ": ",
  loading: "A carregar",
  retry: "Tentar novamente",
  placeResultsError: "Não foi possível carregar os resultados",
  noPlaces: "Nenhum local para mostrar",
  noReviews: "Sem avaliações",
  photoError: "Não foi possível carregar a foto",

  overviewTab: "Vista geral",
  reviewsTab: "Avaliações",
  aboutTab: "Acerca de",
  tabsLabel: (placeName) => `Informações sobre ${placeName}`,

  starsOutOfFive: (rating) => `${rating} de 5${NBSP}estrelas`,
  reviewCount: (count) =>
    `${formatNumber(count, 0, NUMBERS)}${NBSP}${plural(count, "avaliação", "avaliações")}`,
  priceLevels: {
    PRICE_LEVEL_FREE: "Gratuito",
    PRICE_LEVEL_INEXPENSIVE: "Económico",
    PRICE_LEVEL_MODERATE: "Preço médio",
    PRICE_LEVEL_EXPENSIVE: "Caro",
    PRICE_LEVEL_VERY_EXPENSIVE: "Muito caro",
  },
  freeOfCharge: "Grátis",
  priceRange: (start, end) => {
    if (start !== null && end !== null) return `${start}–${end}`;
    return start !== null ? `A partir de${NBSP}${start}` : `Até${NBSP}${end}`;
  },

  open: "Aberto",
  closed: "Fechado",
  openAroundTheClock: `Aberto 24${NBSP}horas`,
  closesAt: (time, day) => `Fecha ${formatMoment(time, day)}`,
  opensAt: (time, day) => `Abre ${formatMoment(time, day)}`,
  closedTemporarily: "Temporariamente fechado",
  closedPermanently: "Permanentemente fechado",
  opensInFuture: "Abertura em breve",
  openingHours: "Horário de funcionamento",
  specialHours: "Horário especial",
  weekdays: [
    "domingo",
    "segunda-feira",
    "terça-feira",
    "quarta-feira",
    "quinta-feira",
    "sexta-feira",
    "sábado",
  ],
  time: (minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
  listSeparator: ", ",
  date: (year, month, day) =>
    [day, month === undefined ? undefined : MONTHS.split(" ")[month - 1], year]
      .filter((part) => part !== undefined)
      .join(" de "),
  relativeTime: (ageMs) => {
    const { count, unit } = ageParts(ageMs);
    return unit === null ? "agora mesmo" : `há ${count}${NBSP}${plural(count, ...AGE_UNITS[unit])}`;
  },

  address: "Endereço",
  website: "Website",
  phone: "Telefone",
  plusCode: "Plus Code",
  accessibleEntrance: "Entrada acessível a cadeiras de rodas",
  openInMaps: "Abrir no mapa",
  call: "Ligar",
  maps: "Mapa",

  fuelPrices: "Preços dos combustíveis",
  fuelTypes: {
    DIESEL: "Gasóleo",
    DIESEL_PLUS: "Gasóleo premium",
    REGULAR_UNLEADED: "Gasolina normal",
    MIDGRADE: "Gasolina intermédia",
    PREMIUM: "Gasolina super",
    SP91: "SP91",
    SP91_E10: "SP91 E10",
    SP92: "SP92",
    SP95: "SP95",
    SP95_E10: "SP95 E10",
    SP98: "SP98",
    SP99: "SP99",
    SP100: "SP100",
    LPG: "GPL",
    E80: "E80",
    E85: "E85",
    E100: "E100",
    METHANE: "GNC",
    BIO_DIESEL: "Biodiesel",
    TRUCK_DIESEL: "Gasóleo para camiões",
  },
  missingPrice: "-",
  stalePrice: `Preço de há mais de 24${NBSP}horas`,
  stalePriceMark: "*",

  evCharging: "Carregamento elétrico",
  connectorTypes: {
    EV_CONNECTOR_TYPE_OTHER: "Outro conector",
    EV_CONNECTOR_TYPE_J1772: `Tipo${NBSP}1 (J1772)`,
    EV_CONNECTOR_TYPE_TYPE_2: `Tipo${NBSP}2`,
    EV_CONNECTOR_TYPE_CHADEMO: "CHAdeMO",
    EV_CONNECTOR_TYPE_CCS_COMBO_1: `CCS (Combo${NBSP}1)`,
    EV_CONNECTOR_TYPE_CCS_COMBO_2: `CCS (Combo${NBSP}2)`,
    EV_CONNECTOR_TYPE_TESLA: "Tesla",
    EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T: "GB/T",
    EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET: "Tomada doméstica",
    EV_CONNECTOR_TYPE_NACS: "NACS",
  },
  chargeRate: (kilowatts) => `${kilowatts}${NBSP}kW`,
  connectorCount: (count) => `${count}${NBSP}${plural(count, "conector", "conectores")}`,
  availableOf: (available, total) =>
    `${available} de${NBSP}${total}${NBSP}${plural(available, "disponível", "disponíveis")}`,
  outOfService: (count) => `${count}${NBSP}fora de serviço`,
  updated: (relativeTime) => `Atualizado ${relativeTime}`,

  featureGroups: {
    accessibility: "Acessibilidade",
    serviceOptions: "Opções de serviço",
    offerings: "Oferta",
    amenities: "Comodidades e ambiente",
    children: "Crianças",
    pets: "Animais",
    parking: "Estacionamento",
    payments: "Pagamentos",
  },
  features: {
    dineIn: "Consumo no local",
    outdoorSeating: "Esplanada",
    reservable: "Aceita reservas",
    takeout: "Comida para levar",
    delivery: "Entrega ao domicílio",
    curbsidePickup: "Recolha à porta",
    servesBreakfast: "Pequeno-almoço",
    servesLunch: "Almoço",
    servesBrunch: "Brunch",
    servesDinner: "Jantar",
    servesDessert: "Sobremesas",
    servesBeer: "Cerveja",
    servesWine: "Vinho",
    servesCoffee: "Café",
    servesCocktails: "Cocktails",
    servesVegetarianFood: "Pratos vegetarianos",
    restroom: "Sanitários",
    wifi: "Wi-Fi",
    goodForGroups: "Adequado para grupos",
    goodForWatchingSports: "Transmissões desportivas",
    liveMusic: "Música ao vivo",
    goodForChildren: "Adequado para crianças",
    menuForChildren: "Menu infantil",
    allowsDogs: "Cães permitidos",
    wheelchairAccessibleEntrance: "Entrada acessível a cadeiras de rodas",
    wheelchairAccessibleRestroom: "Sanitários acessíveis a cadeiras de rodas",
    wheelchairAccessibleSeating: "Lugares acessíveis a cadeiras de rodas",
    wheelchairAccessibleParking: "Estacionamento acessível a cadeiras de rodas",
    freeParkingLot: "Parque de estacionamento gratuito",
    paidParkingLot: "Parque de estacionamento pago",
    freeStreetParking: "Estacionamento gratuito na rua",
    paidStreetParking: "Estacionamento pago na rua",
    valetParking: "Estacionamento com manobrista",
    freeGarageParking: "Estacionamento coberto gratuito",
    paidGarageParking: "Estacionamento coberto pago",
    acceptsCreditCards: "Cartões de crédito",
    acceptsDebitCards: "Cartões de débito",
    acceptsCashOnly: "Apenas dinheiro",
    acceptsNfc: "Pagamento sem contacto",
  },
  highlights: "Destaques",
  without: (feature) => `${feature}: não`,

  photoOf: (placeName) => `Foto de ${placeName}`,
  photosBy: (authorCount) => plural(authorCount, "Foto:", "Fotos:"),
  photosOf: (placeName) => `Fotos de ${placeName}`,
  openPhoto: (placeName, index, count) => `${placeName}, foto ${index} de ${count}`,
  photoNumber: (index, count) => `Foto ${index} de ${count}`,
  previousPhoto: "Foto anterior",
  nextPhoto: "Foto seguinte",
  lightboxError: "Não foi possível carregar o conteúdo pedido. Tente novamente mais tarde.",
  moreActions: "Mais ações",
  reportPhoto: "Denunciar foto",

  reviewBy: (author) => `Avaliação de ${author}`,
  visited: (date) => `Visita: ${date}`,
  showOriginal: "Mostrar original",
  showTranslation: "Mostrar tradução",
  reportReview: "Denunciar avaliação",
  reviewsNotVerified: "Avaliações não verificadas",
  reviewsNotVerifiedBody: "Ninguém verificou se os autores foram clientes deste local.",
  reviewOrdering: "Ordem das avaliações",
  reviewOrderingBody: "As avaliações são ordenadas por relevância.",
  reportConduct: "Algum problema com este estabelecimento?",
  reportConductBody:
    "Se este estabelecimento engana os clientes ou os põe em risco, denuncie-o à autoridade de defesa do consumidor do seu país.",

  alert: (overview) => `Alerta: ${overview}`,
  alertDetails: "Detalhes",
  close: "Fechar",

  aboutResults: "Sobre estes resultados",
  aboutResultsBody:
    "Os locais são ordenados pela correspondência com a pesquisa, pela proximidade e pela notoriedade. Ninguém paga para aparecer primeiro.",
  dataFrom: "Dados:",
  defaultProvider: "© contribuidores do OpenStreetMap",

  results: "Resultados",
  cardOf: (index, count) => `Ficha ${index} de ${count}`,
  carousel: "carrossel",
  carouselCard: "ficha",
  previousCards: "Fichas anteriores",
  nextCards: "Fichas seguintes",
  travel: "Duração do percurso",
  travelModes: {
    DRIVE: "Percursos de carro",
    WALK: "Percursos a pé",
    BICYCLE: "Percursos de bicicleta",
    TWO_WHEELER: "Percursos de mota",
  },
  directions: "Direções",
  showMore: "Mostrar mais",
  minutes: (count) => `${count}${NBSP}min`,
  selectPlace: (placeName) => `Escolher ${placeName}`,
  selectThisPlace: "Escolher este local",
};

// "segunda-feira às 09:00", "à 01:30".
function formatMoment(time: string, day: string | null): string {
  return `${day === null ? "" : `${day} `}${time.startsWith("01") ? "à" : "às"}${NBSP}${time}`;
}
