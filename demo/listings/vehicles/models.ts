import type {
  Gearbox,
  Transmission,
  VehicleBody,
  VehicleCategory,
  VehicleEnergy,
} from "@lieudit/listing-model";

/** A version of a model, as its maker sold it. */
export interface ModelVersion {
  marque: string;
  modele: string;
  version: string;
  finition?: string;
  categorie: VehicleCategory;
  carrosserie: VehicleBody;
  energie: VehicleEnergy;
  boite: Gearbox;
  rapports: number;
  ch: number;
  cv: number;
  /** 0 for electric motors. */
  cc: number;
  transmission: Transmission;
  /** Grams a kilometre, measured as the year asks for. */
  co2: number;
  /** Litres, or kWh for electric ones, for 100 km. */
  conso: number;
  prixNeuf: number;
  /** First and last year of registration. */
  years: readonly [number, number];
  /** Boot in litres, load space in tenths of m³ for vans. */
  coffre: number;
  longueur: number;
  places: number;
  portes: number;
  /** kWh, WLTP range, kW by alternating and by direct current. */
  electrique?: readonly [kwh: number, km: number, ac: number, dc: number];
  /** Known strength of the model, for the text. */
  genre: "ville" | "route" | "famille" | "chemin" | "plaisir" | "travail" | "voyage";
}

