/** Names of types in German; `further-type-names.ts` describes the columns. */
export const TYPE_NAMES_DE = `
food | Essen und Trinken
restaurant | Restaurant | restaurants, essen, essen gehen, gaststätte, gasthaus, wirtshaus
afghani_restaurant | Afghanisches Restaurant
african_restaurant | Afrikanisches Restaurant | afrikanisch
american_restaurant | Amerikanisches Restaurant | amerikanisch
argentinian_restaurant | Argentinisches Restaurant
asian_restaurant | Asiatisches Restaurant | asiatisch, asiatisch essen
asian_fusion_restaurant | Asiatisches Fusion-Restaurant
austrian_restaurant | Österreichisches Restaurant
bar_and_grill | Bar und Grill | grill
barbecue_restaurant | Grillrestaurant | barbecue, grill
basque_restaurant | Baskisches Restaurant
belgian_restaurant | Belgisches Restaurant
bistro | Bistro | bistros
brazilian_restaurant | Brasilianisches Restaurant
breakfast_restaurant | Frühstückslokal | frühstück, frühstücken
british_restaurant | Britisches Restaurant
brunch_restaurant | Brunch-Restaurant | brunch, brunchen
buffet_restaurant | Buffet-Restaurant | buffet, all you can eat
cajun_restaurant | Cajun-Restaurant
cambodian_restaurant | Kambodschanisches Restaurant
creperie | Crêperie | crêpes, crêpe, pfannkuchen
caribbean_restaurant | Karibisches Restaurant
chicken_restaurant | Hähnchenrestaurant | hähnchen, brathähnchen
chinese_restaurant | Chinesisches Restaurant | chinese, chinesisch
colombian_restaurant | Kolumbianisches Restaurant
corsican_restaurant | Korsisches Restaurant
croatian_restaurant | Kroatisches Restaurant
cuban_restaurant | Kubanisches Restaurant
danish_restaurant | Dänisches Restaurant
dessert_restaurant | Dessertrestaurant | desserts, nachspeisen
diner | Diner
dumpling_restaurant | Teigtaschenrestaurant | teigtaschen, dumplings
dutch_restaurant | Niederländisches Restaurant | holländisches restaurant
ethiopian_restaurant | Äthiopisches Restaurant
european_restaurant | Europäisches Restaurant
falafel_restaurant | Falafel-Restaurant | falafel
family_restaurant | Familienrestaurant
fast_food_restaurant | Schnellrestaurant | fast food, fastfood, imbiss
filipino_restaurant | Philippinisches Restaurant
fine_dining_restaurant | Gourmetrestaurant | gourmet, feinschmeckerrestaurant, sternerestaurant
fish_and_chips_restaurant | Fish-and-Chips-Restaurant | fish and chips
fondue_restaurant | Fondue-Restaurant | fondue, raclette
french_restaurant | Französisches Restaurant | französisch
fusion_restaurant | Fusion-Restaurant
gastropub | Gastropub
german_restaurant | Deutsches Restaurant
greek_restaurant | Griechisches Restaurant | grieche, griechisch
gyro_restaurant | Gyros-Restaurant | gyros
halal_restaurant | Halal-Restaurant | halal
hamburger_restaurant | Burger-Restaurant | burger, hamburger, burgerladen
hawaiian_restaurant | Hawaiianisches Restaurant | poke, poke bowl
hot_dog_restaurant | Hotdog-Restaurant | hotdog, hot dog, würstchen
hot_dog_stand | Hotdog-Stand | würstchenbude
hot_pot_restaurant | Hot-Pot-Restaurant | hot pot, feuertopf
hungarian_restaurant | Ungarisches Restaurant
indian_restaurant | Indisches Restaurant | inder, indisch, curry
indonesian_restaurant | Indonesisches Restaurant
irish_restaurant | Irisches Restaurant
israeli_restaurant | Israelisches Restaurant
italian_restaurant | Italienisches Restaurant | italiener, italienisch, pasta, nudeln
japanese_restaurant | Japanisches Restaurant | japaner, japanisch
japanese_izakaya_restaurant | Izakaya
kebab_shop | Dönerladen | döner, kebab, kebap, dönerimbiss
korean_restaurant | Koreanisches Restaurant | koreaner, koreanisch
korean_barbecue_restaurant | Koreanisches Grillrestaurant | koreanisches bbq
latin_american_restaurant | Lateinamerikanisches Restaurant
lebanese_restaurant | Libanesisches Restaurant | libanese, libanesisch
malaysian_restaurant | Malaysisches Restaurant
mediterranean_restaurant | Mediterranes Restaurant | mediterran
mexican_restaurant | Mexikanisches Restaurant | mexikaner, mexikanisch
middle_eastern_restaurant | Orientalisches Restaurant | orientalisch
mongolian_barbecue_restaurant | Mongolisches Grillrestaurant
moroccan_restaurant | Marokkanisches Restaurant | marokkaner, marokkanisch, couscous, tajine
noodle_shop | Nudelrestaurant | nudelbar, asianudeln
north_indian_restaurant | Nordindisches Restaurant
oyster_bar_restaurant | Austernbar | austern
pakistani_restaurant | Pakistanisches Restaurant
persian_restaurant | Persisches Restaurant | iranisches restaurant
peruvian_restaurant | Peruanisches Restaurant | ceviche
pizza_restaurant | Pizzeria | pizza, pizzerien, pizzerias
pizza_delivery | Pizza-Lieferdienst | pizza bestellen, pizzaservice
polish_restaurant | Polnisches Restaurant
portuguese_restaurant | Portugiesisches Restaurant | portugiese
ramen_restaurant | Ramen-Restaurant | ramen
romanian_restaurant | Rumänisches Restaurant
russian_restaurant | Russisches Restaurant
salad_shop | Salatbar | salat, salate
sandwich_shop | Sandwichladen | sandwich, belegte brötchen
scandinavian_restaurant | Skandinavisches Restaurant
seafood_restaurant | Fischrestaurant | meeresfrüchte, fisch essen
shawarma_restaurant | Schawarma-Restaurant | schawarma, shawarma
soup_restaurant | Suppenbar | suppe, suppen
south_indian_restaurant | Südindisches Restaurant
spanish_restaurant | Spanisches Restaurant | spanier, spanisch, paella
sri_lankan_restaurant | Sri-lankisches Restaurant
steak_house | Steakhaus | steakhouse, steak, steaks
sushi_restaurant | Sushi-Restaurant | sushi, sushibar
swiss_restaurant | Schweizer Restaurant
taco_restaurant | Taco-Restaurant | tacos
taiwanese_restaurant | Taiwanisches Restaurant
tapas_restaurant | Tapas-Restaurant | tapas, tapasbar
tex_mex_restaurant | Tex-Mex-Restaurant | tex mex
thai_restaurant | Thailändisches Restaurant | thai, thailänder, thailändisch
tibetan_restaurant | Tibetisches Restaurant
tonkatsu_restaurant | Tonkatsu-Restaurant
tunisian_restaurant | Tunesisches Restaurant
turkish_restaurant | Türkisches Restaurant | türke, türkisch
ukrainian_restaurant | Ukrainisches Restaurant
vegan_restaurant | Veganes Restaurant | vegan
vegetarian_restaurant | Vegetarisches Restaurant | vegetarisch
vietnamese_restaurant | Vietnamesisches Restaurant | vietnamese, vietnamesisch
western_restaurant | Westliches Restaurant
yakiniku_restaurant | Yakiniku-Restaurant
meal_delivery | Essenslieferdienst | lieferdienst, essen bestellen
meal_takeaway | Essen zum Mitnehmen | imbiss, take-away, takeaway
food_delivery | Lebensmittellieferung
food_court | Gastronomiebereich | food court, foodcourt
cafeteria | Cafeteria | kantine, mensa
snack_bar | Imbiss | imbissbude, pommesbude, snackbar, currywurst
catering_service | Catering-Service | catering, partyservice
cafe | Café | cafés, kaffee, kaffeehaus
coffee_shop | Kaffeeladen | kaffee, coffee shop
coffee_roastery | Kaffeerösterei | rösterei
coffee_stand | Kaffeestand
tea_house | Teehaus | teestube, teesalon
bubble_tea_store | Bubble-Tea-Laden | bubble tea
cat_cafe | Katzencafé
dog_cafe | Hundecafé
internet_cafe | Internetcafé | internet-café
juice_shop | Saftbar | saft, säfte, smoothies
acai_shop | Açaí-Laden | açaí
ice_cream_shop | Eisdiele | eis, eiscafé, eisdielen, speiseeis
dessert_shop | Dessertladen | desserts, waffeln
donut_shop | Donut-Laden | donut, donuts
bagel_shop | Bagel-Laden | bagel, bagels
cake_shop | Tortengeschäft | torte, torten, kuchen
bar | Bar | bars, kneipe, kneipen, etwas trinken
beer_garden | Biergarten | biergärten
brewery | Brauerei | brauereien, craft beer
brewpub | Gasthausbrauerei | brauhaus
cocktail_bar | Cocktailbar | cocktail, cocktails
hookah_bar | Shisha-Bar | shisha, wasserpfeife
irish_pub | Irish Pub | irischer pub
lounge_bar | Lounge-Bar | lounge
pub | Kneipe | pub, pubs, kneipen, wirtschaft
sports_bar | Sportbar | fußball schauen
wine_bar | Weinbar | weinstube, weinlokal
night_club | Nachtclub | disco, diskothek, club, clubs, tanzen
winery | Weingut | weingüter, winzer, weinprobe
vineyard | Weinberg | weinberge
food_store | Lebensmittelladen | lebensmittel, feinkost
bakery | Bäckerei | bäckereien, bäcker, brot, brötchen
pastry_shop | Konditorei | konditoreien, patisserie, feingebäck
butcher_shop | Metzgerei | metzgereien, metzger, fleischerei, fleischer, schlachterei, fleisch, wurst
candy_store | Süßwarenladen | süßigkeiten, bonbons
chocolate_shop | Schokoladengeschäft | schokolade, pralinen, chocolaterie
chocolate_factory | Schokoladenfabrik
confectionery | Confiserie | süßwaren
deli | Feinkostgeschäft | feinkost, delikatessen
grocery_store | Lebensmittelgeschäft | lebensmittel, einkaufen
asian_grocery_store | Asia-Supermarkt | asialaden
health_food_store | Bioladen | bio, reformhaus, biomarkt, naturkost
liquor_store | Spirituosengeschäft | weinhandlung, getränkemarkt, wein, spirituosen
supermarket | Supermarkt | supermärkte, einkaufen
hypermarket | Verbrauchermarkt | großer supermarkt, hypermarkt
discount_supermarket | Discounter | discountmarkt
tea_store | Teeladen | tee, teegeschäft
convenience_store | Minimarkt | kiosk, späti, gemischtwarenladen
farmers_market | Bauernmarkt | wochenmarkt, bauernmärkte
store | Geschäft | geschäfte, laden, läden, einkaufen, shopping
auto_parts_store | Autoteilegeschäft | autoteile, kfz-teile, ersatzteile
bicycle_store | Fahrradgeschäft | fahrrad, fahrräder, fahrradladen
book_store | Buchhandlung | buchhandlungen, bücher, buchladen
building_materials_store | Baustoffhandel | baustoffe
cell_phone_store | Handyladen | handy, handys, mobiltelefone, handyshop
clothing_store | Bekleidungsgeschäft | kleidung, mode, modegeschäft, klamotten
womens_clothing_store | Damenmode | damenbekleidung
cosmetics_store | Kosmetikgeschäft | parfümerie, kosmetik, parfüm
department_store | Kaufhaus | kaufhäuser, warenhaus
discount_store | Discountgeschäft | sonderposten, ein-euro-laden
electronics_store | Elektronikgeschäft | elektronik, elektromarkt, computer, haushaltsgeräte
flea_market | Flohmarkt | flohmärkte, trödelmarkt
florist | Blumenladen | blumen, florist, blumengeschäft
furniture_store | Möbelhaus | möbel, möbelgeschäft, betten
garden_center | Gartencenter | gärtnerei, pflanzen, baumschule
general_store | Gemischtwarenladen
gift_shop | Geschenkladen | geschenke, souvenirs, andenken
hardware_store | Eisenwarengeschäft | eisenwaren, werkzeug
home_goods_store | Haushaltswarengeschäft | haushaltswaren, deko, wohnaccessoires
home_improvement_store | Baumarkt | baumärkte, heimwerken
jewelry_store | Juweliergeschäft | juwelier, schmuck, uhren, goldschmied
market | Markt | märkte, markthalle
pet_store | Zoohandlung | tierhandlung, tierbedarf, haustiere
shoe_store | Schuhgeschäft | schuhe, schuhladen
shopping_mall | Einkaufszentrum | einkaufszentren, shoppingcenter, einkaufspassage
sporting_goods_store | Sportgeschäft | sportartikel, sportladen
sportswear_store | Sportbekleidung | sportkleidung
thrift_store | Secondhandladen | second hand, secondhand, gebraucht
toy_store | Spielwarengeschäft | spielzeug, spielwaren, spielzeugladen
warehouse_store | Großmarkt
wholesaler | Großhändler | großhandel
movie_rental | Videothek | filmverleih
health | Gesundheit
chiropractor | Chiropraktiker | chiropraktik
dental_clinic | Zahnklinik
dentist | Zahnarzt | zahnärzte, zahnärztin, zahnarztpraxis, kieferorthopäde
doctor | Arzt | ärzte, ärztin, arztpraxis, hausarzt, doktor
drugstore | Drogerie | drogeriemarkt, drogerien
general_hospital | Allgemeinkrankenhaus
hospital | Krankenhaus | krankenhäuser, klinik, notaufnahme, klinikum
medical_center | Ärztezentrum | ärztehaus, medizinisches zentrum
medical_clinic | Klinik | kliniken, praxis
medical_lab | Medizinisches Labor | labor, blutabnahme, bluttest
pharmacy | Apotheke | apotheken, medikamente, notapotheke
physiotherapist | Physiotherapeut | physiotherapie, krankengymnastik, physio
skin_care_clinic | Hautklinik | hautarzt, dermatologe
massage | Massage | massagen, masseur
massage_spa | Wellness und Massage
sauna | Sauna | saunas, hammam
spa | Wellnessbad | spa, therme, thermalbad, wellness
tanning_studio | Sonnenstudio | solarium, bräunen
wellness_center | Wellnesszentrum | wellness
yoga_studio | Yogastudio | yoga, pilates
foot_care | Fußpflege | podologe, medizinische fußpflege
academic_department | Universitätsinstitut
educational_institution | Bildungseinrichtung | fortbildung, weiterbildung
library | Bibliothek | bibliotheken, bücherei, stadtbücherei
preschool | Kindergarten | kindergärten, vorschule
primary_school | Grundschule | grundschulen, volksschule
research_institute | Forschungsinstitut | forschung
school | Schule | schulen
secondary_school | Weiterführende Schule | gymnasium, realschule, oberschule, mittelschule, gymnasien
university | Universität | universitäten, uni, hochschule, fachhochschule, campus
school_district | Schulbezirk
gas_station | Tankstelle | tankstellen, tanken, benzin, sprit, kraftstoff
rest_stop | Raststätte | rastplatz, autobahnraststätte, raststätten
truck_stop | Autohof | autohöfe, lkw-rastplatz
car_repair | Autowerkstatt | werkstatt, kfz-werkstatt, autowerkstätten, mechaniker, tüv
car_dealer | Autohaus | autohändler, autohäuser, gebrauchtwagen
car_rental | Autovermietung | autovermietungen, mietwagen, auto mieten, carsharing
car_wash | Autowaschanlage | waschstraße, autowäsche, waschanlage
tire_shop | Reifenhandel | reifen, reifenservice
truck_dealer | Lkw-Händler
truck_rental | Lkw-Vermietung | transporter mieten
motorcycle_dealer | Motorradhändler | motorrad, motorräder
motorcycle_repair | Motorradwerkstatt
electric_vehicle_charging_station | Ladestation | ladestationen, ladesäule, ladesäulen, stromtankstelle, elektroauto laden
ebike_charging_station | E-Bike-Ladestation
parking | Parkplatz | parkplätze, parken, parkmöglichkeit
parking_garage | Parkhaus | parkhäuser, tiefgarage
parking_lot | Parkfläche
park_and_ride | Park-and-ride-Platz | park and ride, p+r
lodging | Unterkunft | unterkünfte, übernachten, übernachtung
bed_and_breakfast | Bed and Breakfast | b&b, frühstückspension
campground | Campingplatz | campingplätze, camping, zelten, zeltplatz
camping_cabin | Campinghütte | bungalow, mobilheim
cottage | Ferienhaus | ferienhäuser, ferienwohnung, ferienwohnungen
extended_stay_hotel | Aparthotel | apartmenthotel
farmstay | Urlaub auf dem Bauernhof | ferien auf dem bauernhof
guest_house | Pension | pensionen, gästehaus, fremdenzimmer
hostel | Jugendherberge | hostel, jugendherbergen, hostels
hotel | Hotel | hotels, hotelzimmer
inn | Gasthof | gasthöfe, herberge
japanese_inn | Ryokan
budget_japanese_inn | Günstiges Ryokan
mobile_home_park | Mobilheimpark
motel | Motel | motels
private_guest_room | Privatzimmer
resort_hotel | Resorthotel | resort, ferienanlage
rv_park | Wohnmobilstellplatz | wohnmobil, stellplatz, wohnwagen
apartment_building | Wohnhaus | wohnungen, mietshaus
apartment_complex | Wohnkomplex
condominium_complex | Eigentumswohnanlage
housing_complex | Wohnsiedlung | siedlung
alpine_hut | Berghütte | almhütte, hütte, berghütten
museum | Museum | museen, ausstellung
art_museum | Kunstmuseum | kunstmuseen
history_museum | Geschichtsmuseum | historisches museum
art_gallery | Kunstgalerie | galerie, galerien
castle | Schloss | schlösser, burg, burgen
historical_landmark | Historisches Denkmal | denkmal, sehenswürdigkeit, kulturerbe
historical_place | Historische Stätte
cultural_landmark | Kulturdenkmal
monument | Denkmal | denkmäler, gedenkstätte, mahnmal
sculpture | Skulptur | statue, skulpturen
fountain | Brunnen | springbrunnen
tourist_attraction | Sehenswürdigkeit | sehenswürdigkeiten, attraktion, ausflugsziel, was unternehmen
observation_deck | Aussichtspunkt | aussicht, aussichtspunkte
scenic_spot | Malerischer Ort | panorama
planetarium | Planetarium | sternwarte
aquarium | Aquarium | aquarien
zoo | Zoo | zoos, tierpark
wildlife_park | Wildpark | tierpark, wildgehege
visitor_center | Besucherzentrum
tourist_information_center | Touristeninformation | touristinformation, touristinfo, fremdenverkehrsamt
amphitheatre | Amphitheater
amusement_center | Freizeitzentrum | escape room, lasertag
amusement_park | Freizeitpark | freizeitparks, vergnügungspark, kirmes
art_studio | Kunstatelier | atelier
auditorium | Auditorium
banquet_hall | Festsaal
casino | Kasino | casino, spielbank
comedy_club | Comedy-Club | kabarett
community_center | Gemeindezentrum | bürgerhaus, gemeindehaus
concert_hall | Konzerthaus | konzert, konzerte
convention_center | Kongresszentrum | messe, messegelände
cultural_center | Kulturzentrum | kulturhaus
dance_hall | Tanzsaal | tanzschule, tanzlokal
event_venue | Veranstaltungsort | veranstaltung, eventlocation
ferris_wheel | Riesenrad
karaoke | Karaoke
live_music_venue | Livemusik-Club | livemusik, jazzclub
movie_theater | Kino | kinos, film, filme
opera_house | Opernhaus | oper
performing_arts_theater | Theater | schauspielhaus, theaterstück
philharmonic_hall | Philharmonie
roller_coaster | Achterbahn
video_arcade | Spielhalle | videospiele
wedding_venue | Hochzeitslocation | hochzeit
television_studio | Fernsehstudio
park | Park | parks, grünanlage
city_park | Stadtpark
dog_park | Hundepark | hundewiese, hundeauslauf
botanical_garden | Botanischer Garten | arboretum
garden | Garten | gärten, gartenanlage
national_park | Nationalpark | nationalparks
state_park | Naturpark | naturparks
nature_preserve | Naturschutzgebiet | naturreservat
wildlife_refuge | Wildschutzgebiet
hiking_area | Wandergebiet | wandern, wanderweg
picnic_ground | Picknickplatz | picknick, grillplatz
barbecue_area | Grillplatz | grillstelle
playground | Spielplatz | spielplätze, kinderspielplatz
indoor_playground | Indoorspielplatz | hallenspielplatz
plaza | Platz | plätze
town_square | Stadtplatz | marktplatz
cycling_park | Bikepark | pumptrack, bmx
skateboard_park | Skatepark | skaten
off_roading_area | Offroad-Gelände
childrens_camp | Kinderferienlager | ferienlager, sommercamp
summer_camp_organizer | Ferienlager-Veranstalter
farm | Bauernhof | bauernhöfe, hofladen, landwirt
ranch | Ranch
stable | Reitstall | reiten, reiterhof, pferde, reitschule
cemetery | Friedhof | friedhöfe, krematorium
water_park | Wasserpark | erlebnisbad, spaßbad
beach | Strand | strände, baden, badestelle
marina | Jachthafen | yachthafen, hafen, marina
fishing_pier | Angelsteg | angeln
fishing_pond | Angelteich | fischteich
fishing_charter | Angelausflug | hochseeangeln
natural_feature | Naturgebiet | natur
island | Insel | inseln
archipelago | Inselgruppe | archipel
lake | See | seen, teich, weiher
river | Fluss | flüsse, bach, wasserfall
mountain_peak | Berggipfel | berg, gipfel, berge
woods | Wald | wälder, forst
arena | Sporthalle | arena, mehrzweckhalle
athletic_field | Sportplatz | sportplätze, fußballplatz, bolzplatz
adventure_sports_center | Abenteuersportzentrum | klettern, hochseilgarten, kletterpark
bowling_alley | Bowlingbahn | bowling, kegelbahn, kegeln
fitness_center | Fitnessstudio | fitness, fitnesscenter, fitnessstudios, krafttraining
go_karting_venue | Kartbahn | gokart, kart fahren
golf_course | Golfplatz | golf, golfplätze
indoor_golf_course | Indoor-Golf
miniature_golf_course | Minigolfplatz | minigolf
gym | Fitnessraum | gym, turnhalle, fitnessstudio
ice_skating_rink | Eislaufbahn | eislaufen, eisbahn, schlittschuhlaufen
paintball_center | Paintball-Anlage | paintball
race_course | Rennbahn | rennstrecke, pferderennen
ski_resort | Skigebiet | ski, skifahren, skigebiete
sports_activity_location | Sportstätte | sport
sports_club | Sportverein | sportclub, sportvereine, segelclub, tennisclub
sports_coaching | Sporttraining | personal trainer
sports_complex | Sportzentrum | sportkomplex, sportanlage
sports_school | Sportschule | skischule, surfschule, segelschule
stadium | Stadion | stadien
swimming_pool | Schwimmbad | schwimmbäder, hallenbad, freibad, schwimmen
tennis_court | Tennisplatz | tennis, padel, tennisplätze
transit_station | Haltestelle | öffentliche verkehrsmittel, öpnv, haltestellen
airport | Flughafen | flughäfen, flug, flüge
international_airport | Internationaler Flughafen
airstrip | Flugplatz | flugplätze
heliport | Heliport | hubschrauber, hubschrauberlandeplatz
bike_sharing_station | Bikesharing-Station | bikesharing, leihfahrrad, leihfahrräder
bus_station | Busbahnhof | omnibusbahnhof, zob, fernbus
bus_stop | Bushaltestelle | bus, busse, bushaltestellen
ferry_terminal | Fährhafen | fähre, fähren, fähranleger
ferry_service | Fährverbindung
light_rail_station | Stadtbahnhaltestelle | stadtbahn
subway_station | U-Bahn-Station | u-bahn, metro, u-bahnhof
taxi_stand | Taxistand | taxi, taxis
taxi_service | Taxiunternehmen | taxi
chauffeur_service | Chauffeurdienst | chauffeur
toll_station | Mautstation | maut
train_station | Bahnhof | bahnhöfe, zug, züge, bahn, hauptbahnhof
train_ticket_office | Fahrkartenschalter | reisezentrum
tram_stop | Straßenbahnhaltestelle | straßenbahn, tram
transit_depot | Betriebshof
transit_stop | Haltepunkt
transportation_service | Transportdienst
bridge | Brücke | brücken, viadukt
cable_car_station | Seilbahn | seilbahnstation, gondelbahn, standseilbahn
finance | Finanzen
accounting | Steuerberatung | steuerberater, buchhaltung
atm | Geldautomat | geldautomaten, bankomat, geld abheben
bank | Bank | banken, sparkasse, bankfiliale
insurance_agency | Versicherungsagentur | versicherung, versicherungen
currency_exchange | Wechselstube | geldwechsel, wechselstuben
post_office | Postamt | post, postfiliale, postämter
post_box | Briefkasten | briefkästen
courier_service | Kurierdienst | kurier
shipping_service | Paketshop | paket, paketdienst, pakete
parcel_locker | Paketstation | packstation, paketstationen
place_of_worship | Gotteshaus | gottesdienst, gotteshäuser
buddhist_temple | Buddhistischer Tempel
church | Kirche | kirchen, dom, kapelle, kathedrale, basilika, messe
hindu_temple | Hinduistischer Tempel
mosque | Moschee | moscheen, gebetsraum
shinto_shrine | Shinto-Schrein
synagogue | Synagoge | synagogen
city_hall | Rathaus | rathäuser, gemeindeamt, stadtverwaltung
courthouse | Gericht | gerichte, amtsgericht
embassy | Botschaft | botschaften, konsulat
fire_station | Feuerwache | feuerwehr
government_office | Behörde | behörden, amt, finanzamt
local_government_office | Kommunalverwaltung
police | Polizei | polizeiwache, polizeirevier, polizeistation
neighborhood_police_station | Polizeiposten
association_or_organization | Verein | vereine, verband, organisation
non_profit_organization | Gemeinnützige Organisation | ngo
prison | Gefängnis | justizvollzugsanstalt
service | Dienstleistung
aircraft_rental_service | Flugzeugvermietung
astrologer | Astrologe
barber_shop | Herrenfriseur | barbier, barbershop
beautician | Kosmetikerin | kosmetik
beauty_salon | Kosmetiksalon | kosmetikstudio, schönheitssalon
body_art_service | Tattoostudio | tattoo, tätowierer, piercing
business_center | Businesscenter | geschäftszentrum
child_care_agency | Kindertagesstätte | kita, kinderkrippe, tagesmutter, kinderbetreuung
consultant | Unternehmensberatung | berater, beratung
corporate_office | Firmensitz | firma, unternehmen, büro
coworking_space | Coworking-Space | coworking
electrician | Elektriker | elektroinstallateur
employment_agency | Arbeitsvermittlung | arbeitsamt, jobcenter, zeitarbeit
funeral_home | Bestattungsinstitut | bestatter, bestattung
general_contractor | Bauunternehmen | baufirma, maurer
hair_care | Haarpflege | friseur
hair_salon | Friseursalon | friseur, friseure, frisör, haarschnitt
laundry | Wäscherei | waschsalon, wäschereien, waschsalons
lawyer | Rechtsanwalt | rechtsanwälte, anwalt, anwaltskanzlei
locksmith | Schlüsseldienst | schlosser, schlüssel
makeup_artist | Visagist | make-up
manufacturer | Hersteller | fabrik, industrie
marketing_consultant | Werbeagentur | marketing, werbung
moving_company | Umzugsunternehmen | umzug, umzüge
nail_salon | Nagelstudio | nägel, maniküre
painter | Maler | malerbetrieb, anstreicher
pet_boarding_service | Tierpension | hundepension
pet_care | Tierpflege | hundesalon, hundefriseur
plumber | Klempner | installateur, sanitär, heizung
psychic | Hellseher | wahrsager
real_estate_agency | Immobilienbüro | immobilien, makler, immobilienmakler
roofing_contractor | Dachdecker | dach, zimmerei
storage | Lagerraum | self storage, einlagerung
supplier | Lieferant
tailor | Schneider | schneiderei, änderungsschneiderei
telecommunications_service_provider | Telekommunikationsanbieter | internet
tour_agency | Reiseveranstalter | führungen, ausflüge, stadtführung
travel_agency | Reisebüro | reisebüros, reisen
veterinary_care | Tierarzt | tierärzte, tierarztpraxis, tierklinik
public_bath | Öffentliches Bad | duschen, badehaus
public_bathroom | Öffentliche Toilette | toilette, toiletten, wc, klo
movie_studio | Filmstudio
landmark | Wahrzeichen
establishment | Einrichtung
point_of_interest | Ort von Interesse
tobacco_shop | Tabakladen | tabak, zigaretten, trafik, e-zigaretten
newsstand | Zeitungskiosk | zeitungen, kiosk, zeitschriften
optician | Optiker | brillen, brille, augenoptiker
hearing_aid_store | Hörgeräteakustiker | hörgeräte, hörakustiker
medical_supply_store | Sanitätshaus | medizinbedarf
cheese_shop | Käseladen | käse, käserei
fish_shop | Fischgeschäft | fisch, fischladen
greengrocer | Obst- und Gemüseladen | obst, gemüse, gemüseladen
stationery_store | Schreibwarengeschäft | schreibwaren, bürobedarf
copy_shop | Copyshop | druckerei, kopieren, drucken
fabric_store | Stoffgeschäft | stoffe, wolle, kurzwaren
musical_instrument_store | Musikgeschäft | musikinstrumente, instrumente
photo_shop | Fotogeschäft | fotograf, passfotos, passbilder
antique_store | Antiquitätengeschäft | antiquitäten, antiquariat, trödel
kitchen_store | Küchenstudio | küchen, bäder
leather_goods_store | Lederwarengeschäft | lederwaren, taschen, koffer
game_store | Spieleladen | videospiele, computerspiele
boat_dealer | Bootshandel | boote, bootszubehör
betting_shop | Wettbüro | lotto, wetten, lottoannahmestelle
vending_machine | Verkaufsautomat | automat, automaten, getränkeautomat
dry_cleaner | Chemische Reinigung | reinigung, textilreinigung
shoe_repair | Schuhmacher | schuster, schuhreparatur
repair_service | Reparaturdienst | reparatur, handyreparatur
notary | Notar | notare, notariat
architect | Architekt | architekten, architekturbüro
carpenter | Tischler | tischlerei, schreiner, schreinerei
blacksmith | Schmied | schmiede
upholsterer | Polsterer | polsterei
sawmill | Sägewerk | holz
sailmaker | Segelmacher | segel
driving_school | Fahrschule | fahrschulen, führerschein
music_school | Musikschule | musikunterricht, konservatorium
language_school | Sprachschule | sprachkurs, sprachkurse
boat_rental | Bootsverleih | boot mieten, kajakverleih
bicycle_rental | Fahrradverleih | fahrrad mieten, fahrradvermietung
social_facility | Soziale Einrichtung | sozialamt
nursing_home | Altenheim | pflegeheim, altersheim, seniorenheim
psychotherapist | Psychotherapeut | psychologe, psychiater, psychotherapie
nurse | Pflegedienst | krankenpfleger, krankenschwester
midwife | Hebamme | hebammen
osteopath | Osteopath | osteopathie
speech_therapist | Logopäde | logopädie
alternative_medicine | Alternativmedizin | heilpraktiker, akupunktur, homöopathie
ambulance_station | Rettungswache | rettungsdienst, krankenwagen
defibrillator | Defibrillator | aed, defi
bicycle_parking | Fahrradparkplatz | fahrradständer, fahrradparkplätze
motorcycle_parking | Motorradparkplatz
drinking_water | Trinkwasser | trinkwasserbrunnen
recycling_center | Recyclinghof | wertstoffhof, recycling, altglascontainer, müll
lighthouse | Leuchtturm | leuchttürme
windmill | Mühle | windmühle, wassermühle, mühlen
tower | Turm | türme
city_gate | Stadttor | stadttore
pier | Pier | seebrücke, steg, anlegestelle, mole
lifeboat_station | Seenotrettungsstation | seenotrettung
public_bookcase | Öffentlicher Bücherschrank | bücherschrank
archaeological_site | Archäologische Stätte | ausgrabung, ruinen, ruine
cave | Höhle | höhlen, grotte
bay | Bucht | buchten, golf
cape | Kap | landspitze
spring | Quelle | quellen
slipway | Slipanlage | slip
bunker | Festung | festungsanlage, bunker, fort
shelter | Schutzhütte | unterstand
political | Verwaltungseinheit
continent | Kontinent
country | Land
administrative_area_level_1 | Region
administrative_area_level_2 | Département
administrative_area_level_3 | Arrondissement
administrative_area_level_4 | Kanton
administrative_area_level_5 | Verwaltungseinheit
administrative_area_level_6 | Verwaltungseinheit
administrative_area_level_7 | Verwaltungseinheit
colloquial_area | Umgangssprachliches Gebiet
locality | Ort
postal_town | Postort
sublocality | Stadtteil
sublocality_level_1 | Stadtteil
sublocality_level_2 | Stadtteil
sublocality_level_3 | Stadtteil
sublocality_level_4 | Stadtteil
sublocality_level_5 | Stadtteil
neighborhood | Viertel
postal_code | Postleitzahl
postal_code_prefix | Postleitzahlbereich
postal_code_suffix | Postleitzahlzusatz
geocode | Position
street_address | Adresse
street_number | Hausnummer
premise | Gebäude
subpremise | Gebäudeteil
floor | Etage
room | Raum
plus_code | Plus Code
route | Straße
intersection | Kreuzung
`;
