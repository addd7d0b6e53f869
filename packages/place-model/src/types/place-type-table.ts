/**
 * Every place type that we give or accept, one a line:
 *
 *     type | broader types, nearest first | icon | French name | English name | French words | English words
 *
 * Types are those of Google's tables A and B, as people who have written for
 * the Places API know them; the last group holds ours, for kinds of place that
 * those tables leave out. The words are what people type when they look for
 * the kind; names, plurals, accents and small words need no entry of their own.
 *
 * A line that starts with `=` gives the broader types and the icon of the
 * lines below it, where they leave these cells empty.
 */
export const PLACE_TYPE_TABLE = `
= food point_of_interest establishment | food
food | point_of_interest establishment || Alimentation et restauration | Food and drink ||
restaurant ||| Restaurant | Restaurant | manger, où manger, brasserie | places to eat, dining, eatery, food
afghani_restaurant | restaurant || Restaurant afghan | Afghan restaurant | afghan |
african_restaurant | restaurant || Restaurant africain | African restaurant | africain, cuisine africaine | african food
american_restaurant | restaurant || Restaurant américain | American restaurant | américain | american food
argentinian_restaurant | restaurant || Restaurant argentin | Argentinian restaurant | argentin |
asian_restaurant | restaurant || Restaurant asiatique | Asian restaurant | asiatique, cuisine asiatique | asian food
asian_fusion_restaurant | asian_restaurant restaurant || Restaurant de fusion asiatique | Asian fusion restaurant ||
austrian_restaurant | restaurant || Restaurant autrichien | Austrian restaurant ||
bar_and_grill | restaurant bar || Bar-grill | Bar and grill | grill | grill
barbecue_restaurant | restaurant || Grillades | Barbecue restaurant | restaurant barbecue, grillade | bbq, barbecue
basque_restaurant | restaurant || Restaurant basque | Basque restaurant ||
belgian_restaurant | restaurant || Restaurant belge | Belgian restaurant | belge |
bistro | restaurant || Bistrot | Bistro | bistro, bistrot, bouchon |
brazilian_restaurant | restaurant || Restaurant brésilien | Brazilian restaurant | brésilien |
breakfast_restaurant | restaurant || Petits-déjeuners | Breakfast restaurant | petit déjeuner | breakfast
british_restaurant | restaurant || Restaurant britannique | British restaurant ||
brunch_restaurant | restaurant || Brunch | Brunch restaurant | bruncher | brunch
buffet_restaurant | restaurant || Buffet | Buffet restaurant | buffet à volonté, restaurant à volonté | buffet, all you can eat
cajun_restaurant | restaurant || Restaurant cajun | Cajun restaurant ||
cambodian_restaurant | asian_restaurant restaurant || Restaurant cambodgien | Cambodian restaurant | cambodgien |
creperie | restaurant || Crêperie | Crêperie | crêpes, galettes, crêperie bretonne | crepes, crepe
caribbean_restaurant | restaurant || Restaurant antillais | Caribbean restaurant | antillais, créole, restaurant créole |
chicken_restaurant | restaurant || Restaurant de poulet | Chicken restaurant | poulet, rôtisserie | chicken, fried chicken
chinese_restaurant | asian_restaurant restaurant || Restaurant chinois | Chinese restaurant | chinois, cuisine chinoise | chinese food
colombian_restaurant | latin_american_restaurant restaurant || Restaurant colombien | Colombian restaurant ||
corsican_restaurant | french_restaurant restaurant || Restaurant corse | Corsican restaurant ||
croatian_restaurant | restaurant || Restaurant croate | Croatian restaurant ||
cuban_restaurant | latin_american_restaurant restaurant || Restaurant cubain | Cuban restaurant ||
danish_restaurant | restaurant || Restaurant danois | Danish restaurant ||
dessert_restaurant | restaurant || Restaurant de desserts | Dessert restaurant ||
diner | restaurant || Diner | Diner ||
dumpling_restaurant | asian_restaurant restaurant || Restaurant de raviolis | Dumpling restaurant | ravioli | dumplings
dutch_restaurant | restaurant || Restaurant néerlandais | Dutch restaurant ||
ethiopian_restaurant | african_restaurant restaurant || Restaurant éthiopien | Ethiopian restaurant | éthiopien |
european_restaurant | restaurant || Restaurant européen | European restaurant ||
falafel_restaurant | restaurant || Falafel | Falafel restaurant | falafels |
family_restaurant | restaurant || Restaurant familial | Family restaurant ||
fast_food_restaurant | restaurant || Restauration rapide | Fast food restaurant | fast food, fast-food, snack, restauration rapide, malbouffe | fast food, quick bite
filipino_restaurant | asian_restaurant restaurant || Restaurant philippin | Filipino restaurant ||
fine_dining_restaurant | restaurant || Restaurant gastronomique | Fine dining restaurant | gastronomique, gastro, étoilé, restaurant étoilé | fine dining, gourmet
fish_and_chips_restaurant | seafood_restaurant restaurant || Fish and chips | Fish and chips restaurant | fish and chips |
fondue_restaurant | restaurant || Restaurant de fondue | Fondue restaurant | fondue, raclette, savoyard, restaurant savoyard |
french_restaurant | restaurant || Restaurant français | French restaurant | français, cuisine française, cuisine traditionnelle | french food
fusion_restaurant | restaurant || Restaurant de fusion | Fusion restaurant ||
gastropub | restaurant pub bar || Gastropub | Gastropub ||
german_restaurant | restaurant || Restaurant allemand | German restaurant | allemand |
greek_restaurant | mediterranean_restaurant restaurant || Restaurant grec | Greek restaurant | grec, cuisine grecque | greek food
gyro_restaurant | greek_restaurant restaurant || Gyros | Gyro restaurant | gyros |
halal_restaurant | restaurant || Restaurant halal | Halal restaurant | halal |
hamburger_restaurant | restaurant || Burgers | Hamburger restaurant | burger, hamburger, restaurant de burgers | burger, hamburger, burger joint
hawaiian_restaurant | restaurant || Restaurant hawaïen | Hawaiian restaurant | poké, poke bowl, pokébowl | poke
hot_dog_restaurant | fast_food_restaurant restaurant || Hot-dogs | Hot dog restaurant | hot dog |
hot_dog_stand | food_store || Stand de hot-dogs | Hot dog stand ||
hot_pot_restaurant | asian_restaurant restaurant || Fondue chinoise | Hot pot restaurant | fondue chinoise | hot pot
hungarian_restaurant | restaurant || Restaurant hongrois | Hungarian restaurant ||
indian_restaurant | asian_restaurant restaurant || Restaurant indien | Indian restaurant | indien, cuisine indienne, curry | indian food, curry
indonesian_restaurant | asian_restaurant restaurant || Restaurant indonésien | Indonesian restaurant ||
irish_restaurant | restaurant || Restaurant irlandais | Irish restaurant ||
israeli_restaurant | middle_eastern_restaurant restaurant || Restaurant israélien | Israeli restaurant ||
italian_restaurant | restaurant || Restaurant italien | Italian restaurant | italien, cuisine italienne, trattoria, pâtes, restaurant de pâtes | italian food, pasta
japanese_restaurant | asian_restaurant restaurant || Restaurant japonais | Japanese restaurant | japonais, cuisine japonaise | japanese food
japanese_izakaya_restaurant | japanese_restaurant restaurant || Izakaya | Izakaya ||
kebab_shop | fast_food_restaurant restaurant || Kebab | Kebab shop | kebab, döner, grec | kebab, doner kebab
korean_restaurant | asian_restaurant restaurant || Restaurant coréen | Korean restaurant | coréen, cuisine coréenne | korean food
korean_barbecue_restaurant | korean_restaurant asian_restaurant restaurant || Barbecue coréen | Korean barbecue restaurant | barbecue coréen | korean bbq
latin_american_restaurant | restaurant || Restaurant latino-américain | Latin American restaurant | latino |
lebanese_restaurant | middle_eastern_restaurant restaurant || Restaurant libanais | Lebanese restaurant | libanais, cuisine libanaise | lebanese food
malaysian_restaurant | asian_restaurant restaurant || Restaurant malaisien | Malaysian restaurant ||
mediterranean_restaurant | restaurant || Restaurant méditerranéen | Mediterranean restaurant | méditerranéen |
mexican_restaurant | latin_american_restaurant restaurant || Restaurant mexicain | Mexican restaurant | mexicain, cuisine mexicaine | mexican food
middle_eastern_restaurant | restaurant || Restaurant oriental | Middle Eastern restaurant | oriental |
mongolian_barbecue_restaurant | asian_restaurant restaurant || Barbecue mongol | Mongolian barbecue restaurant ||
moroccan_restaurant | african_restaurant restaurant || Restaurant marocain | Moroccan restaurant | marocain, couscous, tajine | moroccan food
noodle_shop | asian_restaurant restaurant || Restaurant de nouilles | Noodle shop | nouilles, bo bun | noodles
north_indian_restaurant | indian_restaurant restaurant || Restaurant du nord de l'Inde | North Indian restaurant ||
oyster_bar_restaurant | seafood_restaurant restaurant || Bar à huîtres | Oyster bar | bar à huîtres, huîtres, dégustation d'huîtres | oysters
pakistani_restaurant | asian_restaurant restaurant || Restaurant pakistanais | Pakistani restaurant | pakistanais |
persian_restaurant | middle_eastern_restaurant restaurant || Restaurant iranien | Persian restaurant | iranien, perse |
peruvian_restaurant | latin_american_restaurant restaurant || Restaurant péruvien | Peruvian restaurant | péruvien |
pizza_restaurant | restaurant || Pizzeria | Pizza restaurant | pizza, pizzéria | pizza, pizza place
pizza_delivery | meal_delivery restaurant || Livraison de pizzas | Pizza delivery | livraison pizza |
polish_restaurant | restaurant || Restaurant polonais | Polish restaurant ||
portuguese_restaurant | restaurant || Restaurant portugais | Portuguese restaurant | portugais |
ramen_restaurant | japanese_restaurant asian_restaurant restaurant || Ramen | Ramen restaurant | ramen | ramen
romanian_restaurant | restaurant || Restaurant roumain | Romanian restaurant ||
russian_restaurant | restaurant || Restaurant russe | Russian restaurant ||
salad_shop | restaurant || Bar à salades | Salad shop | salade, bar à salade | salad
sandwich_shop | restaurant || Sandwicherie | Sandwich shop | sandwich, panini | sandwich, sub
scandinavian_restaurant | restaurant || Restaurant scandinave | Scandinavian restaurant ||
seafood_restaurant | restaurant || Restaurant de poissons et fruits de mer | Seafood restaurant | fruits de mer, restaurant de poisson, restaurant de fruits de mer | seafood, fish restaurant
shawarma_restaurant | middle_eastern_restaurant restaurant || Chawarma | Shawarma restaurant | shawarma |
soup_restaurant | restaurant || Bar à soupes | Soup restaurant | bar à soupe | soup
south_indian_restaurant | indian_restaurant restaurant || Restaurant du sud de l'Inde | South Indian restaurant ||
spanish_restaurant | restaurant || Restaurant espagnol | Spanish restaurant | espagnol, cuisine espagnole, paella | spanish food, paella
sri_lankan_restaurant | asian_restaurant restaurant || Restaurant sri-lankais | Sri Lankan restaurant ||
steak_house | restaurant || Restaurant de viande | Steak house | steakhouse, viande, steak | steakhouse, steak
sushi_restaurant | japanese_restaurant asian_restaurant restaurant || Restaurant de sushis | Sushi restaurant | sushi, sushis, bar à sushis | sushi
swiss_restaurant | restaurant || Restaurant suisse | Swiss restaurant ||
taco_restaurant | mexican_restaurant restaurant || Tacos | Taco restaurant | tacos, french tacos | tacos
taiwanese_restaurant | asian_restaurant restaurant || Restaurant taïwanais | Taiwanese restaurant ||
tapas_restaurant | spanish_restaurant restaurant || Tapas | Tapas restaurant | tapas, bar à tapas | tapas
tex_mex_restaurant | restaurant || Restaurant tex-mex | Tex-Mex restaurant | tex mex |
thai_restaurant | asian_restaurant restaurant || Restaurant thaïlandais | Thai restaurant | thaï, thaïlandais, cuisine thaï | thai food
tibetan_restaurant | asian_restaurant restaurant || Restaurant tibétain | Tibetan restaurant ||
tonkatsu_restaurant | japanese_restaurant restaurant || Tonkatsu | Tonkatsu restaurant ||
tunisian_restaurant | african_restaurant restaurant || Restaurant tunisien | Tunisian restaurant | tunisien |
turkish_restaurant | middle_eastern_restaurant restaurant || Restaurant turc | Turkish restaurant | turc | turkish food
ukrainian_restaurant | restaurant || Restaurant ukrainien | Ukrainian restaurant ||
vegan_restaurant | vegetarian_restaurant restaurant || Restaurant végan | Vegan restaurant | végan, vegan, végétalien | vegan, vegan food
vegetarian_restaurant | restaurant || Restaurant végétarien | Vegetarian restaurant | végétarien | vegetarian, veggie
vietnamese_restaurant | asian_restaurant restaurant || Restaurant vietnamien | Vietnamese restaurant | vietnamien | vietnamese food, pho
western_restaurant | restaurant || Restaurant occidental | Western restaurant ||
yakiniku_restaurant | japanese_restaurant restaurant || Yakiniku | Yakiniku restaurant ||
meal_delivery ||| Livraison de repas | Meal delivery | livraison de repas, repas à domicile | food delivery
meal_takeaway ||| Plats à emporter | Meal takeaway | à emporter, plats à emporter, vente à emporter, traiteur à emporter | takeaway, takeout, take away
food_delivery ||| Livraison alimentaire | Food delivery ||
food_court ||| Aire de restauration | Food court | food court, halles gourmandes |
cafeteria | restaurant || Cafétéria | Cafeteria | cafèt, cantine, self | canteen
snack_bar | fast_food_restaurant restaurant || Snack-bar | Snack bar | snack bar, buvette, friterie, paillote | snack, kiosk food
catering_service | service || Traiteur | Caterer | traiteur | catering, caterer

= food point_of_interest establishment | cafe
cafe ||| Café | Café | bistrot à café, coffee shop, salon de café | coffee, cafe
coffee_shop | cafe || Café | Coffee shop | coffee shop, coffee-shop |
coffee_roastery | coffee_shop cafe store || Torréfacteur | Coffee roastery | torréfaction, torréfacteur, brûlerie | coffee roaster
coffee_stand | cafe || Kiosque à café | Coffee stand ||
tea_house | cafe || Salon de thé | Tea house | salon de thé | tea room, tearoom, tea
bubble_tea_store | store || Bubble tea | Bubble tea shop | bubble tea, thé aux perles | boba
cat_cafe | cafe || Bar à chats | Cat café | café à chats |
dog_cafe | cafe || Café à chiens | Dog café ||
internet_cafe ||| Cybercafé | Internet café | cybercafé | internet cafe, cybercafe
juice_shop | store || Bar à jus | Juice shop | jus de fruits, bar à smoothies, smoothie | juice bar, smoothies
acai_shop | store || Bar à açaï | Açaí shop ||
ice_cream_shop | dessert_shop store || Glacier | Ice cream shop | glace, crème glacée, glacerie, sorbet | ice cream, gelato, icecream
dessert_shop | store || Desserts | Dessert shop | dessert, gaufre | dessert, waffles
donut_shop | dessert_shop store || Donuts | Donut shop | beignet, donut | doughnuts
bagel_shop | store || Bagels | Bagel shop | bagel |
cake_shop | bakery food_store store || Boutique de gâteaux | Cake shop | gâteau | cakes

= bar food point_of_interest establishment | bar
bar | food point_of_interest establishment || Bar | Bar | boire un verre, buvette, troquet, bar-tabac, apéro | drinks, bars
beer_garden ||| Biergarten | Beer garden | biergarten, jardin à bière |
brewery ||| Brasserie artisanale | Brewery | brasseur, microbrasserie, bière artisanale | craft beer, microbrewery
brewpub | brewery pub || Brasserie-pub | Brewpub ||
cocktail_bar ||| Bar à cocktails | Cocktail bar | cocktail | cocktails
hookah_bar ||| Bar à chicha | Hookah bar | chicha, bar à chicha, narguilé | hookah, shisha
irish_pub | pub || Pub irlandais | Irish pub | pub irlandais |
lounge_bar ||| Bar lounge | Lounge bar | lounge | lounge
pub ||| Pub | Pub | pub | pub
sports_bar ||| Bar sportif | Sports bar | bar sportif |
wine_bar ||| Bar à vin | Wine bar | bar à vins, cave à manger, œnothèque | wine
night_club | point_of_interest establishment || Discothèque | Night club | boîte de nuit, boîte, discothèque, club, danser | nightclub, disco, clubbing
winery | point_of_interest establishment || Domaine viticole | Winery | domaine viticole, cave viticole, vigneron, château viticole | wine tasting, wine estate
vineyard | point_of_interest establishment || Vignoble | Vineyard | vigne |

= food_store store food point_of_interest establishment | shop
food_store | store food point_of_interest establishment || Épicerie fine | Food store | alimentation, épicerie fine, magasin d'alimentation, produits du terroir | food shop
bakery ||| Boulangerie | Bakery | boulanger, boulangerie-pâtisserie, pain, dépôt de pain, baguette, viennoiserie | baker, bread
pastry_shop | bakery || Pâtisserie | Pastry shop | pâtissier, pâtisserie, viennoiserie | patisserie, pastries
butcher_shop ||| Boucherie | Butcher shop | boucher, boucherie-charcuterie, charcuterie, charcutier, viande | butcher, meat
candy_store ||| Confiserie | Candy store | bonbons, confiseur | sweets, candy
chocolate_shop | candy_store || Chocolaterie | Chocolate shop | chocolat, chocolatier | chocolate
chocolate_factory | manufacturer || Fabrique de chocolat | Chocolate factory ||
confectionery | candy_store || Confiserie | Confectionery | confiserie |
deli ||| Traiteur | Delicatessen | traiteur, épicerie traiteur, charcutier traiteur | delicatessen
grocery_store ||| Épicerie | Grocery store | épicier, épicerie, courses, faire ses courses | groceries, grocer, grocery
asian_grocery_store | grocery_store || Épicerie asiatique | Asian grocery store | supermarché asiatique |
health_food_store ||| Magasin bio | Health food store | bio, magasin bio, biologique, produits bio, diététique | organic, organic food
liquor_store | store point_of_interest establishment || Caviste | Liquor store | cave à vin, cave à vins, caviste, vin, spiritueux, alcool | wine shop, off licence, bottle shop, wine store
supermarket | grocery_store || Supermarché | Supermarket | supermarché, supérette, grande surface, courses | supermarket, food shopping
hypermarket | supermarket grocery_store || Hypermarché | Hypermarket | grande surface, hyper |
discount_supermarket | supermarket grocery_store || Supermarché discount | Discount supermarket | hard discount, discount |
tea_store ||| Magasin de thé | Tea store | thé, maison de thé |
convenience_store ||| Supérette | Convenience store | alimentation générale, dépanneur, épicerie de nuit, épicerie de quartier | corner shop, mini market
farmers_market | market || Marché de producteurs | Farmers market | marché paysan, producteurs locaux |

= store point_of_interest establishment | shop
store | point_of_interest establishment || Magasin | Store | boutique, commerce, magasins, shopping | shop, shops, shopping
auto_parts_store ||| Pièces automobiles | Auto parts store | pièces auto, pièces détachées, accessoires auto | car parts
bicycle_store ||| Magasin de vélos | Bicycle store | vélo, vélos, vélociste, réparation de vélos, cycles | bike shop, bicycle shop
book_store ||| Librairie | Book store | livres, libraire, librairie papeterie | bookshop, books, bookstore
building_materials_store | home_improvement_store || Matériaux de construction | Building materials store | négoce de matériaux |
cell_phone_store | electronics_store || Téléphonie mobile | Cell phone store | téléphone, téléphonie, mobile, opérateur téléphonique | phone shop, mobile phone
clothing_store ||| Vêtements | Clothing store | habits, vêtement, prêt-à-porter, mode, magasin de vêtements, fringues | clothes, clothes shop, fashion
womens_clothing_store | clothing_store || Vêtements pour femmes | Women's clothing store | mode femme | womens clothes
cosmetics_store ||| Parfumerie | Cosmetics store | cosmétiques, parfum, produits de beauté | perfume, make-up, cosmetics, perfumery
department_store ||| Grand magasin | Department store | grands magasins |
discount_store ||| Magasin discount | Discount store | bazar, déstockage | dollar store, variety store
electronics_store ||| Électronique | Electronics store | électroménager, informatique, hi-fi, ordinateur, magasin d'électronique | electronics, computers, computer shop
flea_market | market || Marché aux puces | Flea market | brocante, puces |
florist ||| Fleuriste | Florist | fleurs, bouquet | flowers, flower shop
furniture_store | home_goods_store || Magasin de meubles | Furniture store | meubles, ameublement, literie, cuisiniste | furniture, beds
garden_center ||| Jardinerie | Garden center | pépinière, jardinage, plantes, horticulteur | garden centre, plants, nursery plants
general_store ||| Bazar | General store | magasin général, bazar |
gift_shop ||| Boutique de cadeaux | Gift shop | cadeaux, souvenirs, boutique de souvenirs, idées cadeaux | gifts, souvenirs, souvenir shop
hardware_store | home_improvement_store || Quincaillerie | Hardware store | quincaillerie, outillage, droguerie | ironmonger, tools
home_goods_store ||| Articles pour la maison | Home goods store | décoration, déco, articles de maison, arts de la table, luminaires | homewares, home decor
home_improvement_store ||| Magasin de bricolage | Home improvement store | bricolage, grande surface de bricolage | diy, diy store
jewelry_store ||| Bijouterie | Jewelry store | bijoux, bijoutier, joaillerie, joaillier, horlogerie, horloger, montres | jeweller, jewellery, watches, jeweler
market | point_of_interest establishment || Marché | Market | halles, marché couvert | marketplace
pet_store ||| Animalerie | Pet store | animaux, toilettage | pet shop, pets
shoe_store | clothing_store || Chaussures | Shoe store | chaussures, magasin de chaussures, chausseur | shoes, shoe shop
shopping_mall | point_of_interest establishment || Centre commercial | Shopping mall | galerie marchande, galerie commerciale | mall, shopping centre, shopping center
sporting_goods_store ||| Articles de sport | Sporting goods store | magasin de sport, articles de sport, équipement sportif | sports shop
sportswear_store | sporting_goods_store clothing_store || Vêtements de sport | Sportswear store ||
thrift_store ||| Friperie | Thrift store | friperie, dépôt-vente, seconde main, occasion, ressourcerie | charity shop, second hand, vintage
toy_store ||| Magasin de jouets | Toy store | jouets, jeux, jeux de société | toys, toy shop
warehouse_store ||| Magasin-entrepôt | Warehouse store | entrepôt |
wholesaler ||| Grossiste | Wholesaler | grossiste, vente en gros | wholesale
movie_rental ||| Location de films | Movie rental ||

= health point_of_interest establishment | health
health | point_of_interest establishment || Santé | Health | santé, soins | health care
chiropractor ||| Chiropracteur | Chiropractor | chiropraticien |
dental_clinic | dentist || Clinique dentaire | Dental clinic | centre dentaire |
dentist ||| Dentiste | Dentist | chirurgien-dentiste, cabinet dentaire, orthodontiste | dental
doctor ||| Médecin | Doctor | docteur, généraliste, cabinet médical, médecin généraliste, toubib | gp, physician, doctors
drugstore | pharmacy store || Parapharmacie | Drugstore | parapharmacie, droguerie | chemist
general_hospital | hospital || Centre hospitalier | General hospital | CHU, centre hospitalier |
hospital ||| Hôpital | Hospital | hôpitaux, clinique, urgences, CHU | emergency room
medical_center ||| Centre médical | Medical center | maison de santé, centre de santé | health centre
medical_clinic ||| Clinique | Medical clinic | clinique | clinic
medical_lab ||| Laboratoire d'analyses | Medical lab | laboratoire, labo, analyses médicales, prise de sang, laboratoire de biologie | laboratory, blood test
pharmacy | store || Pharmacie | Pharmacy | pharmacien, médicaments, officine, pharmacie de garde | chemist, drugs
physiotherapist ||| Kinésithérapeute | Physiotherapist | kiné, kinésithérapie, masseur-kinésithérapeute | physio, physical therapy
skin_care_clinic ||| Soins de la peau | Skin care clinic | dermatologue |
massage ||| Massage | Massage | masseur, massages |
massage_spa | massage spa || Spa et massages | Massage spa ||
sauna ||| Sauna | Sauna | hammam |
spa ||| Spa | Spa | thalasso, thalassothérapie, thermes, bien-être | wellness, thermal baths
tanning_studio | beauty_salon || Centre de bronzage | Tanning studio | bronzage, solarium, uv |
wellness_center ||| Centre de bien-être | Wellness center | bien-être |
yoga_studio ||| Studio de yoga | Yoga studio | yoga, pilates | yoga
foot_care ||| Podologue | Foot care | pédicure, podologue, pédicure-podologue | podiatrist, chiropodist

= point_of_interest establishment | school
academic_department | university || Département universitaire | Academic department ||
educational_institution ||| Établissement d'enseignement | Educational institution | formation, centre de formation, enseignement | training centre
library ||| Bibliothèque | Library | médiathèque, bibliothèque municipale | library
preschool | school || École maternelle | Preschool | maternelle, jardin d'enfants | nursery school, kindergarten
primary_school | school || École primaire | Primary school | école élémentaire, école primaire, élémentaire | elementary school
research_institute ||| Institut de recherche | Research institute | laboratoire de recherche, recherche |
school ||| École | School | établissement scolaire, écoles |
secondary_school | school || Établissement secondaire | Secondary school | collège, lycée | high school, middle school
university ||| Université | University | fac, faculté, campus, grande école, enseignement supérieur | college, campus
school_district | political || Secteur scolaire | School district ||

= point_of_interest establishment | fuel
gas_station ||| Station-service | Gas station | station essence, station-service, essence, pompe à essence, carburant, gazole, gasoil, faire le plein, superéthanol | petrol station, gas, petrol, fuel, filling station
rest_stop ||| Aire de repos | Rest stop | aire de repos, aire d'autoroute, aire de service | rest area, motorway services
truck_stop ||| Relais routier | Truck stop | relais routier, routier |
car_repair | service || Garage automobile | Car repair | garage, garagiste, mécanicien, réparation automobile, carrosserie, carrossier, contrôle technique | mechanic, auto repair, car garage
car_dealer | store || Concessionnaire automobile | Car dealer | concessionnaire, concession, voitures, achat voiture, voitures d'occasion, vente de voitures | car dealership, used cars
car_rental ||| Location de voitures | Car rental | louer une voiture, location voiture, location de véhicules, autopartage | car hire, rent a car
car_wash ||| Station de lavage | Car wash | lavage auto, lavage automobile, lavage de voiture |
tire_shop | store || Pneus | Tire shop | pneu, pneumatiques, centre auto | tyres, tires, tyre shop
truck_dealer | store || Concessionnaire de poids lourds | Truck dealer | camions |
truck_rental ||| Location d'utilitaires | Truck rental | location camion, louer un camion | van hire
motorcycle_dealer | store || Concessionnaire moto | Motorcycle dealer | moto, motos, scooter | motorbike dealer
motorcycle_repair | service || Réparation de motos | Motorcycle repair | garage moto |

= point_of_interest establishment | ev
electric_vehicle_charging_station ||| Borne de recharge | Electric vehicle charging station | borne, borne de recharge, bornes de recharge, recharge électrique, borne électrique, recharger, IRVE, station de recharge, recharge voiture électrique | ev charging, charging station, ev charger, charger, electric car charging
ebike_charging_station ||| Recharge de vélos électriques | E-bike charging station | recharge vélo électrique | ebike charging

= parking point_of_interest establishment | parking
parking | point_of_interest establishment || Parking | Parking | stationnement, se garer, parc de stationnement, place de parking | car park, park the car
parking_garage ||| Parking couvert | Parking garage | parking souterrain, parking couvert, parking silo | multi-storey car park, garage parking
parking_lot ||| Parking en plein air | Parking lot | parking extérieur, aire de stationnement |
park_and_ride ||| Parking relais | Park and ride | P+R, parking relais | park & ride

= lodging point_of_interest establishment | hotel
lodging | point_of_interest establishment || Hébergement | Lodging | dormir, où dormir, hébergements, logement | accommodation, places to stay, sleep
bed_and_breakfast | guest_house || Chambre d'hôtes | Bed and breakfast | chambre d'hôte, maison d'hôtes | b&b, bnb
campground | point_of_interest establishment || Camping | Campground | campings, tente, terrain de camping | campsite, camping
camping_cabin ||| Bungalow de camping | Camping cabin | mobil-home, bungalow |
cottage ||| Gîte | Cottage | gîte, gîtes, location de vacances, meublé de tourisme | holiday home, vacation rental
extended_stay_hotel | hotel || Résidence hôtelière | Extended stay hotel | appart'hôtel, apparthotel, résidence de tourisme | aparthotel
farmstay ||| Séjour à la ferme | Farm stay | gîte à la ferme |
guest_house ||| Maison d'hôtes | Guest house | chambre d'hôtes | guesthouse
hostel ||| Auberge de jeunesse | Hostel | auberge de jeunesse | youth hostel, backpackers
hotel ||| Hôtel | Hotel | hôtels, chambre d'hôtel | hotels, room
inn | hotel || Auberge | Inn | auberge |
japanese_inn ||| Ryokan | Japanese inn ||
budget_japanese_inn | japanese_inn || Ryokan économique | Budget Japanese inn ||
mobile_home_park ||| Parc de mobil-homes | Mobile home park ||
motel | hotel || Motel | Motel | motel |
private_guest_room ||| Chambre chez l'habitant | Private guest room | chambre chez l'habitant |
resort_hotel | hotel || Complexe hôtelier | Resort hotel | resort, village vacances | resort
rv_park ||| Aire de camping-cars | RV park | camping-car, aire de camping-car, caravane | motorhome, caravan site
apartment_building | point_of_interest establishment || Immeuble d'habitation | Apartment building | immeuble, résidence | apartments, flats
apartment_complex | point_of_interest establishment || Résidence | Apartment complex ||
condominium_complex | point_of_interest establishment || Copropriété | Condominium complex ||
housing_complex | point_of_interest establishment || Ensemble d'habitations | Housing complex | lotissement |
alpine_hut ||| Refuge de montagne | Alpine hut | refuge | mountain hut

= point_of_interest establishment | museum
museum | tourist_attraction || Musée | Museum | musées, exposition | museums, exhibition
art_museum | museum tourist_attraction || Musée d'art | Art museum | musée des beaux-arts, beaux-arts |
history_museum | museum tourist_attraction || Musée d'histoire | History museum | musée historique |
art_gallery | store || Galerie d'art | Art gallery | galerie, galerie de peinture | gallery, art
castle | historical_landmark tourist_attraction || Château | Castle | château fort, châteaux | castles
historical_landmark | tourist_attraction || Monument historique | Historical landmark | monument historique, site historique, patrimoine, ruines | historic site, heritage
historical_place | tourist_attraction || Lieu historique | Historical place | site archéologique | historic place
cultural_landmark | tourist_attraction || Site culturel | Cultural landmark | patrimoine culturel |
monument | historical_landmark tourist_attraction || Monument | Monument | mémorial, monument aux morts, statue commémorative | memorial
sculpture | tourist_attraction || Sculpture | Sculpture | statue, œuvre d'art | statue, public art
fountain ||| Fontaine | Fountain | fontaine |
tourist_attraction ||| Attraction touristique | Tourist attraction | à voir, tourisme, visite, curiosité, attraction | sights, things to do, sightseeing, attraction
observation_deck | tourist_attraction || Point de vue | Observation deck | point de vue, panorama, belvédère, table d'orientation | viewpoint, view point
scenic_spot | tourist_attraction || Site pittoresque | Scenic spot | panorama |
planetarium | museum || Planétarium | Planetarium | planétarium, observatoire |
aquarium | tourist_attraction || Aquarium | Aquarium | aquarium | aquarium
zoo | tourist_attraction || Zoo | Zoo | parc zoologique, parc animalier, zoo | zoo
wildlife_park | tourist_attraction || Parc animalier | Wildlife park | parc animalier |
visitor_center | tourist_information_center || Maison des visiteurs | Visitor center | centre d'accueil | visitor centre
tourist_information_center | service || Office de tourisme | Tourist information center | office du tourisme, syndicat d'initiative, informations touristiques | tourist information, tourist office

= point_of_interest establishment | culture
amphitheatre ||| Amphithéâtre | Amphitheatre | arènes, théâtre antique | amphitheater
amusement_center ||| Centre de loisirs | Amusement center | loisirs, escape game, laser game | escape room, laser tag
amusement_park | tourist_attraction || Parc d'attractions | Amusement park | parc de loisirs, fête foraine, manège | theme park, rides
art_studio ||| Atelier d'artiste | Art studio | atelier d'art |
auditorium ||| Auditorium | Auditorium ||
banquet_hall | event_venue || Salle de réception | Banquet hall | salle de réception |
casino ||| Casino | Casino | casino, machines à sous, jeux d'argent | gambling
comedy_club ||| Café-théâtre | Comedy club | café-théâtre, stand-up |
community_center ||| Salle communale | Community center | salle des fêtes, maison des associations, centre social, maison de quartier, foyer rural | community centre, village hall
concert_hall | event_venue || Salle de concert | Concert hall | concert, concerts | concerts
convention_center | event_venue || Palais des congrès | Convention center | centre de congrès, parc des expositions | conference centre
cultural_center ||| Centre culturel | Cultural center | maison de la culture, espace culturel | arts centre, cultural centre
dance_hall ||| Salle de danse | Dance hall | école de danse, danse, dancing | dance school
event_venue ||| Salle d'événements | Event venue | salle polyvalente, salle de spectacle | venue
ferris_wheel | tourist_attraction || Grande roue | Ferris wheel | grande roue |
karaoke ||| Karaoké | Karaoke | karaoké |
live_music_venue | event_venue || Salle de musique | Live music venue | musique live, jazz club | live music
movie_theater ||| Cinéma | Movie theater | ciné, cinémas, film, films | cinema, movies, movie theatre
opera_house | performing_arts_theater || Opéra | Opera house | opéra, art lyrique | opera
performing_arts_theater | event_venue || Théâtre | Theater | théâtre, spectacle, spectacles | theatre, theater, show
philharmonic_hall | concert_hall event_venue || Salle philharmonique | Philharmonic hall | philharmonie |
roller_coaster | tourist_attraction || Montagnes russes | Roller coaster ||
video_arcade ||| Salle d'arcade | Video arcade | arcade, jeux vidéo | arcade
wedding_venue | event_venue || Salle de mariage | Wedding venue | mariage |
television_studio ||| Studio de télévision | Television studio | studio tv, radio | radio station

= point_of_interest establishment | park
park ||| Parc | Park | jardin public, square, espace vert, parcs | parks, green space
city_park | park || Parc urbain | City park ||
dog_park | park || Parc à chiens | Dog park | canisite, espace chiens |
botanical_garden | garden tourist_attraction || Jardin botanique | Botanical garden | jardin botanique, arboretum | botanic garden
garden | park || Jardin | Garden | jardins |
national_park | park || Parc national | National park | parc national |
state_park | park || Parc naturel régional | State park | parc naturel, parc régional |
nature_preserve | natural_feature || Réserve naturelle | Nature preserve | réserve naturelle, espace protégé | nature reserve
wildlife_refuge | nature_preserve || Refuge faunique | Wildlife refuge ||
hiking_area ||| Zone de randonnée | Hiking area | randonnée, rando, sentier | hiking, trail
picnic_ground ||| Aire de pique-nique | Picnic ground | pique-nique, table de pique-nique | picnic, picnic site
barbecue_area ||| Aire de barbecue | Barbecue area | barbecue public | bbq area
playground ||| Aire de jeux | Playground | aire de jeux, jeux pour enfants, toboggan, balançoires | children's playground
indoor_playground ||| Aire de jeux couverte | Indoor playground | plaine de jeux |
plaza ||| Place publique | Plaza | esplanade |
town_square | plaza || Place centrale | Town square ||
cycling_park | park || Parc cyclable | Cycling park | pump track, bmx | bike park
skateboard_park | park || Skatepark | Skateboard park | skatepark, skate park | skate park, skatepark
off_roading_area ||| Terrain tout-terrain | Off-roading area ||
childrens_camp ||| Colonie de vacances | Children's camp | colonie, centre aéré, centre de loisirs | summer camp
summer_camp_organizer | service || Organisateur de séjours | Summer camp organizer ||
farm ||| Ferme | Farm | agriculteur, vente à la ferme, exploitation agricole | farm shop
ranch ||| Ranch | Ranch ||
stable ||| Écurie | Stable | centre équestre, équitation, poney-club, cheval | horse riding, riding school
cemetery ||| Cimetière | Cemetery | cimetières, crématorium | graveyard
water_park | amusement_park || Parc aquatique | Water park | parc aquatique, toboggans aquatiques | aquapark

= natural_feature point_of_interest establishment | beach
beach ||| Plage | Beach | plages, baignade, bord de mer, plage publique | beaches, seaside
marina | point_of_interest establishment || Port de plaisance | Marina | port, port de plaisance, amarrage | harbour, harbor, yacht harbour
fishing_pier ||| Ponton de pêche | Fishing pier | pêche | fishing
fishing_pond ||| Étang de pêche | Fishing pond | étang de pêche |
fishing_charter | service || Sortie de pêche en mer | Fishing charter | pêche en mer |
natural_feature | point_of_interest || Site naturel | Natural feature | nature |
island | natural_feature || Île | Island | îlot |
archipelago | natural_feature || Archipel | Archipelago ||
lake | natural_feature || Lac | Lake | lac, étang, plan d'eau | pond
river | natural_feature || Rivière | River | fleuve, cascade, rivière | waterfall
mountain_peak | natural_feature || Sommet | Mountain peak | montagne, pic, mont, col | mountain, peak, summit
woods | natural_feature || Bois | Woods | forêt, bois | forest, wood

= point_of_interest establishment | sport
arena | stadium || Salle omnisports | Arena | palais des sports |
athletic_field ||| Terrain de sport | Athletic field | terrain de football, terrain de foot, stade municipal, terrain de basket, boulodrome, pétanque | football pitch, sports field
adventure_sports_center ||| Sports d'aventure | Adventure sports center | accrobranche, escalade, parc aventure, via ferrata, parapente | climbing, adventure park
bowling_alley ||| Bowling | Bowling alley | bowling | bowling
fitness_center | gym || Salle de sport | Fitness center | salle de sport, fitness, musculation, salle de musculation, remise en forme | fitness, fitness centre
go_karting_venue ||| Karting | Go-karting venue | karting | karting, go kart
golf_course ||| Golf | Golf course | golf, parcours de golf | golf
indoor_golf_course | golf_course || Golf en salle | Indoor golf course ||
miniature_golf_course ||| Minigolf | Miniature golf course | mini-golf, minigolf | mini golf, minigolf, crazy golf
gym ||| Salle de sport | Gym | gymnase, gym | gym, workout
ice_skating_rink ||| Patinoire | Ice skating rink | patinoire, patin à glace | ice rink, ice skating
paintball_center ||| Paintball | Paintball center | paintball | paintball
race_course ||| Circuit | Race course | circuit automobile, hippodrome, courses hippiques | racetrack, race track
ski_resort ||| Station de ski | Ski resort | ski, remontées mécaniques | skiing
sports_activity_location ||| Lieu de sport | Sports location | sport, activités sportives | sports
sports_club ||| Club sportif | Sports club | club de sport, association sportive, club nautique, club de tennis, yacht-club | sailing club
sports_coaching | service || Entraînement sportif | Sports coaching | coach sportif | personal trainer
sports_complex ||| Complexe sportif | Sports complex | complexe sportif, gymnase, palais des sports | sports centre, leisure centre
sports_school ||| École de sport | Sports school | école de voile, école de ski, école de surf |
stadium ||| Stade | Stadium | stade | stadium
swimming_pool ||| Piscine | Swimming pool | piscine municipale, nager, centre aquatique | pool, swimming, public pool
tennis_court ||| Court de tennis | Tennis court | tennis, padel, terrain de tennis | tennis, padel

= transit_station point_of_interest establishment | transit
transit_station | point_of_interest establishment || Station de transport | Transit station | transports en commun, transports, station | public transport
airport | point_of_interest establishment || Aéroport | Airport | avion, aérogare, terminal | airport, flights
international_airport | airport point_of_interest establishment || Aéroport international | International airport ||
airstrip | point_of_interest establishment || Aérodrome | Airstrip | aérodrome, aéroclub | airfield
heliport | point_of_interest establishment || Héliport | Heliport | héliport, hélicoptère | helicopter
bike_sharing_station | point_of_interest establishment || Vélos en libre-service | Bike sharing station | vélo libre-service, station de vélos, location de vélos | bike share, bike rental, bike hire
bus_station ||| Gare routière | Bus station | gare routière, bus, autocar | coach station, bus terminal
bus_stop ||| Arrêt de bus | Bus stop | arrêt de bus, arrêt, bus | bus, bus stops
ferry_terminal ||| Gare maritime | Ferry terminal | embarcadère, ferry, gare maritime, bateau-bus | ferry, boat terminal
ferry_service | transportation_service || Liaison maritime | Ferry service | ferry, navette maritime |
light_rail_station ||| Station de métro léger | Light rail station ||
subway_station ||| Station de métro | Subway station | métro, bouche de métro | metro, underground, tube station, metro station
taxi_stand | point_of_interest establishment || Station de taxis | Taxi stand | taxi, taxis, borne taxi | taxi, taxi rank, cab
taxi_service | service || Taxi | Taxi service | taxi, VTC, chauffeur |
chauffeur_service | service || Chauffeur privé | Chauffeur service | VTC |
toll_station | point_of_interest establishment || Péage | Toll station | péage | toll
train_station ||| Gare | Train station | gare ferroviaire, gare SNCF, train, TGV, TER, gare routière et ferroviaire | railway station, train, rail
train_ticket_office | point_of_interest establishment || Boutique de billets de train | Train ticket office ||
tram_stop ||| Arrêt de tramway | Tram stop | tram, tramway | tram, streetcar
transit_depot | point_of_interest establishment || Dépôt de transport | Transit depot ||
transit_stop ||| Arrêt | Transit stop ||
transportation_service | service || Service de transport | Transportation service ||
bridge | point_of_interest establishment || Pont | Bridge | pont, viaduc, passerelle | viaduct
cable_car_station ||| Téléphérique | Cable car station | téléphérique, télécabine, funiculaire | cable car, funicular, gondola

= finance point_of_interest establishment | bank
finance | point_of_interest establishment || Finances | Finance ||
accounting ||| Cabinet comptable | Accounting firm | comptable, expert-comptable, comptabilité | accountant, bookkeeper
atm ||| Distributeur de billets | ATM | distributeur, distributeur automatique, retrait, retrait d'argent, DAB, GAB | cash machine, cashpoint, cash
bank ||| Banque | Bank | agence bancaire, banques | banks
insurance_agency ||| Assurances | Insurance agency | assurance, assureur, mutuelle, courtier en assurances | insurance
currency_exchange ||| Bureau de change | Currency exchange | change, devises | money exchange, bureau de change

= point_of_interest establishment | post
post_office ||| Bureau de poste | Post office | poste, la poste, agence postale, relais poste | post, mail
post_box ||| Boîte aux lettres | Post box | boîte aux lettres, boîte postale | mailbox, letter box, postbox
courier_service | service || Coursier | Courier service | coursier, livraison, messagerie | courier
shipping_service | service || Envoi de colis | Shipping service | colis, relais colis, point relais, envoi de colis | parcel, parcel pickup
parcel_locker ||| Consigne à colis | Parcel locker | consigne colis, casier à colis, point relais, locker | parcel locker, package pickup

= place_of_worship point_of_interest establishment | worship
place_of_worship | point_of_interest establishment || Lieu de culte | Place of worship | culte, prière | worship, prayer
buddhist_temple ||| Temple bouddhiste | Buddhist temple | bouddhiste, pagode |
church ||| Église | Church | chapelle, cathédrale, basilique, messe, temple protestant, paroisse, abbaye | chapel, cathedral, mass, churches
hindu_temple ||| Temple hindou | Hindu temple | hindou |
mosque ||| Mosquée | Mosque | salle de prière |
shinto_shrine ||| Sanctuaire shinto | Shinto shrine ||
synagogue ||| Synagogue | Synagogue | synagogue |

= point_of_interest establishment | civic
city_hall | local_government_office government_office || Mairie | City hall | hôtel de ville, mairie annexe, mairie de quartier | town hall
courthouse | government_office || Tribunal | Courthouse | palais de justice, cour d'appel, justice | court, law court
embassy ||| Ambassade | Embassy | consulat, ambassades | consulate
fire_station ||| Caserne de pompiers | Fire station | pompiers, sapeurs-pompiers, caserne, centre de secours, SDIS | fire brigade, fire department
government_office ||| Administration | Government office | service public, administration publique, préfecture, sous-préfecture, impôts, trésorerie, France Services | public office, tax office
local_government_office | government_office || Administration locale | Local government office | conseil départemental, communauté de communes |
police ||| Police | Police | commissariat, gendarmerie, poste de police, police municipale, gendarmes | police station
neighborhood_police_station | police || Poste de police de quartier | Neighborhood police station ||
association_or_organization ||| Association | Association or organization | association, associations, syndicat, ONG | charity, organisation, organization
non_profit_organization | association_or_organization || Organisme à but non lucratif | Non-profit organization | association caritative | ngo
prison | government_office || Prison | Prison | maison d'arrêt, centre pénitentiaire |

= service point_of_interest establishment | service
service | point_of_interest establishment || Service | Service ||
aircraft_rental_service ||| Location d'avions | Aircraft rental service ||
astrologer ||| Astrologue | Astrologer | voyance |
barber_shop | hair_care || Barbier | Barber shop | barbier, coiffeur pour hommes, coiffeur homme | barber
beautician | beauty_salon || Esthéticienne | Beautician | esthéticienne, épilation |
beauty_salon ||| Institut de beauté | Beauty salon | salon de beauté, esthétique, institut, épilation, soins esthétiques | beauty, beauty parlour
body_art_service ||| Tatoueur | Body art service | tatouage, piercing, tattoo, tatoueur | tattoo, tattoo parlour, piercing
business_center | point_of_interest establishment || Centre d'affaires | Business center | centre d'affaires | business centre
child_care_agency ||| Crèche | Child care | crèche, halte-garderie, garderie, micro-crèche, assistante maternelle | daycare, nursery, childcare
consultant ||| Conseil | Consultant | cabinet de conseil, consultant | consulting
corporate_office | point_of_interest establishment || Bureaux d'entreprise | Corporate office | bureau, siège social, entreprise, société | company, office, headquarters
coworking_space | point_of_interest establishment || Espace de coworking | Coworking space | coworking, bureaux partagés | coworking
electrician ||| Électricien | Electrician | électricité, électricien | electrician
employment_agency ||| Agence pour l'emploi | Employment agency | intérim, pôle emploi, France Travail, agence d'intérim, mission locale | job centre, recruitment
funeral_home ||| Pompes funèbres | Funeral home | funérarium, obsèques, pompes funèbres | undertaker, funeral director
general_contractor ||| Entreprise de construction | General contractor | maçon, construction, BTP, bâtiment, entreprise générale, maçonnerie | builder, construction company
hair_care ||| Coiffeur | Hair care | coiffeur, coiffeuse, coiffure | hairdresser
hair_salon | hair_care || Salon de coiffure | Hair salon | salon de coiffure, coiffeur, coiffeuse, coiffure | hairdresser, haircut, hairdressers
laundry ||| Laverie | Laundry | laverie automatique, blanchisserie, lavomatique, linge, pressing | launderette, laundromat, dry cleaner
lawyer ||| Avocat | Lawyer | cabinet d'avocats, avocats, juriste | solicitor, attorney, law firm
locksmith ||| Serrurier | Locksmith | clés, serrurerie, double de clés, cordonnier | keys, key cutting
makeup_artist | beauty_salon || Maquilleur | Makeup artist ||
manufacturer | point_of_interest establishment || Fabricant | Manufacturer | usine, fabrique, industrie | factory
marketing_consultant ||| Agence de communication | Marketing consultant | agence de communication, agence de publicité, publicité | advertising agency
moving_company ||| Déménageur | Moving company | déménagement | removals, movers
nail_salon | beauty_salon || Bar à ongles | Nail salon | onglerie, manucure, ongles | nails, manicure
painter ||| Peintre en bâtiment | Painter | peintre, peinture | decorator
pet_boarding_service | pet_care || Pension pour animaux | Pet boarding service | pension canine, chenil | kennels
pet_care ||| Soins aux animaux | Pet care | toilettage, toiletteur | dog grooming, pet grooming
plumber ||| Plombier | Plumber | plomberie, chauffagiste, chauffage | plumbing, heating
psychic ||| Voyant | Psychic | voyance |
real_estate_agency ||| Agence immobilière | Real estate agency | immobilier, agent immobilier, agence immo, achat maison, location appartement | estate agent, realtor, real estate
roofing_contractor ||| Couvreur | Roofing contractor | couvreur, toiture, charpentier, zingueur | roofer
storage ||| Garde-meubles | Storage | garde-meuble, box de stockage, self-stockage | self storage
supplier | point_of_interest establishment || Fournisseur | Supplier ||
tailor ||| Retouches | Tailor | couturier, couturière, tailleur, retoucherie, couture | dressmaker, alterations
telecommunications_service_provider ||| Opérateur de télécommunications | Telecommunications provider | opérateur, internet, fournisseur d'accès | internet provider
tour_agency | travel_agency || Organisateur de visites | Tour agency | visites guidées, excursions, excursion | guided tours
travel_agency ||| Agence de voyages | Travel agency | agence de voyage, voyages, voyagiste | travel agent
veterinary_care ||| Vétérinaire | Veterinary care | clinique vétérinaire, véto, vétérinaires | vet, vets, animal hospital

= point_of_interest establishment | generic
public_bath ||| Bains publics | Public bath | bains-douches, douche, douches publiques | showers
public_bathroom ||| Toilettes publiques | Public bathroom | toilettes, WC, wc publics, sanitaires, sanisette | toilet, toilets, restroom, bathroom, public toilet
movie_studio ||| Studio de cinéma | Movie studio ||
landmark | | generic | Point de repère | Landmark ||
establishment | point_of_interest | generic | Établissement | Establishment ||
point_of_interest | establishment | generic | Lieu | Point of interest ||

= point_of_interest establishment | shop
tobacco_shop | store || Bureau de tabac | Tobacco shop | tabac, buraliste, cigarettes, bar-tabac, cigarette électronique, vapoteuse | tobacconist, cigarettes, vape
newsstand | store || Maison de la presse | Newsstand | presse, journaux, marchand de journaux, kiosque, kiosque à journaux, point presse | newsagent, newspapers
optician | store health || Opticien | Optician | opticien, lunettes, optique, lunetterie | optician, glasses, eyewear
hearing_aid_store | store health || Audioprothésiste | Hearing aid store | audition, appareils auditifs, audioprothésiste | hearing aids
medical_supply_store | store health || Matériel médical | Medical supply store | matériel médical, orthopédie |
cheese_shop | food_store store food || Fromagerie | Cheese shop | fromage, fromager, crèmerie, laiterie | cheese, cheesemonger, dairy
fish_shop | food_store store food || Poissonnerie | Fish shop | poisson, poissonnier, poissonnerie | fishmonger, fish
greengrocer | food_store store food || Primeur | Greengrocer | fruits et légumes, primeurs, primeur, marchand de fruits et légumes, légumes | fruit and vegetables, vegetables
stationery_store | store || Papeterie | Stationery store | papeterie, fournitures de bureau, fournitures scolaires | stationer, office supplies
copy_shop | store || Reprographie | Copy shop | imprimerie, photocopies, imprimeur, impression | print shop, photocopies, printing
fabric_store | store || Mercerie | Fabric store | mercerie, tissus, laine, couture | haberdashery, fabrics, wool
musical_instrument_store | store || Instruments de musique | Musical instrument store | instruments de musique, luthier, pianos | music shop, instruments
photo_shop | store || Photographe | Photo shop | photo, photographe, photos d'identité, développement photo | photographer, photos
antique_store | store || Antiquaire | Antique store | antiquités, antiquaire, brocanteur, brocante | antiques
kitchen_store | home_goods_store store || Cuisiniste | Kitchen store | cuisiniste, cuisines, salle de bains | kitchens, bathrooms
leather_goods_store | clothing_store store || Maroquinerie | Leather goods store | maroquinerie, sacs, bagagerie | bags, luggage, leather
game_store | toy_store store || Jeux vidéo | Game store | jeux vidéo, jeu vidéo | video games
boat_dealer | store || Vente de bateaux | Boat dealer | bateaux, accastillage, shipchandler, vente de bateaux | boats, chandlery, yacht broker
betting_shop ||| Paris et jeux | Betting shop | PMU, loto, FDJ, paris sportifs, française des jeux | lottery, bookmaker, betting
vending_machine | | generic | Distributeur automatique | Vending machine | distributeur automatique, distributeur de boissons, distributeur de pain | vending
= service point_of_interest establishment | service
dry_cleaner | laundry || Pressing | Dry cleaner | pressing, nettoyage à sec, teinturerie | dry cleaning
shoe_repair ||| Cordonnerie | Shoe repair | cordonnier, cordonnerie, réparation de chaussures | cobbler
repair_service ||| Réparation | Repair service | réparation, dépannage, réparation de téléphone, dépanneur | repair, phone repair
notary ||| Notaire | Notary | notaires, étude notariale, office notarial | notary
architect ||| Architecte | Architect | cabinet d'architecte, architectes |
carpenter ||| Menuisier | Carpenter | menuiserie, ébéniste, charpentier, menuisier | joiner, carpentry
blacksmith ||| Forgeron | Blacksmith | forge, forgeron, ferronnier, ferronnerie, maréchal-ferrant | forge, ironwork
upholsterer ||| Tapissier | Upholsterer | tapissier, tapisserie, tapissier d'ameublement | upholstery
sawmill ||| Scierie | Sawmill | scierie, bois | timber, lumber
sailmaker ||| Voilerie | Sailmaker | voilerie, voilier, voiles | sails
driving_school | educational_institution | school | Auto-école | Driving school | auto-école, permis de conduire, école de conduite, permis | driving lessons
music_school | educational_institution | school | École de musique | Music school | conservatoire, cours de musique, école de musique | music lessons, conservatory
language_school | educational_institution | school | École de langues | Language school | cours de langue, cours d'anglais | language lessons
boat_rental ||| Location de bateaux | Boat rental | louer un bateau, location bateau, location de kayaks | boat hire, kayak rental
bicycle_rental ||| Location de vélos | Bicycle rental | louer un vélo, location vélo | bike hire, bike rental
social_facility ||| Établissement social | Social facility | maison de retraite, EHPAD, foyer, résidence seniors, aide sociale | nursing home, retirement home, care home
= health point_of_interest establishment | health
psychotherapist ||| Psychologue | Psychotherapist | psychologue, psy, psychothérapeute, psychiatre | psychologist, therapist
nurse ||| Cabinet infirmier | Nurse | infirmier, infirmière, cabinet infirmier, soins infirmiers | nursing
midwife ||| Sage-femme | Midwife | sage-femme, sages-femmes |
osteopath ||| Ostéopathe | Osteopath | ostéopathie, ostéo | osteopathy
speech_therapist ||| Orthophoniste | Speech therapist | orthophonie |
alternative_medicine ||| Médecine douce | Alternative medicine | acupuncture, naturopathe, homéopathie, sophrologue, médecine douce | acupuncture, naturopath
ambulance_station ||| Ambulances | Ambulance station | ambulance, SAMU, SMUR | ambulance
defibrillator ||| Défibrillateur | Defibrillator | DAE, défibrillateur cardiaque | aed
= point_of_interest establishment | generic
bicycle_parking | | parking | Parking à vélos | Bicycle parking | parking vélo, garage à vélos, arceaux vélo, range-vélos | bike parking, bike rack, cycle parking
motorcycle_parking | parking | parking | Parking à motos | Motorcycle parking | parking moto, stationnement moto | motorcycle parking
drinking_water ||| Eau potable | Drinking water | eau potable, point d'eau, fontaine à eau | water fountain, tap water
recycling_center ||| Point de recyclage | Recycling point | déchetterie, déchèterie, recyclage, tri, conteneur à verre, borne textile, ordures | recycling, waste disposal, tip
lighthouse | tourist_attraction | museum | Phare | Lighthouse | phare |
windmill | tourist_attraction | museum | Moulin | Mill | moulin, moulin à vent, moulin à eau | windmill, watermill
tower | tourist_attraction | museum | Tour | Tower | tour | tower
city_gate | historical_landmark tourist_attraction | museum | Porte de ville | City gate | porte, porte de ville, porte fortifiée | town gate
pier | | beach | Jetée | Pier | jetée, ponton, embarcadère, môle, digue | jetty, pier
lifeboat_station ||| Station de sauvetage en mer | Lifeboat station | sauvetage en mer, sauveteurs, SNSM, canot de sauvetage | sea rescue, lifeboat
public_bookcase | | school | Boîte à livres | Public bookcase | boîte à livres, cabane à livres, livres en libre-service | book exchange, little library
archaeological_site | historical_place tourist_attraction | museum | Site archéologique | Archaeological site | fouilles, ruines, vestiges, dolmen, menhir | ruins
cave | natural_feature | park | Grotte | Cave | grotte, gouffre, caverne | cave
bay | natural_feature | beach | Baie | Bay | baie, crique, calanque, golfe | cove, gulf
cape | natural_feature | beach | Cap | Cape | cap, pointe | headland
spring | natural_feature | park | Source | Spring | source |
slipway | | beach | Cale de mise à l'eau | Slipway | mise à l'eau, cale | boat ramp
bunker | historical_place | museum | Fortification | Fortification | fort, bunker, blockhaus, remparts | fort
shelter ||| Abri | Shelter | abri | shelter

= political | town
political ||| Entité administrative | Administrative area ||
continent | | | Continent | Continent ||
country ||| Pays | Country ||
administrative_area_level_1 ||| Région | Region ||
administrative_area_level_2 ||| Département | Department ||
administrative_area_level_3 ||| Arrondissement | District ||
administrative_area_level_4 ||| Canton | Administrative area ||
administrative_area_level_5 ||| Entité administrative | Administrative area ||
administrative_area_level_6 ||| Entité administrative | Administrative area ||
administrative_area_level_7 ||| Entité administrative | Administrative area ||
colloquial_area ||| Région d'usage | Colloquial area ||
locality ||| Commune | Town ||
postal_town ||| Ville postale | Postal town ||
sublocality ||| Quartier | District ||
sublocality_level_1 | sublocality political || Quartier | District ||
sublocality_level_2 | sublocality political || Quartier | District ||
sublocality_level_3 | sublocality political || Quartier | District ||
sublocality_level_4 | sublocality political || Quartier | District ||
sublocality_level_5 | sublocality political || Quartier | District ||
neighborhood ||| Quartier | Neighborhood ||
postal_code | - | | Code postal | Postal code ||
postal_code_prefix | postal_code | | Début de code postal | Postal code prefix ||
postal_code_suffix | - | | Fin de code postal | Postal code suffix ||
= - | address
geocode ||| Position | Geocode ||
street_address ||| Adresse | Street address ||
street_number ||| Numéro | Street number ||
premise ||| Bâtiment | Building ||
subpremise ||| Partie de bâtiment | Unit ||
floor ||| Étage | Floor ||
room ||| Pièce | Room ||
plus_code ||| Plus Code | Plus Code ||
= - | street
route ||| Rue | Street ||
intersection ||| Carrefour | Intersection ||
`;