/** marque; modele; version; finition; carrosserie; energie; boîte+rapports; ch; cv; cc; roues; co2; conso; prix neuf; années; coffre; longueur; genre; [batterie, autonomie, ac, dc]. */
const CARS = `
Peugeot;208;1.2 PureTech 100;Allure;citadine;essence;m6;100;5;1199;av;121;5.3;21900;2020-2023;311;4055;ville
Peugeot;208;1.5 BlueHDi 100;Active;citadine;diesel;m6;102;5;1499;av;108;4.1;22400;2019-2022;311;4055;route
Peugeot;e-208;50 kWh 136;GT;citadine;électrique;a1;136;4;0;av;0;16.2;37900;2021-2024;311;4055;ville;50,340,7.4,100
Peugeot;308;1.2 PureTech 130 EAT8;GT;berline;essence;a8;131;7;1199;av;130;5.7;33700;2022-2024;412;4367;route
Peugeot;308 SW;1.5 BlueHDi 130;Allure;break;diesel;m6;131;6;1499;av;117;4.4;31900;2018-2023;608;4636;famille
Peugeot;2008;1.2 PureTech 130 EAT8;Allure Pack;SUV;essence;a8;131;7;1199;av;135;6;31500;2020-2024;434;4300;chemin
Peugeot;3008;1.5 BlueHDi 130 EAT8;Allure;SUV;diesel;a8;131;6;1499;av;128;4.9;38600;2018-2023;520;4447;famille
Peugeot;3008;Hybrid 225 e-EAT8;GT;SUV;hybride rechargeable;a8;225;9;1598;av;31;1.3;49900;2021-2023;395;4447;route;13.2,59,7.4,0
Peugeot;5008;1.5 BlueHDi 130;Active;SUV;diesel;m6;131;6;1499;av;133;5;36900;2018-2022;780;4641;famille
Peugeot;508;1.5 BlueHDi 130 EAT8;Allure;berline;diesel;a8;131;6;1499;av;119;4.5;39900;2019-2023;487;4750;route
Renault;Clio V;1.0 TCe 90;Evolution;citadine;essence;m6;91;5;999;av;119;5.2;19900;2020-2024;391;4050;ville
Renault;Clio V;E-Tech 145;Techno;citadine;hybride;a6;145;5;1598;av;97;4.3;25800;2021-2025;301;4050;ville
Renault;Clio IV;1.5 dCi 75;Zen;citadine;diesel;m5;75;4;1461;av;88;3.4;18600;2014-2018;300;4062;route
Renault;Captur;1.3 TCe 140 EDC;Intens;SUV;essence;a7;140;7;1333;av;134;5.9;28900;2020-2023;422;4227;chemin
Renault;Mégane IV Estate;1.5 Blue dCi 115;Business;break;diesel;m6;116;6;1461;av;117;4.5;28700;2018-2022;521;4626;famille
Renault;Mégane E-Tech;EV60 220;Techno;berline;électrique;a1;218;6;0;av;0;15.8;45200;2022-2024;440;4200;route;60,450,22,130
Renault;Zoé;R110 Achat intégral;Zen;citadine;électrique;a1;108;3;0;av;0;17.2;32900;2020-2023;338;4087;ville;52,395,22,50
Renault;Scénic IV;1.7 Blue dCi 120;Intens;monospace;diesel;m6;120;6;1749;av;139;5.3;31800;2018-2022;506;4406;famille
Renault;Twingo III;1.0 SCe 65;Equilibre;citadine;essence;m5;65;4;999;ar;112;4.9;15500;2019-2023;188;3615;ville
Renault;Austral;E-Tech hybrid 200;Techno;SUV;hybride;a5;200;7;1199;av;105;4.6;41500;2023-2025;555;4510;famille
Renault;Scenic E-Tech;Grande autonomie 220;Iconic;SUV;électrique;a1;218;6;0;av;0;16.8;50200;2024-2026;545;4470;famille;87,610,22,150
Renault;5 E-Tech;Autonomie confort 150;Techno;citadine;électrique;a1;150;5;0;av;0;15.2;33490;2025-2026;326;3922;ville;52,410,11,100
Dacia;Sandero;1.0 TCe 90;Stepway Confort;citadine;essence;m6;91;5;999;av;127;5.6;15700;2021-2025;328;4099;ville
Dacia;Sandero;ECO-G 100;Essentiel +;citadine;GPL;m6;101;5;999;av;113;7.1;14900;2021-2025;328;4088;ville
Dacia;Duster;1.5 Blue dCi 115 4x4;Prestige;SUV;diesel;m6;116;6;1461;4x4;136;5.2;23400;2019-2023;411;4341;chemin
Dacia;Duster;ECO-G 100;Journey;SUV;GPL;m6;101;5;999;av;130;8;22100;2022-2025;430;4341;chemin
Dacia;Spring;Electric 45;Confort Plus;citadine;électrique;a1;45;1;0;av;0;13.9;19800;2021-2023;270;3734;ville;26.8,230,7.4,30
Dacia;Jogger;1.0 TCe 110 7 places;Extreme;monospace;essence;m6;110;6;999;av;130;5.7;20300;2022-2025;160;4547;famille
Citroën;C3;1.2 PureTech 83;Feel Pack;citadine;essence;m5;83;4;1199;av;124;5.5;18400;2018-2023;300;3996;ville
Citroën;C3 Aircross;1.2 PureTech 110;Shine;SUV;essence;m6;110;6;1199;av;136;6;23900;2019-2023;410;4160;chemin
Citroën;C4;BlueHDi 130 EAT8;Shine;berline;diesel;a8;131;6;1499;av;117;4.5;30900;2021-2024;380;4360;route
Citroën;ë-C4;50 kWh 136;Feel Pack;berline;électrique;a1;136;4;0;av;0;15.4;36800;2021-2024;380;4360;route;50,357,7.4,100
Citroën;C5 Aircross;BlueHDi 130 EAT8;Shine;SUV;diesel;a8;131;6;1499;av;132;5;36800;2019-2024;580;4500;famille
Citroën;Grand C4 SpaceTourer;BlueHDi 130;Live;monospace;diesel;m6;131;6;1499;av;122;4.7;32100;2018-2021;645;4602;famille
DS;3 Crossback;1.2 PureTech 130;So Chic;SUV;essence;a8;131;7;1199;av;138;6.1;33600;2019-2022;350;4118;route
Volkswagen;Polo;1.0 TSI 95;Lounge;citadine;essence;m5;95;5;999;av;121;5.3;20900;2018-2023;351;4053;ville
Volkswagen;Golf;1.5 TSI 130;Life;berline;essence;m6;130;7;1498;av;124;5.5;30500;2020-2024;381;4284;route
Volkswagen;Golf SW;2.0 TDI 150 DSG7;Style;break;diesel;a7;150;8;1968;av;119;4.6;37900;2020-2024;611;4633;famille
Volkswagen;ID.3;Pro Performance 204;Life;berline;électrique;a1;204;5;0;ar;0;15.5;42500;2021-2024;385;4261;route;58,425,11,120
Volkswagen;Tiguan;1.5 TSI 150 DSG7;Carat;SUV;essence;a7;150;8;1498;av;152;6.7;38900;2018-2023;615;4509;famille
Volkswagen;T-Cross;1.0 TSI 110;Active;SUV;essence;m6;110;6;999;av;128;5.6;25600;2020-2024;455;4108;chemin
Toyota;Yaris;Hybride 116h;Design;citadine;hybride;a1;116;4;1490;av;92;4;23900;2020-2024;286;3940;ville
Toyota;Corolla Touring Sports;Hybride 122h;Dynamic;break;hybride;a1;122;5;1798;av;103;4.5;32900;2019-2024;596;4650;famille
Toyota;C-HR;Hybride 122h;Edition;SUV;hybride;a1;122;5;1798;av;110;4.8;31900;2018-2023;377;4395;route
Toyota;RAV4;Hybride 218 2WD;Dynamic;SUV;hybride;a1;218;10;2487;av;127;5.6;40900;2019-2024;580;4600;famille
Tesla;Model 3;Propulsion;;berline;électrique;a1;283;9;0;ar;0;14.4;43990;2021-2024;561;4694;route;57.5,491,11,170
Tesla;Model Y;Grande Autonomie AWD;;SUV;électrique;a1;514;14;0;4x4;0;16.9;56990;2022-2025;854;4751;famille;75,533,11,250
BMW;Série 1;118i 136;Lounge;berline;essence;m6;136;7;1499;av;134;5.9;31900;2019-2023;380;4319;route
BMW;i3;120 Ah 170;Atelier;citadine;électrique;a1;170;5;0;ar;0;15.7;39950;2019-2021;260;4011;ville;37.9,310,11,50
Audi;A3 Sportback;35 TFSI 150;Design;berline;essence;m6;150;8;1498;av;127;5.6;35200;2020-2024;380;4343;route
Audi;Q3;35 TDI 150 S tronic;Design Luxe;SUV;diesel;a7;150;8;1968;av;143;5.5;44800;2019-2023;530;4484;route
Mercedes-Benz;Classe A;180 d;Progressive Line;berline;diesel;a8;116;6;1461;av;121;4.6;38100;2019-2023;370;4419;route
Mini;Cooper;136;Edition Heddon;citadine;essence;m6;136;7;1499;av;129;5.7;28200;2018-2023;211;3863;plaisir
Mini;Cabrio;Cooper 136;Exquisite;cabriolet;essence;m6;136;7;1499;av;138;6.1;33400;2018-2023;215;3863;plaisir
Fiat;500;1.0 Hybrid 70;Dolcevita;citadine;hybride;m6;70;4;999;av;105;4.7;17900;2020-2024;185;3571;ville
Fiat;500 électrique;42 kWh 118;Icône;citadine;électrique;a1;118;3;0;av;0;14.3;31400;2021-2024;185;3632;ville;42,320,11,85
Fiat;500C;1.2 69;Lounge;cabriolet;essence;m5;69;4;1242;av;117;5.2;18900;2015-2019;182;3571;plaisir
Fiat;Panda;1.0 Hybrid 70;City Life;citadine;hybride;m6;70;4;999;av;112;5;14900;2020-2024;225;3653;ville
Ford;Fiesta;1.0 EcoBoost 95;Titanium;citadine;essence;m6;95;5;999;av;115;5.1;19900;2018-2022;292;4040;ville
Ford;Puma;1.0 EcoBoost mHEV 125;ST-Line;SUV;hybride;m6;125;6;999;av;121;5.4;27900;2020-2024;456;4186;chemin
Ford;Kuga;2.5 PHEV 225;ST-Line;SUV;hybride rechargeable;a1;225;9;2488;av;32;1.4;45600;2020-2023;411;4614;famille;14.4,56,3.7,0
Opel;Corsa;1.2 75;Edition;citadine;essence;m5;75;4;1199;av;118;5.2;17900;2020-2024;309;4060;ville
Opel;Mokka;Electric 136;Elegance;SUV;électrique;a1;136;4;0;av;0;16;39100;2021-2024;310;4151;chemin;50,327,7.4,100
Hyundai;i20;1.0 T-GDi 100;Intuitive;citadine;essence;m6;100;5;998;av;120;5.3;20700;2021-2024;352;4040;ville
Hyundai;Kona Electric;64 kWh 204;Creative;SUV;électrique;a1;204;5;0;av;0;14.7;43800;2019-2023;332;4180;route;64,484,11,77
Kia;Niro;Hybride 141;Active;SUV;hybride;a6;141;6;1580;av;104;4.5;32900;2019-2024;421;4355;famille
Kia;Picanto;1.0 DPi 67;Active;citadine;essence;m5;67;4;998;av;113;5;14800;2018-2024;255;3595;ville
Skoda;Octavia Combi;2.0 TDI 115;Ambition;break;diesel;m6;116;6;1968;av;113;4.3;31900;2020-2024;640;4689;famille
Skoda;Fabia;1.0 TSI 95;Ambition;citadine;essence;m5;95;5;999;av;116;5.1;20800;2021-2025;380;4108;ville
MG;MG4;Comfort 64 kWh;;berline;électrique;a1;204;6;0;ar;0;16;33990;2023-2025;363;4287;route;64,450,11,144
MG;ZS EV;Autonomie Standard;Comfort;SUV;électrique;a1;177;5;0;av;0;17.3;32990;2021-2024;448;4323;chemin;51.1,320,6.6,75
Volvo;V60;D3 150;Momentum;break;diesel;a8;150;8;1969;av;133;5.1;43900;2019-2021;529;4761;route
Nissan;Qashqai;1.3 DIG-T mHEV 140;N-Connecta;SUV;hybride;m6;140;7;1332;av;145;6.4;33400;2021-2024;504;4425;famille
Nissan;Leaf;40 kWh 150;Acenta;berline;électrique;a1;150;5;0;av;0;16.6;36900;2018-2022;435;4490;ville;40,270,6.6,50
Mazda;MX-5;1.5 Skyactiv-G 132;Élégance;cabriolet;essence;m6;132;8;1496;ar;142;6.3;30900;2018-2023;130;3915;plaisir
Seat;Ibiza;1.0 TSI 95;Urban;citadine;essence;m5;95;5;999;av;119;5.3;18900;2018-2023;355;4059;ville
Cupra;Formentor;1.5 TSI 150 DSG7;V;SUV;essence;a7;150;8;1498;av;145;6.4;37600;2021-2024;450;4450;route
Suzuki;Ignis;1.2 Dualjet Hybrid Allgrip;Privilège;citadine;hybride;m5;83;4;1197;4x4;114;5.1;19900;2020-2024;204;3700;chemin
Jeep;Renegade;1.3 e-Hybrid 130;Limited;SUV;hybride;a7;130;7;1469;av;128;5.7;34400;2022-2024;351;4236;chemin
Peugeot;206;1.4 HDi 70;X-Line;citadine;diesel;m5;68;4;1398;av;112;4.3;14200;2004-2008;245;3835;ville
Renault;Kangoo;1.5 dCi 90;Zen;ludospace;diesel;m5;90;5;1461;av;121;4.6;22300;2013-2019;660;4282;famille
Citroën;Berlingo;BlueHDi 100;Feel;ludospace;diesel;m6;102;5;1499;av;139;5.3;26900;2019-2023;597;4403;famille
`;

