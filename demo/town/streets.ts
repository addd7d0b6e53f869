import type { Street, StreetRow } from "../region/street.ts";
import { streetsFromRows } from "../region/street.ts";

/** Returns the streets of Aubremer, drawn by hand: metres east and north of the middle of the harbour's entrance. */
export function townStreets(): Street[] {
  return streetsFromRows(
    [...OLD_TOWN, ...SEASIDE, ...STATION, ...NORTH, ...SOUTH, ...EAST, ...BUSINESS],
    "aubremer",
  );
}

/** Bent lanes around the harbour, inside the line of the old walls. */
const OLD_TOWN: readonly StreetRow[] = [
  ["Quai des Terre-Neuvas", "residential", "vieux", "285,285 340,264 430,226 560,226 668,224"],
  ["Quai du Levant", "residential", "vieux", "668,224 690,150 686,40 676,-60 664,-138"],
  ["Quai de la Criée", "residential", "vieux", "664,-138 540,-142 420,-142 310,-122 270,-150"],
  ["Rue de la République", "pedestrian", "ville", "560,226 572,300 610,380 640,470 672,560 690,650 735,745"],
  ["Rue des Mareyeurs", "living_street", "vieux", "430,226 446,300 438,380 470,455 462,540 490,630"],
  ["Rue du Pilori", "pedestrian", "vieux", "446,300 505,318 572,300"],
  ["Rue de l'Horloge", "pedestrian", "vieux", "438,380 520,392 610,380"],
  ["Rue Saint-Nicolas", "living_street", "vieux", "470,455 550,470 640,470 740,452 885,470"],
  ["Venelle des Filets", "footway", "aucune", "505,318 515,360 520,392"],
  ["Rue du Vieux-Marché", "residential", "vieux", "610,380 690,350 760,335 872,340"],
  ["Parvis Saint-Nicolas", "pedestrian", "aucune", "545,469 540,540 560,606 620,612 672,560"],
  ["Rue des Tanneurs", "residential", "vieux", "490,630 570,662 690,650"],
  ["Rue de la Corderie", "residential", "vieux", "408,590 440,560 462,540"],
  ["Rue du Cardinal-Orvain", "residential", "ville", "672,560 760,572 872,590"],
  ["Rue du Casino", "residential", "ville", "412,700 500,716 600,712 735,745"],
  ["Rue de la Poterne", "living_street", "vieux", "690,150 760,165 846,185"],
  ["Rue du Bassin", "residential", "ville", "686,40 760,28 826,36"],
  ["Rue des Calfats", "residential", "vieux", "664,-138 690,-200 700,-300"],
  ["Rue des Islandais", "residential", "vieux", "540,-142 548,-220 520,-300 540,-410"],
  ["Rue du Petit-Port", "residential", "vieux", "420,-142 410,-230 440,-320 440,-440"],
  ["Rue de la Saline", "residential", "vieux", "310,-122 318,-230 300,-330 300,-432"],
  ["Rue Traversière", "living_street", "vieux", "318,-230 410,-230 548,-220 640,-240 692,-215"],
  ["Impasse du Cabestan", "living_street", "vieux", "520,-300 470,-290 452,-270"],
  ["Place de l'Hôtel-de-Ville", "pedestrian", "ville", "735,745 760,780 800,800 800,860"],
];

/** The bay: the boulevard behind the promenade, and the streets of villas. */
const SEASIDE: readonly StreetRow[] = [
  [
    "Promenade des Grèves",
    "footway",
    "aucune",
    "285,285 348,390 366,500 378,700 358,920 298,1145 198,1395 72,1615",
  ],
  [
    "Boulevard de la Mer",
    "tertiary",
    "ville",
    "340,264 385,380 404,480 412,700 392,920 330,1160 230,1410 100,1640 -110,1880 -330,2180",
  ],
  ["Rue des Bains", "residential", "villas", "405,800 520,815 640,830 800,860"],
  ["Avenue des Tamaris", "residential", "villas", "392,920 500,940 650,950 838,970"],
  ["Allée des Embruns", "living_street", "villas", "360,1050 480,1075 600,1080"],
  ["Rue des Villas", "residential", "villas", "520,815 500,940 480,1075 450,1200"],
  ["Rue Claude-Debussy", "residential", "villas", "640,830 650,950 600,1080 570,1210"],
  ["Avenue de la Plage", "residential", "ville", "330,1160 450,1200 570,1210 720,1190 868,1150"],
  ["Rue des Cormorans", "residential", "villas", "230,1410 340,1440 460,1450 580,1420"],
  ["Rue des Goélands", "residential", "villas", "450,1200 462,1330 460,1450 420,1580"],
  ["Impasse des Sternes", "residential", "villas", "570,1210 592,1320 560,1376"],
  ["Chemin du Sémaphore", "unclassified", "villas", "420,1580 220,1700 60,1900 -60,2050 -250,2250 -430,2380"],
  ["Rue du Moulin-à-Vent", "residential", "pavillons", "580,1420 700,1440 812,1440"],
  ["Rue des Régates", "residential", "villas", "420,1580 560,1600 690,1680"],
];

