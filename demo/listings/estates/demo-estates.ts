import type { EstateListing, EstateState, ListingStatus } from "@lieudit/listing-model";
import { slugOf } from "@lieudit/listing-model";
import { plural, upperFirst } from "@lieudit/listing-model/french";
import { hash32, seededRandom } from "../../osm/seeded-random.ts";
import type { FoundHouse } from "../addresses.ts";
import { houseDealer, placedAt } from "../addresses.ts";
import type { DemoAgency } from "../agencies/demo-agencies.ts";
import type { DemoDates } from "../dates.ts";
import { drawnPhotos } from "../listing-photos.ts";
import { fragmentDeck, shuffled } from "../words/fragment-deck.ts";
import { frenchText } from "../words/french-text.ts";
import { describedEstate } from "./described-estate.ts";
import type { EstateFacts } from "./estate-facts.ts";
import { bathsOf, energyOf, heatingOf, roundPrice, sejourM2 } from "./estate-figures.ts";
import { moneyOf } from "./estate-money.ts";
import { ESTATE_ROWS } from "./estate-rows.ts";
import { estateShots } from "./estate-shots.ts";
import { AFTER, AROUND, ASSETS, CLOSINGS, OPENINGS, VISIT } from "./estate-words.ts";
import type { EstateRow } from "./read-estate-row.ts";
import { readEstateRow } from "./read-estate-row.ts";

type Deck = ReturnType<typeof fragmentDeck<EstateFacts>>;
interface Decks {
  opening: Deck;
  visit: Deck;
  assets: Deck;
  around: Deck;
  closing: ReadonlyMap<string, Deck>;
  after: ReadonlyMap<string, Deck>;
}

/** Estates for sale and to let, one for each row. */
export function demoEstates(agencies: readonly DemoAgency[], dates: DemoDates): EstateListing[] {
  const decksOf = (pools: Readonly<Record<string, Parameters<typeof fragmentDeck<EstateFacts>>[0]>>) =>
    new Map(Object.entries(pools).map(([key, lines]) => [key, fragmentDeck(lines)]));
  const decks: Decks = {
    opening: fragmentDeck(OPENINGS),
    visit: fragmentDeck(VISIT),
    assets: fragmentDeck(ASSETS),
    around: fragmentDeck(AROUND),
    closing: decksOf(CLOSINGS),
    after: decksOf(AFTER),
  };
  const dealer = houseDealer();
  const told = ESTATE_ROWS.trim()
    .split("\n")
    .map((line, index) => {
      const row = readEstateRow(line);
      const key = line.split(" status:")[0]!;
      const house = dealer.deal(row.commune, [row.street], key);
      const seller = agencies.find(({ row: own }) => own.slug === row.agency)!;
      return estateListing(row, index, key, house, seller, dates, decks);
    });
  // Sentences run out: if the first rows took them all, the last ones would have little to say.
  for (const { tell } of shuffled(told, "estates")) tell();
  return told.map(({ listing }) => listing);
}