const VANS = `
Renault;Trafic;L1H1 2.0 Blue dCi 130;Grand Confort;fourgon;diesel;m6;130;7;1997;av;183;7;34800;2020-2024;58;5080;travail
Renault;Master;L2H2 2.3 dCi 135;Grand Confort;fourgon;diesel;m6;135;8;2299;av;229;8.7;38900;2019-2023;108;5575;travail
Renault;Kangoo Van;1.5 Blue dCi 95;Grand Confort;fourgonnette;diesel;m6;95;5;1461;av;139;5.3;25600;2021-2025;39;4486;travail
Renault;Kangoo Van E-Tech;EV45 11 kW;Advance;fourgonnette;électrique;a1;122;4;0;av;0;18.6;38200;2022-2025;39;4486;travail;45,300,11,80
Peugeot;Expert;Compact 1.5 BlueHDi 120;Premium;fourgon;diesel;m6;120;6;1499;av;168;6.4;32700;2019-2023;51;4609;travail
Peugeot;Partner;Standard 1.5 BlueHDi 100;Premium;fourgonnette;diesel;m6;102;5;1499;av;141;5.4;24300;2019-2024;33;4403;travail
Citroën;ë-Jumpy;M 75 kWh;Driver;fourgon;électrique;a1;136;5;0;av;0;26.1;45900;2021-2024;53;4959;travail;75,330,11,100
Citroën;Berlingo Van;M BlueHDi 100;Club;fourgonnette;diesel;m6;102;5;1499;av;140;5.3;24100;2020-2024;33;4403;travail
Ford;Transit Custom;280 L1H1 2.0 EcoBlue 130;Trend;fourgon;diesel;m6;130;7;1995;av;186;7.1;33900;2019-2023;60;4973;travail
Volkswagen;Caddy Cargo;2.0 TDI 102;Business;fourgonnette;diesel;m6;102;6;1968;av;132;5;26900;2021-2025;31;4500;travail
Fiat;Ducato;3.3 MH2 140 Multijet;Pro Lounge;fourgon;diesel;m6;140;8;2184;av;231;8.8;38400;2020-2024;115;5413;travail
Dacia;Dokker Van;1.5 dCi 75;Ambiance;fourgonnette;diesel;m5;75;4;1461;av;119;4.5;14900;2014-2020;33;4363;travail
`;

