/** Names of types in Spanish; `further-type-names.ts` describes the columns. */
export const TYPE_NAMES_ES = `
food | Comida y bebida
restaurant | Restaurante | comer, dónde comer, comida
afghani_restaurant | Restaurante afgano
african_restaurant | Restaurante africano | comida africana
american_restaurant | Restaurante estadounidense | restaurante americano, comida americana
argentinian_restaurant | Restaurante argentino
asian_restaurant | Restaurante asiático | asiático, comida asiática
asian_fusion_restaurant | Restaurante de fusión asiática
austrian_restaurant | Restaurante austriaco
bar_and_grill | Bar y parrilla | parrilla
barbecue_restaurant | Restaurante de barbacoa | barbacoa, asador
basque_restaurant | Restaurante vasco
belgian_restaurant | Restaurante belga
bistro | Bistró | bistro
brazilian_restaurant | Restaurante brasileño
breakfast_restaurant | Restaurante de desayunos | desayuno, desayunar
british_restaurant | Restaurante británico
brunch_restaurant | Restaurante de brunch | brunch
buffet_restaurant | Restaurante bufé | buffet, bufé, buffet libre
cajun_restaurant | Restaurante cajún
cambodian_restaurant | Restaurante camboyano
creperie | Crepería | crepes, crepe, crêpes
caribbean_restaurant | Restaurante caribeño
chicken_restaurant | Asador de pollos | pollo, pollo asado, pollo frito
chinese_restaurant | Restaurante chino | chino, comida china
colombian_restaurant | Restaurante colombiano
corsican_restaurant | Restaurante corso
croatian_restaurant | Restaurante croata
cuban_restaurant | Restaurante cubano
danish_restaurant | Restaurante danés
dessert_restaurant | Restaurante de postres | postres
diner | Restaurante americano tipo diner | diner
dumpling_restaurant | Restaurante de dumplings | dumplings, empanadillas chinas
dutch_restaurant | Restaurante neerlandés | restaurante holandés
ethiopian_restaurant | Restaurante etíope
european_restaurant | Restaurante europeo
falafel_restaurant | Restaurante de falafel | falafel
family_restaurant | Restaurante familiar
fast_food_restaurant | Restaurante de comida rápida | comida rápida, fast food
filipino_restaurant | Restaurante filipino
fine_dining_restaurant | Restaurante de alta cocina | alta cocina, restaurante gastronómico, estrella michelin
fish_and_chips_restaurant | Restaurante de fish and chips | fish and chips
fondue_restaurant | Restaurante de fondue | fondue, raclette
french_restaurant | Restaurante francés | francés, comida francesa, cocina francesa
fusion_restaurant | Restaurante de fusión
gastropub | Gastropub
german_restaurant | Restaurante alemán
greek_restaurant | Restaurante griego | griego, comida griega
gyro_restaurant | Restaurante de gyros | gyros
halal_restaurant | Restaurante halal | halal
hamburger_restaurant | Hamburguesería | hamburguesa, hamburguesas, burger
hawaiian_restaurant | Restaurante hawaiano | poke
hot_dog_restaurant | Restaurante de perritos calientes | perritos calientes, hot dog
hot_dog_stand | Puesto de perritos calientes
hot_pot_restaurant | Restaurante de olla mongola | hot pot, fondue china
hungarian_restaurant | Restaurante húngaro
indian_restaurant | Restaurante indio | indio, hindú, comida india, curry
indonesian_restaurant | Restaurante indonesio
irish_restaurant | Restaurante irlandés
israeli_restaurant | Restaurante israelí
italian_restaurant | Restaurante italiano | italiano, comida italiana, pasta, trattoria
japanese_restaurant | Restaurante japonés | japonés, comida japonesa
japanese_izakaya_restaurant | Izakaya
kebab_shop | Kebab | kebab, döner, doner kebab
korean_restaurant | Restaurante coreano | coreano, comida coreana
korean_barbecue_restaurant | Barbacoa coreana
latin_american_restaurant | Restaurante latinoamericano | latino
lebanese_restaurant | Restaurante libanés | libanés, comida libanesa
malaysian_restaurant | Restaurante malasio
mediterranean_restaurant | Restaurante mediterráneo | mediterráneo
mexican_restaurant | Restaurante mexicano | mexicano, comida mexicana
middle_eastern_restaurant | Restaurante de Oriente Medio | restaurante oriental
mongolian_barbecue_restaurant | Barbacoa mongola
moroccan_restaurant | Restaurante marroquí | marroquí, cuscús, tajín
noodle_shop | Restaurante de fideos | fideos, tallarines
north_indian_restaurant | Restaurante del norte de la India
oyster_bar_restaurant | Ostrería | ostras
pakistani_restaurant | Restaurante pakistaní
persian_restaurant | Restaurante persa | restaurante iraní
peruvian_restaurant | Restaurante peruano | peruano, ceviche
pizza_restaurant | Pizzería | pizza, pizzerías
pizza_delivery | Pizzas a domicilio | pizza a domicilio
polish_restaurant | Restaurante polaco
portuguese_restaurant | Restaurante portugués | comida portuguesa
ramen_restaurant | Restaurante de ramen | ramen
romanian_restaurant | Restaurante rumano
russian_restaurant | Restaurante ruso
salad_shop | Bar de ensaladas | ensalada, ensaladas
sandwich_shop | Bocatería | bocadillo, bocadillos, sándwich, sándwiches
scandinavian_restaurant | Restaurante escandinavo
seafood_restaurant | Marisquería | marisco, mariscos, pescado, restaurante de pescado
shawarma_restaurant | Restaurante de shawarma | shawarma
soup_restaurant | Restaurante de sopas | sopa, sopas
south_indian_restaurant | Restaurante del sur de la India
spanish_restaurant | Restaurante español | español, comida española, paella
sri_lankan_restaurant | Restaurante de Sri Lanka
steak_house | Asador de carne | carne, chuletón, bistec
sushi_restaurant | Restaurante de sushi | sushi
swiss_restaurant | Restaurante suizo
taco_restaurant | Taquería | tacos, taco
taiwanese_restaurant | Restaurante taiwanés
tapas_restaurant | Bar de tapas | tapas, pinchos, pintxos
tex_mex_restaurant | Restaurante tex-mex | tex mex
thai_restaurant | Restaurante tailandés | tailandés, thai, comida tailandesa
tibetan_restaurant | Restaurante tibetano
tonkatsu_restaurant | Restaurante de tonkatsu
tunisian_restaurant | Restaurante tunecino
turkish_restaurant | Restaurante turco | turco, comida turca
ukrainian_restaurant | Restaurante ucraniano
vegan_restaurant | Restaurante vegano | vegano, comida vegana
vegetarian_restaurant | Restaurante vegetariano | vegetariano, comida vegetariana
vietnamese_restaurant | Restaurante vietnamita | vietnamita, comida vietnamita
western_restaurant | Restaurante occidental
yakiniku_restaurant | Restaurante de yakiniku
meal_delivery | Comida a domicilio | comida a domicilio, reparto de comida
meal_takeaway | Comida para llevar | para llevar, comidas preparadas
food_delivery | Reparto de comida
food_court | Zona de restaurantes
cafeteria | Cafetería | comedor, cantina
snack_bar | Bar de aperitivos | snack bar, quiosco de comida, chiringuito
catering_service | Servicio de catering | catering
cafe | Café | cafetería, cafeterías, café
coffee_shop | Cafetería | café para llevar, coffee shop
coffee_roastery | Tostador de café | tostadero de café
coffee_stand | Quiosco de café
tea_house | Salón de té | té, tetería
bubble_tea_store | Tienda de bubble tea | bubble tea, té de burbujas
cat_cafe | Café con gatos | café de gatos
dog_cafe | Café con perros
internet_cafe | Cibercafé | café internet, locutorio
juice_shop | Bar de zumos | zumos, zumo, batidos, smoothies
acai_shop | Tienda de açaí | açaí
ice_cream_shop | Heladería | helado, helados, heladerías
dessert_shop | Tienda de postres | postres, gofres
donut_shop | Tienda de dónuts | dónut, dónuts, rosquillas
bagel_shop | Tienda de bagels | bagel, bagels
cake_shop | Tienda de tartas | tarta, tartas, pastel, pasteles
bar | Bar | bares, copas, tomar algo
beer_garden | Cervecería al aire libre | terraza de cerveza
brewery | Cervecería artesanal | fábrica de cerveza, cerveza artesanal
brewpub | Cervecería con fábrica propia
cocktail_bar | Coctelería | cóctel, cócteles
hookah_bar | Bar de cachimbas | cachimba, shisha
irish_pub | Pub irlandés
lounge_bar | Bar lounge | lounge
pub | Pub | pubs
sports_bar | Bar deportivo
wine_bar | Bar de vinos | vinos, vinoteca, enoteca
night_club | Discoteca | club nocturno, discotecas, bailar
winery | Bodega | bodegas, viñedo, cata de vinos
vineyard | Viñedo | viñas
food_store | Tienda de alimentación | alimentación, productos gourmet
bakery | Panadería | panaderías, pan, panadero
pastry_shop | Pastelería | pastelerías, confitería, dulces
butcher_shop | Carnicería | carnicerías, carnicero, carne, charcutería
candy_store | Tienda de golosinas | golosinas, caramelos, chuches
chocolate_shop | Chocolatería | chocolate, bombones
chocolate_factory | Fábrica de chocolate
confectionery | Confitería | dulces
deli | Tienda gourmet | delicatessen, charcutería
grocery_store | Tienda de comestibles | comestibles, ultramarinos, hacer la compra
asian_grocery_store | Supermercado asiático | tienda asiática
health_food_store | Tienda de productos ecológicos | bio, ecológico, herbolario, productos ecológicos
liquor_store | Tienda de licores | licorería, vinoteca, vinos, licores
supermarket | Supermercado | supermercados, súper, hacer la compra
hypermarket | Hipermercado | hipermercados
discount_supermarket | Supermercado de descuento
tea_store | Tienda de té | té
convenience_store | Tienda de conveniencia | tienda 24 horas, autoservicio
farmers_market | Mercado de agricultores | mercado de productores
store | Tienda | tiendas, comercio, ir de compras
auto_parts_store | Tienda de recambios | recambios de coche, recambios
bicycle_store | Tienda de bicicletas | bicicletas, bicicleta, bicis
book_store | Librería | librerías, libros
building_materials_store | Almacén de materiales de construcción | materiales de construcción
cell_phone_store | Tienda de móviles | móvil, móviles, teléfonos móviles
clothing_store | Tienda de ropa | ropa, moda
womens_clothing_store | Tienda de ropa para mujer | ropa de mujer
cosmetics_store | Tienda de cosméticos | cosméticos, perfumería, perfumes
department_store | Grandes almacenes | almacenes
discount_store | Tienda de descuento | bazar, todo a cien
electronics_store | Tienda de electrónica | electrónica, electrodomésticos, ordenadores, informática
flea_market | Mercadillo de segunda mano | mercadillo, rastro, rastrillo
florist | Floristería | flores, floristerías, florista
furniture_store | Tienda de muebles | muebles, mueblería, colchones
garden_center | Centro de jardinería | jardinería, vivero, plantas
general_store | Bazar | tienda de pueblo
gift_shop | Tienda de regalos | regalos, recuerdos, souvenirs
hardware_store | Ferretería | ferreterías, herramientas, droguería
home_goods_store | Tienda de artículos para el hogar | hogar, decoración, menaje
home_improvement_store | Tienda de bricolaje | bricolaje
jewelry_store | Joyería | joyerías, joyas, relojes, relojería
market | Mercado | mercados, mercadillo
pet_store | Tienda de animales | mascotas, tienda de mascotas, animales
shoe_store | Zapatería | zapaterías, zapatos, calzado, zapatillas
shopping_mall | Centro comercial | centros comerciales
sporting_goods_store | Tienda de deportes | deportes, artículos deportivos
sportswear_store | Tienda de ropa deportiva | ropa deportiva
thrift_store | Tienda de segunda mano | segunda mano, ropa usada
toy_store | Juguetería | jugueterías, juguetes
warehouse_store | Tienda almacén
wholesaler | Mayorista | mayoristas, venta al por mayor
movie_rental | Videoclub | alquiler de películas
health | Salud
chiropractor | Quiropráctico | quiropráctica
dental_clinic | Clínica dental
dentist | Dentista | dentistas, ortodoncista, odontólogo
doctor | Médico | médicos, doctor, médico de cabecera, consulta médica
drugstore | Parafarmacia | droguería
general_hospital | Hospital general
hospital | Hospital | hospitales, urgencias, maternidad, clínica
medical_center | Centro médico | centro de salud, ambulatorio
medical_clinic | Clínica | clínicas
medical_lab | Laboratorio de análisis | análisis de sangre, laboratorio
pharmacy | Farmacia | farmacias, medicamentos, farmacia de guardia
physiotherapist | Fisioterapeuta | fisioterapia, fisio, fisioterapeutas
skin_care_clinic | Clínica dermatológica | dermatólogo
massage | Masajes | masaje, masajista
massage_spa | Spa y masajes
sauna | Sauna | saunas
spa | Spa | balneario, termas, bienestar
tanning_studio | Centro de bronceado | solárium, rayos uva
wellness_center | Centro de bienestar | bienestar
yoga_studio | Estudio de yoga | yoga, pilates
foot_care | Podólogo | podología, pedicura
academic_department | Departamento universitario
educational_institution | Centro educativo | formación, centro de formación
library | Biblioteca | bibliotecas, mediateca
preschool | Escuela infantil | preescolar, parvulario, jardín de infancia
primary_school | Escuela primaria | colegio de primaria, educación primaria
research_institute | Instituto de investigación | investigación
school | Escuela | escuelas, colegio, colegios
secondary_school | Instituto de secundaria | instituto, escuela secundaria, bachillerato
university | Universidad | universidades, facultad, campus
school_district | Distrito escolar
gas_station | Gasolinera | gasolineras, gasolina, estación de servicio, carburante, repostar, gasoil, diésel
rest_stop | Área de descanso | área de servicio
truck_stop | Área para camiones | parada de camiones
car_repair | Taller de coches | taller mecánico, mecánico, taller, chapa y pintura, itv
car_dealer | Concesionario de coches | concesionario, coches, coches de segunda mano
car_rental | Alquiler de coches | alquilar un coche, alquiler de vehículos, renta de autos
car_wash | Lavado de coches | lavadero de coches, autolavado
tire_shop | Tienda de neumáticos | neumáticos, ruedas
truck_dealer | Concesionario de camiones
truck_rental | Alquiler de furgonetas | alquiler de camiones, alquilar furgoneta
motorcycle_dealer | Concesionario de motos | motos, moto
motorcycle_repair | Taller de motos
electric_vehicle_charging_station | Estación de recarga | punto de recarga, cargador, recarga eléctrica, cargar coche eléctrico, electrolinera
ebike_charging_station | Recarga de bicicletas eléctricas
parking | Aparcamiento | aparcamientos, parking, aparcar, estacionamiento
parking_garage | Aparcamiento cubierto | aparcamiento subterráneo, garaje
parking_lot | Aparcamiento al aire libre
park_and_ride | Aparcamiento disuasorio | park and ride
lodging | Alojamiento | alojamientos, dormir, dónde dormir, hospedaje
bed_and_breakfast | Alojamiento con desayuno | bed and breakfast, b&b
campground | Camping | campings, acampar
camping_cabin | Cabaña de camping | bungalow, bungaló
cottage | Casa rural | casas rurales, casa de vacaciones, alquiler vacacional
extended_stay_hotel | Apartahotel | aparthotel
farmstay | Estancia en granja | agroturismo
guest_house | Casa de huéspedes | pensión, pensiones, hostal
hostel | Albergue juvenil | hostel, albergue, hostales
hotel | Hotel | hoteles, habitación de hotel
inn | Posada | fonda, hostería
japanese_inn | Ryokan
budget_japanese_inn | Ryokan económico
mobile_home_park | Parque de casas móviles
motel | Motel | moteles
private_guest_room | Habitación en casa particular
resort_hotel | Complejo hotelero | resort
rv_park | Área de autocaravanas | autocaravanas, caravanas
apartment_building | Edificio de viviendas | apartamentos, pisos
apartment_complex | Complejo de apartamentos
condominium_complex | Comunidad de propietarios
housing_complex | Urbanización
alpine_hut | Refugio de montaña | refugio
museum | Museo | museos, exposición
art_museum | Museo de arte | museo de bellas artes
history_museum | Museo de historia
art_gallery | Galería de arte | galería, galerías de arte
castle | Castillo | castillos, alcázar
historical_landmark | Monumento histórico | patrimonio, lugar histórico
historical_place | Lugar histórico
cultural_landmark | Lugar de interés cultural
monument | Monumento | monumentos, memorial
sculpture | Escultura | estatua, esculturas
fountain | Fuente | fuentes
tourist_attraction | Atracción turística | atracciones turísticas, qué ver, qué hacer, qué visitar, turismo
observation_deck | Mirador | miradores, vistas
scenic_spot | Lugar pintoresco | panorama
planetarium | Planetario | observatorio
aquarium | Acuario | acuarios
zoo | Zoo | zoológico, parque zoológico
wildlife_park | Parque de animales | safari
visitor_center | Centro de visitantes
tourist_information_center | Oficina de turismo | información turística, turismo
amphitheatre | Anfiteatro
amusement_center | Centro de ocio | ocio, sala de escape, escape room
amusement_park | Parque de atracciones | parque temático, feria
art_studio | Taller de arte
auditorium | Auditorio
banquet_hall | Salón de banquetes
casino | Casino | casinos, tragaperras
comedy_club | Club de comedia | monólogos
community_center | Centro comunitario | centro social, centro cívico
concert_hall | Sala de conciertos | concierto, conciertos
convention_center | Palacio de congresos | centro de convenciones, recinto ferial
cultural_center | Centro cultural | casa de cultura
dance_hall | Salón de baile | escuela de baile, baile
event_venue | Sala de eventos | espacio para eventos
ferris_wheel | Noria
karaoke | Karaoke
live_music_venue | Sala de música en directo | música en directo, música en vivo
movie_theater | Cine | cines, película, películas
opera_house | Ópera | teatro de ópera
performing_arts_theater | Teatro | teatros, espectáculo, espectáculos
philharmonic_hall | Sala filarmónica | filarmónica
roller_coaster | Montaña rusa
video_arcade | Salón recreativo | recreativos, videojuegos
wedding_venue | Salón de bodas | bodas, boda
television_studio | Estudio de televisión
park | Parque | parques, zona verde
city_park | Parque urbano
dog_park | Parque para perros | zona canina
botanical_garden | Jardín botánico
garden | Jardín | jardines
national_park | Parque nacional
state_park | Parque natural
nature_preserve | Reserva natural | espacio protegido
wildlife_refuge | Refugio de fauna
hiking_area | Zona de senderismo | senderismo, ruta, sendero
picnic_ground | Merendero | picnic, área de picnic
barbecue_area | Zona de barbacoas
playground | Parque infantil | parques infantiles, columpios
indoor_playground | Parque infantil cubierto | parque de bolas
plaza | Plaza | plazas
town_square | Plaza mayor
cycling_park | Parque ciclista | bmx, pump track
skateboard_park | Parque de patinaje | skatepark, skate
off_roading_area | Zona todoterreno
childrens_camp | Campamento infantil | campamento de verano, colonias
summer_camp_organizer | Organizador de campamentos
farm | Granja | granjas, finca
ranch | Rancho
stable | Cuadra | hípica, centro ecuestre, equitación, caballos
cemetery | Cementerio | cementerios
water_park | Parque acuático
beach | Playa | playas, bañarse
marina | Puerto deportivo | puerto, marina, amarre
fishing_pier | Muelle de pesca | pesca
fishing_pond | Estanque de pesca
fishing_charter | Excursión de pesca en mar
natural_feature | Espacio natural | naturaleza
island | Isla | islas, islote
archipelago | Archipiélago
lake | Lago | lagos, estanque, laguna
river | Río | ríos, cascada
mountain_peak | Cima | montaña, pico, cumbre
woods | Bosque | bosques
arena | Pabellón polideportivo | pabellón
athletic_field | Campo de deportes | campo de fútbol, pista deportiva, petanca
adventure_sports_center | Centro de deportes de aventura | escalada, tirolina, parapente, parque de aventuras
bowling_alley | Bolera | bolos, boleras
fitness_center | Centro de fitness | gimnasio, fitness, musculación
go_karting_venue | Circuito de karts | karting, karts
golf_course | Campo de golf | golf, campos de golf
indoor_golf_course | Golf cubierto
miniature_golf_course | Minigolf
gym | Gimnasio | gimnasios, gym
ice_skating_rink | Pista de patinaje sobre hielo | patinaje, patinar sobre hielo
paintball_center | Paintball
race_course | Circuito de carreras | hipódromo, carreras
ski_resort | Estación de esquí | esquí, esquiar, remontes
sports_activity_location | Instalación deportiva | deporte
sports_club | Club deportivo | club de tenis, club náutico
sports_coaching | Entrenamiento deportivo | entrenador personal
sports_complex | Polideportivo | complejo deportivo, polideportivos
sports_school | Escuela deportiva | escuela de surf, escuela de vela, escuela de esquí
stadium | Estadio | estadios
swimming_pool | Piscina | piscinas, nadar, piscina municipal
tennis_court | Pista de tenis | tenis, pádel, pistas de tenis
transit_station | Estación de transporte | transporte público
airport | Aeropuerto | aeropuertos, vuelos, avión
international_airport | Aeropuerto internacional
airstrip | Aeródromo
heliport | Helipuerto | helicóptero
bike_sharing_station | Estación de bicicletas compartidas | bicis compartidas, bicicleta pública
bus_station | Estación de autobuses | terminal de autobuses, autocar
bus_stop | Parada de autobús | autobús, autobuses, bus, parada de bus
ferry_terminal | Terminal de ferris | ferri, ferry, estación marítima
ferry_service | Servicio de ferri
light_rail_station | Estación de tren ligero
subway_station | Estación de metro | metro, boca de metro
taxi_stand | Parada de taxis | taxi, taxis
taxi_service | Servicio de taxi | taxi
chauffeur_service | Servicio de chófer
toll_station | Peaje
train_station | Estación de tren | estación, tren, trenes, renfe, estación ferroviaria
train_ticket_office | Taquilla de trenes
tram_stop | Parada de tranvía | tranvía
transit_depot | Cochera de transporte
transit_stop | Parada
transportation_service | Servicio de transporte
bridge | Puente | puentes, viaducto, pasarela
cable_car_station | Teleférico | funicular, telecabina
finance | Finanzas
accounting | Asesoría contable | contable, gestoría, contabilidad
atm | Cajero automático | cajero, cajeros, sacar dinero
bank | Banco | bancos, sucursal bancaria
insurance_agency | Seguros | aseguradora, seguro
currency_exchange | Casa de cambio | cambio de moneda, cambio
post_office | Oficina de correos | correos, oficinas de correos
post_box | Buzón de correos | buzón, buzones
courier_service | Servicio de mensajería | mensajería, mensajero
shipping_service | Envío de paquetes | paquetería, paquetes, punto de recogida
parcel_locker | Taquilla de paquetes | consigna de paquetes, locker
place_of_worship | Lugar de culto | culto
buddhist_temple | Templo budista
church | Iglesia | iglesias, catedral, capilla, basílica, misa
hindu_temple | Templo hindú
mosque | Mezquita | mezquitas
shinto_shrine | Santuario sintoísta
synagogue | Sinagoga | sinagogas
city_hall | Ayuntamiento | ayuntamientos, alcaldía, casa consistorial
courthouse | Juzgado | juzgados, tribunal, palacio de justicia
embassy | Embajada | embajadas, consulado
fire_station | Parque de bomberos | bomberos
government_office | Oficina pública | administración, hacienda
local_government_office | Administración local
police | Policía | comisaría, comisaría de policía, guardia civil
neighborhood_police_station | Comisaría de barrio
association_or_organization | Asociación | asociaciones, ong, organización
non_profit_organization | Organización sin ánimo de lucro | ong
prison | Prisión | cárcel
service | Servicio
aircraft_rental_service | Alquiler de aviones
astrologer | Astrólogo
barber_shop | Barbería | barbero, peluquería de caballeros
beautician | Esteticista | depilación
beauty_salon | Salón de belleza | centro de estética, estética, belleza
body_art_service | Estudio de tatuajes | tatuaje, tatuajes, piercing
business_center | Centro de negocios
child_care_agency | Guardería | guarderías, cuidado infantil
consultant | Consultoría | consultor
corporate_office | Oficina de empresa | empresa, oficina, sede
coworking_space | Espacio de coworking | coworking
electrician | Electricista | electricistas
employment_agency | Agencia de empleo | empleo, trabajo temporal, inem
funeral_home | Funeraria | tanatorio, pompas fúnebres
general_contractor | Empresa de construcción | constructora, albañil, reformas
hair_care | Peluquería | peluquero
hair_salon | Salón de peluquería | peluquería, peluquerías, peluquero, corte de pelo
laundry | Lavandería | lavanderías, lavandería autoservicio
lawyer | Abogado | abogados, bufete de abogados
locksmith | Cerrajero | cerrajeros, cerrajería, llaves
makeup_artist | Maquillador
manufacturer | Fabricante | fábrica, industria
marketing_consultant | Agencia de comunicación | agencia de publicidad, publicidad
moving_company | Empresa de mudanzas | mudanzas
nail_salon | Salón de uñas | uñas, manicura
painter | Pintor | pintores, pintura
pet_boarding_service | Residencia para mascotas | residencia canina
pet_care | Cuidado de mascotas | peluquería canina
plumber | Fontanero | fontaneros, fontanería, calefacción, plomero
psychic | Vidente | videncia
real_estate_agency | Agencia inmobiliaria | inmobiliaria, inmobiliarias, pisos en venta
roofing_contractor | Empresa de tejados | tejados, cubiertas
storage | Trastero | trasteros, guardamuebles
supplier | Proveedor
tailor | Sastre | modista, arreglos de ropa, costura
telecommunications_service_provider | Operador de telecomunicaciones | operador, internet
tour_agency | Organizador de visitas guiadas | visitas guiadas, excursiones
travel_agency | Agencia de viajes | agencias de viajes, viajes
veterinary_care | Veterinario | veterinarios, clínica veterinaria
public_bath | Baños públicos | duchas públicas
public_bathroom | Aseos públicos | baño público, servicios, aseo, lavabos, wc
movie_studio | Estudio de cine
landmark | Punto de referencia
establishment | Establecimiento
point_of_interest | Punto de interés
tobacco_shop | Estanco | estancos, tabaco, cigarrillos, vapeo
newsstand | Quiosco de prensa | quiosco, prensa, periódicos, revistas
optician | Óptica | óptico, gafas, lentes
hearing_aid_store | Centro auditivo | audífonos
medical_supply_store | Ortopedia | material médico
cheese_shop | Quesería | queso, quesos
fish_shop | Pescadería | pescaderías, pescado
greengrocer | Frutería | fruterías, fruta, verdura, verdulería
stationery_store | Papelería | papelerías, material de oficina, material escolar
copy_shop | Copistería | imprenta, fotocopias, impresión
fabric_store | Mercería | telas, tejidos, lanas
musical_instrument_store | Tienda de instrumentos musicales | instrumentos musicales, pianos, guitarras
photo_shop | Tienda de fotografía | fotógrafo, fotos de carné, fotografía
antique_store | Anticuario | antigüedades, anticuarios
kitchen_store | Tienda de cocinas | cocinas, baños
leather_goods_store | Marroquinería | bolsos, maletas, cuero
game_store | Tienda de videojuegos | videojuegos
boat_dealer | Venta de barcos | barcos, náutica
betting_shop | Casa de apuestas | apuestas, lotería, quinielas
vending_machine | Máquina expendedora | expendedora
dry_cleaner | Tintorería | limpieza en seco, tintorerías
shoe_repair | Zapatero | reparación de zapatos, zapatero remendón
repair_service | Servicio de reparación | reparación, reparaciones, reparación de móviles
notary | Notario | notaría, notarios
architect | Arquitecto | arquitectos, estudio de arquitectura
carpenter | Carpintero | carpintería, carpinteros, ebanista
blacksmith | Herrero | herrería, forja
upholsterer | Tapicero | tapicería
sawmill | Aserradero | serrería, madera
sailmaker | Velería | velas náuticas
driving_school | Autoescuela | carné de conducir, autoescuelas
music_school | Escuela de música | conservatorio, clases de música
language_school | Escuela de idiomas | clases de idiomas, academia de idiomas
boat_rental | Alquiler de barcos | alquilar un barco, alquiler de kayaks
bicycle_rental | Alquiler de bicicletas | alquilar una bicicleta, alquiler de bicis
social_facility | Centro social | servicios sociales
nursing_home | Residencia de ancianos | residencia de mayores, asilo
psychotherapist | Psicólogo | psicólogos, psicoterapeuta, psiquiatra
nurse | Enfermería | enfermero, enfermera
midwife | Comadrona | matrona
osteopath | Osteópata | osteopatía
speech_therapist | Logopeda | logopedia
alternative_medicine | Medicina alternativa | acupuntura, homeopatía, naturópata
ambulance_station | Ambulancias | ambulancia
defibrillator | Desfibrilador | dea
bicycle_parking | Aparcamiento de bicicletas | aparcabicicletas, aparcabicis
motorcycle_parking | Aparcamiento de motos
drinking_water | Agua potable | fuente de agua potable
recycling_center | Punto de reciclaje | reciclaje, punto limpio, contenedor de vidrio
lighthouse | Faro | faros
windmill | Molino | molino de viento, molinos
tower | Torre | torres
city_gate | Puerta de la ciudad
pier | Muelle | embarcadero, malecón
lifeboat_station | Estación de salvamento marítimo | salvamento marítimo
public_bookcase | Biblioteca de intercambio | intercambio de libros
archaeological_site | Yacimiento arqueológico | ruinas
cave | Cueva | cuevas, gruta
bay | Bahía | cala, golfo
cape | Cabo | punta
spring | Manantial | fuente
slipway | Rampa para barcos | botadura
bunker | Fortificación | fortaleza, fuerte, búnker, murallas
shelter | Refugio
political | Entidad administrativa
continent | Continente
country | País
administrative_area_level_1 | Región
administrative_area_level_2 | Departamento
administrative_area_level_3 | Distrito
administrative_area_level_4 | Cantón
administrative_area_level_5 | Entidad administrativa
administrative_area_level_6 | Entidad administrativa
administrative_area_level_7 | Entidad administrativa
colloquial_area | Zona coloquial
locality | Localidad
postal_town | Localidad postal
sublocality | Distrito
sublocality_level_1 | Distrito
sublocality_level_2 | Distrito
sublocality_level_3 | Distrito
sublocality_level_4 | Distrito
sublocality_level_5 | Distrito
neighborhood | Barrio
postal_code | Código postal
postal_code_prefix | Prefijo de código postal
postal_code_suffix | Sufijo de código postal
geocode | Posición
street_address | Dirección
street_number | Número
premise | Edificio
subpremise | Parte de un edificio
floor | Planta
room | Sala
plus_code | Plus Code
route | Calle
intersection | Cruce
`;
