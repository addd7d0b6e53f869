/** Further values of the tag are ignored. */
const MAX_CUISINES = 12;

/**
 * Returns the types named by the values of `cuisine`, in their order; unknown values are
 * skipped.
 *
 * @param cuisine value of the tag, such as `pizza;italian`
 * @see https://wiki.openstreetmap.org/wiki/Key:cuisine
 */
export function toCuisineTypes(cuisine: string | undefined): string[] {
  if (cuisine === undefined) return [];
  const types = cuisine
    .toLowerCase()
    .split(/[;,]/, MAX_CUISINES)
    .map((value) => TYPES_BY_CUISINE.get(value.trim().replaceAll(/[\s-]+/g, "_")))
    .filter((type) => type !== undefined);
  return [...new Set(types)];
}

/** Types that a cuisine may give to a café. A café that serves Italian dishes is not a restaurant. */
export const CAFE_TYPES: ReadonlySet<string> = new Set([
  "coffee_shop",
  "tea_house",
  "bubble_tea_store",
  "ice_cream_shop",
  "juice_shop",
  "dessert_shop",
  "donut_shop",
  "cake_shop",
  "bagel_shop",
]);

/** Each line has a value of `cuisine` and its type. */
const CUISINES = `
afghan afghani_restaurant
african african_restaurant
american american_restaurant
argentinian argentinian_restaurant
argentine argentinian_restaurant
asian asian_restaurant
austrian austrian_restaurant
bagel bagel_shop
barbecue barbecue_restaurant
bbq barbecue_restaurant
basque basque_restaurant
belgian belgian_restaurant
bistro bistro
brasserie bistro
brazilian brazilian_restaurant
breakfast breakfast_restaurant
british british_restaurant
brunch brunch_restaurant
bubble_tea bubble_tea_store
buffet buffet_restaurant
burger hamburger_restaurant
hamburger hamburger_restaurant
cajun cajun_restaurant
cake cake_shop
cambodian cambodian_restaurant
caribbean caribbean_restaurant
creole caribbean_restaurant
chicken chicken_restaurant
fried_chicken chicken_restaurant
wings chicken_restaurant
chinese chinese_restaurant
dim_sum dumpling_restaurant
dumpling dumpling_restaurant
dumplings dumpling_restaurant
coffee_shop coffee_shop
coffee coffee_shop
colombian colombian_restaurant
corsican corsican_restaurant
couscous moroccan_restaurant
moroccan moroccan_restaurant
tagine moroccan_restaurant
crepe creperie
crepes creperie
galette creperie
creperie creperie
waffle dessert_shop
dessert dessert_shop
croatian croatian_restaurant
cuban cuban_restaurant
curry indian_restaurant
danish danish_restaurant
deli deli
diner diner
donut donut_shop
dutch dutch_restaurant
ethiopian ethiopian_restaurant
falafel falafel_restaurant
filipino filipino_restaurant
fine_dining fine_dining_restaurant
gourmet fine_dining_restaurant
fish seafood_restaurant
seafood seafood_restaurant
oyster oyster_bar_restaurant
oysters oyster_bar_restaurant
fish_and_chips fish_and_chips_restaurant
fondue fondue_restaurant
raclette fondue_restaurant
savoyard fondue_restaurant
french french_restaurant
lyonnaise french_restaurant
bouchon french_restaurant
regional french_restaurant
fusion fusion_restaurant
german german_restaurant
bavarian german_restaurant
greek greek_restaurant
gyros gyro_restaurant
grill barbecue_restaurant
hawaiian hawaiian_restaurant
poke hawaiian_restaurant
hot_dog hot_dog_restaurant
hotpot hot_pot_restaurant
hot_pot hot_pot_restaurant
hungarian hungarian_restaurant
ice_cream ice_cream_shop
frozen_yogurt ice_cream_shop
indian indian_restaurant
indonesian indonesian_restaurant
irish irish_restaurant
israeli israeli_restaurant
italian italian_restaurant
pasta italian_restaurant
piadina italian_restaurant
japanese japanese_restaurant
izakaya japanese_izakaya_restaurant
juice juice_shop
smoothie juice_shop
kebab kebab_shop
doner kebab_shop
korean korean_restaurant
latin_american latin_american_restaurant
lebanese lebanese_restaurant
malaysian malaysian_restaurant
mediterranean mediterranean_restaurant
mexican mexican_restaurant
middle_eastern middle_eastern_restaurant
arab middle_eastern_restaurant
noodle noodle_shop
noodles noodle_shop
pakistani pakistani_restaurant
persian persian_restaurant
iranian persian_restaurant
peruvian peruvian_restaurant
pizza pizza_restaurant
polish polish_restaurant
portuguese portuguese_restaurant
ramen ramen_restaurant
romanian romanian_restaurant
russian russian_restaurant
salad salad_shop
sandwich sandwich_shop
scandinavian scandinavian_restaurant
shawarma shawarma_restaurant
soup soup_restaurant
spanish spanish_restaurant
paella spanish_restaurant
sri_lankan sri_lankan_restaurant
steak steak_house
steak_house steak_house
sushi sushi_restaurant
swiss swiss_restaurant
tacos taco_restaurant
taco taco_restaurant
french_tacos taco_restaurant
taiwanese taiwanese_restaurant
tapas tapas_restaurant
tea tea_house
teahouse tea_house
tex-mex tex_mex_restaurant
tex_mex tex_mex_restaurant
thai thai_restaurant
tibetan tibetan_restaurant
tunisian tunisian_restaurant
turkish turkish_restaurant
ukrainian ukrainian_restaurant
vegan vegan_restaurant
vegetarian vegetarian_restaurant
vietnamese vietnamese_restaurant
`;

const TYPES_BY_CUISINE: ReadonlyMap<string, string> = new Map(
  CUISINES.trim()
    .split("\n")
    .map((line) => line.split(" ") as [string, string]),
);