/** Between the old walls and the station: straight streets of the railway's time. */
const STATION: readonly StreetRow[] = [
  [
    "Boulevard des Remparts",
    "secondary",
    "ville",
    "735,745 820,690 872,590 885,470 872,340 850,230 830,80 815,-60 770,-190 700,-300 590,-390 440,-440 300,-432 235,-410",
  ],
  ["Avenue de la Gare", "tertiary", "ville", "885,470 1000,490 1120,505 1222,512"],
  ["Place de la Gare", "residential", "aucune", "1218,452 1222,512 1216,572"],
  ["Rue Victor-Hugo", "residential", "ville", "872,590 980,620 1090,640 1180,680"],
  ["Rue Gambetta", "residential", "ville", "872,340 980,350 1100,360 1218,452"],
  ["Rue Jules-Ferry", "residential", "ville", "980,350 1000,490 980,620 950,740"],
  ["Rue du Docteur-Roux", "residential", "ville", "1100,360 1120,505 1090,640 1075,760"],
  ["Rue Pasteur", "residential", "ville", "850,230 960,225 1080,230 1190,262"],
  ["Rue des Jardins", "residential", "ville", "960,225 980,350"],
  ["Rue Aristide-Briand", "residential", "ville", "955,70 960,225"],
  ["Rue de Verdun", "residential", "ville", "1120,60 1104,140 1080,230"],
  ["Rue de la Liberté", "residential", "ville", "800,860 880,800 950,740"],
  ["Rue du Stade", "residential", "ville", "950,740 1075,760 1180,680"],
  ["Passage du Télégraphe", "footway", "aucune", "1000,490 1040,560 1090,640"],
  [
    "Avenue du Général-Leclerc",
    "secondary",
    "ville",
    "830,80 955,70 1120,60 1300,40 1500,0 1750,-60 2000,-160 2300,-280 2600,-400",
  ],
];

/** The heights: a council estate of the sixties and loops of detached houses. */
const NORTH: readonly StreetRow[] = [
  ["Boulevard Carnot", "secondary", "ville", "800,860 850,1000 868,1150 850,1320 780,1500 690,1680"],
  [
    "Avenue de Vernebec",
    "secondary",
    "pavillons",
    "690,1680 560,1900 480,2150 520,2450 640,2800 760,3150 800,3500",
  ],
  ["Avenue des Hauts", "tertiary", "pavillons", "868,1150 1000,1160 1130,1200 1260,1270 1420,1300"],
  [
    "Rue des Genêts",
    "residential",
    "pavillons",
    "1000,1160 985,1280 1040,1400 1160,1432 1245,1385 1260,1270",
  ],
  ["Allée des Ajoncs", "residential", "pavillons", "1040,1400 960,1480 880,1490"],
  ["Rue des Bruyères", "residential", "pavillons", "1130,1200 1158,1310 1160,1432"],
  ["Rue des Pins", "residential", "pavillons", "1000,1160 1020,1040 1100,960 1220,960 1300,1060 1260,1270"],
  ["Square des Mimosas", "living_street", "pavillons", "1100,960 1112,1060 1180,1110"],
  ["Rue de la Fontaine", "residential", "pavillons", "850,1000 940,960 1020,1040"],
  [
    "Rue Marie-Curie",
    "residential",
    "pavillons",
    "1420,1300 1500,1400 1480,1540 1360,1620 1220,1600 1160,1432",
  ],
  ["Rue Charles-Péguy", "residential", "pavillons", "1220,1600 1180,1720 1060,1760 900,1720 740,1590"],
  ["Impasse des Fougères", "residential", "pavillons", "1360,1620 1400,1720 1380,1790"],
  ["Rue des Quatre-Vents", "residential", "pavillons", "1060,1760 1040,1900 920,2000 760,2020 500,2060"],
];

