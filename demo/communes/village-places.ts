import type { Commune } from "../region/communes.ts";
import { COMMUNES } from "../region/communes.ts";
import type { Village } from "../region/village.ts";
import type { PlaceRow } from "../town/places/place-row.ts";

/** Whom the church, the school and the sports ground of each village are named after. */
const NAMESAKES: Readonly<Record<string, readonly [church: string, school: string, hall: string]>> = {
  vernebec: ["Église Saint-Valéry", "École Gaston-Bachelard", "Salle La Falaise"],
  "saint-ouvrain": ["Église abbatiale Saint-Ouvrain", "École du Rivage", "Salle des Cressonnières"],
  houlgreve: ["Église Notre-Dame-du-Passage", "École Robert-Desnos", "Salle Les Oyats"],
  "sainte-mevenne": ["Église Sainte-Mévenne", "École des Courlis", "Salle du Vivier"],
  "le-mesnil-orvain": ["Église Saint-Martin", "École Maurice-Genevoix", "Salle du Manoir"],
  brevanfleur: ["Église Saint-Gilles", "École Louise-Weiss", "Salle des Drapiers"],
  cranquetot: ["Église Saint-Pierre", "École des Merisiers", "Salle communale de Cranquetot"],
  trefontaine: ["Église Saint-Fiacre", "École des Trois-Fontaines", "Salle Bel-Air"],
  vaudrimont: ["Église Saint-Éloi", "École Elsa-Triolet", "Salle de la Garenne"],
  herondeville: ["Collégiale Saint-Étienne", "École Émile-Zola", "Espace des Filatures"],
  ormeclere: ["Église Saint-Jean-Baptiste", "École des Marronniers", "Salle de la Motte"],
};

/** Town hall, school, church, hall, stops: what every commune has. */
export function villagePlaces(commune: Commune, village: Village): PlaceRow[] {
  const [church, school, hall] = NAMESAKES[commune.key]!;
  const turn = Math.round((village.churchAngle * 180) / Math.PI);
  const at = ([east, north]: readonly [number, number]) => `${Math.round(east)},${Math.round(north)}`;
  const [hallLot, schoolLot, roomLot, sportsLot] = village.lots;
  const near = (point: readonly [number, number], east: number, north: number) =>
    `@${at([point[0] + east, point[1] + north])}`;
  const ofName =
    /^[AEÉIOUHÎ]/.test(commune.name) && commune.key !== "houlgreve"
      ? `d'${commune.name}`
      : deName(commune.name);
  const stops = village.streets.slice(1, 6).map((street): PlaceRow => {
    const middle = street.line[Math.floor(street.line.length / 2)]!;
    return [
      stopName(street.name!),
      `@${at(middle)}`,
      "highway=bus_stop public_transport=platform bus=yes",
      "",
      { bare: true },
    ];
  });
  return [
    [
      `Mairie ${ofName}`,
      `#${at(hallLot!)} 20x14 ${turn}`,
      "amenity=townhall",
      commune.place === "town"
        ? "Mo-Fr 08:30-12:00,13:30-17:30; Sa 09:00-12:00"
        : "Mo,Th 14:00-18:00; Tu,Fr 09:00-12:00",
      { rating: null },
    ],
    [
      school,
      `#${at(schoolLot!)} 34x16 ${turn}`,
      "amenity=school",
      "Mo,Tu,Th,Fr 08:30-16:30; PH off",
      { rating: null, photos: 0 },
    ],
    [hall, `#${at(roomLot!)} 26x18 ${turn}`, "amenity=community_centre", "", { rating: null, photos: 0 }],
    [`Stade ${ofName}`, `@${at(sportsLot!)}`, "leisure=sports_centre sport=soccer", "", { bare: true }],
    [
      church,
      `#${at(village.church)} 13x30 ${turn}`,
      "amenity=place_of_worship religion=christian denomination=catholic building=church",
      "",
      { phone: false, web: false, photos: 1 },
    ],
    [
      `Monument aux morts ${ofName}`,
      near(village.church, 18, -12),
      "historic=memorial memorial=war_memorial",
      "",
      { bare: true },
    ],
    [`Cimetière ${ofName}`, near(sportsLot!, 70, 40), "landuse=cemetery", "", { bare: true }],
    [
      `Bibliothèque ${ofName}`,
      near(hallLot!, 22, 8),
      "amenity=library",
      "We 14:00-17:00; Sa 10:00-12:00",
      { rating: null },
    ],
    [
      `Agence postale ${ofName}`,
      near(hallLot!, -20, 6),
      "amenity=post_office",
      "Mo-Sa 09:00-12:00",
      { rating: null, web: false },
    ],
    [
      `Parking ${ofName}`,
      near(village.church, -26, 20),
      "amenity=parking fee=no parking=surface",
      "24/7",
      { bare: true },
    ],
    [`Aire de jeux ${ofName}`, near(schoolLot!, 30, 24), "leisure=playground", "", { bare: true }],
    [
      `Point d'apport volontaire ${ofName}`,
      near(roomLot!, 24, -20),
      "amenity=recycling recycling_type=container",
      "24/7",
      { bare: true },
    ],
    ...stops,
  ];
}

/** "Le Mesnil" becomes "du Mesnil", as French wants it. */
function deName(name: string): string {
  return name.startsWith("Le ") ? `du ${name.slice(3)}` : `de ${name}`;
}

/** A stop is called after its street, without "rue de la"; but not like another commune, which it would be taken for. */
function stopName(street: string): string {
  const short = capital(
    street
      .replace(/^(Rue|Avenue|Place|Sente|Chemin|Route|Clos) /, "")
      .replace(/^(de la |de l'|des |du |de |d'|aux )/i, ""),
  );
  return COMMUNES.some((one) => one.name === short) ? street : short;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