const CAMPERS = `
Rapido;854F;Fiat Ducato 140;Design Edition;profilé;diesel;m6;140;8;2184;av;255;9.7;88900;2019-2024;0;6990;voyage
Pilote;P650 GJ;Fiat Ducato 140;Évidence;profilé;diesel;m6;140;8;2184;av;252;9.6;81500;2020-2024;0;6490;voyage
Challenger;260;Ford Transit 155;Graphite;profilé;diesel;m6;155;8;1995;av;248;9.4;72900;2018-2023;0;6360;voyage
Chausson;640;Fiat Ducato 130;Welcome;profilé;diesel;m6;130;8;2287;av;249;9.5;66900;2016-2020;0;6990;voyage
Volkswagen;California;2.0 TDI 150 DSG7;Ocean;fourgon aménagé;diesel;a7;150;9;1968;av;204;7.8;72400;2019-2024;0;4904;voyage
Adria;Twin;640 SLB 140;Supreme;fourgon aménagé;diesel;m6;140;8;2184;av;243;9.3;69800;2020-2024;0;6360;voyage
`;

/** marque; modele; version; type; carrosserie; energie; vitesses; ch; cv; cc; consommation; prix neuf; années; [kWh, km]. */
const BIKES = `
Yamaha;MT-07;35 kW A2;roadster;essence;m6;48;7;689;4.2;7999;2018-2024
Honda;CB 650 R;Neo Sports Café;roadster;essence;m6;95;7;649;4.9;8899;2019-2024
Kawasaki;Z 650;A2;roadster;essence;m6;48;7;649;4.3;7699;2018-2024
Triumph;Bonneville T100;900;roadster;essence;m6;65;9;900;4.1;10900;2017-2023
BMW;R 1250 GS;Exclusive;trail;essence;m6;136;11;1254;4.8;18400;2019-2023
Honda;Africa Twin;CRF 1100 L;trail;essence;m6;102;11;1084;4.9;15199;2020-2024
Yamaha;Ténéré 700;World Raid;trail;essence;m6;73;7;689;4.3;11999;2020-2025
Suzuki;V-Strom 650;XT;trail;essence;m6;71;7;645;4.1;9199;2017-2023
Kawasaki;Ninja 650;Performance;sportive;essence;m6;68;7;649;4.4;8499;2018-2024
Ducati;SuperSport 950;S;sportive;essence;m6;110;9;937;5.7;15990;2018-2023
Harley-Davidson;Sportster Iron 883;XL 883 N;custom;essence;m5;51;9;883;5.1;10390;2015-2020
Honda;CMX 500 Rebel;A2;custom;essence;m6;46;5;471;3.7;6999;2019-2024
Vespa;GTS 300;Super HPE;scooter;essence;a1;24;3;278;3.3;6799;2019-2024
Peugeot;Django 125;Évasion;scooter;essence;a1;11;1;125;3.2;3499;2018-2023
Piaggio;MP3 400;HPE Sport LT;scooter;essence;a1;35;4;399;4.1;9699;2020-2024
BMW;CE 04;électrique;scooter;électrique;a1;42;3;0;7.7;12750;2022-2025;8.9,130
`;

