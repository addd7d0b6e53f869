/** Names of types in Italian; `further-type-names.ts` describes the columns. */
export const TYPE_NAMES_IT = `
food | Cibo e bevande
restaurant | Ristorante | ristoranti, mangiare, trattoria, trattorie, osteria, osterie
afghani_restaurant | Ristorante afgano
african_restaurant | Ristorante africano | cucina africana
american_restaurant | Ristorante americano | cucina americana
argentinian_restaurant | Ristorante argentino
asian_restaurant | Ristorante asiatico | asiatico, cucina asiatica
asian_fusion_restaurant | Ristorante fusion asiatico
austrian_restaurant | Ristorante austriaco
bar_and_grill | Bar e griglia | griglieria
barbecue_restaurant | Ristorante barbecue | griglieria, grigliata, braceria
basque_restaurant | Ristorante basco
belgian_restaurant | Ristorante belga
bistro | Bistrot | bistro, bistrò
brazilian_restaurant | Ristorante brasiliano
breakfast_restaurant | Locale per la colazione | colazione, fare colazione
british_restaurant | Ristorante britannico
brunch_restaurant | Ristorante per il brunch | brunch
buffet_restaurant | Ristorante a buffet | buffet
cajun_restaurant | Ristorante cajun
cambodian_restaurant | Ristorante cambogiano
creperie | Creperia | creperie, crêpe, crepes
caribbean_restaurant | Ristorante caraibico
chicken_restaurant | Rosticceria | pollo, pollo arrosto, pollo fritto
chinese_restaurant | Ristorante cinese | cinese, cucina cinese
colombian_restaurant | Ristorante colombiano
corsican_restaurant | Ristorante corso
croatian_restaurant | Ristorante croato
cuban_restaurant | Ristorante cubano
danish_restaurant | Ristorante danese
dessert_restaurant | Ristorante di dolci | dolci, dessert
diner | Diner
dumpling_restaurant | Ristorante di ravioli | ravioli, ravioli cinesi
dutch_restaurant | Ristorante olandese
ethiopian_restaurant | Ristorante etiope
european_restaurant | Ristorante europeo
falafel_restaurant | Ristorante di falafel | falafel
family_restaurant | Ristorante per famiglie
fast_food_restaurant | Fast food | fast-food, cibo veloce
filipino_restaurant | Ristorante filippino
fine_dining_restaurant | Ristorante di alta cucina | alta cucina, ristorante gourmet, ristorante stellato
fish_and_chips_restaurant | Ristorante di fish and chips | fish and chips
fondue_restaurant | Ristorante di fonduta | fonduta, raclette
french_restaurant | Ristorante francese | francese, cucina francese
fusion_restaurant | Ristorante fusion
gastropub | Gastropub
german_restaurant | Ristorante tedesco
greek_restaurant | Ristorante greco | greco, cucina greca
gyro_restaurant | Ristorante di gyros | gyros
halal_restaurant | Ristorante halal | halal
hamburger_restaurant | Hamburgeria | hamburger, burger, panineria
hawaiian_restaurant | Ristorante hawaiano | poke, pokeria
hot_dog_restaurant | Ristorante di hot dog | hot dog
hot_dog_stand | Chiosco di hot dog
hot_pot_restaurant | Ristorante di hot pot | hot pot
hungarian_restaurant | Ristorante ungherese
indian_restaurant | Ristorante indiano | indiano, cucina indiana, curry
indonesian_restaurant | Ristorante indonesiano
irish_restaurant | Ristorante irlandese
israeli_restaurant | Ristorante israeliano
italian_restaurant | Ristorante italiano | cucina italiana, pasta
japanese_restaurant | Ristorante giapponese | giapponese, cucina giapponese
japanese_izakaya_restaurant | Izakaya
kebab_shop | Kebab | kebab, kebabbaro, döner
korean_restaurant | Ristorante coreano | coreano, cucina coreana
korean_barbecue_restaurant | Barbecue coreano
latin_american_restaurant | Ristorante latinoamericano
lebanese_restaurant | Ristorante libanese | libanese, cucina libanese
malaysian_restaurant | Ristorante malese
mediterranean_restaurant | Ristorante mediterraneo | cucina mediterranea
mexican_restaurant | Ristorante messicano | messicano, cucina messicana
middle_eastern_restaurant | Ristorante mediorientale
mongolian_barbecue_restaurant | Barbecue mongolo
moroccan_restaurant | Ristorante marocchino | marocchino, cuscus, couscous
noodle_shop | Ristorante di noodles | noodles, spaghetti cinesi
north_indian_restaurant | Ristorante dell’India del Nord
oyster_bar_restaurant | Ostricheria | ostriche
pakistani_restaurant | Ristorante pakistano
persian_restaurant | Ristorante persiano | ristorante iraniano
peruvian_restaurant | Ristorante peruviano | ceviche
pizza_restaurant | Pizzeria | pizza, pizzerie, pizza al taglio
pizza_delivery | Pizza a domicilio
polish_restaurant | Ristorante polacco
portuguese_restaurant | Ristorante portoghese
ramen_restaurant | Ristorante di ramen | ramen
romanian_restaurant | Ristorante rumeno
russian_restaurant | Ristorante russo
salad_shop | Insalateria | insalata, insalate
sandwich_shop | Paninoteca | panino, panini, piadineria
scandinavian_restaurant | Ristorante scandinavo
seafood_restaurant | Ristorante di pesce | frutti di mare, pesce
shawarma_restaurant | Ristorante di shawarma | shawarma
soup_restaurant | Ristorante di zuppe | zuppa, zuppe
south_indian_restaurant | Ristorante dell’India del Sud
spanish_restaurant | Ristorante spagnolo | spagnolo, paella
sri_lankan_restaurant | Ristorante dello Sri Lanka
steak_house | Steakhouse | bisteccheria, bistecca, carne
sushi_restaurant | Ristorante di sushi | sushi
swiss_restaurant | Ristorante svizzero
taco_restaurant | Ristorante di tacos | tacos
taiwanese_restaurant | Ristorante taiwanese
tapas_restaurant | Ristorante di tapas | tapas
tex_mex_restaurant | Ristorante tex-mex | tex mex
thai_restaurant | Ristorante thailandese | thai, thailandese
tibetan_restaurant | Ristorante tibetano
tonkatsu_restaurant | Ristorante di tonkatsu
tunisian_restaurant | Ristorante tunisino
turkish_restaurant | Ristorante turco | turco, cucina turca
ukrainian_restaurant | Ristorante ucraino
vegan_restaurant | Ristorante vegano | vegano, cucina vegana
vegetarian_restaurant | Ristorante vegetariano | vegetariano, cucina vegetariana
vietnamese_restaurant | Ristorante vietnamita | vietnamita
western_restaurant | Ristorante occidentale
yakiniku_restaurant | Ristorante di yakiniku
meal_delivery | Consegna di pasti | cibo a domicilio, consegna a domicilio
meal_takeaway | Cibo da asporto | da asporto, take away
food_delivery | Consegna di cibo
food_court | Area ristoro | food court
cafeteria | Mensa | cafeteria, self-service
snack_bar | Snack bar | chiosco, tavola calda, paninoteca
catering_service | Servizio di catering | catering
cafe | Caffetteria | caffè, caffetterie, bar
coffee_shop | Caffetteria | coffee shop
coffee_roastery | Torrefazione
coffee_stand | Chiosco del caffè
tea_house | Sala da tè | tè
bubble_tea_store | Negozio di bubble tea | bubble tea
cat_cafe | Caffè con gatti | cat café
dog_cafe | Caffè con cani
internet_cafe | Internet café | internet point
juice_shop | Bar di succhi | succhi, frullati, centrifugati, smoothie
acai_shop | Negozio di açaí | açaí
ice_cream_shop | Gelateria | gelato artigianale
dessert_shop | Negozio di dolci | dolci, waffle
donut_shop | Negozio di ciambelle | ciambelle, donut
bagel_shop | Negozio di bagel | bagel
cake_shop | Negozio di torte | torta, torte
bar | Bar | aperitivo, bere qualcosa
beer_garden | Birreria all’aperto | giardino della birra
brewery | Birrificio | birra artigianale, birrifici
brewpub | Brewpub
cocktail_bar | Cocktail bar | cocktail
hookah_bar | Shisha bar | narghilè, shisha
irish_pub | Pub irlandese | irish pub
lounge_bar | Lounge bar | lounge
pub | Pub | birreria, birrerie
sports_bar | Bar sportivo | sports bar
wine_bar | Enoteca | wine bar, vineria
night_club | Discoteca | discoteche, ballare, locale notturno
winery | Cantina vinicola | azienda vinicola, cantine, degustazione vini
vineyard | Vigneto | vigneti, vigna
food_store | Negozio di alimentari | alimentari, prodotti tipici
bakery | Panetteria | panetterie, pane, forno, panifici
pastry_shop | Pasticceria | pasticcerie, dolci
butcher_shop | Macelleria | macellerie, macellaio, carne, salumeria
candy_store | Negozio di caramelle | caramelle, dolciumi
chocolate_shop | Cioccolateria | cioccolato, cioccolatini
chocolate_factory | Fabbrica di cioccolato
confectionery | Confetteria | dolciumi
deli | Gastronomia | salumeria, specialità gastronomiche
grocery_store | Negozio di alimentari | alimentari, fare la spesa, drogheria
asian_grocery_store | Supermercato asiatico | alimentari asiatici
health_food_store | Negozio biologico | bio, biologico, prodotti biologici
liquor_store | Enoteca | negozio di liquori, vino, liquori
supermarket | Supermercato | fare la spesa
hypermarket | Ipermercato | ipermercati
discount_supermarket | Discount | supermercato discount
tea_store | Negozio di tè | tè
convenience_store | Minimarket | negozio di quartiere
farmers_market | Mercato contadino | mercato agricolo
store | Negozio | negozi, shopping
auto_parts_store | Negozio di ricambi auto | ricambi auto, autoricambi
bicycle_store | Negozio di biciclette | biciclette, bici
book_store | Libreria | librerie, libri
building_materials_store | Materiali edili | materiali da costruzione
cell_phone_store | Negozio di telefonia | cellulari, telefonini, smartphone
clothing_store | Negozio di abbigliamento | abbigliamento, vestiti, moda
womens_clothing_store | Abbigliamento femminile | abbigliamento donna, moda donna
cosmetics_store | Profumeria | cosmetici, profumi, profumerie
department_store | Grande magazzino | grandi magazzini
discount_store | Negozio discount | tutto a un euro
electronics_store | Negozio di elettronica | elettronica, elettrodomestici, computer, informatica
flea_market | Mercato delle pulci | mercatino dell’usato
florist | Fiorista | fiorai, fiori, negozio di fiori
furniture_store | Negozio di mobili | mobili, arredamento, materassi
garden_center | Centro di giardinaggio | vivaio, piante, garden center
general_store | Emporio | bazar
gift_shop | Negozio di articoli da regalo | regali, souvenir
hardware_store | Ferramenta | utensili, colorificio
home_goods_store | Negozio di casalinghi | casalinghi, articoli per la casa, arredo
home_improvement_store | Negozio di bricolage | bricolage, fai da te
jewelry_store | Gioielleria | gioiellerie, gioielli, orologi, orologeria
market | Mercato | mercati, mercato coperto
pet_store | Negozio di animali | animali, articoli per animali
shoe_store | Negozio di scarpe | scarpe, calzature
shopping_mall | Centro commerciale | centri commerciali, galleria commerciale
sporting_goods_store | Negozio di articoli sportivi | articoli sportivi
sportswear_store | Abbigliamento sportivo
thrift_store | Negozio dell’usato | usato, seconda mano
toy_store | Negozio di giocattoli | giocattoli, giochi
warehouse_store | Magazzino all’ingrosso
wholesaler | Grossista | grossisti, ingrosso
movie_rental | Videonoleggio | noleggio film
health | Salute
chiropractor | Chiropratico | chiropratica
dental_clinic | Clinica dentale | studio dentistico
dentist | Dentista | dentisti, ortodontista
doctor | Medico | medici, dottore, medico di base, ambulatorio medico
drugstore | Parafarmacia | sanitari
general_hospital | Ospedale generale
hospital | Ospedale | ospedali, urgenze, clinica
medical_center | Centro medico | poliambulatorio
medical_clinic | Clinica | cliniche
medical_lab | Laboratorio di analisi | analisi del sangue, laboratorio
pharmacy | Farmacia | medicinali, medicine, farmacia di turno
physiotherapist | Fisioterapista | fisioterapia, fisioterapisti
skin_care_clinic | Clinica dermatologica | dermatologo
massage | Massaggi | massaggio, massaggiatore
massage_spa | Spa e massaggi
sauna | Sauna | saune, hammam
spa | Spa | terme, benessere, centro termale
tanning_studio | Centro abbronzatura | solarium
wellness_center | Centro benessere | benessere
yoga_studio | Studio di yoga | yoga, pilates
foot_care | Podologo | podologia, pedicure
academic_department | Dipartimento universitario
educational_institution | Istituto di formazione | formazione, corsi
library | Biblioteca | biblioteche
preschool | Scuola dell’infanzia | scuola materna
primary_school | Scuola primaria | scuola elementare, elementari
research_institute | Istituto di ricerca | ricerca
school | Scuola | istituto scolastico
secondary_school | Scuola secondaria | liceo, scuola media, scuola superiore, licei
university | Università | facoltà, campus
school_district | Distretto scolastico
gas_station | Distributore di carburante | benzinai, benzina, distributore, fare benzina, carburante, gasolio, area di servizio
rest_stop | Area di sosta | autogrill, area di servizio
truck_stop | Area di sosta per camion
car_repair | Officina meccanica | meccanico, officina, carrozzeria, gommista, autofficina
car_dealer | Concessionaria auto | concessionario, auto usate, autosalone
car_rental | Autonoleggio | noleggiare un’auto, noleggio macchine
car_wash | Autolavaggio | lavaggio auto
tire_shop | Gommista | gommisti, pneumatici, gomme
truck_dealer | Concessionaria di camion
truck_rental | Noleggio furgoni | noleggio camion
motorcycle_dealer | Concessionaria moto | moto, scooter
motorcycle_repair | Officina moto | meccanico moto
electric_vehicle_charging_station | Stazione di ricarica | colonnina, colonnine, ricarica elettrica, colonnine di ricarica, stazioni di ricarica
ebike_charging_station | Ricarica per bici elettriche
parking | Parcheggio | parcheggiare, posteggio
parking_garage | Parcheggio coperto | parcheggio sotterraneo, autosilo
parking_lot | Parcheggio all’aperto
park_and_ride | Parcheggio di interscambio | park and ride, parcheggio scambiatore
lodging | Alloggio | alloggi, dormire, dove dormire, pernottare
bed_and_breakfast | Bed and breakfast | b&b
campground | Campeggio | campeggi, camping
camping_cabin | Bungalow da campeggio | bungalow, casa mobile
cottage | Casa vacanze | case vacanze, casa per le vacanze
extended_stay_hotel | Residence | aparthotel
farmstay | Agriturismo | agriturismi
guest_house | Pensione | affittacamere, pensioni
hostel | Ostello | ostelli, ostello della gioventù
hotel | Hotel | camera d’albergo
inn | Locanda | locande
japanese_inn | Ryokan
budget_japanese_inn | Ryokan economico
mobile_home_park | Parco di case mobili
motel | Motel
private_guest_room | Camera in casa privata
resort_hotel | Resort | villaggio turistico
rv_park | Area camper | camper, roulotte, sosta camper
apartment_building | Condominio | palazzo residenziale, appartamenti
apartment_complex | Complesso residenziale
condominium_complex | Complesso condominiale
housing_complex | Complesso abitativo
alpine_hut | Rifugio alpino | rifugio, rifugi, baita
museum | Museo | mostra, mostre
art_museum | Museo d’arte | pinacoteca
history_museum | Museo storico | museo di storia
art_gallery | Galleria d’arte | gallerie d’arte
castle | Castello | castelli, rocca
historical_landmark | Monumento storico | patrimonio storico
historical_place | Luogo storico
cultural_landmark | Luogo di interesse culturale
monument | Monumento | monumenti, memoriale
sculpture | Scultura | statua, sculture
fountain | Fontana | fontane
tourist_attraction | Attrazione turistica | attrazioni, cosa vedere, cosa fare, cosa visitare, turismo
observation_deck | Belvedere | punto panoramico, vista panoramica
scenic_spot | Luogo panoramico | panorama
planetarium | Planetario | osservatorio
aquarium | Acquario | acquari
zoo | Zoo | giardino zoologico
wildlife_park | Parco faunistico | safari
visitor_center | Centro visitatori
tourist_information_center | Ufficio del turismo | informazioni turistiche, ufficio turismo
amphitheatre | Anfiteatro
amusement_center | Centro divertimenti | escape room, laser game
amusement_park | Parco divertimenti | luna park, parco a tema, giostre
art_studio | Atelier d’arte
auditorium | Auditorium
banquet_hall | Sala banchetti
casino | Casinò | casino, slot machine
comedy_club | Cabaret | cabaret, stand-up comedy
community_center | Centro sociale | centro civico
concert_hall | Sala da concerto | concerto, concerti
convention_center | Centro congressi | fiera, palazzo dei congressi
cultural_center | Centro culturale
dance_hall | Sala da ballo | scuola di danza, ballo
event_venue | Sala eventi | location per eventi
ferris_wheel | Ruota panoramica
karaoke | Karaoke
live_music_venue | Locale con musica dal vivo | musica dal vivo, jazz club
movie_theater | Cinema | film
opera_house | Teatro dell’opera | opera
performing_arts_theater | Teatro | teatri, spettacolo, spettacoli
philharmonic_hall | Sala filarmonica
roller_coaster | Montagne russe
video_arcade | Sala giochi | videogiochi
wedding_venue | Location per matrimoni | matrimonio, matrimoni
television_studio | Studio televisivo
park | Parco | parchi, area verde, giardini pubblici
city_park | Parco urbano
dog_park | Area cani | parco per cani
botanical_garden | Orto botanico | giardino botanico
garden | Giardino | giardini
national_park | Parco nazionale | parchi nazionali
state_park | Parco naturale | parco regionale
nature_preserve | Riserva naturale | area protetta
wildlife_refuge | Rifugio faunistico
hiking_area | Area escursionistica | escursioni, sentiero, trekking
picnic_ground | Area picnic | picnic
barbecue_area | Area barbecue
playground | Area giochi | giochi per bambini, scivolo, altalene
indoor_playground | Area giochi al coperto
plaza | Piazza | piazze
town_square | Piazza principale
cycling_park | Bike park | pump track, bmx
skateboard_park | Skatepark | skate park
off_roading_area | Area fuoristrada
childrens_camp | Campo estivo | colonia, centro estivo
summer_camp_organizer | Organizzatore di campi estivi
farm | Fattoria | fattorie, azienda agricola
ranch | Ranch
stable | Maneggio | equitazione, cavalli, scuderia
cemetery | Cimitero | cimiteri
water_park | Parco acquatico | acquapark
beach | Spiaggia | balneazione, lido, mare
marina | Porto turistico | porto, marina, ormeggio
fishing_pier | Molo da pesca | pesca
fishing_pond | Laghetto di pesca | pesca sportiva
fishing_charter | Uscita di pesca in mare
natural_feature | Sito naturale | natura
island | Isola | isole, isolotto
archipelago | Arcipelago
lake | Lago | laghi, laghetto, stagno
river | Fiume | fiumi, cascata, torrente
mountain_peak | Cima | montagna, vetta, monte, montagne
woods | Bosco | boschi, foresta
arena | Palazzetto dello sport | palasport
athletic_field | Campo sportivo | campo da calcio, campi sportivi, bocciodromo
adventure_sports_center | Centro sport d’avventura | arrampicata, parco avventura, parapendio
bowling_alley | Bowling
fitness_center | Centro fitness | palestre, fitness
go_karting_venue | Pista di go-kart | go-kart, kartodromo
golf_course | Campo da golf | golf, campi da golf
indoor_golf_course | Golf al coperto
miniature_golf_course | Minigolf
gym | Palestra | palestre, gym
ice_skating_rink | Pista di pattinaggio | pattinaggio, pattinaggio su ghiaccio
paintball_center | Paintball
race_course | Circuito | ippodromo, autodromo
ski_resort | Stazione sciistica | sci, sciare, impianti di risalita
sports_activity_location | Luogo di attività sportive | sport
sports_club | Società sportiva | circolo sportivo, circolo nautico, circolo tennis
sports_coaching | Allenamento sportivo | personal trainer
sports_complex | Centro sportivo | centri sportivi, complesso sportivo
sports_school | Scuola sportiva | scuola di sci, scuola di surf, scuola di vela
stadium | Stadio | stadi
swimming_pool | Piscina | piscine, nuotare, nuoto
tennis_court | Campo da tennis | tennis, padel, campi da tennis
transit_station | Stazione di transito | trasporti pubblici
airport | Aeroporto | aeroporti, voli, aereo
international_airport | Aeroporto internazionale
airstrip | Aviosuperficie | aerodromo
heliport | Eliporto | elicottero
bike_sharing_station | Stazione di bike sharing | bike sharing
bus_station | Autostazione | stazione degli autobus, stazione autobus
bus_stop | Fermata dell’autobus | autobus, bus, fermata, fermate
ferry_terminal | Terminal traghetti | traghetto, traghetti, stazione marittima
ferry_service | Servizio di traghetti
light_rail_station | Stazione della metropolitana leggera
subway_station | Stazione della metropolitana | metropolitana, metro, metrò
taxi_stand | Posteggio taxi | taxi, tassì
taxi_service | Servizio taxi | taxi
chauffeur_service | Noleggio con conducente | ncc, autista
toll_station | Casello autostradale | casello, pedaggio
train_station | Stazione ferroviaria | treno, treni, stazione dei treni
train_ticket_office | Biglietteria ferroviaria
tram_stop | Fermata del tram | tram
transit_depot | Deposito dei mezzi pubblici
transit_stop | Fermata
transportation_service | Servizio di trasporto
bridge | Ponte | ponti, viadotto, passerella
cable_car_station | Funivia | cabinovia, funicolare, teleferica
finance | Finanza
accounting | Studio di commercialisti | commercialista, contabile, ragioniere
atm | Sportello bancomat | bancomat, prelievo, prelevare contanti
bank | Banca | filiale bancaria
insurance_agency | Assicurazioni | assicurazione, agenzia assicurativa
currency_exchange | Ufficio cambi | cambio
post_office | Ufficio postale | posta, uffici postali, poste
post_box | Cassetta postale | buca delle lettere, cassetta delle lettere
courier_service | Corriere | corrieri, spedizioni
shipping_service | Spedizione pacchi | pacchi, punto di ritiro, spedizioni
parcel_locker | Armadietto per pacchi | locker, ritiro pacchi
place_of_worship | Luogo di culto | culto, preghiera
buddhist_temple | Tempio buddista
church | Chiesa | duomo, basilica, cappella, messa, parrocchia
hindu_temple | Tempio induista
mosque | Moschea | moschee
shinto_shrine | Santuario shintoista
synagogue | Sinagoga | sinagoghe
city_hall | Municipio | comune, palazzo comunale, municipi
courthouse | Tribunale | palazzo di giustizia
embassy | Ambasciata | ambasciate, consolati
fire_station | Caserma dei vigili del fuoco | pompieri, vigili del fuoco
government_office | Ufficio pubblico | amministrazione pubblica, agenzia delle entrate, prefettura
local_government_office | Ufficio comunale
police | Polizia | carabinieri, commissariato, stazione di polizia
neighborhood_police_station | Polizia di quartiere
association_or_organization | Associazione | associazioni, ong, organizzazione
non_profit_organization | Organizzazione no profit | no profit, onlus
prison | Prigione | carcere
service | Servizio
aircraft_rental_service | Noleggio aerei
astrologer | Astrologo
barber_shop | Barbiere | barbieri, parrucchiere uomo
beautician | Estetista | estetiste, ceretta
beauty_salon | Salone di bellezza | centro estetico, estetica, bellezza
body_art_service | Studio di tatuaggi | tatuaggio, tatuaggi, tatuatore, piercing
business_center | Centro affari | business center
child_care_agency | Asilo nido | nido, asili nido
consultant | Consulenza | consulente
corporate_office | Sede aziendale | azienda, ufficio, impresa
coworking_space | Spazio di coworking | coworking
electrician | Elettricista | elettricisti
employment_agency | Agenzia per l’impiego | centro per l’impiego, agenzia interinale, lavoro
funeral_home | Agenzia funebre | pompe funebri, onoranze funebri
general_contractor | Impresa edile | muratore, costruzioni, ristrutturazioni
hair_care | Cura dei capelli | parrucchiere
hair_salon | Salone di parrucchiere | parrucchieri, parrucchiera, taglio capelli
laundry | Lavanderia | lavanderie, lavanderia a gettoni
lawyer | Avvocato | avvocati, studio legale
locksmith | Fabbro | serraturista, duplicazione chiavi, chiavi
makeup_artist | Truccatore | trucco
manufacturer | Produttore | fabbrica, industria
marketing_consultant | Agenzia di comunicazione | agenzia pubblicitaria, pubblicità
moving_company | Traslochi | ditta di traslochi, trasloco
nail_salon | Centro unghie | unghie, manicure
painter | Imbianchino | imbianchini, pittore edile
pet_boarding_service | Pensione per animali | pensione per cani
pet_care | Cura degli animali | toelettatura
plumber | Idraulico | idraulici, riscaldamento
psychic | Sensitivo | veggente, cartomante
real_estate_agency | Agenzia immobiliare | agenzie immobiliari, immobiliare, case in vendita
roofing_contractor | Impresa di coperture | tetti, lattoniere
storage | Deposito | self storage, deposito mobili
supplier | Fornitore
tailor | Sartoria | sarto, sarta, riparazioni sartoriali
telecommunications_service_provider | Operatore di telecomunicazioni | operatore, internet
tour_agency | Agenzia di escursioni | visite guidate, escursioni
travel_agency | Agenzia di viaggi | agenzie di viaggio, viaggi
veterinary_care | Veterinario | veterinari, clinica veterinaria
public_bath | Bagni pubblici | docce pubbliche
public_bathroom | Servizi igienici pubblici | toilette, gabinetti, wc, bagno
movie_studio | Studio cinematografico
landmark | Punto di riferimento
establishment | Esercizio
point_of_interest | Punto di interesse
tobacco_shop | Tabaccheria | tabacchi, sigarette, tabaccherie
newsstand | Edicola | giornali, edicole, giornalaio
optician | Ottico | ottica, occhiali, ottici
hearing_aid_store | Centro acustico | apparecchi acustici
medical_supply_store | Articoli sanitari | sanitaria, ortopedia
cheese_shop | Formaggeria | formaggi, formaggio, latteria, caseificio
fish_shop | Pescheria | pesce, pescherie
greengrocer | Fruttivendolo | frutta e verdura, frutta, verdura, ortofrutta
stationery_store | Cartoleria | cartolerie, articoli per ufficio
copy_shop | Copisteria | tipografia, fotocopie, stampa
fabric_store | Merceria | tessuti, stoffe, lana
musical_instrument_store | Negozio di strumenti musicali | strumenti musicali, liutaio
photo_shop | Fotografo | foto, fototessere, fotografi
antique_store | Antiquario | antiquariato, antichità, antiquari
kitchen_store | Negozio di cucine | cucine, arredo bagno
leather_goods_store | Pelletteria | borse, valigie, valigeria
game_store | Negozio di videogiochi | videogiochi
boat_dealer | Vendita di barche | barche, articoli nautici
betting_shop | Sala scommesse | scommesse, ricevitoria, lotto
vending_machine | Distributore automatico | distributori automatici
dry_cleaner | Lavasecco | tintoria, lavaggio a secco
shoe_repair | Calzolaio | calzolai, riparazione scarpe
repair_service | Servizio di riparazione | riparazione, riparazioni, riparazione cellulari
notary | Notaio | notai, studio notarile
architect | Architetto | architetti, studio di architettura
carpenter | Falegname | falegnameria, falegnami, ebanista
blacksmith | Fabbro ferraio | fucina, maniscalco
upholsterer | Tappezziere | tappezzeria
sawmill | Segheria | legname, legno
sailmaker | Veleria | vele
driving_school | Autoscuola | patente, scuola guida
music_school | Scuola di musica | conservatorio, lezioni di musica
language_school | Scuola di lingue | corsi di lingua
boat_rental | Noleggio barche | noleggio kayak, noleggiare una barca
bicycle_rental | Noleggio biciclette | noleggiare una bici
social_facility | Struttura sociale | servizi sociali
nursing_home | Casa di riposo | rsa, residenza per anziani
psychotherapist | Psicoterapeuta | psicologo, psicologi, psichiatra
nurse | Infermiere | infermieri, infermiera, assistenza infermieristica
midwife | Ostetrica | ostetriche
osteopath | Osteopata | osteopatia
speech_therapist | Logopedista | logopedia
alternative_medicine | Medicina alternativa | agopuntura, omeopatia, naturopata
ambulance_station | Ambulanze | ambulanza
defibrillator | Defibrillatore | dae
bicycle_parking | Parcheggio biciclette | rastrelliera
motorcycle_parking | Parcheggio moto
drinking_water | Acqua potabile | fontanella
recycling_center | Centro di riciclaggio | isola ecologica, riciclaggio, ecocentro, rifiuti
lighthouse | Faro | fari
windmill | Mulino | mulino a vento, mulini
tower | Torre | torri
city_gate | Porta cittadina | porta della città
pier | Molo | pontile, imbarcadero
lifeboat_station | Stazione di salvataggio in mare | soccorso in mare, guardia costiera
public_bookcase | Bookcrossing | casetta dei libri, scambio libri
archaeological_site | Sito archeologico | scavi, rovine
cave | Grotta | grotte, caverna
bay | Baia | cala, golfo, insenatura
cape | Capo | promontorio, punta
spring | Sorgente | sorgenti
slipway | Scivolo per barche | scalo
bunker | Fortificazione | fortezza, forte, bunker, mura
shelter | Riparo | tettoia
political | Entità amministrativa
continent | Continente
country | Paese
administrative_area_level_1 | Regione
administrative_area_level_2 | Dipartimento
administrative_area_level_3 | Circondario
administrative_area_level_4 | Cantone
administrative_area_level_5 | Entità amministrativa
administrative_area_level_6 | Entità amministrativa
administrative_area_level_7 | Entità amministrativa
colloquial_area | Area d’uso comune
locality | Località
postal_town | Località postale
sublocality | Quartiere
sublocality_level_1 | Quartiere
sublocality_level_2 | Quartiere
sublocality_level_3 | Quartiere
sublocality_level_4 | Quartiere
sublocality_level_5 | Quartiere
neighborhood | Quartiere
postal_code | Codice postale
postal_code_prefix | Prefisso del codice postale
postal_code_suffix | Suffisso del codice postale
geocode | Posizione
street_address | Indirizzo
street_number | Numero civico
premise | Edificio
subpremise | Parte di edificio
floor | Piano
room | Stanza
plus_code | Plus Code
route | Via
intersection | Incrocio
`;
