/**
 * Every place type that we return or accept, one on a line:
 *
 *     type | broader types, nearest first | icon | French name | English name | Arabic name | French words | English words | Arabic words
 *
 * Types are those of Google's tables A and B. The last group has our own types.
 * The words are search words for the type; names, plurals, accents and small words
 * need no entry. Arabic names are singulars without article, and plurals are words.
 *
 * A line that starts with `=` gives the broader types and the icon of the
 * lines below it with empty cells.
 */
export const PLACE_TYPE_TABLE = `
= food point_of_interest establishment | food
food | point_of_interest establishment || Alimentation et restauration | Food and drink | مأكولات ومشروبات ||
restaurant ||| Restaurant | Restaurant | مطعم | manger, où manger, brasserie, resto, restau | places to eat, where to eat, somewhere to eat, dining, eatery, food | مطاعم, أماكن أكل
afghani_restaurant | restaurant || Restaurant afghan | Afghan restaurant | مطعم أفغاني | afghan |
african_restaurant | restaurant || Restaurant africain | African restaurant | مطعم أفريقي | africain, cuisine africaine | african food
american_restaurant | restaurant || Restaurant américain | American restaurant | مطعم أمريكي | américain | american food
argentinian_restaurant | restaurant || Restaurant argentin | Argentinian restaurant | مطعم أرجنتيني | argentin |
asian_restaurant | restaurant || Restaurant asiatique | Asian restaurant | مطعم آسيوي | asiatique, cuisine asiatique | asian food | مطاعم آسيوية, أكل آسيوي
asian_fusion_restaurant | asian_restaurant restaurant || Restaurant de fusion asiatique | Asian fusion restaurant | مطعم فيوجن آسيوي ||
austrian_restaurant | restaurant || Restaurant autrichien | Austrian restaurant | مطعم نمساوي ||
bar_and_grill | restaurant bar || Bar-grill | Bar and grill | حانة ومشويات | grill | grill
barbecue_restaurant | restaurant || Grillades | Barbecue restaurant | مطعم مشويات | restaurant barbecue, grillade | bbq, barbecue | مشويات, مشاوي, مطعم مشاوي
basque_restaurant | restaurant || Restaurant basque | Basque restaurant | مطعم باسكي ||
belgian_restaurant | restaurant || Restaurant belge | Belgian restaurant | مطعم بلجيكي | belge |
bistro | restaurant || Bistrot | Bistro | بيسترو | bistro, bistrot, bouchon |
brazilian_restaurant | restaurant || Restaurant brésilien | Brazilian restaurant | مطعم برازيلي | brésilien |
breakfast_restaurant | restaurant || Petits-déjeuners | Breakfast restaurant | مطعم فطور | petit déjeuner | breakfast | فطور, إفطار, مطعم إفطار
british_restaurant | restaurant || Restaurant britannique | British restaurant | مطعم بريطاني ||
brunch_restaurant | restaurant || Brunch | Brunch restaurant | مطعم فطور متأخر | bruncher | brunch | برانش
buffet_restaurant | restaurant || Buffet | Buffet restaurant | مطعم بوفيه | buffet à volonté, restaurant à volonté | buffet, all you can eat
cajun_restaurant | restaurant || Restaurant cajun | Cajun restaurant | مطعم كاجون ||
cambodian_restaurant | asian_restaurant restaurant || Restaurant cambodgien | Cambodian restaurant | مطعم كمبودي | cambodgien |
creperie | restaurant || Crêperie | Crêperie | مطعم كريب | crêpes, galettes, crêperie bretonne | crepes, crepe
caribbean_restaurant | restaurant || Restaurant antillais | Caribbean restaurant | مطعم كاريبي | antillais, créole, restaurant créole |
chicken_restaurant | restaurant || Restaurant de poulet | Chicken restaurant | مطعم دجاج | poulet, rôtisserie | chicken, fried chicken
chinese_restaurant | asian_restaurant restaurant || Restaurant chinois | Chinese restaurant | مطعم صيني | chinois, cuisine chinoise | chinese food | أكل صيني, مطاعم صينية
colombian_restaurant | latin_american_restaurant restaurant || Restaurant colombien | Colombian restaurant | مطعم كولومبي ||
corsican_restaurant | french_restaurant restaurant || Restaurant corse | Corsican restaurant | مطعم كورسيكي ||
croatian_restaurant | restaurant || Restaurant croate | Croatian restaurant | مطعم كرواتي ||
cuban_restaurant | latin_american_restaurant restaurant || Restaurant cubain | Cuban restaurant | مطعم كوبي ||
danish_restaurant | restaurant || Restaurant danois | Danish restaurant | مطعم دنماركي ||
dessert_restaurant | restaurant || Restaurant de desserts | Dessert restaurant | مطعم حلويات ||| حلويات
diner | restaurant || Diner | Diner | مطعم داينر ||
dumpling_restaurant | asian_restaurant restaurant || Restaurant de raviolis | Dumpling restaurant | مطعم دمبلنغ | ravioli | dumplings
dutch_restaurant | restaurant || Restaurant néerlandais | Dutch restaurant | مطعم هولندي ||
ethiopian_restaurant | african_restaurant restaurant || Restaurant éthiopien | Ethiopian restaurant | مطعم إثيوبي | éthiopien |
european_restaurant | restaurant || Restaurant européen | European restaurant | مطعم أوروبي ||
falafel_restaurant | restaurant || Falafel | Falafel restaurant | مطعم فلافل | falafels | | فلافل
family_restaurant | restaurant || Restaurant familial | Family restaurant | مطعم عائلي ||
fast_food_restaurant | restaurant || Restauration rapide | Fast food restaurant | مطعم وجبات سريعة | fast food, fast-food, snack, restauration rapide, malbouffe | fast food, quick bite | وجبات سريعة, أكل سريع, مطاعم وجبات سريعة
filipino_restaurant | asian_restaurant restaurant || Restaurant philippin | Filipino restaurant | مطعم فلبيني ||
fine_dining_restaurant | restaurant || Restaurant gastronomique | Fine dining restaurant | مطعم فاخر | gastronomique, gastro, étoilé, restaurant étoilé | fine dining, gourmet
fish_and_chips_restaurant | seafood_restaurant restaurant || Fish and chips | Fish and chips restaurant | مطعم سمك وبطاطس | fish and chips |
fondue_restaurant | restaurant || Restaurant de fondue | Fondue restaurant | مطعم فوندو | fondue, raclette, savoyard, restaurant savoyard |
french_restaurant | restaurant || Restaurant français | French restaurant | مطعم فرنسي | français, cuisine française, cuisine traditionnelle | french food | أكل فرنسي, مطاعم فرنسية
fusion_restaurant | restaurant || Restaurant de fusion | Fusion restaurant | مطعم فيوجن ||
gastropub | restaurant pub bar || Gastropub | Gastropub | حانة ومطعم ||
german_restaurant | restaurant || Restaurant allemand | German restaurant | مطعم ألماني | allemand |
greek_restaurant | mediterranean_restaurant restaurant || Restaurant grec | Greek restaurant | مطعم يوناني | grec, cuisine grecque | greek food
gyro_restaurant | greek_restaurant restaurant || Gyros | Gyro restaurant | مطعم جيروس | gyros |
halal_restaurant | restaurant || Restaurant halal | Halal restaurant | مطعم حلال | halal | | حلال, أكل حلال, مطاعم حلال
hamburger_restaurant | restaurant || Burgers | Hamburger restaurant | مطعم برغر | burger, hamburger, restaurant de burgers | burger, hamburger, burger joint | برغر, برجر, همبرغر, همبرجر, مطعم برجر
hawaiian_restaurant | restaurant || Restaurant hawaïen | Hawaiian restaurant | مطعم هاوايي | poké, poke bowl, pokébowl | poke
hot_dog_restaurant | fast_food_restaurant restaurant || Hot-dogs | Hot dog restaurant | مطعم هوت دوغ | hot dog |
hot_dog_stand | food_store || Stand de hot-dogs | Hot dog stand | كشك هوت دوغ ||
hot_pot_restaurant | asian_restaurant restaurant || Fondue chinoise | Hot pot restaurant | مطعم هوت بوت | fondue chinoise | hot pot
hungarian_restaurant | restaurant || Restaurant hongrois | Hungarian restaurant | مطعم هنغاري ||
indian_restaurant | asian_restaurant restaurant || Restaurant indien | Indian restaurant | مطعم هندي | indien, cuisine indienne, curry | indian food, curry | أكل هندي, مطاعم هندية
indonesian_restaurant | asian_restaurant restaurant || Restaurant indonésien | Indonesian restaurant | مطعم إندونيسي ||
irish_restaurant | restaurant || Restaurant irlandais | Irish restaurant | مطعم أيرلندي ||
israeli_restaurant | middle_eastern_restaurant restaurant || Restaurant israélien | Israeli restaurant | مطعم إسرائيلي ||
italian_restaurant | restaurant || Restaurant italien | Italian restaurant | مطعم إيطالي | italien, cuisine italienne, trattoria, pâtes, restaurant de pâtes | italian food, pasta | أكل إيطالي, مطاعم إيطالية, باستا
japanese_restaurant | asian_restaurant restaurant || Restaurant japonais | Japanese restaurant | مطعم ياباني | japonais, cuisine japonaise | japanese food | أكل ياباني
japanese_izakaya_restaurant | japanese_restaurant restaurant || Izakaya | Izakaya | مطعم إيزاكايا ||
kebab_shop | fast_food_restaurant restaurant || Kebab | Kebab shop | محل كباب | kebab, döner, grec | kebab, doner kebab | كباب, مطعم كباب
korean_restaurant | asian_restaurant restaurant || Restaurant coréen | Korean restaurant | مطعم كوري | coréen, cuisine coréenne | korean food
korean_barbecue_restaurant | korean_restaurant asian_restaurant restaurant || Barbecue coréen | Korean barbecue restaurant | مطعم مشويات كورية | barbecue coréen | korean bbq
latin_american_restaurant | restaurant || Restaurant latino-américain | Latin American restaurant | مطعم أمريكي لاتيني | latino |
lebanese_restaurant | middle_eastern_restaurant restaurant || Restaurant libanais | Lebanese restaurant | مطعم لبناني | libanais, cuisine libanaise | lebanese food | أكل لبناني, مطاعم لبنانية
malaysian_restaurant | asian_restaurant restaurant || Restaurant malaisien | Malaysian restaurant | مطعم ماليزي ||
mediterranean_restaurant | restaurant || Restaurant méditerranéen | Mediterranean restaurant | مطعم متوسطي | méditerranéen |
mexican_restaurant | latin_american_restaurant restaurant || Restaurant mexicain | Mexican restaurant | مطعم مكسيكي | mexicain, cuisine mexicaine | mexican food
middle_eastern_restaurant | restaurant || Restaurant oriental | Middle Eastern restaurant | مطعم شرق أوسطي | oriental |
mongolian_barbecue_restaurant | asian_restaurant restaurant || Barbecue mongol | Mongolian barbecue restaurant | مطعم مشويات منغولية ||
moroccan_restaurant | african_restaurant restaurant || Restaurant marocain | Moroccan restaurant | مطعم مغربي | marocain, couscous, tajine | moroccan food | أكل مغربي, كسكس, طاجين
noodle_shop | asian_restaurant restaurant || Restaurant de nouilles | Noodle shop | مطعم نودلز | nouilles, bo bun | noodles
north_indian_restaurant | indian_restaurant restaurant || Restaurant du nord de l'Inde | North Indian restaurant | مطعم هندي شمالي ||
oyster_bar_restaurant | seafood_restaurant restaurant || Bar à huîtres | Oyster bar | مطعم محار | bar à huîtres, huîtres, dégustation d'huîtres | oysters
pakistani_restaurant | asian_restaurant restaurant || Restaurant pakistanais | Pakistani restaurant | مطعم باكستاني | pakistanais |
persian_restaurant | middle_eastern_restaurant restaurant || Restaurant iranien | Persian restaurant | مطعم إيراني | iranien, perse |
peruvian_restaurant | latin_american_restaurant restaurant || Restaurant péruvien | Peruvian restaurant | مطعم بيروفي | péruvien |
pizza_restaurant | restaurant || Pizzeria | Pizza restaurant | مطعم بيتزا | pizza, pizzéria, camion à pizza | pizza, pizza place | بيتزا, بيتزاريا
pizza_delivery | meal_delivery restaurant || Livraison de pizzas | Pizza delivery | توصيل بيتزا | livraison pizza |
polish_restaurant | restaurant || Restaurant polonais | Polish restaurant | مطعم بولندي ||
portuguese_restaurant | restaurant || Restaurant portugais | Portuguese restaurant | مطعم برتغالي | portugais |
ramen_restaurant | japanese_restaurant asian_restaurant restaurant || Ramen | Ramen restaurant | مطعم رامن | ramen | ramen
romanian_restaurant | restaurant || Restaurant roumain | Romanian restaurant | مطعم روماني ||
russian_restaurant | restaurant || Restaurant russe | Russian restaurant | مطعم روسي ||
salad_shop | restaurant || Bar à salades | Salad shop | مطعم سلطات | salade, bar à salade | salad
sandwich_shop | restaurant || Sandwicherie | Sandwich shop | محل شطائر | sandwich, panini | sandwich, sub | شطائر, سندويشات, ساندويتش
scandinavian_restaurant | restaurant || Restaurant scandinave | Scandinavian restaurant | مطعم إسكندنافي ||
seafood_restaurant | restaurant || Restaurant de poissons et fruits de mer | Seafood restaurant | مطعم مأكولات بحرية | fruits de mer, restaurant de poisson, restaurant de fruits de mer | seafood, fish restaurant | مأكولات بحرية, مطعم سمك, مطعم أسماك
shawarma_restaurant | middle_eastern_restaurant restaurant || Chawarma | Shawarma restaurant | مطعم شاورما | shawarma | | شاورما
soup_restaurant | restaurant || Bar à soupes | Soup restaurant | مطعم حساء | bar à soupe | soup
south_indian_restaurant | indian_restaurant restaurant || Restaurant du sud de l'Inde | South Indian restaurant | مطعم هندي جنوبي ||
spanish_restaurant | restaurant || Restaurant espagnol | Spanish restaurant | مطعم إسباني | espagnol, cuisine espagnole, paella | spanish food, paella
sri_lankan_restaurant | asian_restaurant restaurant || Restaurant sri-lankais | Sri Lankan restaurant | مطعم سريلانكي ||
steak_house | restaurant || Restaurant de viande | Steak house | مطعم ستيك | steakhouse, viande, steak | steakhouse, steak | ستيك
sushi_restaurant | japanese_restaurant asian_restaurant restaurant || Restaurant de sushis | Sushi restaurant | مطعم سوشي | sushi, sushis, bar à sushis | sushi | سوشي
swiss_restaurant | restaurant || Restaurant suisse | Swiss restaurant | مطعم سويسري ||
taco_restaurant | mexican_restaurant restaurant || Tacos | Taco restaurant | مطعم تاكو | tacos, french tacos | tacos
taiwanese_restaurant | asian_restaurant restaurant || Restaurant taïwanais | Taiwanese restaurant | مطعم تايواني ||
tapas_restaurant | spanish_restaurant restaurant || Tapas | Tapas restaurant | مطعم تاباس | tapas, bar à tapas | tapas
tex_mex_restaurant | restaurant || Restaurant tex-mex | Tex-Mex restaurant | مطعم تكس مكس | tex mex |
thai_restaurant | asian_restaurant restaurant || Restaurant thaïlandais | Thai restaurant | مطعم تايلندي | thaï, thaïlandais, cuisine thaï | thai food
tibetan_restaurant | asian_restaurant restaurant || Restaurant tibétain | Tibetan restaurant | مطعم تبتي ||
tonkatsu_restaurant | japanese_restaurant restaurant || Tonkatsu | Tonkatsu restaurant | مطعم تونكاتسو ||
tunisian_restaurant | african_restaurant restaurant || Restaurant tunisien | Tunisian restaurant | مطعم تونسي | tunisien |
turkish_restaurant | middle_eastern_restaurant restaurant || Restaurant turc | Turkish restaurant | مطعم تركي | turc | turkish food | أكل تركي
ukrainian_restaurant | restaurant || Restaurant ukrainien | Ukrainian restaurant | مطعم أوكراني ||
vegan_restaurant | vegetarian_restaurant restaurant || Restaurant végan | Vegan restaurant | مطعم نباتي صرف | végan, vegan, végétalien | vegan, vegan food
vegetarian_restaurant | restaurant || Restaurant végétarien | Vegetarian restaurant | مطعم نباتي | végétarien | vegetarian, veggie | أكل نباتي, مطاعم نباتية
vietnamese_restaurant | asian_restaurant restaurant || Restaurant vietnamien | Vietnamese restaurant | مطعم فيتنامي | vietnamien | vietnamese food, pho
western_restaurant | restaurant || Restaurant occidental | Western restaurant | مطعم غربي ||
yakiniku_restaurant | japanese_restaurant restaurant || Yakiniku | Yakiniku restaurant | مطعم ياكينيكو ||
meal_delivery ||| Livraison de repas | Meal delivery | توصيل وجبات | livraison de repas, repas à domicile | food delivery | توصيل أكل, توصيل طعام
meal_takeaway ||| Plats à emporter | Meal takeaway | طلبات خارجية | à emporter, plats à emporter, vente à emporter, traiteur à emporter | takeaway, takeout, take away | وجبات سفرية, أكل سفري
food_delivery ||| Livraison alimentaire | Food delivery | توصيل طعام ||
food_court ||| Aire de restauration | Food court | ساحة مطاعم | food court, halles gourmandes |
cafeteria | restaurant || Cafétéria | Cafeteria | كافتيريا | cafèt, cantine, self | canteen
snack_bar | fast_food_restaurant restaurant || Snack-bar | Snack bar | محل وجبات خفيفة | snack bar, buvette, friterie, paillote | snack, kiosk food
catering_service | service || Traiteur | Caterer | خدمة إعداد ولائم | traiteur | catering, caterer

= food point_of_interest establishment | cafe
cafe ||| Café | Café | مقهى | bistrot à café, coffee shop, salon de café | coffee, cafe | مقاهي, قهوة, كافيه, كافيهات
coffee_shop | cafe || Café | Coffee shop | مقهى | coffee shop, coffee-shop | | كوفي شوب, كوفي
coffee_roastery | coffee_shop cafe store || Torréfacteur | Coffee roastery | محمصة قهوة | torréfaction, torréfacteur, brûlerie | coffee roaster
coffee_stand | cafe || Kiosque à café | Coffee stand | كشك قهوة ||
tea_house | cafe || Salon de thé | Tea house | بيت شاي | salon de thé | tea room, tearoom, tea | شاي, صالون شاي
bubble_tea_store | store || Bubble tea | Bubble tea shop | محل شاي الفقاعات | bubble tea, thé aux perles | boba
cat_cafe | cafe || Bar à chats | Cat café | مقهى قطط | café à chats |
dog_cafe | cafe || Café à chiens | Dog café | مقهى كلاب ||
internet_cafe ||| Cybercafé | Internet café | مقهى إنترنت | cybercafé | internet cafe, cybercafe
juice_shop | store || Bar à jus | Juice shop | محل عصائر | jus de fruits, bar à smoothies, smoothie | juice bar, smoothies | عصير, عصائر
acai_shop | store || Bar à açaï | Açaí shop | محل أساي ||
ice_cream_shop | dessert_shop store || Glacier | Ice cream shop | محل مثلجات | glace, crème glacée, glacerie, sorbet, marchand de glaces | ice cream, gelato, icecream | آيس كريم, بوظة, مثلجات, جيلاتو
dessert_shop | store || Desserts | Dessert shop | محل حلويات | dessert, gaufre | dessert, waffles | حلويات
donut_shop | dessert_shop store || Donuts | Donut shop | محل دونات | beignet, donut | doughnuts
bagel_shop | store || Bagels | Bagel shop | محل بيغل | bagel |
cake_shop | bakery food_store store || Boutique de gâteaux | Cake shop | محل كعك | gâteau | cakes

= bar food point_of_interest establishment | bar
bar | food point_of_interest establishment || Bar | Bar | حانة | boire un verre, buvette, troquet, bar-tabac, apéro | drinks, bars | بار, بارات, حانات
beer_garden ||| Biergarten | Beer garden | حديقة بيرة | biergarten, jardin à bière |
brewery ||| Brasserie artisanale | Brewery | مصنع بيرة | brasseur, microbrasserie, bière artisanale | craft beer, microbrewery
brewpub | brewery pub || Brasserie-pub | Brewpub | حانة ومصنع بيرة ||
cocktail_bar ||| Bar à cocktails | Cocktail bar | حانة كوكتيل | cocktail | cocktails
hookah_bar ||| Bar à chicha | Hookah bar | مقهى شيشة | chicha, bar à chicha, narguilé | hookah, shisha | شيشة, أرجيلة
irish_pub | pub || Pub irlandais | Irish pub | حانة أيرلندية | pub irlandais |
lounge_bar ||| Bar lounge | Lounge bar | حانة لاونج | lounge | lounge
pub ||| Pub | Pub | حانة شعبية | pub | pub | بوب
sports_bar ||| Bar sportif | Sports bar | حانة رياضية | bar sportif |
wine_bar ||| Bar à vin | Wine bar | حانة نبيذ | bar à vins, cave à manger, œnothèque | wine
night_club | point_of_interest establishment || Discothèque | Night club | ملهى ليلي | boîte de nuit, boîte, discothèque, club, danser | nightclub, disco, clubbing | ملاهي ليلية, نادي ليلي, ديسكو
winery | point_of_interest establishment || Domaine viticole | Winery | مصنع نبيذ | domaine viticole, cave viticole, vigneron, château viticole | wine tasting, wine estate
vineyard | point_of_interest establishment || Vignoble | Vineyard | كرم عنب | vigne |

= food_store store food point_of_interest establishment | shop
food_store | store food point_of_interest establishment || Épicerie fine | Food store | متجر مواد غذائية | alimentation, épicerie fine, magasin d'alimentation, produits du terroir | food shop
bakery ||| Boulangerie | Bakery | مخبز | boulanger, boulangerie-pâtisserie, pain, dépôt de pain, baguette, viennoiserie | baker, bread | مخابز, فرن, أفران, خبز
pastry_shop | bakery || Pâtisserie | Pastry shop | حلواني | pâtissier, pâtisserie, viennoiserie | patisserie, pastries | حلويات, محل حلويات, معجنات
butcher_shop ||| Boucherie | Butcher shop | محل جزارة | boucher, boucherie-charcuterie, charcuterie, charcutier, viande | butcher, meat | جزار, ملحمة, محل لحوم
candy_store ||| Confiserie | Candy store | محل سكاكر | bonbons, confiseur | sweets, candy
chocolate_shop | candy_store || Chocolaterie | Chocolate shop | محل شوكولاتة | chocolat, chocolatier | chocolate | شوكولاتة
chocolate_factory | manufacturer || Fabrique de chocolat | Chocolate factory | مصنع شوكولاتة ||
confectionery | candy_store || Confiserie | Confectionery | محل سكاكر | confiserie |
deli ||| Traiteur | Delicatessen | متجر أطعمة جاهزة | traiteur, épicerie traiteur, charcutier traiteur | delicatessen
grocery_store ||| Épicerie | Grocery store | متجر بقالة | épicier, épicerie, courses, faire ses courses | groceries, grocer, grocery | بقالات
asian_grocery_store | grocery_store || Épicerie asiatique | Asian grocery store | متجر بقالة آسيوية | supermarché asiatique |
health_food_store ||| Magasin bio | Health food store | متجر أغذية صحية | bio, magasin bio, biologique, produits bio, diététique | organic, organic food
liquor_store | store point_of_interest establishment || Caviste | Liquor store | متجر مشروبات كحولية | cave à vin, cave à vins, caviste, vin, spiritueux, alcool | wine shop, off licence, bottle shop, wine store
supermarket | grocery_store || Supermarché | Supermarket | سوبرماركت | supermarché, supérette, grande surface, courses | supermarket, food shopping | سوبر ماركت, سوبرماركات
hypermarket | supermarket grocery_store || Hypermarché | Hypermarket | هايبرماركت | grande surface, hyper | | هايبر ماركت
discount_supermarket | supermarket grocery_store || Supermarché discount | Discount supermarket | سوبرماركت اقتصادي | hard discount, discount |
tea_store ||| Magasin de thé | Tea store | متجر شاي | thé, maison de thé |
convenience_store ||| Supérette | Convenience store | بقالة | alimentation générale, dépanneur, épicerie de nuit, épicerie de quartier | corner shop, mini market | بقالات, ميني ماركت, دكان
farmers_market | market || Marché de producteurs | Farmers market | سوق مزارعين | marché paysan, producteurs locaux |

= store point_of_interest establishment | shop
store | point_of_interest establishment || Magasin | Store | متجر | boutique, commerce, magasins, shopping | shop, shops, shopping | متاجر, محلات
auto_parts_store ||| Pièces automobiles | Auto parts store | متجر قطع غيار سيارات | pièces auto, pièces détachées, accessoires auto | car parts
bicycle_store ||| Magasin de vélos | Bicycle store | متجر دراجات | vélo, vélos, vélociste, réparation de vélos, cycles, réparateur de vélos | bike shop, bicycle shop | دراجات, محل دراجات
book_store ||| Librairie | Book store | متجر كتب | livres, libraire, librairie papeterie | bookshop, books, bookstore | مكتبة, كتب, مكتبة لبيع الكتب
building_materials_store | home_improvement_store || Matériaux de construction | Building materials store | متجر مواد بناء | négoce de matériaux |
cell_phone_store | electronics_store || Téléphonie mobile | Cell phone store | متجر هواتف محمولة | téléphone, téléphonie, mobile, opérateur téléphonique | phone shop, mobile phone | جوالات, محل جوالات, هواتف محمولة
clothing_store ||| Vêtements | Clothing store | متجر ملابس | habits, vêtement, prêt-à-porter, mode, magasin de vêtements, fringues | clothes, clothes shop, fashion | ملابس, محل ملابس, محلات ملابس
womens_clothing_store | clothing_store || Vêtements pour femmes | Women's clothing store | متجر ملابس نسائية | mode femme | womens clothes
cosmetics_store ||| Parfumerie | Cosmetics store | متجر عطور ومستحضرات تجميل | cosmétiques, parfum, produits de beauté | perfume, make-up, cosmetics, perfumery | عطور, مستحضرات تجميل
department_store ||| Grand magasin | Department store | متجر متعدد الأقسام | grands magasins |
discount_store ||| Magasin discount | Discount store | متجر تخفيضات | bazar, déstockage | dollar store, variety store
electronics_store ||| Électronique | Electronics store | متجر إلكترونيات | électroménager, informatique, hi-fi, ordinateur, magasin d'électronique | electronics, computers, computer shop | إلكترونيات, محل إلكترونيات
flea_market | market || Marché aux puces | Flea market | سوق سلع مستعملة | brocante, puces |
florist ||| Fleuriste | Florist | محل زهور | fleurs, bouquet | flowers, flower shop | زهور, ورد, محل ورد
furniture_store | home_goods_store || Magasin de meubles | Furniture store | متجر أثاث | meubles, ameublement, literie, cuisiniste | furniture, beds | أثاث, مفروشات
garden_center ||| Jardinerie | Garden center | مشتل نباتات | pépinière, jardinage, plantes, horticulteur | garden centre, plants, nursery plants
general_store ||| Bazar | General store | متجر منوّعات | magasin général, bazar |
gift_shop ||| Boutique de cadeaux | Gift shop | متجر هدايا | cadeaux, souvenirs, boutique de souvenirs, idées cadeaux | gifts, souvenirs, souvenir shop | هدايا, محل هدايا
hardware_store | home_improvement_store || Quincaillerie | Hardware store | متجر عُدد وأدوات | quincaillerie, outillage, droguerie | ironmonger, tools | خردوات, محل خردوات
home_goods_store ||| Articles pour la maison | Home goods store | متجر مستلزمات منزلية | décoration, déco, articles de maison, arts de la table, luminaires | homewares, home decor
home_improvement_store ||| Magasin de bricolage | Home improvement store | متجر تحسين المنازل | bricolage, grande surface de bricolage | diy, diy store
jewelry_store ||| Bijouterie | Jewelry store | متجر مجوهرات | bijoux, bijoutier, joaillerie, joaillier, horlogerie, horloger, montres | jeweller, jewellery, watches, jeweler | مجوهرات, محل ذهب
market | point_of_interest establishment || Marché | Market | سوق | halles, marché couvert | marketplace | أسواق
pet_store ||| Animalerie | Pet store | متجر حيوانات أليفة | animaux, toilettage | pet shop, pets | حيوانات أليفة
shoe_store | clothing_store || Chaussures | Shoe store | متجر أحذية | chaussures, magasin de chaussures, chausseur | shoes, shoe shop | أحذية, محل أحذية, محلات أحذية
shopping_mall | point_of_interest establishment || Centre commercial | Shopping mall | مركز تسوّق | galerie marchande, galerie commerciale | mall, shopping centre, shopping center | مول, مولات, مركز تجاري, مراكز تسوق
sporting_goods_store ||| Articles de sport | Sporting goods store | متجر لوازم رياضية | magasin de sport, articles de sport, équipement sportif, articles de pêche, matériel de pêche | sports shop
sportswear_store | sporting_goods_store clothing_store || Vêtements de sport | Sportswear store | متجر ملابس رياضية ||
thrift_store ||| Friperie | Thrift store | متجر سلع مستعملة | friperie, dépôt-vente, seconde main, occasion, ressourcerie | charity shop, second hand, vintage
toy_store ||| Magasin de jouets | Toy store | متجر ألعاب | jouets, jeux, jeux de société | toys, toy shop | ألعاب, محل ألعاب
warehouse_store ||| Magasin-entrepôt | Warehouse store | متجر مستودع | entrepôt |
wholesaler ||| Grossiste | Wholesaler | تاجر جملة | grossiste, vente en gros | wholesale
movie_rental ||| Location de films | Movie rental | تأجير أفلام ||

= health point_of_interest establishment | health
health | point_of_interest establishment || Santé | Health | خدمات صحية | santé, soins | health care
chiropractor ||| Chiropracteur | Chiropractor | معالج تقويم العمود الفقري | chiropraticien |
dental_clinic | dentist || Clinique dentaire | Dental clinic | عيادة أسنان | centre dentaire |
dentist ||| Dentiste | Dentist | طبيب أسنان | chirurgien-dentiste, cabinet dentaire, orthodontiste | dental | أطباء أسنان, دكتور أسنان
doctor ||| Médecin | Doctor | طبيب | docteur, généraliste, cabinet médical, médecin généraliste, toubib | gp, physician, doctors | أطباء, دكتور
drugstore | pharmacy store || Parapharmacie | Drugstore | متجر مستلزمات صحية | parapharmacie, droguerie | chemist
general_hospital | hospital || Centre hospitalier | General hospital | مستشفى عام | CHU, centre hospitalier |
hospital ||| Hôpital | Hospital | مستشفى | hôpitaux, clinique, urgences, maternité, CHU | emergency room, maternity | مستشفيات, طوارئ
medical_center ||| Centre médical | Medical center | مركز طبي | maison de santé, centre de santé | health centre
medical_clinic ||| Clinique | Medical clinic | عيادة طبية | clinique | clinic | عيادة, عيادات
medical_lab ||| Laboratoire d'analyses | Medical lab | مختبر تحاليل طبية | laboratoire, labo, analyses médicales, prise de sang, laboratoire de biologie, radiologie, radiologue, imagerie médicale, IRM | laboratory, blood test | مختبر تحاليل, مختبرات, تحاليل
pharmacy | store || Pharmacie | Pharmacy | صيدلية | pharmacien, médicaments, officine, pharmacie de garde | chemist, drugs | صيدليات, دواء, أدوية
physiotherapist ||| Kinésithérapeute | Physiotherapist | اختصاصي علاج طبيعي | kiné, kinésithérapie, masseur-kinésithérapeute | physio, physical therapy | علاج طبيعي
skin_care_clinic ||| Soins de la peau | Skin care clinic | عيادة عناية بالبشرة | dermatologue |
massage ||| Massage | Massage | مركز تدليك | masseur, massages | | مساج, تدليك
massage_spa | massage spa || Spa et massages | Massage spa | سبا وتدليك ||
sauna ||| Sauna | Sauna | ساونا | hammam |
spa ||| Spa | Spa | سبا | thalasso, thalassothérapie, thermes, bien-être | wellness, thermal baths | منتجع صحي
tanning_studio | beauty_salon || Centre de bronzage | Tanning studio | صالون تسمير بشرة | bronzage, solarium, uv |
wellness_center ||| Centre de bien-être | Wellness center | مركز عافية | bien-être |
yoga_studio ||| Studio de yoga | Yoga studio | استوديو يوغا | yoga, pilates | yoga
foot_care ||| Podologue | Foot care | عيادة عناية بالقدم | pédicure, podologue, pédicure-podologue | podiatrist, chiropodist

= point_of_interest establishment | school
academic_department | university || Département universitaire | Academic department | قسم جامعي ||
educational_institution ||| Établissement d'enseignement | Educational institution | مؤسسة تعليمية | formation, centre de formation, enseignement | training centre
library ||| Bibliothèque | Library | مكتبة عامة | médiathèque, bibliothèque municipale, biblio | library | مكتبة, مكتبات
preschool | school || École maternelle | Preschool | روضة أطفال | maternelle, jardin d'enfants | nursery school, kindergarten | روضة, رياض أطفال
primary_school | school || École primaire | Primary school | مدرسة ابتدائية | école élémentaire, école primaire, élémentaire | elementary school | مدارس ابتدائية
research_institute ||| Institut de recherche | Research institute | معهد أبحاث | laboratoire de recherche, recherche |
school ||| École | School | مدرسة | établissement scolaire, écoles | | مدارس
secondary_school | school || Établissement secondaire | Secondary school | مدرسة ثانوية | collège, lycée | high school, middle school | مدارس ثانوية
university ||| Université | University | جامعة | fac, faculté, campus, grande école, enseignement supérieur | campus, university college | جامعات, كلية
school_district | political || Secteur scolaire | School district | منطقة تعليمية ||

= point_of_interest establishment | fuel
gas_station ||| Station-service | Gas station | محطة وقود | station essence, station-service, essence, pompe à essence, carburant, gazole, gasoil, faire le plein, superéthanol | petrol station, gas, petrol, fuel, filling station | بنزين, وقود, محطة بنزين, محطات وقود, محطات بنزين
rest_stop ||| Aire de repos | Rest stop | استراحة طريق | aire de repos, aire d'autoroute, aire de service | rest area, motorway services
truck_stop ||| Relais routier | Truck stop | استراحة شاحنات | relais routier, routier |
car_repair | service || Garage automobile | Car repair | ورشة تصليح سيارات | garage, garagiste, mécanicien, réparation automobile, carrosserie, carrossier, contrôle technique, pare-brise, vidange | mechanic, auto repair, car garage | تصليح سيارات, ورشة سيارات, ميكانيكي, كراج سيارات
car_dealer | store || Concessionnaire automobile | Car dealer | وكالة سيارات | concessionnaire, concession, voitures, achat voiture, voitures d'occasion, vente de voitures | car dealership, used cars | معرض سيارات, بيع سيارات
car_rental ||| Location de voitures | Car rental | تأجير سيارات | louer une voiture, location voiture, location de véhicules, autopartage | car hire, rent a car | إيجار سيارات, استئجار سيارة, تأجير سيارة
car_wash ||| Station de lavage | Car wash | مغسلة سيارات | lavage auto, lavage automobile, lavage de voiture | | غسيل سيارات
tire_shop | store || Pneus | Tire shop | محل إطارات | pneu, pneumatiques, centre auto | tyres, tires, tyre shop | إطارات, كفرات
truck_dealer | store || Concessionnaire de poids lourds | Truck dealer | وكالة شاحنات | camions |
truck_rental ||| Location d'utilitaires | Truck rental | تأجير شاحنات | location camion, louer un camion | van hire
motorcycle_dealer | store || Concessionnaire moto | Motorcycle dealer | وكالة دراجات نارية | moto, motos, scooter | motorbike dealer
motorcycle_repair | service || Réparation de motos | Motorcycle repair | ورشة تصليح دراجات نارية | garage moto |

= point_of_interest establishment | ev
electric_vehicle_charging_station ||| Borne de recharge | Electric vehicle charging station | محطة شحن سيارات كهربائية | borne, borne de recharge, bornes de recharge, recharge électrique, borne électrique, recharger, IRVE, station de recharge, recharge voiture électrique | ev charging, charging station, ev charger, charger, electric car charging | محطة شحن, محطات شحن, شاحن سيارات, شحن سيارات, شحن سيارات كهربائية
ebike_charging_station ||| Recharge de vélos électriques | E-bike charging station | محطة شحن دراجات كهربائية | recharge vélo électrique | ebike charging

= parking point_of_interest establishment | parking
parking | point_of_interest establishment || Parking | Parking | موقف سيارات | stationnement, se garer, parc de stationnement, place de parking | car park, park the car | مواقف, مواقف سيارات, باركينغ
parking_garage ||| Parking couvert | Parking garage | مرأب سيارات | parking souterrain, parking couvert, parking silo | multi-storey car park, garage parking
parking_lot ||| Parking en plein air | Parking lot | موقف سيارات مكشوف | parking extérieur, aire de stationnement |
park_and_ride ||| Parking relais | Park and ride | موقف سيارات للنقل العام | P+R, parking relais | park & ride

= lodging point_of_interest establishment | hotel
lodging | point_of_interest establishment || Hébergement | Lodging | مكان إقامة | dormir, où dormir, hébergements, logement | accommodation, places to stay, sleep | إقامة, أماكن إقامة, سكن
bed_and_breakfast | guest_house || Chambre d'hôtes | Bed and breakfast | مبيت وإفطار | chambre d'hôte, maison d'hôtes | b&b, bnb
campground | point_of_interest establishment || Camping | Campground | مخيّم | campings, tente, terrain de camping | campsite, camping | مخيمات, تخييم
camping_cabin ||| Bungalow de camping | Camping cabin | كوخ تخييم | mobil-home, bungalow |
cottage ||| Gîte | Cottage | بيت ريفي | gîte, gîtes, location de vacances, meublé de tourisme | holiday home, vacation rental
extended_stay_hotel | hotel || Résidence hôtelière | Extended stay hotel | شقق فندقية | appart'hôtel, apparthotel, résidence de tourisme | aparthotel | شقة فندقية
farmstay ||| Séjour à la ferme | Farm stay | إقامة في مزرعة | gîte à la ferme |
guest_house ||| Maison d'hôtes | Guest house | دار ضيافة | chambre d'hôtes | guesthouse
hostel ||| Auberge de jeunesse | Hostel | نُزُل | auberge de jeunesse | youth hostel, backpackers | بيت شباب
hotel ||| Hôtel | Hotel | فندق | hôtels, chambre d'hôtel | hotels, room | فنادق
inn | hotel || Auberge | Inn | نُزُل ريفي | auberge |
japanese_inn ||| Ryokan | Japanese inn | نُزُل ياباني ||
budget_japanese_inn | japanese_inn || Ryokan économique | Budget Japanese inn | نُزُل ياباني اقتصادي ||
mobile_home_park ||| Parc de mobil-homes | Mobile home park | مجمّع بيوت متنقلة ||
motel | hotel || Motel | Motel | موتيل | motel |
private_guest_room ||| Chambre chez l'habitant | Private guest room | غرفة ضيوف خاصة | chambre chez l'habitant |
resort_hotel | hotel || Complexe hôtelier | Resort hotel | منتجع | resort, village vacances | resort | منتجعات
rv_park ||| Aire de camping-cars | RV park | موقف كرفانات | camping-car, aire de camping-car, caravane | motorhome, caravan site
apartment_building | point_of_interest establishment || Immeuble d'habitation | Apartment building | عمارة سكنية | immeuble, résidence | apartments, flats
apartment_complex | point_of_interest establishment || Résidence | Apartment complex | مجمّع شقق سكنية ||
condominium_complex | point_of_interest establishment || Copropriété | Condominium complex | مجمّع شقق تمليك ||
housing_complex | point_of_interest establishment || Ensemble d'habitations | Housing complex | مجمّع سكني | lotissement |
alpine_hut ||| Refuge de montagne | Alpine hut | ملجأ جبلي | refuge | mountain hut

= point_of_interest establishment | museum
museum | tourist_attraction || Musée | Museum | متحف | musées, exposition | museums, exhibition | متاحف
art_museum | museum tourist_attraction || Musée d'art | Art museum | متحف فنون | musée des beaux-arts, beaux-arts |
history_museum | museum tourist_attraction || Musée d'histoire | History museum | متحف تاريخ | musée historique |
art_gallery | store || Galerie d'art | Art gallery | معرض فنون | galerie, galerie de peinture | gallery, art
castle | historical_landmark tourist_attraction || Château | Castle | قلعة | château fort, châteaux | castles | قلاع, قصر
historical_landmark | tourist_attraction || Monument historique | Historical landmark | معلم تاريخي | monument historique, site historique, patrimoine, ruines | historic site, heritage
historical_place | tourist_attraction || Lieu historique | Historical place | موقع تاريخي | site archéologique | historic place
cultural_landmark | tourist_attraction || Site culturel | Cultural landmark | معلم ثقافي | patrimoine culturel |
monument | historical_landmark tourist_attraction || Monument | Monument | نصب تذكاري | mémorial, monument aux morts, statue commémorative | memorial | نصب
sculpture | tourist_attraction || Sculpture | Sculpture | منحوتة | statue, œuvre d'art | statue, public art
fountain ||| Fontaine | Fountain | نافورة | fontaine | | نوافير
tourist_attraction ||| Attraction touristique | Tourist attraction | معلم سياحي | à voir, à visiter, que faire, que voir, que visiter, choses à faire, tourisme, visite, curiosité, attraction | sights, things to do, what to do, places to visit, sightseeing, attraction | معالم سياحية, أماكن سياحية, سياحة
observation_deck | tourist_attraction || Point de vue | Observation deck | مطلّ بانورامي | point de vue, panorama, belvédère, table d'orientation | viewpoint, view point
scenic_spot | tourist_attraction || Site pittoresque | Scenic spot | موقع خلّاب | panorama |
planetarium | museum || Planétarium | Planetarium | قبة فلكية | planétarium, observatoire |
aquarium | tourist_attraction || Aquarium | Aquarium | حوض أسماك | aquarium | aquarium
zoo | tourist_attraction || Zoo | Zoo | حديقة حيوان | parc zoologique, parc animalier, zoo | zoo | حديقة حيوانات
wildlife_park | tourist_attraction || Parc animalier | Wildlife park | متنزّه حيوانات برية | parc animalier |
visitor_center | tourist_information_center || Maison des visiteurs | Visitor center | مركز زوّار | centre d'accueil | visitor centre
tourist_information_center | service || Office de tourisme | Tourist information center | مركز معلومات سياحية | office du tourisme, syndicat d'initiative, informations touristiques | tourist information, tourist office | معلومات سياحية, مكتب سياحة

= point_of_interest establishment | culture
amphitheatre ||| Amphithéâtre | Amphitheatre | مسرح مدرّج | arènes, théâtre antique | amphitheater
amusement_center ||| Centre de loisirs | Amusement center | مركز ترفيهي | loisirs, escape game, laser game | escape room, laser tag
amusement_park | tourist_attraction || Parc d'attractions | Amusement park | مدينة ملاهٍ | parc de loisirs, fête foraine, manège | theme park, rides | ملاهي
art_studio ||| Atelier d'artiste | Art studio | مرسم | atelier d'art |
auditorium ||| Auditorium | Auditorium | قاعة عروض ||
banquet_hall | event_venue || Salle de réception | Banquet hall | قاعة ولائم | salle de réception |
casino ||| Casino | Casino | كازينو | casino, machines à sous, jeux d'argent | gambling | كازينوهات
comedy_club ||| Café-théâtre | Comedy club | مسرح كوميدي | café-théâtre, stand-up |
community_center ||| Salle communale | Community center | مركز اجتماعي | salle des fêtes, maison des associations, centre social, maison de quartier, foyer rural | community centre, village hall
concert_hall | event_venue || Salle de concert | Concert hall | قاعة حفلات موسيقية | concert, concerts | concerts
convention_center | event_venue || Palais des congrès | Convention center | مركز مؤتمرات | centre de congrès, parc des expositions | conference centre
cultural_center ||| Centre culturel | Cultural center | مركز ثقافي | maison de la culture, espace culturel | arts centre, cultural centre
dance_hall ||| Salle de danse | Dance hall | قاعة رقص | école de danse, danse, dancing, cours de danse | dance school
event_venue ||| Salle d'événements | Event venue | قاعة مناسبات | salle polyvalente, salle de spectacle | venue
ferris_wheel | tourist_attraction || Grande roue | Ferris wheel | عجلة دوّارة | grande roue |
karaoke ||| Karaoké | Karaoke | كاريوكي | karaoké |
live_music_venue | event_venue || Salle de musique | Live music venue | قاعة موسيقى حيّة | musique live, jazz club | live music
movie_theater ||| Cinéma | Movie theater | سينما | ciné, cinémas, film, films | cinema, movies, movie theatre | سينمات, دور سينما, أفلام
opera_house | performing_arts_theater || Opéra | Opera house | دار أوبرا | opéra, art lyrique | opera
performing_arts_theater | event_venue || Théâtre | Theater | مسرح | théâtre, spectacle, spectacles | theatre, theater, show | مسارح
philharmonic_hall | concert_hall event_venue || Salle philharmonique | Philharmonic hall | قاعة فيلهارمونية | philharmonie |
roller_coaster | tourist_attraction || Montagnes russes | Roller coaster | أفعوانية ||
video_arcade ||| Salle d'arcade | Video arcade | صالة ألعاب إلكترونية | arcade, jeux vidéo | arcade
wedding_venue | event_venue || Salle de mariage | Wedding venue | قاعة أفراح | mariage |
television_studio ||| Studio de télévision | Television studio | استوديو تلفزيوني | studio tv, radio | radio station

= point_of_interest establishment | park
park ||| Parc | Park | متنزّه | jardin public, square, espace vert, parcs | parks, green space | حديقة عامة, حدائق, متنزهات, منتزه, منتزهات
city_park | park || Parc urbain | City park | متنزّه حضري ||
dog_park | park || Parc à chiens | Dog park | متنزّه كلاب | canisite, espace chiens |
botanical_garden | garden tourist_attraction || Jardin botanique | Botanical garden | حديقة نباتية | jardin botanique, arboretum | botanic garden
garden | park || Jardin | Garden | حديقة | jardins | | حدائق
national_park | park || Parc national | National park | متنزّه وطني | parc national |
state_park | park || Parc naturel régional | State park | متنزّه إقليمي | parc naturel, parc régional |
nature_preserve | natural_feature || Réserve naturelle | Nature preserve | محمية طبيعية | réserve naturelle, espace protégé | nature reserve
wildlife_refuge | nature_preserve || Refuge faunique | Wildlife refuge | محمية حياة برية ||
hiking_area ||| Zone de randonnée | Hiking area | منطقة مشي في الطبيعة | randonnée, rando, sentier | hiking, trail
picnic_ground ||| Aire de pique-nique | Picnic ground | منطقة نزهات | pique-nique, table de pique-nique | picnic, picnic site
barbecue_area ||| Aire de barbecue | Barbecue area | منطقة شواء | barbecue public | bbq area
playground ||| Aire de jeux | Playground | ملعب أطفال | aire de jeux, jeux pour enfants, toboggan, balançoires, parc pour enfants | children's playground | ملاعب أطفال, ألعاب أطفال
indoor_playground ||| Aire de jeux couverte | Indoor playground | ملعب أطفال داخلي | plaine de jeux |
plaza ||| Place publique | Plaza | ساحة عامة | esplanade |
town_square | plaza || Place centrale | Town square | ساحة رئيسية ||
cycling_park | park || Parc cyclable | Cycling park | متنزّه دراجات | pump track, bmx | bike park
skateboard_park | park || Skatepark | Skateboard park | ساحة تزلّج بالألواح | skatepark, skate park | skate park, skatepark
off_roading_area ||| Terrain tout-terrain | Off-roading area | مسار طرق وعرة ||
childrens_camp ||| Colonie de vacances | Children's camp | مخيّم أطفال | colonie, centre aéré, centre de loisirs | summer camp
summer_camp_organizer | service || Organisateur de séjours | Summer camp organizer | منظّم مخيّمات صيفية ||
farm ||| Ferme | Farm | مزرعة | agriculteur, vente à la ferme, exploitation agricole | farm shop
ranch ||| Ranch | Ranch | مزرعة مواشٍ ||
stable ||| Écurie | Stable | إسطبل خيول | centre équestre, équitation, poney-club, cheval | horse riding, riding school
cemetery ||| Cimetière | Cemetery | مقبرة | cimetières, crématorium | graveyard | مقابر
water_park | amusement_park || Parc aquatique | Water park | مدينة ألعاب مائية | parc aquatique, toboggans aquatiques | aquapark

= natural_feature point_of_interest establishment | beach
beach ||| Plage | Beach | شاطئ | plages, baignade, bord de mer, plage publique | beaches, seaside | شواطئ
marina | point_of_interest establishment || Port de plaisance | Marina | مرسى يخوت | port, port de plaisance, amarrage | harbour, harbor, yacht harbour | مرسى, ميناء يخوت
fishing_pier ||| Ponton de pêche | Fishing pier | رصيف صيد | pêche | fishing
fishing_pond ||| Étang de pêche | Fishing pond | بركة صيد | étang de pêche |
fishing_charter | service || Sortie de pêche en mer | Fishing charter | رحلات صيد بحري | pêche en mer |
natural_feature | point_of_interest || Site naturel | Natural feature | معلم طبيعي | nature |
island | natural_feature || Île | Island | جزيرة | îlot |
archipelago | natural_feature || Archipel | Archipelago | أرخبيل ||
lake | natural_feature || Lac | Lake | بحيرة | lac, étang, plan d'eau | pond
river | natural_feature || Rivière | River | نهر | fleuve, cascade, rivière | waterfall
mountain_peak | natural_feature || Sommet | Mountain peak | قمة جبلية | montagne, pic, mont, col | mountain, peak, summit
woods | natural_feature || Bois | Woods | غابة | forêt, bois | forest, wood

= point_of_interest establishment | sport
arena | stadium || Salle omnisports | Arena | صالة رياضية مغطاة | palais des sports |
athletic_field ||| Terrain de sport | Athletic field | ملعب رياضي | terrain de football, terrain de foot, stade municipal, terrain de basket, boulodrome, pétanque | football pitch, sports field | ملاعب, ملعب كرة قدم
adventure_sports_center ||| Sports d'aventure | Adventure sports center | مركز رياضات مغامرة | accrobranche, escalade, parc aventure, via ferrata, parapente, salle d'escalade, mur d'escalade | climbing, adventure park
bowling_alley ||| Bowling | Bowling alley | صالة بولينغ | bowling | bowling
fitness_center | gym || Salle de sport | Fitness center | مركز لياقة بدنية | salle de sport, fitness, musculation, salle de musculation, remise en forme | fitness, fitness centre | لياقة, نادي لياقة
go_karting_venue ||| Karting | Go-karting venue | حلبة كارتينغ | karting | karting, go kart
golf_course ||| Golf | Golf course | ملعب غولف | golf, parcours de golf | golf | غولف, جولف
indoor_golf_course | golf_course || Golf en salle | Indoor golf course | ملعب غولف داخلي ||
miniature_golf_course ||| Minigolf | Miniature golf course | ملعب غولف مصغّر | mini-golf, minigolf | mini golf, minigolf, crazy golf
gym ||| Salle de sport | Gym | صالة رياضية | gymnase, gym | gym, workout | جيم, نادي رياضي, صالة ألعاب رياضية
ice_skating_rink ||| Patinoire | Ice skating rink | حلبة تزلّج على الجليد | patinoire, patin à glace | ice rink, ice skating
paintball_center ||| Paintball | Paintball center | ساحة بينتبول | paintball | paintball
race_course ||| Circuit | Race course | حلبة سباق | circuit automobile, hippodrome, courses hippiques | racetrack, race track
ski_resort ||| Station de ski | Ski resort | منتجع تزلّج | ski, remontées mécaniques | skiing
sports_activity_location ||| Lieu de sport | Sports location | موقع أنشطة رياضية | sport, activités sportives | sports
sports_club ||| Club sportif | Sports club | نادٍ رياضي | club de sport, association sportive, club nautique, club de tennis, yacht-club | sailing club
sports_coaching | service || Entraînement sportif | Sports coaching | تدريب رياضي | coach sportif | personal trainer
sports_complex ||| Complexe sportif | Sports complex | مجمّع رياضي | complexe sportif, gymnase, palais des sports | sports centre, leisure centre
sports_school ||| École de sport | Sports school | مدرسة رياضية | école de voile, école de ski, école de surf, cours de surf, cours de voile, cours de ski, école de plongée |
stadium ||| Stade | Stadium | استاد رياضي | stade | stadium | ملعب, ملاعب
swimming_pool ||| Piscine | Swimming pool | مسبح | piscine municipale, nager, centre aquatique | pool, swimming, public pool | مسابح, سباحة, حمام سباحة
tennis_court ||| Court de tennis | Tennis court | ملعب تنس | tennis, padel, terrain de tennis | tennis, padel | تنس

= transit_station point_of_interest establishment | transit
transit_station | point_of_interest establishment || Station de transport | Transit station | محطة نقل عام | transports en commun, transports, station | public transport
airport | point_of_interest establishment || Aéroport | Airport | مطار | avion, aérogare, terminal | airport, flights | مطارات
international_airport | airport point_of_interest establishment || Aéroport international | International airport | مطار دولي ||
airstrip | point_of_interest establishment || Aérodrome | Airstrip | مهبط طائرات | aérodrome, aéroclub | airfield
heliport | point_of_interest establishment || Héliport | Heliport | مهبط مروحيات | héliport, hélicoptère | helicopter
bike_sharing_station | point_of_interest establishment || Vélos en libre-service | Bike sharing station | محطة دراجات مشتركة | vélo libre-service, station de vélos, location de vélos | bike share, bike rental, bike hire
bus_station ||| Gare routière | Bus station | محطة حافلات | gare routière, bus, autocar | coach station, bus terminal | محطة باصات, محطة أتوبيس
bus_stop ||| Arrêt de bus | Bus stop | موقف حافلات | arrêt de bus, arrêt, bus | bus, bus stops | موقف باص, محطة باص, باص, أتوبيس, حافلة, مواقف حافلات
ferry_terminal ||| Gare maritime | Ferry terminal | محطة عبّارات | embarcadère, ferry, gare maritime, bateau-bus, bateau, débarcadère, traversée en bateau | ferry, boat terminal
ferry_service | transportation_service || Liaison maritime | Ferry service | خدمة عبّارات | ferry, navette maritime |
light_rail_station ||| Station de métro léger | Light rail station | محطة قطار خفيف ||
subway_station ||| Station de métro | Subway station | محطة مترو | métro, bouche de métro | metro, underground, tube station, metro station | مترو
taxi_stand | point_of_interest establishment || Station de taxis | Taxi stand | موقف سيارات أجرة | taxi, taxis, borne taxi | taxi, taxi rank, cab | تاكسي, موقف تاكسي, سيارة أجرة
taxi_service | service || Taxi | Taxi service | خدمة سيارات أجرة | taxi, VTC, chauffeur |
chauffeur_service | service || Chauffeur privé | Chauffeur service | خدمة سائق خاص | VTC |
toll_station | point_of_interest establishment || Péage | Toll station | بوابة رسوم مرور | péage | toll
train_station ||| Gare | Train station | محطة قطار | gare ferroviaire, gare SNCF, train, TGV, TER, gare routière et ferroviaire | railway station, train, rail | محطة قطارات, قطار, قطارات
train_ticket_office | point_of_interest establishment || Boutique de billets de train | Train ticket office | مكتب تذاكر قطارات ||
tram_stop ||| Arrêt de tramway | Tram stop | محطة ترام | tram, tramway | tram, streetcar | ترام, موقف ترام
transit_depot | point_of_interest establishment || Dépôt de transport | Transit depot | مستودع نقل عام ||
transit_stop ||| Arrêt | Transit stop | موقف نقل عام ||
transportation_service | service || Service de transport | Transportation service | خدمة نقل ||
bridge | point_of_interest establishment || Pont | Bridge | جسر | pont, viaduc, passerelle | viaduct | جسور
cable_car_station ||| Téléphérique | Cable car station | محطة تلفريك | téléphérique, télécabine, funiculaire | cable car, funicular, gondola

= finance point_of_interest establishment | bank
finance | point_of_interest establishment || Finances | Finance | خدمات مالية ||
accounting ||| Cabinet comptable | Accounting firm | مكتب محاسبة | comptable, expert-comptable, comptabilité | accountant, bookkeeper
atm ||| Distributeur de billets | ATM | صرّاف آلي | distributeur, distributeur automatique, retrait, retrait d'argent, retirer de l'argent, DAB, GAB | cash machine, cashpoint, cash, withdraw money, withdraw cash | صراف, صرافات, سحب نقدي
bank ||| Banque | Bank | بنك | agence bancaire, banques | banks | بنوك, مصرف, مصارف
insurance_agency ||| Assurances | Insurance agency | وكالة تأمين | assurance, assureur, mutuelle, courtier en assurances | insurance | تأمين
currency_exchange ||| Bureau de change | Currency exchange | مكتب صرافة | change, devises | money exchange, bureau de change | صرافة

= point_of_interest establishment | post
post_office ||| Bureau de poste | Post office | مكتب بريد | poste, la poste, agence postale, relais poste | post, mail | بريد, مكاتب بريد
post_box ||| Boîte aux lettres | Post box | صندوق بريد | boîte aux lettres, boîte postale | mailbox, letter box, postbox
courier_service | service || Coursier | Courier service | خدمة بريد سريع | coursier, livraison, messagerie | courier
shipping_service | service || Envoi de colis | Shipping service | خدمة شحن | colis, relais colis, point relais, envoi de colis | parcel, parcel pickup
parcel_locker ||| Consigne à colis | Parcel locker | خزانة طرود | consigne colis, casier à colis, point relais, locker | parcel locker, package pickup

= place_of_worship point_of_interest establishment | worship
place_of_worship | point_of_interest establishment || Lieu de culte | Place of worship | دار عبادة | culte, prière | worship, prayer
buddhist_temple ||| Temple bouddhiste | Buddhist temple | معبد بوذي | bouddhiste, pagode |
church ||| Église | Church | كنيسة | chapelle, cathédrale, basilique, messe, temple protestant, paroisse, abbaye | chapel, cathedral, mass, churches | كنائس, كاتدرائية
hindu_temple ||| Temple hindou | Hindu temple | معبد هندوسي | hindou |
mosque ||| Mosquée | Mosque | مسجد | salle de prière | | مساجد, جامع, جوامع, مصلى
shinto_shrine ||| Sanctuaire shinto | Shinto shrine | مزار شنتو ||
synagogue ||| Synagogue | Synagogue | كنيس | synagogue |

= point_of_interest establishment | civic
city_hall | local_government_office government_office || Mairie | City hall | مبنى البلدية | hôtel de ville, mairie annexe, mairie de quartier | town hall | بلدية, دار البلدية
courthouse | government_office || Tribunal | Courthouse | محكمة | palais de justice, cour d'appel, justice | court, law court | محاكم
embassy ||| Ambassade | Embassy | سفارة | consulat, ambassades | consulate | سفارات, قنصلية
fire_station ||| Caserne de pompiers | Fire station | مركز إطفاء | pompiers, sapeurs-pompiers, caserne, centre de secours, SDIS | fire brigade, fire department | إطفاء, مطافئ
government_office ||| Administration | Government office | مكتب حكومي | service public, administration publique, préfecture, sous-préfecture, impôts, trésorerie, France Services | public office, tax office
local_government_office | government_office || Administration locale | Local government office | مكتب حكومي محلي | conseil départemental, communauté de communes |
police ||| Police | Police | شرطة | commissariat, gendarmerie, poste de police, police municipale, gendarmes | police station | مركز شرطة, قسم شرطة, مخفر
neighborhood_police_station | police || Poste de police de quartier | Neighborhood police station | مركز شرطة الحي ||
association_or_organization ||| Association | Association or organization | جمعية | association, associations, syndicat, ONG | charity, organisation, organization
non_profit_organization | association_or_organization || Organisme à but non lucratif | Non-profit organization | منظمة غير ربحية | association caritative | ngo
prison | government_office || Prison | Prison | سجن | maison d'arrêt, centre pénitentiaire |

= service point_of_interest establishment | service
service | point_of_interest establishment || Service | Service | مزوّد خدمات ||
aircraft_rental_service ||| Location d'avions | Aircraft rental service | تأجير طائرات ||
astrologer ||| Astrologue | Astrologer | منجّم | voyance |
barber_shop | hair_care || Barbier | Barber shop | محل حلاقة رجالية | barbier, coiffeur pour hommes, coiffeur homme | barber | حلاق, حلاق رجالي
beautician | beauty_salon || Esthéticienne | Beautician | اختصاصية تجميل | esthéticienne, épilation |
beauty_salon ||| Institut de beauté | Beauty salon | صالون تجميل | salon de beauté, esthétique, institut, épilation, soins esthétiques | beauty, beauty parlour | صالونات تجميل, تجميل
body_art_service ||| Tatoueur | Body art service | استوديو وشم | tatouage, piercing, tattoo, tatoueur | tattoo, tattoo parlour, piercing
business_center | point_of_interest establishment || Centre d'affaires | Business center | مركز أعمال | centre d'affaires | business centre
child_care_agency ||| Crèche | Child care | حضانة أطفال | crèche, halte-garderie, garderie, micro-crèche, assistante maternelle, nounou | daycare, nursery, childcare | حضانة, حضانات
consultant ||| Conseil | Consultant | مكتب استشارات | cabinet de conseil, consultant | consulting
corporate_office | point_of_interest establishment || Bureaux d'entreprise | Corporate office | مكتب شركة | bureau, siège social, entreprise, société | company, office, headquarters
coworking_space | point_of_interest establishment || Espace de coworking | Coworking space | مساحة عمل مشتركة | coworking, bureaux partagés | coworking
electrician ||| Électricien | Electrician | كهربائي | électricité, électricien | electrician | كهربائيين
employment_agency ||| Agence pour l'emploi | Employment agency | مكتب توظيف | intérim, pôle emploi, France Travail, agence d'intérim, mission locale | job centre, recruitment
funeral_home ||| Pompes funèbres | Funeral home | مكتب خدمات جنائزية | funérarium, obsèques, pompes funèbres, croque-mort | undertaker, funeral director
general_contractor ||| Entreprise de construction | General contractor | شركة مقاولات | maçon, construction, BTP, bâtiment, entreprise générale, maçonnerie | builder, construction company
hair_care ||| Coiffeur | Hair care | عناية بالشعر | coiffeur, coiffeuse, coiffure | hairdresser
hair_salon | hair_care || Salon de coiffure | Hair salon | صالون حلاقة | salon de coiffure, coiffeur, coiffeuse, coiffure | hairdresser, haircut, hairdressers | حلاق, كوافير, تصفيف شعر
laundry ||| Laverie | Laundry | مغسلة ملابس | laverie automatique, blanchisserie, lavomatique, linge, pressing | launderette, laundromat, dry cleaner | مغسلة, غسيل ملابس
lawyer ||| Avocat | Lawyer | مكتب محاماة | cabinet d'avocats, avocats, juriste | solicitor, attorney, law firm | محامي, محامين
locksmith ||| Serrurier | Locksmith | صانع أقفال | clés, serrurerie, double de clés | keys, key cutting | أقفال, مفاتيح
makeup_artist | beauty_salon || Maquilleur | Makeup artist | خبيرة مكياج ||
manufacturer | point_of_interest establishment || Fabricant | Manufacturer | مصنع | usine, fabrique, industrie | factory
marketing_consultant ||| Agence de communication | Marketing consultant | وكالة تسويق | agence de communication, agence de publicité, publicité | advertising agency
moving_company ||| Déménageur | Moving company | شركة نقل أثاث | déménagement | removals, movers
nail_salon | beauty_salon || Bar à ongles | Nail salon | صالون أظافر | onglerie, manucure, ongles | nails, manicure | أظافر
painter ||| Peintre en bâtiment | Painter | دهّان | peintre, peinture | decorator
pet_boarding_service | pet_care || Pension pour animaux | Pet boarding service | فندق حيوانات أليفة | pension canine, chenil | kennels
pet_care ||| Soins aux animaux | Pet care | عناية بالحيوانات الأليفة | toilettage, toiletteur | dog grooming, pet grooming
plumber ||| Plombier | Plumber | سبّاك | plomberie, chauffagiste, chauffage | plumbing, heating
psychic ||| Voyant | Psychic | عرّاف | voyance |
real_estate_agency ||| Agence immobilière | Real estate agency | وكالة عقارية | immobilier, agent immobilier, agence immo, achat maison, location appartement, agence de location | estate agent, realtor, real estate | عقارات, مكتب عقاري
roofing_contractor ||| Couvreur | Roofing contractor | مقاول أسقف | couvreur, toiture, charpentier, zingueur | roofer
storage ||| Garde-meubles | Storage | مستودع تخزين | garde-meuble, box de stockage, self-stockage | self storage
supplier | point_of_interest establishment || Fournisseur | Supplier | مورّد ||
tailor ||| Retouches | Tailor | خياط | couturier, couturière, tailleur, retoucherie, couture | dressmaker, alterations | خياطة
telecommunications_service_provider ||| Opérateur de télécommunications | Telecommunications provider | شركة اتصالات | opérateur, internet, fournisseur d'accès | internet provider
tour_agency | travel_agency || Organisateur de visites | Tour agency | منظّم جولات سياحية | visites guidées, excursions, excursion | guided tours
travel_agency ||| Agence de voyages | Travel agency | وكالة سفر | agence de voyage, voyages, voyagiste | travel agent | وكالات سفر, سفريات
veterinary_care ||| Vétérinaire | Veterinary care | عيادة بيطرية | clinique vétérinaire, véto, vétérinaires | vet, vets, animal hospital | بيطري, طبيب بيطري

= point_of_interest establishment | generic
public_bath ||| Bains publics | Public bath | حمّام عمومي | bains-douches, douche, douches publiques | showers
public_bathroom ||| Toilettes publiques | Public bathroom | دورة مياه عامة | toilettes, WC, wc publics, sanitaires, sanisette | toilet, toilets, restroom, bathroom, public toilet | دورات مياه, حمامات عامة, مرحاض, مراحيض, تواليت
movie_studio ||| Studio de cinéma | Movie studio | استوديو سينمائي ||
landmark | | generic | Point de repère | Landmark | معلم بارز ||
establishment | point_of_interest | generic | Établissement | Establishment | منشأة ||
point_of_interest | establishment | generic | Lieu | Point of interest | نقطة اهتمام ||

= point_of_interest establishment | shop
tobacco_shop | store || Bureau de tabac | Tobacco shop | متجر تبغ | tabac, buraliste, cigarettes, bar-tabac, cigarette électronique, vapoteuse | tobacconist, cigarettes, vape | تبغ, سجائر
newsstand | store || Maison de la presse | Newsstand | كشك صحف | presse, journaux, marchand de journaux, kiosque, kiosque à journaux, point presse | newsagent, newspapers
optician | store health || Opticien | Optician | محل نظّارات | opticien, lunettes, optique, lunetterie | optician, glasses, eyewear | نظارات
hearing_aid_store | store health || Audioprothésiste | Hearing aid store | متجر سمّاعات طبية | audition, appareils auditifs, audioprothésiste | hearing aids
medical_supply_store | store health || Matériel médical | Medical supply store | متجر مستلزمات طبية | matériel médical, orthopédie |
cheese_shop | food_store store food || Fromagerie | Cheese shop | محل أجبان | fromage, fromager, crèmerie, laiterie | cheese, cheesemonger, dairy
fish_shop | food_store store food || Poissonnerie | Fish shop | محل أسماك | poisson, poissonnier, poissonnerie | fishmonger, fish | سمك, أسماك
greengrocer | food_store store food || Primeur | Greengrocer | محل خضار وفواكه | fruits et légumes, primeurs, primeur, marchand de fruits et légumes, légumes | fruit and vegetables, vegetables | خضار, فواكه, خضروات, خضار وفواكه
stationery_store | store || Papeterie | Stationery store | متجر قرطاسية | papeterie, fournitures de bureau, fournitures scolaires | stationer, office supplies | قرطاسية
copy_shop | store || Reprographie | Copy shop | محل نسخ وطباعة | imprimerie, photocopies, imprimeur, impression | print shop, photocopies, printing
fabric_store | store || Mercerie | Fabric store | محل أقمشة | mercerie, tissus, laine, couture | haberdashery, fabrics, wool
musical_instrument_store | store || Instruments de musique | Musical instrument store | متجر آلات موسيقية | instruments de musique, luthier, pianos | music shop, instruments
photo_shop | store || Photographe | Photo shop | استوديو تصوير | photo, photographe, photos d'identité, développement photo | photographer, photos
antique_store | store || Antiquaire | Antique store | متجر تحف | antiquités, antiquaire, brocanteur, brocante | antiques
kitchen_store | home_goods_store store || Cuisiniste | Kitchen store | متجر مطابخ | cuisiniste, cuisines, salle de bains | kitchens, bathrooms
leather_goods_store | clothing_store store || Maroquinerie | Leather goods store | متجر جلديات | maroquinerie, sacs, bagagerie | bags, luggage, leather
game_store | toy_store store || Jeux vidéo | Game store | متجر ألعاب فيديو | jeux vidéo, jeu vidéo | video games
boat_dealer | store || Vente de bateaux | Boat dealer | وكالة قوارب | bateaux, accastillage, shipchandler, vente de bateaux | boats, chandlery, yacht broker
betting_shop ||| Paris et jeux | Betting shop | مكتب مراهنات | PMU, loto, FDJ, paris sportifs, française des jeux | lottery, bookmaker, betting
vending_machine | | generic | Distributeur automatique | Vending machine | آلة بيع ذاتي | distributeur automatique, distributeur de boissons, distributeur de pain | vending
= service point_of_interest establishment | service
dry_cleaner | laundry || Pressing | Dry cleaner | محل تنظيف جاف | pressing, nettoyage à sec, teinturerie | dry cleaning | تنظيف جاف
shoe_repair ||| Cordonnerie | Shoe repair | محل تصليح أحذية | cordonnier, cordonnerie, réparation de chaussures, talons, clé minute | cobbler
repair_service ||| Réparation | Repair service | خدمة تصليح | réparation, dépannage, réparation de téléphone, dépanneur | repair, phone repair
notary ||| Notaire | Notary | كاتب عدل | notaires, étude notariale, office notarial | notary | موثق
architect ||| Architecte | Architect | مهندس معماري | cabinet d'architecte, architectes |
carpenter ||| Menuisier | Carpenter | نجّار | menuiserie, ébéniste, charpentier, menuisier | joiner, carpentry
blacksmith ||| Forgeron | Blacksmith | حدّاد | forge, forgeron, ferronnier, ferronnerie, maréchal-ferrant | forge, ironwork
upholsterer ||| Tapissier | Upholsterer | منجّد | tapissier, tapisserie, tapissier d'ameublement | upholstery
sawmill ||| Scierie | Sawmill | منشرة خشب | scierie, bois | timber, lumber
sailmaker ||| Voilerie | Sailmaker | صانع أشرعة | voilerie, voilier, voiles | sails
driving_school | educational_institution | school | Auto-école | Driving school | مدرسة تعليم قيادة | auto-école, permis de conduire, école de conduite, permis | driving lessons
music_school | educational_institution | school | École de musique | Music school | مدرسة موسيقى | conservatoire, cours de musique, école de musique | music lessons, conservatory
language_school | educational_institution | school | École de langues | Language school | مدرسة لغات | cours de langue, cours d'anglais | language lessons
boat_rental ||| Location de bateaux | Boat rental | تأجير قوارب | louer un bateau, location bateau, location de kayaks | boat hire, kayak rental
bicycle_rental ||| Location de vélos | Bicycle rental | تأجير دراجات | louer un vélo, location vélo | bike hire, bike rental
social_facility ||| Établissement social | Social facility | دار رعاية اجتماعية | foyer, aide sociale |
nursing_home | social_facility || Maison de retraite | Nursing home | دار مسنين | EHPAD, résidence seniors, résidence autonomie, foyer logement | retirement home, care home, old people's home, assisted living
= health point_of_interest establishment | health
psychotherapist ||| Psychologue | Psychotherapist | معالج نفسي | psychologue, psy, psychothérapeute, psychiatre | psychologist, therapist
nurse ||| Cabinet infirmier | Nurse | عيادة تمريض | infirmier, infirmière, cabinet infirmier, soins infirmiers | nursing
midwife ||| Sage-femme | Midwife | قابلة | sage-femme, sages-femmes |
osteopath ||| Ostéopathe | Osteopath | معالج تقويم العظام | ostéopathie, ostéo | osteopathy
speech_therapist ||| Orthophoniste | Speech therapist | اختصاصي نطق | orthophonie |
alternative_medicine ||| Médecine douce | Alternative medicine | طب بديل | acupuncture, naturopathe, homéopathie, sophrologue, médecine douce | acupuncture, naturopath
ambulance_station ||| Ambulances | Ambulance station | مركز إسعاف | ambulance, SAMU, SMUR | ambulance
defibrillator ||| Défibrillateur | Defibrillator | جهاز إزالة رجفان القلب | DAE, défibrillateur cardiaque | aed
= point_of_interest establishment | generic
bicycle_parking | | parking | Parking à vélos | Bicycle parking | موقف دراجات | parking vélo, garage à vélos, arceaux vélo, range-vélos | bike parking, bike rack, cycle parking
motorcycle_parking | parking | parking | Parking à motos | Motorcycle parking | موقف دراجات نارية | parking moto, stationnement moto | motorcycle parking
drinking_water ||| Eau potable | Drinking water | مياه شرب | eau potable, point d'eau, fontaine à eau | water fountain, tap water | ماء شرب
recycling_center ||| Point de recyclage | Recycling point | نقطة إعادة تدوير | déchetterie, déchèterie, recyclage, tri, conteneur à verre, borne textile, ordures, encombrants, borne à verre, tri sélectif | recycling, waste disposal, tip
lighthouse | tourist_attraction | museum | Phare | Lighthouse | منارة | phare | | منارات
windmill | tourist_attraction | museum | Moulin | Mill | طاحونة | moulin, moulin à vent, moulin à eau | windmill, watermill
tower | tourist_attraction | museum | Tour | Tower | برج | tour | tower
city_gate | historical_landmark tourist_attraction | museum | Porte de ville | City gate | بوابة مدينة | porte, porte de ville, porte fortifiée | town gate
pier | | beach | Jetée | Pier | رصيف بحري | jetée, ponton, embarcadère, môle, digue | jetty, pier
lifeboat_station ||| Station de sauvetage en mer | Lifeboat station | محطة إنقاذ بحري | sauvetage en mer, sauveteurs, SNSM, canot de sauvetage | sea rescue, lifeboat
public_bookcase | | school | Boîte à livres | Public bookcase | خزانة كتب عامة | boîte à livres, cabane à livres, livres en libre-service | book exchange, little library
archaeological_site | historical_place tourist_attraction | museum | Site archéologique | Archaeological site | موقع أثري | fouilles, ruines, vestiges, dolmen, menhir | ruins
cave | natural_feature | park | Grotte | Cave | كهف | grotte, gouffre, caverne | cave
bay | natural_feature | beach | Baie | Bay | خليج | baie, crique, calanque, golfe | cove, gulf
cape | natural_feature | beach | Cap | Cape | رأس بحري | cap, pointe | headland
spring | natural_feature | park | Source | Spring | نبع ماء | source |
slipway | | beach | Cale de mise à l'eau | Slipway | منزلق قوارب | mise à l'eau, cale | boat ramp
bunker | historical_place | museum | Fortification | Fortification | تحصين عسكري | fort, bunker, blockhaus, remparts | fort
shelter ||| Abri | Shelter | مأوى | abri | shelter

= political | town
political ||| Entité administrative | Administrative area | تقسيم إداري ||
continent | | | Continent | Continent | قارة ||
country ||| Pays | Country | دولة ||
administrative_area_level_1 ||| Région | Region | إقليم ||
administrative_area_level_2 ||| Département | Department | مقاطعة ||
administrative_area_level_3 ||| Arrondissement | District | دائرة إدارية ||
administrative_area_level_4 ||| Canton | Administrative area | كانتون ||
administrative_area_level_5 ||| Entité administrative | Administrative area | تقسيم إداري ||
administrative_area_level_6 ||| Entité administrative | Administrative area | تقسيم إداري ||
administrative_area_level_7 ||| Entité administrative | Administrative area | تقسيم إداري ||
colloquial_area ||| Région d'usage | Colloquial area | منطقة متعارف عليها ||
locality ||| Commune | Town | بلدة ||
postal_town ||| Ville postale | Postal town | مدينة بريدية ||
sublocality ||| Quartier | District | حي ||
sublocality_level_1 | sublocality political || Quartier | District | حي ||
sublocality_level_2 | sublocality political || Quartier | District | حي ||
sublocality_level_3 | sublocality political || Quartier | District | حي ||
sublocality_level_4 | sublocality political || Quartier | District | حي ||
sublocality_level_5 | sublocality political || Quartier | District | حي ||
neighborhood ||| Quartier | Neighborhood | حي ||
postal_code | - | | Code postal | Postal code | رمز بريدي ||
postal_code_prefix | postal_code | | Début de code postal | Postal code prefix | بادئة رمز بريدي ||
postal_code_suffix | - | | Fin de code postal | Postal code suffix | لاحقة رمز بريدي ||
= - | address
geocode ||| Position | Geocode | موقع جغرافي ||
street_address ||| Adresse | Street address | عنوان ||
street_number ||| Numéro | Street number | رقم مبنى ||
premise ||| Bâtiment | Building | مبنى ||
subpremise ||| Partie de bâtiment | Unit | وحدة في مبنى ||
floor ||| Étage | Floor | طابق ||
room ||| Pièce | Room | غرفة ||
plus_code ||| Plus Code | Plus Code | رمز Plus ||
= - | street
route ||| Rue | Street | شارع ||
intersection ||| Carrefour | Intersection | تقاطع ||
`;
