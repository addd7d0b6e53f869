/** Names of types in Dutch; `further-type-names.ts` describes the columns. */
export const TYPE_NAMES_NL = `
food | Eten en drinken
restaurant | Restaurant | restaurants, eten, uit eten, eethuis, eetcafé
afghani_restaurant | Afghaans restaurant
african_restaurant | Afrikaans restaurant
american_restaurant | Amerikaans restaurant
argentinian_restaurant | Argentijns restaurant
asian_restaurant | Aziatisch restaurant | aziatisch
asian_fusion_restaurant | Aziatisch fusionrestaurant
austrian_restaurant | Oostenrijks restaurant
bar_and_grill | Bar en grill | grill
barbecue_restaurant | Barbecuerestaurant | barbecue, grillrestaurant
basque_restaurant | Baskisch restaurant
belgian_restaurant | Belgisch restaurant
bistro | Bistro | bistro’s
brazilian_restaurant | Braziliaans restaurant
breakfast_restaurant | Ontbijtrestaurant | ontbijt, ontbijten
british_restaurant | Brits restaurant
brunch_restaurant | Brunchrestaurant | brunch, brunchen
buffet_restaurant | Buffetrestaurant | buffet, all you can eat
cajun_restaurant | Cajunrestaurant
cambodian_restaurant | Cambodjaans restaurant
creperie | Pannenkoekenhuis | crêperie, pannenkoeken, crêpes
caribbean_restaurant | Caribisch restaurant
chicken_restaurant | Kiprestaurant | kip
chinese_restaurant | Chinees restaurant | chinees, chinees eten
colombian_restaurant | Colombiaans restaurant
corsican_restaurant | Corsicaans restaurant
croatian_restaurant | Kroatisch restaurant
cuban_restaurant | Cubaans restaurant
danish_restaurant | Deens restaurant
dessert_restaurant | Dessertrestaurant | desserts, toetjes
diner | Diner
dumpling_restaurant | Dumplingrestaurant | dumplings
dutch_restaurant | Nederlands restaurant | hollands restaurant
ethiopian_restaurant | Ethiopisch restaurant
european_restaurant | Europees restaurant
falafel_restaurant | Falafelrestaurant | falafel
family_restaurant | Familierestaurant
fast_food_restaurant | Fastfoodrestaurant | fastfood, fast food, snackbar
filipino_restaurant | Filipijns restaurant
fine_dining_restaurant | Gastronomisch restaurant | sterrenrestaurant, fine dining
fish_and_chips_restaurant | Fish-and-chipsrestaurant | fish and chips
fondue_restaurant | Fonduerestaurant | fondue, kaasfondue, raclette
french_restaurant | Frans restaurant | frans
fusion_restaurant | Fusionrestaurant
gastropub | Gastropub
german_restaurant | Duits restaurant
greek_restaurant | Grieks restaurant | griek, grieks
gyro_restaurant | Gyrosrestaurant | gyros
halal_restaurant | Halalrestaurant | halal
hamburger_restaurant | Hamburgerrestaurant | hamburger, hamburgers, burger
hawaiian_restaurant | Hawaïaans restaurant | poke, pokebowl
hot_dog_restaurant | Hotdogrestaurant | hotdog, hot dog
hot_dog_stand | Hotdogkraam
hot_pot_restaurant | Hotpotrestaurant | hotpot, hot pot
hungarian_restaurant | Hongaars restaurant
indian_restaurant | Indiaas restaurant | indiaas, indiër, curry
indonesian_restaurant | Indonesisch restaurant | indonesisch, indisch restaurant
irish_restaurant | Iers restaurant
israeli_restaurant | Israëlisch restaurant
italian_restaurant | Italiaans restaurant | italiaan, italiaans, pasta
japanese_restaurant | Japans restaurant | japanner, japans
japanese_izakaya_restaurant | Izakaya
kebab_shop | Kebabzaak | kebab, döner, shoarma
korean_restaurant | Koreaans restaurant | koreaans
korean_barbecue_restaurant | Koreaanse barbecue
latin_american_restaurant | Latijns-Amerikaans restaurant
lebanese_restaurant | Libanees restaurant | libanees
malaysian_restaurant | Maleisisch restaurant
mediterranean_restaurant | Mediterraan restaurant | mediterraan
mexican_restaurant | Mexicaans restaurant | mexicaans
middle_eastern_restaurant | Midden-Oosters restaurant
mongolian_barbecue_restaurant | Mongoolse barbecue
moroccan_restaurant | Marokkaans restaurant | marokkaans, couscous, tajine
noodle_shop | Noedelrestaurant | noedels, noodles
north_indian_restaurant | Noord-Indiaas restaurant
oyster_bar_restaurant | Oesterbar | oesters
pakistani_restaurant | Pakistaans restaurant
persian_restaurant | Perzisch restaurant | iraans restaurant
peruvian_restaurant | Peruaans restaurant | ceviche
pizza_restaurant | Pizzeria | pizza, pizzeria’s
pizza_delivery | Pizzabezorging | pizza bezorgen, pizza bestellen
polish_restaurant | Pools restaurant
portuguese_restaurant | Portugees restaurant
ramen_restaurant | Ramenrestaurant | ramen
romanian_restaurant | Roemeens restaurant
russian_restaurant | Russisch restaurant
salad_shop | Saladebar | salade, salades
sandwich_shop | Broodjeszaak | broodje, broodjes, belegde broodjes, sandwich
scandinavian_restaurant | Scandinavisch restaurant
seafood_restaurant | Visrestaurant | zeevruchten, vis eten
shawarma_restaurant | Shoarmazaak | shoarma
soup_restaurant | Soeprestaurant | soep
south_indian_restaurant | Zuid-Indiaas restaurant
spanish_restaurant | Spaans restaurant | spaans, paella
sri_lankan_restaurant | Sri Lankaans restaurant
steak_house | Steakhouse | steak, biefstuk
sushi_restaurant | Sushirestaurant | sushi
swiss_restaurant | Zwitsers restaurant
taco_restaurant | Tacorestaurant | taco’s, tacos
taiwanese_restaurant | Taiwanees restaurant
tapas_restaurant | Tapasrestaurant | tapas, tapasbar
tex_mex_restaurant | Tex-Mexrestaurant | tex mex
thai_restaurant | Thais restaurant | thai, thais
tibetan_restaurant | Tibetaans restaurant
tonkatsu_restaurant | Tonkatsurestaurant
tunisian_restaurant | Tunesisch restaurant
turkish_restaurant | Turks restaurant | turks
ukrainian_restaurant | Oekraïens restaurant
vegan_restaurant | Veganistisch restaurant | veganistisch, vegan
vegetarian_restaurant | Vegetarisch restaurant | vegetarisch
vietnamese_restaurant | Vietnamees restaurant | vietnamees
western_restaurant | Westers restaurant
yakiniku_restaurant | Yakinikurestaurant
meal_delivery | Maaltijdbezorging | eten bezorgen, eten bestellen
meal_takeaway | Afhaalrestaurant | afhalen, afhaalmaaltijden
food_delivery | Eten bezorgen
food_court | Foodcourt | eetplein
cafeteria | Kantine | cafetaria, mensa
snack_bar | Snackbar | frituur, friettent, patat, cafetaria
catering_service | Cateraar | catering, cateringbedrijf
cafe | Café | koffie, koffiehuis, koffietent, lunchroom
coffee_shop | Koffiebar | koffie, koffiezaak
coffee_roastery | Koffiebranderij | branderij
coffee_stand | Koffiekraam
tea_house | Theehuis | tearoom, thee
bubble_tea_store | Bubbleteawinkel | bubble tea
cat_cafe | Kattencafé
dog_cafe | Hondencafé
internet_cafe | Internetcafé
juice_shop | Sapbar | sap, sapjes, smoothies
acai_shop | Açaíwinkel | açaí
ice_cream_shop | IJssalon | ijs, ijsje, ijswinkel, ijssalons
dessert_shop | Dessertwinkel | desserts, wafels
donut_shop | Donutwinkel | donut, donuts
bagel_shop | Bagelwinkel | bagel, bagels
cake_shop | Taartenwinkel | taart, taarten
bar | Bar | bars, kroeg, borrel, borrelen
beer_garden | Biertuin
brewery | Brouwerij | brouwerijen, speciaalbier
brewpub | Brouwcafé
cocktail_bar | Cocktailbar | cocktail, cocktails
hookah_bar | Shishalounge | shisha, waterpijp
irish_pub | Ierse pub | irish pub
lounge_bar | Loungebar | lounge
pub | Pub | pubs, kroeg, bruin café
sports_bar | Sportbar | sportcafé
wine_bar | Wijnbar | wijn, wijncafé
night_club | Nachtclub | disco, discotheek, club, dansen
winery | Wijnmakerij | wijnhuis, wijngoed, wijnproeverij
vineyard | Wijngaard | wijngaarden
food_store | Levensmiddelenwinkel | levensmiddelen, delicatessen
bakery | Bakkerij | bakkerijen, bakker, brood
pastry_shop | Banketbakkerij | patisserie, gebak, banket
butcher_shop | Slagerij | slagerijen, slager, vlees
candy_store | Snoepwinkel | snoep, snoepjes
chocolate_shop | Chocoladewinkel | chocolade, bonbons, chocolaterie
chocolate_factory | Chocoladefabriek
confectionery | Zoetwarenwinkel | zoetwaren, confiserie
deli | Delicatessenwinkel | delicatessen, traiteur
grocery_store | Kruidenierswinkel | kruidenier, boodschappen
asian_grocery_store | Aziatische supermarkt | toko
health_food_store | Natuurvoedingswinkel | bio, biologisch, reformwinkel
liquor_store | Slijterij | slijterijen, drank, wijnhandel
supermarket | Supermarkt | supermarkten, boodschappen
hypermarket | Hypermarkt | hypermarkten
discount_supermarket | Discountsupermarkt | discounter
tea_store | Theewinkel | thee
convenience_store | Buurtwinkel | avondwinkel, gemakswinkel
farmers_market | Boerenmarkt | boerenmarkten
store | Winkel | winkels, winkelen, shoppen
auto_parts_store | Auto-onderdelenwinkel | auto-onderdelen
bicycle_store | Fietsenwinkel | fiets, fietsen, fietsenmaker
book_store | Boekwinkel | boekwinkels, boekhandel, boeken
building_materials_store | Bouwmaterialenhandel | bouwmaterialen
cell_phone_store | Telefoonwinkel | mobiele telefoon, gsm, telefoons
clothing_store | Kledingwinkel | kleding, kleren, mode
womens_clothing_store | Dameskleding | damesmode
cosmetics_store | Parfumerie | cosmetica, parfum
department_store | Warenhuis | warenhuizen
discount_store | Discountwinkel | koopjes
electronics_store | Elektronicawinkel | elektronica, computers, witgoed
flea_market | Vlooienmarkt | rommelmarkt
florist | Bloemist | bloemen, bloemenwinkel
furniture_store | Meubelzaak | meubels, meubelwinkel, bedden
garden_center | Tuincentrum | planten, kwekerij, tuincentra
general_store | Algemene winkel
gift_shop | Cadeauwinkel | cadeaus, cadeautjes, souvenirs
hardware_store | IJzerhandel | ijzerwaren, gereedschap
home_goods_store | Huishoudwinkel | huishoudelijke artikelen, woonwinkel, woonaccessoires
home_improvement_store | Bouwmarkt | bouwmarkten, doe-het-zelf
jewelry_store | Juwelier | juweliers, sieraden, horloges
market | Markt | markten, markthal
pet_store | Dierenwinkel | dierenwinkels, huisdieren
shoe_store | Schoenenwinkel | schoenen, schoenwinkel
shopping_mall | Winkelcentrum | winkelcentra
sporting_goods_store | Sportwinkel | sportartikelen, sportzaak
sportswear_store | Sportkleding
thrift_store | Kringloopwinkel | kringloop, tweedehands
toy_store | Speelgoedwinkel | speelgoed
warehouse_store | Magazijnwinkel
wholesaler | Groothandel | groothandels
movie_rental | Videotheek | films huren
health | Gezondheid
chiropractor | Chiropractor | chiropractie
dental_clinic | Tandheelkundige kliniek
dentist | Tandarts | tandartsen, orthodontist
doctor | Arts | huisarts, dokter, artsen, huisartsen
drugstore | Drogisterij | drogist, drogisterijen
general_hospital | Algemeen ziekenhuis
hospital | Ziekenhuis | ziekenhuizen, spoedeisende hulp, eerste hulp
medical_center | Medisch centrum | gezondheidscentrum
medical_clinic | Kliniek | klinieken
medical_lab | Medisch laboratorium | bloedprikken, laboratorium
pharmacy | Apotheek | apotheken, medicijnen
physiotherapist | Fysiotherapeut | fysiotherapie, fysio
skin_care_clinic | Huidkliniek | dermatoloog, huidarts
massage | Massage | massages, masseur
massage_spa | Spa en massage
sauna | Sauna | sauna’s, hamam
spa | Spa | wellness, thermen, thermaalbad
tanning_studio | Zonnestudio | zonnebank
wellness_center | Wellnesscentrum | wellness
yoga_studio | Yogastudio | yoga, pilates
foot_care | Pedicure | podoloog, voetverzorging
academic_department | Universitaire faculteit
educational_institution | Onderwijsinstelling | opleiding, cursus
library | Bibliotheek | bibliotheken, bieb
preschool | Kleuterschool | peuterspeelzaal, kleuters
primary_school | Basisschool | basisscholen, lagere school
research_institute | Onderzoeksinstituut | onderzoek
school | School | scholen
secondary_school | Middelbare school | middelbare scholen, lyceum, vwo
university | Universiteit | universiteiten, hogeschool, campus
school_district | Schooldistrict
gas_station | Tankstation | tankstations, tanken, benzine, benzinestation, brandstof
rest_stop | Rustplaats | wegrestaurant, verzorgingsplaats, parkeerplaats snelweg
truck_stop | Truckstop
car_repair | Garage | autogarage, garagebedrijf, automonteur, autoreparatie, apk
car_dealer | Autodealer | autodealers, autobedrijf, occasions, tweedehands auto’s
car_rental | Autoverhuur | auto huren, huurauto, deelauto
car_wash | Autowasstraat | autowassen, wasstraat, carwash
tire_shop | Bandenwinkel | banden, autobanden
truck_dealer | Vrachtwagendealer
truck_rental | Bestelwagenverhuur | vrachtwagen huren, busje huren
motorcycle_dealer | Motordealer | motorfiets, motoren, scooters
motorcycle_repair | Motorreparatie
electric_vehicle_charging_station | Laadstation | laadpaal, laadpalen, laadpunt, elektrisch laden, auto opladen
ebike_charging_station | Laadpunt voor e-bikes
parking | Parkeerplaats | parkeerplaatsen, parkeren, parking
parking_garage | Parkeergarage | parkeergarages
parking_lot | Parkeerterrein
park_and_ride | P+R-terrein | park and ride, p+r
lodging | Accommodatie | overnachten, overnachting, slapen, onderdak
bed_and_breakfast | Bed and breakfast | b&b
campground | Camping | campings, kamperen, tent
camping_cabin | Kampeerhut | bungalow, stacaravan, trekkershut
cottage | Vakantiehuis | vakantiehuizen, vakantiewoning, huisje
extended_stay_hotel | Aparthotel | appartementenhotel
farmstay | Boerderijverblijf | logeren op de boerderij
guest_house | Pension | gastenverblijf, pensions
hostel | Jeugdherberg | hostel, hostels
hotel | Hotel | hotels, hotelkamer
inn | Herberg | herbergen
japanese_inn | Ryokan
budget_japanese_inn | Goedkope ryokan
mobile_home_park | Stacaravanpark
motel | Motel | motels
private_guest_room | Kamer bij particulieren
resort_hotel | Resort | vakantiepark
rv_park | Camperplaats | camper, campers, caravan
apartment_building | Appartementengebouw | appartementen, flat
apartment_complex | Appartementencomplex
condominium_complex | Complex met koopappartementen
housing_complex | Woningcomplex
alpine_hut | Berghut | berghutten
museum | Museum | musea, tentoonstelling
art_museum | Kunstmuseum
history_museum | Historisch museum
art_gallery | Kunstgalerie | galerie, kunst
castle | Kasteel | kastelen, burcht
historical_landmark | Historisch monument | erfgoed
historical_place | Historische plaats
cultural_landmark | Cultureel monument
monument | Monument | monumenten, gedenkteken
sculpture | Beeldhouwwerk | standbeeld, sculptuur
fountain | Fontein | fonteinen
tourist_attraction | Toeristische attractie | bezienswaardigheden, bezienswaardigheid, wat te doen
observation_deck | Uitkijkpunt | uitzicht
scenic_spot | Schilderachtige plek | panorama
planetarium | Planetarium | sterrenwacht
aquarium | Aquarium | aquaria
zoo | Dierentuin | dierentuinen, zoo
wildlife_park | Wildpark | safaripark
visitor_center | Bezoekerscentrum
tourist_information_center | VVV-kantoor | toeristische informatie, vvv, toeristenbureau
amphitheatre | Amfitheater
amusement_center | Amusementscentrum | escaperoom, lasergamen
amusement_park | Pretpark | pretparken, attractiepark, kermis
art_studio | Kunstatelier | atelier
auditorium | Auditorium
banquet_hall | Feestzaal
casino | Casino | casino’s, gokken
comedy_club | Comedyclub | cabaret
community_center | Buurthuis | gemeenschapscentrum, dorpshuis
concert_hall | Concertzaal | concert, concerten
convention_center | Congrescentrum | beurs
cultural_center | Cultureel centrum
dance_hall | Danszaal | dansschool
event_venue | Evenementenlocatie | zaalverhuur, evenement
ferris_wheel | Reuzenrad
karaoke | Karaoke
live_music_venue | Livemuziekpodium | livemuziek, poppodium
movie_theater | Bioscoop | bioscopen, film, films
opera_house | Operagebouw | opera
performing_arts_theater | Theater | theaters, schouwburg, voorstelling
philharmonic_hall | Filharmonie
roller_coaster | Achtbaan
video_arcade | Speelhal | gamehal
wedding_venue | Trouwlocatie | bruiloft, trouwen
television_studio | Televisiestudio
park | Park | parken, plantsoen
city_park | Stadspark
dog_park | Hondenpark | hondenlosloopgebied, uitlaatplaats
botanical_garden | Botanische tuin | hortus
garden | Tuin | tuinen
national_park | Nationaal park | nationale parken
state_park | Natuurpark
nature_preserve | Natuurreservaat | natuurgebied
wildlife_refuge | Wildreservaat
hiking_area | Wandelgebied | wandelen, wandelroute
picnic_ground | Picknickplaats | picknick, picknicken
barbecue_area | Barbecueplaats
playground | Speeltuin | speeltuinen, speelplaats
indoor_playground | Binnenspeeltuin
plaza | Plein | pleinen
town_square | Stadsplein
cycling_park | Fietspark | pumptrack, bmx
skateboard_park | Skatepark | skaten
off_roading_area | Offroadterrein
childrens_camp | Kinderkamp | zomerkamp
summer_camp_organizer | Organisator van zomerkampen
farm | Boerderij | boerderijen, boerderijwinkel, boer
ranch | Ranch
stable | Manege | paardrijden, paarden, stal
cemetery | Begraafplaats | begraafplaatsen, kerkhof
water_park | Waterpark
beach | Strand | stranden, zee
marina | Jachthaven | haven, marina, jachthavens
fishing_pier | Vissteiger | vissen
fishing_pond | Visvijver
fishing_charter | Zeevistocht
natural_feature | Natuurgebied | natuur
island | Eiland | eilanden
archipelago | Archipel
lake | Meer | meren, vijver, plas
river | Rivier | rivieren, waterval
mountain_peak | Bergtop | berg, bergen
woods | Bos | bossen, woud
arena | Sporthal | arena
athletic_field | Sportveld | sportvelden, voetbalveld
adventure_sports_center | Centrum voor avontuurlijke sporten | klimmen, klimpark
bowling_alley | Bowlingbaan | bowlen, bowling
fitness_center | Fitnesscentrum | fitness, sportschool
go_karting_venue | Kartbaan | karten, karting
golf_course | Golfbaan | golf, golfbanen, golfen
indoor_golf_course | Indoorgolf
miniature_golf_course | Midgetgolfbaan | midgetgolf, minigolf
gym | Sportschool | sportscholen, gym
ice_skating_rink | IJsbaan | schaatsen, ijsbanen, schaatsbaan
paintball_center | Paintballcentrum | paintball, paintballen
race_course | Racecircuit | renbaan, paardenrennen
ski_resort | Skigebied | skiën, skigebieden, wintersport
sports_activity_location | Sportlocatie | sport, sporten
sports_club | Sportclub | sportvereniging, zeilclub, tennisclub
sports_coaching | Sportcoaching | personal trainer
sports_complex | Sportcomplex | sportcentrum
sports_school | Sportopleiding | surfschool, zeilschool, skischool
stadium | Stadion | stadions
swimming_pool | Zwembad | zwembaden, zwemmen
tennis_court | Tennisbaan | tennis, padel, tennisbanen
transit_station | Ov-station | openbaar vervoer
airport | Luchthaven | luchthavens, vliegveld, vluchten
international_airport | Internationale luchthaven
airstrip | Vliegveld
heliport | Heliport | helikopter
bike_sharing_station | Deelfietsstation | deelfiets, deelfietsen
bus_station | Busstation | busstations
bus_stop | Bushalte | bus, bushaltes, bussen
ferry_terminal | Veerhaven | veerboot, veer, pont, ferry
ferry_service | Veerdienst
light_rail_station | Lightrailstation
subway_station | Metrostation | metro, metrostations
taxi_stand | Taxistandplaats | taxi, taxi’s
taxi_service | Taxibedrijf | taxi
chauffeur_service | Chauffeursdienst
toll_station | Tolstation | tol
train_station | Treinstation | station, trein, treinen, stations
train_ticket_office | Treinkaartjesloket
tram_stop | Tramhalte | tram
transit_depot | Remise
transit_stop | Halte
transportation_service | Vervoersdienst
bridge | Brug | bruggen, viaduct
cable_car_station | Kabelbaan | kabelbaanstation, kabelspoor
finance | Financiën
accounting | Accountantskantoor | accountant, boekhouder
atm | Geldautomaat | geldautomaten, pinautomaat, geld opnemen, pinnen
bank | Bank | banken, bankfiliaal
insurance_agency | Verzekeringskantoor | verzekering, verzekeringen
currency_exchange | Wisselkantoor | geld wisselen
post_office | Postkantoor | post, postkantoren, postpunt
post_box | Brievenbus | brievenbussen
courier_service | Koeriersdienst | koerier
shipping_service | Pakketdienst | pakket, pakketpunt, pakketten
parcel_locker | Pakketautomaat | pakketkluis
place_of_worship | Gebedshuis | eredienst
buddhist_temple | Boeddhistische tempel
church | Kerk | kerken, kathedraal, kapel, basiliek, mis
hindu_temple | Hindoetempel
mosque | Moskee | moskeeën
shinto_shrine | Shintoheiligdom
synagogue | Synagoge | synagogen
city_hall | Stadhuis | gemeentehuis, stadhuizen
courthouse | Rechtbank | gerechtsgebouw, gerecht
embassy | Ambassade | ambassades, consulaat
fire_station | Brandweerkazerne | brandweer
government_office | Overheidskantoor | overheid, belastingdienst
local_government_office | Lokaal overheidskantoor
police | Politie | politiebureau
neighborhood_police_station | Wijkpolitiebureau
association_or_organization | Vereniging | verenigingen, organisatie, stichting
non_profit_organization | Non-profitorganisatie | goed doel
prison | Gevangenis
service | Dienstverlening
aircraft_rental_service | Vliegtuigverhuur
astrologer | Astroloog
barber_shop | Herenkapper | barbier, barbershop
beautician | Schoonheidsspecialiste | ontharing
beauty_salon | Schoonheidssalon | schoonheidssalons, beautysalon
body_art_service | Tattooshop | tatoeage, tattoo, piercing
business_center | Zakencentrum
child_care_agency | Kinderdagverblijf | kinderopvang, crèche
consultant | Adviesbureau | adviseur, consultant
corporate_office | Bedrijfskantoor | bedrijf, kantoor, hoofdkantoor
coworking_space | Coworkingruimte | coworking, flexwerkplek
electrician | Elektricien | elektriciens
employment_agency | Uitzendbureau | arbeidsbureau, werk
funeral_home | Uitvaartcentrum | uitvaart, begrafenisondernemer
general_contractor | Aannemer | bouwbedrijf, metselaar
hair_care | Haarverzorging | kapper
hair_salon | Kapsalon | kapper, kappers, kapsalons
laundry | Wasserette | wasserij, wasserettes
lawyer | Advocaat | advocaten, advocatenkantoor
locksmith | Slotenmaker | sloten, sleutels
makeup_artist | Visagist | make-up
manufacturer | Fabrikant | fabriek, industrie
marketing_consultant | Marketingbureau | reclamebureau, reclame
moving_company | Verhuisbedrijf | verhuizen, verhuizers
nail_salon | Nagelstudio | nagels, manicure
painter | Schilder | schilders, schildersbedrijf
pet_boarding_service | Dierenpension | hondenpension, kennel
pet_care | Dierenverzorging | hondentrimsalon, trimsalon
plumber | Loodgieter | loodgieters, verwarming
psychic | Helderziende
real_estate_agency | Makelaarskantoor | makelaar, makelaars, vastgoed
roofing_contractor | Dakdekker | dakdekkers, dak
storage | Opslagruimte | opslag, self storage
supplier | Leverancier
tailor | Kleermaker | naaiatelier, kledingreparatie
telecommunications_service_provider | Telecomaanbieder | internetprovider, internet
tour_agency | Excursiebureau | rondleidingen, excursies
travel_agency | Reisbureau | reisbureaus, reizen
veterinary_care | Dierenarts | dierenartsen, dierenkliniek
public_bath | Badhuis | douches
public_bathroom | Openbaar toilet | toilet, toiletten, wc
movie_studio | Filmstudio
landmark | Herkenningspunt
establishment | Gelegenheid
point_of_interest | Interessant punt
tobacco_shop | Tabakswinkel | tabak, sigaretten
newsstand | Krantenkiosk | kranten, tijdschriften, kiosk
optician | Opticien | opticiens, brillen, bril
hearing_aid_store | Hoortoestellenwinkel | audicien, hoortoestellen
medical_supply_store | Medische speciaalzaak | thuiszorgwinkel
cheese_shop | Kaaswinkel | kaas, kaasboer
fish_shop | Viswinkel | vis, visboer
greengrocer | Groentewinkel | groenteboer, groente, fruit, groente en fruit
stationery_store | Kantoorboekhandel | kantoorartikelen, schrijfwaren
copy_shop | Kopieerwinkel | copyshop, drukkerij, kopiëren, printen
fabric_store | Stoffenwinkel | stoffen, wol, fournituren
musical_instrument_store | Muziekinstrumentenwinkel | muziekinstrumenten, muziekwinkel
photo_shop | Fotowinkel | fotograaf, pasfoto, pasfoto’s
antique_store | Antiekwinkel | antiek, brocante
kitchen_store | Keukenzaak | keukens, badkamers
leather_goods_store | Lederwarenwinkel | lederwaren, tassen, koffers
game_store | Gamewinkel | videospellen, games
boat_dealer | Botenhandel | boten, watersportwinkel
betting_shop | Wedkantoor | loterij, lotto, gokken
vending_machine | Verkoopautomaat | automaat, snoepautomaat
dry_cleaner | Stomerij | stomerijen, chemisch reinigen
shoe_repair | Schoenmaker | schoenreparatie
repair_service | Reparatieservice | reparatie, telefoonreparatie
notary | Notaris | notarissen, notariskantoor
architect | Architect | architecten, architectenbureau
carpenter | Timmerman | meubelmaker, timmerbedrijf, schrijnwerker
blacksmith | Smid | smederij, smederijen
upholsterer | Stoffeerder | stoffeerderij
sawmill | Zagerij | hout, houtzagerij
sailmaker | Zeilmaker | zeilen
driving_school | Rijschool | rijbewijs, rijles
music_school | Muziekschool | muziekles, conservatorium
language_school | Taalschool | taalcursus, taallessen
boat_rental | Bootverhuur | boot huren, kajak huren
bicycle_rental | Fietsverhuur | fiets huren
social_facility | Sociale voorziening | maatschappelijk werk
nursing_home | Verpleeghuis | verzorgingshuis, bejaardentehuis
psychotherapist | Psycholoog | psychotherapeut, psychiater, psychologen
nurse | Verpleegkundige | thuiszorg, verpleging
midwife | Verloskundige | vroedvrouw, verloskundigen
osteopath | Osteopaat | osteopathie
speech_therapist | Logopedist | logopedie
alternative_medicine | Alternatieve geneeskunde | acupunctuur, homeopathie, natuurgeneeskunde
ambulance_station | Ambulancepost | ambulance
defibrillator | Defibrillator | aed
bicycle_parking | Fietsenstalling | fietsparkeren, fietsenrek
motorcycle_parking | Motorparkeerplaats
drinking_water | Drinkwater | drinkwaterkraan, watertappunt
recycling_center | Recyclingpunt | milieustraat, glasbak, recycling, afval
lighthouse | Vuurtoren | vuurtorens
windmill | Molen | windmolen, molens, watermolen
tower | Toren | torens
city_gate | Stadspoort
pier | Pier | steiger
lifeboat_station | Reddingsstation | reddingsboot
public_bookcase | Minibieb | boekenruil
archaeological_site | Archeologische vindplaats | opgraving, ruïne
cave | Grot | grotten
bay | Baai | inham, golf
cape | Kaap | landtong
spring | Bron | bronnen
slipway | Trailerhelling | botenhelling
bunker | Vestingwerk | bunker, fort, vesting
shelter | Schuilplaats
political | Bestuurlijk gebied
continent | Continent
country | Land
administrative_area_level_1 | Regio
administrative_area_level_2 | Departement
administrative_area_level_3 | Arrondissement
administrative_area_level_4 | Kanton
administrative_area_level_5 | Bestuurlijk gebied
administrative_area_level_6 | Bestuurlijk gebied
administrative_area_level_7 | Bestuurlijk gebied
colloquial_area | Streek
locality | Plaats
postal_town | Postplaats
sublocality | Stadsdeel
sublocality_level_1 | Stadsdeel
sublocality_level_2 | Stadsdeel
sublocality_level_3 | Stadsdeel
sublocality_level_4 | Stadsdeel
sublocality_level_5 | Stadsdeel
neighborhood | Buurt
postal_code | Postcode
postal_code_prefix | Begin van postcode
postal_code_suffix | Einde van postcode
geocode | Positie
street_address | Adres
street_number | Huisnummer
premise | Gebouw
subpremise | Deel van een gebouw
floor | Verdieping
room | Kamer
plus_code | Plus Code
route | Straat
intersection | Kruising
`;