const WHEELS: Readonly<Record<string, Transmission>> = { av: "avant", ar: "arrière", "4x4": "intégrale" };

export const MODELS: readonly ModelVersion[] = [
  ...rows(CARS).map((row) => carFrom(row, "voitures")),
  ...rows(VANS).map((row) => carFrom(row, "utilitaires")),
  ...rows(CAMPERS).map((row) => carFrom(row, "camping-cars")),
  ...rows(BIKES).map(bikeFrom),
];

/** Berths of a motorhome: a converted van sleeps two. */
export function countBerths({ carrosserie }: ModelVersion): number {
  return carrosserie === "fourgon aménagé" ? 2 : 4;
}

function rows(table: string): string[][] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.split(";"));
}

function carFrom(row: readonly string[], categorie: VehicleCategory): ModelVersion {
  const [
    marque,
    modele,
    version,
    finition,
    carrosserie,
    energie,
    gears,
    ch,
    cv,
    cc,
    wheels,
    co2,
    conso,
    price,
    years,
    boot,
    length,
    genre,
    battery,
  ] = row;
  const numbers = battery?.split(",").map(Number) as [number, number, number, number] | undefined;
  const longueur = Number(length);
  const body = carrosserie as VehicleBody;
  const isVan = categorie === "utilitaires";
  return {
    marque: marque!,
    modele: modele!,
    version: version!,
    ...(finition === "" ? {} : { finition: finition! }),
    categorie,
    carrosserie: body,
    energie: energie as VehicleEnergy,
    boite: gears!.startsWith("a") ? "automatique" : "manuelle",
    rapports: Number(gears!.slice(1)),
    ch: Number(ch),
    cv: Number(cv),
    cc: Number(cc),
    transmission: WHEELS[wheels!]!,
    co2: Number(co2),
    conso: Number(conso),
    prixNeuf: Number(price),
    years: readYears(years!),
    coffre: Number(boot),
    longueur,
    places: isVan
      ? body === "fourgonnette"
        ? 2
        : 3
      : categorie === "camping-cars"
        ? 4
        : countSeats(modele!, version!),
    portes:
      body === "cabriolet" || modele === "Cooper" || /^500/.test(modele!)
        ? 3
        : isVan
          ? 4
          : body === "profilé"
            ? 3
            : 5,
    ...(numbers === undefined ? {} : { electrique: numbers }),
    genre: genre as ModelVersion["genre"],
  };
}