/** South of the harbour: the castle, the old fishermen's gardens, the cove. */
const SOUTH: readonly StreetRow[] = [
  [
    "Avenue de Houlgrève",
    "secondary",
    "pavillons",
    "700,-300 720,-450 700,-620 640,-800 600,-1000 620,-1250 680,-1500 760,-1800 900,-2200 1150,-2550 1550,-2780 2000,-2880 2150,-3080 2000,-3350 1700,-3600",
  ],
  ["Rue du Château", "residential", "bourg", "590,-390 480,-520 330,-640 180,-780 80,-880"],
  ["Rue des Douves", "residential", "bourg", "330,-640 300,-780 200,-890 80,-880"],
  ["Rue des Lavoirs", "residential", "bourg", "480,-520 520,-650 560,-740 640,-800"],
  [
    "Chemin des Douaniers",
    "path",
    "aucune",
    "60,-1070 10,-1180 60,-1380 230,-1560 260,-1800 160,-2130 290,-2450 560,-2720",
  ],
  ["Allée de l'Anse", "residential", "villas", "620,-1250 480,-1300 340,-1400 240,-1540"],
  ["Rue des Acacias", "residential", "pavillons", "600,-1000 460,-1010 350,-1080 350,-1200 480,-1300"],
  ["Impasse des Lilas", "residential", "pavillons", "460,-1010 430,-900 380,-850"],
  ["Rue des Écoles", "residential", "ville", "720,-450 850,-470 980,-430 1080,-330 1100,-190"],
  ["Rue Louis-Pergaud", "residential", "pavillons", "700,-620 840,-640 980,-600 1050,-500 1080,-330"],
  [
    "Rue Georges-Brassens",
    "residential",
    "pavillons",
    "640,-800 800,-830 960,-810 1100,-740 1180,-620 1160,-450 1080,-330",
  ],
  ["Allée Barbara", "living_street", "pavillons", "800,-830 860,-730 840,-640"],
  ["Rue de l'Hôpital", "residential", "ville", "815,-60 940,-90 1100,-190 1190,-290"],
  [
    "Rue des Coquelicots",
    "residential",
    "pavillons",
    "640,-1330 800,-1300 950,-1350 1000,-1480 900,-1600 710,-1640",
  ],
  ["Rue de la Moisson", "residential", "pavillons", "950,-1350 1080,-1260 1060,-1100 900,-1000 960,-810"],
  ["Chemin du Lavoir", "unclassified", "hameau", "760,-1800 900,-1850 1150,-1800 1450,-1900 1750,-1850"],
  ["Route du Bois-Huant", "unclassified", "hameau", "1750,-1850 1900,-1500 2050,-1250 2350,-1050"],
];

/** Beyond the railway. */
const EAST: readonly StreetRow[] = [
  ["Rue du Dépôt", "residential", "ville", "1400,20 1390,200 1390,400 1400,600 1420,760"],
  ["Rue des Cheminots", "residential", "pavillons", "1390,200 1480,230 1620,220 1740,160 1750,-60"],
  ["Rue Louise-Michel", "residential", "pavillons", "1390,400 1520,420 1680,400 1810,340"],
  ["Rue des Peupliers", "residential", "pavillons", "1480,230 1512,330 1520,420 1540,600"],
  [
    "Rue de la Ferme-Blanche",
    "residential",
    "pavillons",
    "1740,160 1810,340 1860,520 1800,690 1650,740 1540,600 1400,600",
  ],
  ["Rue du Verger", "residential", "pavillons", "1860,520 1990,500 2080,400 2060,250 1930,170 1740,160"],
  [
    "Chemin de Cranquetot",
    "unclassified",
    "hameau",
    "1420,760 1600,900 1850,1100 2200,1350 2600,1800 3000,2400 3500,3000 4100,3600",
  ],
  [
    "Route de la Haute-Lande",
    "unclassified",
    "hameau",
    "1850,1100 1800,1400 1880,1750 1780,2100 1400,2250 1040,1900",
  ],
];

/** The business park beside the motorway exit. */
const BUSINESS: readonly StreetRow[] = [
  [
    "Rue Denis-Papin",
    "residential",
    "halles",
    "2300,-280 2330,-450 2400,-600 2550,-700 2720,-690 2800,-560 2760,-450 2600,-400",
  ],
  ["Rue Gustave-Eiffel", "residential", "halles", "2330,-450 2500,-490 2660,-520 2800,-560"],
  ["Allée des Entrepreneurs", "residential", "halles", "2550,-700 2540,-840 2640,-930 2800,-900"],
  ["Rue de la Croix-Blanche", "secondary", "halles", "2600,-400 2800,-420 3000,-400 3180,-330"],
  ["Rue Nicéphore-Niépce", "residential", "halles", "3000,-400 2980,-250 2860,-140 2700,-160 2600,-400"],
];