function estateListing(
  row: EstateRow,
  index: number,
  key: string,
  house: FoundHouse,
  seller: DemoAgency,
  dates: DemoDates,
  decks: Decks,
): { listing: EstateListing; tell: () => void } {
  const random = seededRandom(`estate ${key}`);
  const id = `${hash32(`b ${key}`).toString(36)}${hash32(`c ${key}`).toString(36)}`
    .padEnd(10, "z")
    .slice(0, 10);
  const isHome = row.type === "appartement" || row.type === "maison";
  const { adresse, position } = placedAt(
    house,
    random.chance(isHome && row.type === "maison" ? 0.35 : 0.5) ? "exacte" : "floutee",
  );
  const money = moneyOf(row, random, dates);
  // What is new opens the home page: there a home says more than a field.
  const isNew = index % 8 === 3 && row.type !== "terrain";
  const published = isNew ? random.whole(0, 6) : random.whole(9, 140);
  const reference = `${seller.row.prefix}${String(1200 + index * 7 + random.whole(0, 5))}`;
  const [contactName, , rsac] = random.pick(
    seller.row.team.length > 1 ? seller.row.team : [seller.row.team[0]!],
  );
  const facts = describedEstate({
    row,
    house,
    money,
    contact: contactName.split(" ")[0]!,
    reference,
    dates,
    random,
  });
  const heating = heatingOf(row);
  const energie = energyOf(row, dates, random);
  const garage = row.number("garage");
  const parking = row.text("parking");
  const isSale = row.transaction === "vente" || row.transaction === "viager";
  const isCut =
    row.has("prixbaisse") || (isSale && row.status === "publie" && index % 11 === 5 && published > 22);
  const exterieurs = [
    ...(["balcon", "terrasse", "jardin"] as const).flatMap((type) => {
      const m2 = row.number(type);
      return m2 === null ? [] : [{ type, surfaceM2: m2 }];
    }),
    ...(row.number("patio") === null ? [] : [{ type: "terrasse" as const, surfaceM2: row.number("patio")! }]),
  ];
  const floor = row.text("et")?.split("/").map(Number);
  const titre = frenchText(titleOf(row, facts));
  const state = stateOf(row);
  const name = row.text("nom")?.replaceAll("-", " ");
  const rooms = row.pieces === null ? "" : `${row.pieces} ${plural(row.pieces, "piece", "pieces")}`;
  const listing: EstateListing = {
    kind: "estate",
    id,
    reference,
    slug: slugOf(`${name ?? `${facts.sousType} ${rooms}`} ${row.commune}`),
    status: row.status,
    titre,
    description: "",
    prixCents: money.prixCents,
    prixHistorique: pricesOf(),
    dates: {
      publie: dates.moment(isCut ? Math.max(published, 45) : published, hash32(id)),
      maj: dates.moment(isCut ? 6 : random.whole(0, published), hash32(`${id} maj`)),
      ...(isGone(row.status)
        ? {
            retire: dates.moment(
              row.number("sorti") ?? random.whole(3, row.status === "retire" ? 12 : 24),
              hash32(`${id} out`),
            ),
          }
        : {}),
    },
    agence: seller.agency.slug,
    contact: {
      nom: contactName,
      ...(seller.agency.telephone === undefined ? {} : { telephone: seller.agency.telephone }),
      ...(seller.agency.email === undefined ? {} : { email: seller.agency.email }),
      ...(rsac === undefined ? {} : { rsac }),
    },
    photos: drawnPhotos(id, hash32(id), estateShots(row, seededRandom(`photos ${key}`))),
    ...(index % 13 === 4 && row.type !== "parking"
      ? { visiteUrl: `https://visites.aubremer.example/${id}` }
      : {}),
    ...(index % 19 === 10 ? { videoUrl: `https://videos.aubremer.example/${id}` } : {}),
    adresse,
    position,
    exclusivite: row.has("excl"),
    mandatNo: String(2100 + ((hash32(`mandat ${key}`) % 6000) | 0)),
    transaction: row.transaction,
    type: row.type,
    ...(row.text("st") === null ? {} : { sousType: facts.sousType }),
    ...surfaces(row),
    ...(row.pieces === null ? {} : { pieces: row.pieces }),
    ...(row.chambres === null || row.chambres === 0 ? {} : { chambres: row.chambres }),
    ...(isHome ? { sdb: bathsOf(row).sdb, sde: bathsOf(row).sde, wc: row.m2! > 85 ? 2 : 1 } : {}),
    ...(floor === undefined
      ? {}
      : { etage: floor[0]!, nbEtages: floor[1]!, dernierEtage: floor[0] === floor[1] }),
    ...(row.number("niv") === null ? {} : { nbEtages: row.number("niv")! - 1 }),
    ...(row.number("an") === null ? {} : { anneeConstruction: row.number("an")! }),
    ...(state === null ? {} : { etat: state }),
    ...(row.has("neuf") || row.has("vefa") ? { neuf: true } : {}),
    ...(isHome && (row.transaction === "location" || row.transaction === "saisonnier")
      ? { meuble: row.has("meuble") || row.transaction === "saisonnier" }
      : {}),
    ...(isHome ? { orientation: facts.orientationCode } : {}),
    ...(row.text("vue") === null ? {} : { vue: row.text("vue")! }),
    ...(heating === null
      ? {}
      : {
          chauffage: {
            ...heating,
            type:
              heating.energie === "électricité"
                ? "radiateurs à inertie"
                : heating.energie === "bois"
                  ? "poêle à granulés"
                  : "radiateurs",
          },
        }),
    exterieurs,
    stationnements: [
      ...(garage === null ? [] : [{ type: "garage" as const, nb: garage }]),
      ...(parking === null
        ? []
        : [
            {
              type: parking.endsWith("s") ? ("parking souterrain" as const) : ("parking" as const),
              nb: Number.parseInt(parking, 10),
            },
          ]),
      ...(row.type !== "parking"
        ? []
        : [
            {
              type: row.has("box")
                ? ("box" as const)
                : row.has("souterrain")
                  ? ("parking souterrain" as const)
                  : ("parking" as const),
              nb: 1,
            },
          ]),
    ],
    ...(isHome ? { cave: row.has("cave") } : {}),
    ...(row.type === "appartement" || row.type === "bureau"
      ? { ascenseur: row.has("asc"), interphone: true }
      : {}),
    ...(row.type === "maison" ? { piscine: row.has("piscine") } : {}),
    ...(row.has("pmr") ? { accesPmr: true } : {}),
    ...(row.has("fibre") || random.chance(0.4) ? { fibre: true } : {}),
    ...(row.has("gardien") ? { gardien: true } : {}),
    baremeUrl: "/honoraires",
    ...money.parts,
    ...(energie === null ? {} : { energie }),
    risques: { erpDate: dates.day(random.whole(5, 120)) },
  };
  return {
    listing,
    tell: () => {
      listing.description = description();
    },
  };

  function pricesOf(): EstateListing["prixHistorique"] {
    const start = dates.day(isCut ? Math.max(published, 45) : published);
    if (!isCut) return [{ date: start, prixCents: money.prixCents }];
    const before = roundPrice((money.prixCents / 100) * random.between(1.04, 1.09)) * 100;
    return [
      { date: start, prixCents: before },
      { date: dates.day(random.whole(3, 20)), prixCents: money.prixCents },
    ];
  }

  function description(): string {
    const texts = seededRandom(`texte ${key}`);
    const [opening, visit, assets, around, closing, after] = [
      decks.opening,
      decks.visit,
      decks.assets,
      decks.around,
      decks.closing.get(row.agency),
      decks.after.get(row.status),
    ].map((deck) => deck?.hand(facts, texts));
    const paragraph = (...lines: (string | null | undefined)[]) =>
      lines
        .filter((line) => typeof line === "string")
        .map((line) => upperFirst(line))
        .join(" ");
    const isShort = row.type === "parking";
    return frenchText(
      [
        paragraph(opening?.(), isShort ? null : texts.chance(0.25) ? around?.() : null),
        paragraph(visit?.(), isShort ? null : visit?.(), isHome && texts.chance(0.45) ? visit?.() : null),
        isShort
          ? ""
          : paragraph(
              assets?.(),
              assets?.(),
              isHome ? assets?.() : null,
              isHome && texts.chance(0.4) ? assets?.() : null,
            ),
        paragraph(texts.chance(0.8) ? around?.() : null, isHome && texts.chance(0.35) ? around?.() : null),
        paragraph(after?.(), closing?.(), texts.chance(0.3) ? closing?.() : null),
      ]
        .filter((text) => text !== "")
        .join("\n\n"),
    );
  }
}