function bikeFrom(row: readonly string[]): ModelVersion {
  const [marque, modele, version, type, energie, gears, ch, cv, cc, conso, price, years, battery] = row;
  const [kwh, range] = battery?.split(",").map(Number) ?? [];
  return {
    marque: marque!,
    modele: modele!,
    version: version!,
    categorie: "motos",
    carrosserie: type as VehicleBody,
    energie: energie as VehicleEnergy,
    boite: gears!.startsWith("a") ? "automatique" : "manuelle",
    rapports: Number(gears!.slice(1)),
    ch: Number(ch),
    cv: Number(cv),
    cc: Number(cc),
    transmission: "arrière",
    co2: 0,
    conso: Number(conso),
    prixNeuf: Number(price),
    years: readYears(years!),
    coffre: 0,
    longueur: type === "scooter" ? 1980 : type === "trail" ? 2230 : 2120,
    places: 2,
    portes: 0,
    ...(kwh === undefined || range === undefined ? {} : { electrique: [kwh, range, 2.3, 0] as const }),
    genre: type === "scooter" ? "ville" : type === "trail" ? "voyage" : "plaisir",
  };
}

function countSeats(modele: string, version: string): number {
  if (/7 places/.test(version) || modele === "5008" || modele === "Grand C4 SpaceTourer") return 7;
  if (modele === "MX-5") return 2;
  return /^500|Twingo|Picanto|Cooper|Cabrio|i3|Spring/.test(modele) ? 4 : 5;
}

function readYears(text: string): [number, number] {
  const [from, to] = text.split("-").map(Number);
  return [from!, to!];
}
