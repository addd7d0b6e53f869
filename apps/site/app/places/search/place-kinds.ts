/** A kind of place as the site's filters name it. */
export interface PlaceKindFilter {
  /** In the URL: `type=boulangerie`. Stable, since people bookmark it. */
  slug: string;
  /** "Boulangeries". */
  label: string;
  /** The query for the places API if the reader typed none. */
  words: string;
  /** The protocol's type. */
  type: string;
  group: string;
}

export interface KindGroup {
  slug: string;
  label: string;
  kinds: readonly PlaceKindFilter[];
}

/** Groups of lines `slug | label | words | type`. The search words are in the singular, as people type them. */
const TABLE = `
# manger | Manger et boire
restaurant | Restaurants | restaurant | restaurant
cafe | Cafés | café | cafe
bar | Bars | bar | bar
restauration-rapide | Restauration rapide | restauration rapide | fast_food_restaurant
glacier | Glaciers | glacier | ice_cream_shop
# courses | Faire ses courses
boulangerie | Boulangeries | boulangerie | bakery
supermarche | Supermarchés | supermarché | supermarket
superette | Supérettes | supérette | convenience_store
boucherie | Boucheries | boucherie | butcher_shop
poissonnerie | Poissonneries | poissonnerie | fish_shop
primeur | Primeurs | primeur | greengrocer
marche | Marchés | marché | market
librairie | Librairies | librairie | book_store
fleuriste | Fleuristes | fleuriste | florist
vetements | Vêtements | vêtements | clothing_store
# visiter | Visiter et se détendre
musee | Musées | musée | museum
galerie | Galeries d’art | galerie d’art | art_gallery
monument | Monuments | monument | monument
cinema | Cinémas | cinéma | movie_theater
bibliotheque | Bibliothèques | bibliothèque | library
parc | Parcs et jardins | parc | park
plage | Plages | plage | beach
port | Ports de plaisance | port de plaisance | marina
sport | Salles de sport | salle de sport | gym
# dormir | Dormir
hotel | Hôtels | hôtel | hotel
chambre-d-hotes | Chambres d’hôtes | chambre d’hôtes | bed_and_breakfast
camping | Campings | camping | campground
# sante | Se soigner
pharmacie | Pharmacies | pharmacie | pharmacy
medecin | Médecins | médecin | doctor
dentiste | Dentistes | dentiste | dentist
hopital | Hôpitaux | hôpital | hospital
veterinaire | Vétérinaires | vétérinaire | veterinary_care
# circuler | Se déplacer
borne-de-recharge | Bornes de recharge | borne de recharge | electric_vehicle_charging_station
station-service | Stations-service | station-service | gas_station
parking | Parkings | parking | parking
gare | Gares | gare | train_station
arret-de-bus | Arrêts de bus | arrêt de bus | bus_stop
location-de-velos | Location de vélos | location de vélos | bicycle_rental
garage | Garages | garage automobile | car_repair
# services | Services
mairie | Mairies | mairie | city_hall
poste | Bureaux de poste | bureau de poste | post_office
banque | Banques | banque | bank
ecole | Écoles | école | school
coiffeur | Coiffeurs | coiffeur | hair_salon
pressing | Pressings et laveries | laverie | laundry
agence-immobiliere | Agences immobilières | agence immobilière | real_estate_agency
`;

/** All kinds, in their groups. */
export const KIND_GROUPS: readonly KindGroup[] = readGroups(TABLE);

const byType = new Map(KIND_GROUPS.flatMap(({ kinds }) => kinds).map((kind) => [kind.type, kind]));
const bySlug = new Map(KIND_GROUPS.flatMap(({ kinds }) => kinds).map((kind) => [kind.slug, kind]));

/** Returns the kind that `type=` names in a URL, or null. */
export function kindOfSlug(slug: string | null): PlaceKindFilter | null {
  return (slug !== null && bySlug.get(slug)) || null;
}

/** Returns the first kind among a place's types, or null if no filter shows it. */
export function kindOfTypes(types: readonly string[] | undefined): PlaceKindFilter | null {
  for (const type of types ?? []) {
    const kind = byType.get(type);
    if (kind !== undefined) return kind;
  }
  return null;
}

/** A kind with the number of its places. */
export interface CountedKind extends PlaceKindFilter {
  count: number;
}

/** Returns the groups with the kinds that have places, by `countByType` of the index. */
export function groupsWithPlaces(
  countByType: Readonly<Record<string, number>> | undefined,
): { slug: string; label: string; kinds: CountedKind[] }[] {
  return KIND_GROUPS.map(({ slug, label, kinds }) => ({
    slug,
    label,
    kinds: kinds
      .map((kind) => ({ ...kind, count: countByType?.[kind.type] ?? 0 }))
      .filter(({ count }) => count > 0),
  })).filter(({ kinds }) => kinds.length > 0);
}

function readGroups(table: string): KindGroup[] {
  const groups: { slug: string; label: string; kinds: PlaceKindFilter[] }[] = [];
  for (const line of table.split("\n").filter((each) => each !== "")) {
    const cells = line.replace(/^# /, "").split(" | ");
    const [slug = "", label = "", words = "", type = ""] = cells;
    if (line.startsWith("# ")) groups.push({ slug, label, kinds: [] });
    else groups.at(-1)?.kinds.push({ slug, label, words, type, group: groups.at(-1)?.slug ?? "" });
  }
  return groups;
}