function surfaces(row: EstateRow): Partial<EstateListing> {
  if (row.type === "terrain") return { surfaceTerrainM2: row.m2! };
  if (row.type === "programme") return { surfaceHabitableM2: row.number("de")! };
  return {
    ...(row.m2 === null ? {} : { surfaceHabitableM2: row.m2 }),
    ...(row.m2 !== null && row.text("copro") !== null
      ? { surfaceCarrezM2: Math.round((row.m2 - 0.4 - (row.m2 % 3) * 0.31) * 100) / 100 }
      : {}),
    ...(row.number("terrain") === null ? {} : { surfaceTerrainM2: row.number("terrain")! }),
    ...((row.pieces ?? 0) > 1 ? { surfaceSejourM2: sejourM2(row) } : {}),
  };
}

function stateOf(row: EstateRow): EstateState | null {
  if (row.type === "terrain" || row.type === "parking") return null;
  if (row.has("neuf") || row.has("vefa")) return "neuf";
  if (row.has("renover")) return "à rénover";
  if (row.has("travaux")) return "travaux à prévoir";
  if (row.has("renove") || (row.number("an") ?? 0) > 2010) return "excellent état";
  return row.dpe === "E" || row.dpe === "F" ? "à rafraîchir" : "bon état";
}

function isGone(status: ListingStatus): boolean {
  return status === "vendu" || status === "loue" || status === "retire";
}

function titleOf(row: EstateRow, facts: EstateFacts): string {
  const name = row.text("nom");
  if (name !== null) return `${name.replaceAll("-", " ")}, programme neuf ${facts.aCommune}`;
  const kind = upperFirst(facts.sousType === "appartement" && row.pieces === 1 ? "studio" : facts.sousType);
  const size =
    row.m2 === null
      ? ""
      : ` ${row.pieces !== null && row.pieces > 1 ? `${row.pieces} pièces ` : ""}${row.m2} m²`;
  const detail =
    row.type === "parking"
      ? row.has("box")
        ? " fermé"
        : row.has("souterrain")
          ? " en sous-sol"
          : ""
      : row.transaction === "viager"
        ? row.has("occupe")
          ? ", viager occupé"
          : ", viager libre"
        : row.text("vue") === "mer"
          ? ", vue mer"
          : row.text("vue") === "port"
            ? ", vue sur le port"
            : row.has("piscine")
              ? ", piscine"
              : row.number("terrasse") !== null
                ? ", terrasse"
                : row.has("renover")
                  ? " à rénover"
                  : row.number("jardin") !== null
                    ? ", jardin"
                    : row.number("balcon") !== null
                      ? ", balcon"
                      : row.has("meuble")
                        ? " meublé"
                        : "";
  return `${kind}${size}${detail} ${facts.aCommune}`;
}
