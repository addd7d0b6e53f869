/** Names of types in Portuguese; `further-type-names.ts` describes the columns. */
export const TYPE_NAMES_PT = `
food | Alimentação e bebidas
restaurant | Restaurante | comer, onde comer, comida
afghani_restaurant | Restaurante afegão
african_restaurant | Restaurante africano | comida africana
american_restaurant | Restaurante americano | comida americana
argentinian_restaurant | Restaurante argentino
asian_restaurant | Restaurante asiático | asiático, comida asiática
asian_fusion_restaurant | Restaurante de fusão asiática
austrian_restaurant | Restaurante austríaco
bar_and_grill | Bar e grelhados | grelhados
barbecue_restaurant | Churrasqueira | churrasco, churrascaria, grelhados
basque_restaurant | Restaurante basco
belgian_restaurant | Restaurante belga
bistro | Bistrô | bistro
brazilian_restaurant | Restaurante brasileiro
breakfast_restaurant | Restaurante de pequenos-almoços | pequeno-almoço, café da manhã
british_restaurant | Restaurante britânico
brunch_restaurant | Restaurante de brunch | brunch
buffet_restaurant | Restaurante buffet | buffet, rodízio
cajun_restaurant | Restaurante cajun
cambodian_restaurant | Restaurante cambojano
creperie | Creperia | crepes, crepe
caribbean_restaurant | Restaurante caribenho
chicken_restaurant | Restaurante de frango | frango, frango assado
chinese_restaurant | Restaurante chinês | chinês, comida chinesa
colombian_restaurant | Restaurante colombiano
corsican_restaurant | Restaurante corso
croatian_restaurant | Restaurante croata
cuban_restaurant | Restaurante cubano
danish_restaurant | Restaurante dinamarquês
dessert_restaurant | Restaurante de sobremesas | sobremesas
diner | Diner
dumpling_restaurant | Restaurante de dumplings | dumplings
dutch_restaurant | Restaurante neerlandês | restaurante holandês
ethiopian_restaurant | Restaurante etíope
european_restaurant | Restaurante europeu
falafel_restaurant | Restaurante de falafel | falafel
family_restaurant | Restaurante familiar
fast_food_restaurant | Restaurante de comida rápida | comida rápida, fast food, lanchonete
filipino_restaurant | Restaurante filipino
fine_dining_restaurant | Restaurante de alta cozinha | alta cozinha, restaurante gourmet
fish_and_chips_restaurant | Restaurante de fish and chips | fish and chips
fondue_restaurant | Restaurante de fondue | fondue, raclette
french_restaurant | Restaurante francês | francês, comida francesa
fusion_restaurant | Restaurante de fusão
gastropub | Gastropub
german_restaurant | Restaurante alemão
greek_restaurant | Restaurante grego | grego, comida grega
gyro_restaurant | Restaurante de gyros | gyros
halal_restaurant | Restaurante halal | halal
hamburger_restaurant | Hamburgueria | hambúrguer, hambúrgueres, burger
hawaiian_restaurant | Restaurante havaiano | poke
hot_dog_restaurant | Restaurante de cachorros-quentes | cachorro-quente, hot dog
hot_dog_stand | Banca de cachorros-quentes
hot_pot_restaurant | Restaurante de hot pot | hot pot
hungarian_restaurant | Restaurante húngaro
indian_restaurant | Restaurante indiano | indiano, comida indiana, caril
indonesian_restaurant | Restaurante indonésio
irish_restaurant | Restaurante irlandês
israeli_restaurant | Restaurante israelita | restaurante israelense
italian_restaurant | Restaurante italiano | italiano, comida italiana, massa, massas
japanese_restaurant | Restaurante japonês | japonês, comida japonesa
japanese_izakaya_restaurant | Izakaya
kebab_shop | Loja de kebab | kebab, kebabs
korean_restaurant | Restaurante coreano | coreano, comida coreana
korean_barbecue_restaurant | Churrasco coreano
latin_american_restaurant | Restaurante latino-americano
lebanese_restaurant | Restaurante libanês | libanês, comida libanesa
malaysian_restaurant | Restaurante malaio
mediterranean_restaurant | Restaurante mediterrânico | mediterrânico, restaurante mediterrâneo
mexican_restaurant | Restaurante mexicano | mexicano, comida mexicana
middle_eastern_restaurant | Restaurante do Médio Oriente
mongolian_barbecue_restaurant | Churrasco mongol
moroccan_restaurant | Restaurante marroquino | marroquino, cuscuz
noodle_shop | Restaurante de noodles | noodles
north_indian_restaurant | Restaurante do norte da Índia
oyster_bar_restaurant | Bar de ostras | ostras
pakistani_restaurant | Restaurante paquistanês
persian_restaurant | Restaurante persa | restaurante iraniano
peruvian_restaurant | Restaurante peruano | ceviche
pizza_restaurant | Pizaria | pizza, pizzaria, pizzarias
pizza_delivery | Entrega de pizzas | pizza ao domicílio
polish_restaurant | Restaurante polaco | restaurante polonês
portuguese_restaurant | Restaurante português | comida portuguesa, tasca, marisqueira
ramen_restaurant | Restaurante de ramen | ramen
romanian_restaurant | Restaurante romeno
russian_restaurant | Restaurante russo
salad_shop | Bar de saladas | salada, saladas
sandwich_shop | Loja de sandes | sandes, sanduíche, sanduíches
scandinavian_restaurant | Restaurante escandinavo
seafood_restaurant | Marisqueira | marisco, mariscos, frutos do mar, restaurante de peixe
shawarma_restaurant | Restaurante de shawarma | shawarma
soup_restaurant | Restaurante de sopas | sopa, sopas
south_indian_restaurant | Restaurante do sul da Índia
spanish_restaurant | Restaurante espanhol | espanhol, paelha
sri_lankan_restaurant | Restaurante do Sri Lanka
steak_house | Casa de carnes | steakhouse, bife, carne
sushi_restaurant | Restaurante de sushi | sushi
swiss_restaurant | Restaurante suíço
taco_restaurant | Restaurante de tacos | tacos
taiwanese_restaurant | Restaurante taiwanês
tapas_restaurant | Restaurante de tapas | tapas, petiscos
tex_mex_restaurant | Restaurante tex-mex | tex mex
thai_restaurant | Restaurante tailandês | tailandês, thai
tibetan_restaurant | Restaurante tibetano
tonkatsu_restaurant | Restaurante de tonkatsu
tunisian_restaurant | Restaurante tunisino
turkish_restaurant | Restaurante turco | turco, comida turca
ukrainian_restaurant | Restaurante ucraniano
vegan_restaurant | Restaurante vegano | vegano, vegan
vegetarian_restaurant | Restaurante vegetariano | vegetariano, comida vegetariana
vietnamese_restaurant | Restaurante vietnamita | vietnamita
western_restaurant | Restaurante ocidental
yakiniku_restaurant | Restaurante de yakiniku
meal_delivery | Entrega de refeições | comida ao domicílio, delivery
meal_takeaway | Comida para levar | take-away, takeaway, para levar
food_delivery | Entrega de comida
food_court | Praça de alimentação | food court
cafeteria | Cantina | refeitório, cafetaria
snack_bar | Snack-bar | lanches, lanchonete, snack bar
catering_service | Serviço de catering | catering
cafe | Café | cafés, cafetaria, cafeteria
coffee_shop | Cafetaria | cafeteria, coffee shop
coffee_roastery | Torrefação | torrefação de café
coffee_stand | Quiosque de café
tea_house | Salão de chá | casa de chá, chá
bubble_tea_store | Loja de bubble tea | bubble tea
cat_cafe | Café com gatos | café de gatos
dog_cafe | Café com cães
internet_cafe | Cibercafé | internet café
juice_shop | Bar de sumos | sumos, sucos, smoothies
acai_shop | Loja de açaí | açaí
ice_cream_shop | Gelataria | gelado, gelados, sorvete, sorveteria, geladaria
dessert_shop | Loja de sobremesas | sobremesas, doces, waffles
donut_shop | Loja de donuts | donut, donuts
bagel_shop | Loja de bagels | bagel, bagels
cake_shop | Loja de bolos | bolo, bolos, confeitaria
bar | Bar | bares, beber um copo
beer_garden | Jardim da cerveja | cervejaria ao ar livre
brewery | Fábrica de cerveja | cervejeira, cerveja artesanal
brewpub | Brewpub
cocktail_bar | Bar de cocktails | cocktail, cocktails, coquetéis
hookah_bar | Bar de shisha | shisha, narguilé
irish_pub | Pub irlandês | irish pub
lounge_bar | Bar lounge | lounge
pub | Pub | pubs, cervejaria
sports_bar | Bar desportivo | sports bar
wine_bar | Bar de vinhos | vinhos, enoteca, garrafeira
night_club | Discoteca | boate, clube noturno, dançar
winery | Adega | quinta vinícola, adegas, prova de vinhos, vinícola
vineyard | Vinha | vinhas, vinhedo
food_store | Loja de alimentação | mercearia fina, produtos regionais
bakery | Padaria | padarias, pão, padeiro
pastry_shop | Pastelaria | pastelarias, pastéis, doçaria, confeitaria
butcher_shop | Talho | talhos, açougue, carne, charcutaria
candy_store | Loja de doces | doces, guloseimas, rebuçados, balas
chocolate_shop | Chocolataria | chocolate, chocolates
chocolate_factory | Fábrica de chocolate
confectionery | Confeitaria | doces
deli | Charcutaria | delicatessen, mercearia gourmet
grocery_store | Mercearia | mercearias, compras
asian_grocery_store | Mercearia asiática | supermercado asiático
health_food_store | Loja de produtos biológicos | bio, biológico, produtos naturais, orgânicos
liquor_store | Garrafeira | loja de vinhos, vinho, bebidas alcoólicas
supermarket | Supermercado | supermercados, compras
hypermarket | Hipermercado | hipermercados
discount_supermarket | Supermercado de desconto | discount
tea_store | Loja de chá | chá
convenience_store | Loja de conveniência | minimercado, mini mercado
farmers_market | Mercado de produtores | mercado de agricultores
store | Loja | lojas, compras
auto_parts_store | Loja de peças para automóveis | peças auto, autopeças
bicycle_store | Loja de bicicletas | bicicletas, bicicleta
book_store | Livraria | livrarias, livros
building_materials_store | Materiais de construção | loja de materiais de construção
cell_phone_store | Loja de telemóveis | telemóvel, telemóveis, celular, celulares
clothing_store | Loja de roupa | roupa, roupas, moda, vestuário
womens_clothing_store | Loja de roupa de senhora | roupa feminina, roupa de senhora
cosmetics_store | Perfumaria | cosméticos, perfumes, perfumarias
department_store | Grandes armazéns | armazém, loja de departamentos
discount_store | Loja de descontos | loja de desconto, loja dos trezentos
electronics_store | Loja de eletrónica | eletrónica, eletrodomésticos, computadores, informática, eletrônicos
flea_market | Feira da ladra | feira de velharias, mercado de pulgas
florist | Florista | flores, floristas, floricultura
furniture_store | Loja de móveis | móveis, mobiliário, mobília
garden_center | Centro de jardinagem | jardinagem, viveiro, plantas
general_store | Loja de artigos variados | bazar
gift_shop | Loja de presentes | presentes, lembranças, recordações, souvenirs
hardware_store | Loja de ferragens | ferragens, ferramentas, drogaria
home_goods_store | Loja de artigos para o lar | artigos para casa, decoração
home_improvement_store | Loja de bricolage | bricolage, bricolagem
jewelry_store | Joalharia | joias, joalheria, ourivesaria, relógios
market | Mercado | mercados, feira
pet_store | Loja de animais | animais, pet shop, animais de estimação
shoe_store | Sapataria | sapatarias, sapatos, calçado
shopping_mall | Centro comercial | centros comerciais, shopping
sporting_goods_store | Loja de desporto | artigos desportivos, artigos esportivos
sportswear_store | Loja de roupa desportiva | roupa desportiva, roupa esportiva
thrift_store | Loja de segunda mão | segunda mão, usados, brechó
toy_store | Loja de brinquedos | brinquedos
warehouse_store | Loja-armazém
wholesaler | Grossista | grossistas, atacado, venda por grosso
movie_rental | Aluguer de filmes | videoclube
health | Saúde
chiropractor | Quiroprático | quiroprática
dental_clinic | Clínica dentária | clínica odontológica
dentist | Dentista | dentistas, ortodontista
doctor | Médico | médicos, doutor, médico de família, consultório
drugstore | Parafarmácia | drogaria
general_hospital | Hospital geral
hospital | Hospital | hospitais, urgências, maternidade, pronto-socorro
medical_center | Centro médico | centro de saúde, posto de saúde
medical_clinic | Clínica | clínicas
medical_lab | Laboratório de análises | análises clínicas, análises de sangue
pharmacy | Farmácia | farmácias, medicamentos, remédios, farmácia de serviço
physiotherapist | Fisioterapeuta | fisioterapia, fisioterapeutas
skin_care_clinic | Clínica de dermatologia | dermatologista
massage | Massagens | massagem, massagista
massage_spa | Spa e massagens
sauna | Sauna | saunas
spa | Spa | termas, bem-estar
tanning_studio | Centro de bronzeamento | solário
wellness_center | Centro de bem-estar | bem-estar
yoga_studio | Estúdio de ioga | ioga, yoga, pilates
foot_care | Podólogo | podologia, pedicure
academic_department | Departamento universitário
educational_institution | Instituição de ensino | formação, centro de formação
library | Biblioteca | bibliotecas
preschool | Jardim de infância | pré-escola, jardim infantil
primary_school | Escola primária | escola básica, ensino básico
research_institute | Instituto de investigação | investigação, instituto de pesquisa
school | Escola | escolas, colégio, colégios
secondary_school | Escola secundária | liceu, ensino secundário
university | Universidade | universidades, faculdade, campus
school_district | Distrito escolar
gas_station | Posto de combustível | bomba de gasolina, gasolineira, posto de gasolina, gasolina, combustível, bombas de gasolina
rest_stop | Área de descanso | área de serviço
truck_stop | Área para camiões | parada de caminhões
car_repair | Oficina de automóveis | oficina, mecânico, oficina mecânica, chapeiro
car_dealer | Concessionário de automóveis | concessionária, stand de automóveis, carros usados, stand
car_rental | Aluguer de automóveis | aluguer de carros, rent-a-car, aluguel de carros, alugar carro
car_wash | Lavagem de automóveis | lavagem de carros, lava-jato
tire_shop | Loja de pneus | pneus, borracharia
truck_dealer | Concessionário de camiões
truck_rental | Aluguer de camiões | aluguer de carrinhas, alugar carrinha
motorcycle_dealer | Concessionário de motos | motos, motas, mota
motorcycle_repair | Oficina de motos
electric_vehicle_charging_station | Posto de carregamento | carregador, carregadores, carregamento elétrico, carregar carro elétrico, eletroposto
ebike_charging_station | Carregamento de bicicletas elétricas
parking | Estacionamento | estacionamentos, parque de estacionamento, estacionar
parking_garage | Estacionamento coberto | parque subterrâneo
parking_lot | Estacionamento ao ar livre
park_and_ride | Parque dissuasor | park and ride
lodging | Alojamento | alojamentos, dormir, onde dormir, hospedagem
bed_and_breakfast | Alojamento com pequeno-almoço | bed and breakfast, b&b
campground | Parque de campismo | campismo, camping, acampar
camping_cabin | Bangaló de campismo | bungalow, bangaló
cottage | Casa de férias | casa de campo, turismo rural
extended_stay_hotel | Aparthotel | apart-hotel
farmstay | Agroturismo | turismo rural
guest_house | Casa de hóspedes | pensão, pensões, pousada
hostel | Hostel | pousada da juventude, albergue, hostels
hotel | Hotel | hotéis, quarto de hotel
inn | Estalagem | hospedaria
japanese_inn | Ryokan
budget_japanese_inn | Ryokan económico
mobile_home_park | Parque de casas móveis
motel | Motel | motéis
private_guest_room | Quarto em casa particular
resort_hotel | Resort | complexo hoteleiro
rv_park | Parque de autocaravanas | autocaravanas, caravanas
apartment_building | Prédio de apartamentos | apartamentos, prédio
apartment_complex | Complexo de apartamentos
condominium_complex | Condomínio
housing_complex | Urbanização | conjunto habitacional
alpine_hut | Refúgio de montanha | refúgio
museum | Museu | museus, exposição
art_museum | Museu de arte | museu de belas-artes
history_museum | Museu de história
art_gallery | Galeria de arte | galeria, galerias de arte
castle | Castelo | castelos
historical_landmark | Monumento histórico | património histórico
historical_place | Local histórico
cultural_landmark | Local de interesse cultural
monument | Monumento | monumentos, memorial
sculpture | Escultura | estátua, esculturas
fountain | Fonte | fontes, chafariz
tourist_attraction | Atração turística | atrações, o que ver, o que fazer, o que visitar, turismo
observation_deck | Miradouro | miradouros, mirante
scenic_spot | Local pitoresco | panorama
planetarium | Planetário | observatório
aquarium | Aquário | oceanário
zoo | Jardim zoológico | zoo, zoológico
wildlife_park | Parque de vida selvagem | safari
visitor_center | Centro de visitantes
tourist_information_center | Posto de turismo | informações turísticas, turismo
amphitheatre | Anfiteatro
amusement_center | Centro de diversões | escape room, diversão
amusement_park | Parque de diversões | parque temático
art_studio | Ateliê de arte
auditorium | Auditório
banquet_hall | Salão de banquetes
casino | Casino | casinos, cassino
comedy_club | Clube de comédia | stand-up
community_center | Centro comunitário | centro social
concert_hall | Sala de concertos | concerto, concertos
convention_center | Centro de congressos | centro de convenções
cultural_center | Centro cultural | casa da cultura
dance_hall | Salão de dança | escola de dança, dança
event_venue | Espaço de eventos | sala de eventos
ferris_wheel | Roda-gigante
karaoke | Karaoke
live_music_venue | Espaço de música ao vivo | música ao vivo
movie_theater | Cinema | cinemas, filme, filmes
opera_house | Ópera | casa da ópera
performing_arts_theater | Teatro | teatros, espetáculo, espetáculos
philharmonic_hall | Sala filarmónica | filarmónica
roller_coaster | Montanha-russa
video_arcade | Salão de jogos | jogos de vídeo, fliperama
wedding_venue | Espaço para casamentos | casamento, casamentos
television_studio | Estúdio de televisão
park | Parque | parques, jardim público
city_park | Parque urbano
dog_park | Parque para cães
botanical_garden | Jardim botânico
garden | Jardim | jardins
national_park | Parque nacional
state_park | Parque natural
nature_preserve | Reserva natural | área protegida
wildlife_refuge | Refúgio de vida selvagem
hiking_area | Zona de caminhadas | caminhada, trilho, trilha
picnic_ground | Parque de merendas | piquenique
barbecue_area | Zona de churrasco
playground | Parque infantil | parques infantis, parquinho, baloiços
indoor_playground | Parque infantil coberto
plaza | Praça | praças
town_square | Praça central
cycling_park | Parque ciclável | bmx, pump track
skateboard_park | Parque de skate | skatepark
off_roading_area | Zona todo-o-terreno
childrens_camp | Colónia de férias | acampamento infantil, campo de férias
summer_camp_organizer | Organizador de campos de férias
farm | Quinta | quintas, fazenda, agricultor
ranch | Rancho
stable | Centro hípico | equitação, cavalos, hípica
cemetery | Cemitério | cemitérios
water_park | Parque aquático
beach | Praia | praias, beira-mar
marina | Marina | porto de recreio, porto, doca
fishing_pier | Cais de pesca | pesca
fishing_pond | Lago de pesca
fishing_charter | Passeio de pesca no mar
natural_feature | Sítio natural | natureza
island | Ilha | ilhas, ilhéu
archipelago | Arquipélago
lake | Lago | lagos, lagoa
river | Rio | rios, cascata, cachoeira
mountain_peak | Pico | montanha, cume, serra
woods | Bosque | floresta, mata, bosques
arena | Pavilhão desportivo | pavilhão, ginásio de esportes
athletic_field | Campo desportivo | campo de futebol, quadra
adventure_sports_center | Centro de desportos de aventura | escalada, arborismo, parapente
bowling_alley | Bowling | boliche
fitness_center | Centro de fitness | ginásio, fitness, musculação, academia
go_karting_venue | Kartódromo | karting, karts
golf_course | Campo de golfe | golfe, campos de golfe
indoor_golf_course | Golfe coberto
miniature_golf_course | Minigolfe | mini-golfe
gym | Ginásio | ginásios, academia, gym
ice_skating_rink | Pista de patinagem no gelo | patinagem, patinação no gelo
paintball_center | Paintball
race_course | Circuito | hipódromo, autódromo
ski_resort | Estância de esqui | esqui, esquiar, estação de esqui
sports_activity_location | Local de atividades desportivas | desporto, esporte
sports_club | Clube desportivo | clube náutico, clube de ténis, clube esportivo
sports_coaching | Treino desportivo | personal trainer
sports_complex | Complexo desportivo | complexo esportivo
sports_school | Escola desportiva | escola de surf, escola de vela
stadium | Estádio | estádios
swimming_pool | Piscina | piscinas, nadar, natação
tennis_court | Campo de ténis | ténis, padel, quadra de tênis
transit_station | Estação de transportes | transportes públicos
airport | Aeroporto | aeroportos, voos, avião
international_airport | Aeroporto internacional
airstrip | Aeródromo
heliport | Heliporto | helicóptero
bike_sharing_station | Estação de bicicletas partilhadas | bicicletas partilhadas, bicicletas compartilhadas
bus_station | Terminal de autocarros | central de camionagem, rodoviária, estação rodoviária
bus_stop | Paragem de autocarro | autocarro, autocarros, paragem, ônibus, ponto de ônibus
ferry_terminal | Terminal de ferries | ferry, barco, estação fluvial, balsa
ferry_service | Serviço de ferry
light_rail_station | Estação de metro ligeiro
subway_station | Estação de metro | metro, metrô, estação de metrô
taxi_stand | Praça de táxis | táxi, táxis, ponto de táxi
taxi_service | Serviço de táxi | táxi
chauffeur_service | Serviço de motorista
toll_station | Portagem | pedágio
train_station | Estação de comboios | estação, comboio, comboios, trem, estação de trem
train_ticket_office | Bilheteira de comboios
tram_stop | Paragem de elétrico | elétrico, bonde
transit_depot | Depósito de transportes
transit_stop | Paragem
transportation_service | Serviço de transporte
bridge | Ponte | pontes, viaduto
cable_car_station | Teleférico | funicular, telecabina
finance | Finanças
accounting | Gabinete de contabilidade | contabilista, contabilidade, contador
atm | Caixa automática | multibanco, caixa eletrônico, caixa multibanco, levantar dinheiro
bank | Banco | bancos, agência bancária
insurance_agency | Seguros | seguradora, seguro
currency_exchange | Casa de câmbio | câmbio, câmbios
post_office | Estação de correios | correios, posto de correios, agência dos correios
post_box | Marco de correio | caixa de correio
courier_service | Serviço de estafetas | estafeta, entregas, courier
shipping_service | Envio de encomendas | encomendas, ponto de recolha
parcel_locker | Cacifo de encomendas | cacifo, locker
place_of_worship | Local de culto | culto
buddhist_temple | Templo budista
church | Igreja | igrejas, catedral, sé, capela, missa
hindu_temple | Templo hindu
mosque | Mesquita | mesquitas
shinto_shrine | Santuário xintoísta
synagogue | Sinagoga | sinagogas
city_hall | Câmara municipal | prefeitura, paços do concelho, junta de freguesia
courthouse | Tribunal | tribunais, palácio da justiça, fórum
embassy | Embaixada | embaixadas, consulado
fire_station | Quartel de bombeiros | bombeiros
government_office | Repartição pública | finanças, serviço público
local_government_office | Administração local
police | Polícia | esquadra, esquadra de polícia, delegacia, gnr, psp
neighborhood_police_station | Esquadra de bairro
association_or_organization | Associação | associações, ong, organização
non_profit_organization | Organização sem fins lucrativos | ong
prison | Prisão | cadeia, estabelecimento prisional
service | Serviço
aircraft_rental_service | Aluguer de aviões
astrologer | Astrólogo
barber_shop | Barbearia | barbeiro, barbearias
beautician | Esteticista | depilação
beauty_salon | Salão de beleza | centro de estética, estética, beleza
body_art_service | Estúdio de tatuagens | tatuagem, tatuagens, piercing
business_center | Centro de negócios
child_care_agency | Creche | creches, infantário, ama
consultant | Consultoria | consultor
corporate_office | Escritório de empresa | empresa, escritório, sede
coworking_space | Espaço de coworking | coworking
electrician | Eletricista | eletricistas
employment_agency | Agência de emprego | centro de emprego, trabalho temporário
funeral_home | Agência funerária | funerária
general_contractor | Empresa de construção | construtora, pedreiro, obras
hair_care | Cabeleireiro | cabelo
hair_salon | Salão de cabeleireiro | cabeleireiro, cabeleireiros, corte de cabelo
laundry | Lavandaria | lavandarias, lavanderia, lavandaria self-service
lawyer | Advogado | advogados, escritório de advogados
locksmith | Serralheiro | chaveiro, chaves
makeup_artist | Maquilhador | maquiador
manufacturer | Fabricante | fábrica, indústria
marketing_consultant | Agência de comunicação | agência de publicidade, publicidade
moving_company | Empresa de mudanças | mudanças
nail_salon | Salão de unhas | unhas, manicure
painter | Pintor | pintores, pintura
pet_boarding_service | Hotel para animais | hotel para cães
pet_care | Cuidados para animais | tosquias, banho e tosquia
plumber | Canalizador | canalizadores, encanador, aquecimento
psychic | Vidente | tarot
real_estate_agency | Agência imobiliária | imobiliária, imobiliárias
roofing_contractor | Empresa de telhados | telhados
storage | Armazenamento | self storage, guarda-móveis
supplier | Fornecedor
tailor | Alfaiate | costureira, arranjos de costura, costura
telecommunications_service_provider | Operador de telecomunicações | operadora, internet
tour_agency | Agência de excursões | visitas guiadas, excursões
travel_agency | Agência de viagens | agências de viagens, viagens
veterinary_care | Veterinário | veterinários, clínica veterinária
public_bath | Banhos públicos | balneário público, chuveiros
public_bathroom | Sanitários públicos | casa de banho, casas de banho, banheiro, wc
movie_studio | Estúdio de cinema
landmark | Ponto de referência
establishment | Estabelecimento
point_of_interest | Ponto de interesse
tobacco_shop | Tabacaria | tabacarias, tabaco, cigarros
newsstand | Quiosque de jornais | quiosque, jornais, revistas, banca de jornal
optician | Ótica | oculista, óculos, óptica
hearing_aid_store | Centro auditivo | aparelhos auditivos
medical_supply_store | Loja de material médico | ortopedia, material ortopédico
cheese_shop | Queijaria | queijo, queijos
fish_shop | Peixaria | peixarias, peixe
greengrocer | Frutaria | frutarias, fruta, legumes, quitanda
stationery_store | Papelaria | papelarias, material de escritório, material escolar
copy_shop | Centro de cópias | fotocópias, gráfica, impressão, reprografia
fabric_store | Retrosaria | tecidos, lãs
musical_instrument_store | Loja de instrumentos musicais | instrumentos musicais
photo_shop | Loja de fotografia | fotógrafo, fotografias tipo passe, fotografia
antique_store | Antiquário | antiguidades, antiquários
kitchen_store | Loja de cozinhas | cozinhas
leather_goods_store | Marroquinaria | malas, carteiras, couro
game_store | Loja de videojogos | videojogos, videogames
boat_dealer | Venda de barcos | barcos, náutica
betting_shop | Casa de apostas | apostas, lotaria, loteria, totoloto
vending_machine | Máquina de venda automática | máquina de vendas
dry_cleaner | Lavandaria a seco | limpeza a seco, engomadoria
shoe_repair | Sapateiro | conserto de sapatos, reparação de calçado
repair_service | Serviço de reparação | reparação, reparações, assistência técnica
notary | Notário | cartório, notários
architect | Arquiteto | arquitetos
carpenter | Carpinteiro | carpintaria, marceneiro, carpinteiros
blacksmith | Ferreiro | ferraria, forja
upholsterer | Estofador | estofos, tapeçaria
sawmill | Serração | serraria, madeira
sailmaker | Fabricante de velas | velas náuticas
driving_school | Escola de condução | carta de condução, autoescola
music_school | Escola de música | conservatório, aulas de música
language_school | Escola de línguas | cursos de línguas, escola de idiomas
boat_rental | Aluguer de barcos | alugar um barco, aluguer de caiaques
bicycle_rental | Aluguer de bicicletas | alugar bicicleta, aluguel de bicicletas
social_facility | Equipamento social | assistência social
nursing_home | Lar de idosos | lar, casa de repouso
psychotherapist | Psicólogo | psicoterapeuta, psiquiatra, psicólogos
nurse | Enfermagem | enfermeiro, enfermeira
midwife | Parteira | parteiras
osteopath | Osteopata | osteopatia
speech_therapist | Terapeuta da fala | terapia da fala, fonoaudiólogo
alternative_medicine | Medicina alternativa | acupuntura, homeopatia, naturopata
ambulance_station | Ambulâncias | ambulância
defibrillator | Desfibrilhador | dae, desfibrilador
bicycle_parking | Estacionamento de bicicletas | parque de bicicletas, bicicletário
motorcycle_parking | Estacionamento de motos
drinking_water | Água potável | bebedouro
recycling_center | Ponto de reciclagem | ecoponto, reciclagem, ecocentro, vidrão
lighthouse | Farol | faróis
windmill | Moinho | moinho de vento, moinhos
tower | Torre | torres
city_gate | Porta da cidade
pier | Cais | pontão, molhe
lifeboat_station | Estação de salva-vidas | socorro a náufragos
public_bookcase | Biblioteca de rua | troca de livros
archaeological_site | Sítio arqueológico | ruínas
cave | Gruta | grutas, caverna
bay | Baía | enseada, golfo
cape | Cabo | promontório, ponta
spring | Nascente | fonte
slipway | Rampa para barcos
bunker | Fortificação | forte, fortaleza, bunker, muralha
shelter | Abrigo
political | Entidade administrativa
continent | Continente
country | País
administrative_area_level_1 | Região
administrative_area_level_2 | Departamento
administrative_area_level_3 | Distrito
administrative_area_level_4 | Cantão
administrative_area_level_5 | Entidade administrativa
administrative_area_level_6 | Entidade administrativa
administrative_area_level_7 | Entidade administrativa
colloquial_area | Zona informal
locality | Localidade
postal_town | Localidade postal
sublocality | Bairro
sublocality_level_1 | Bairro
sublocality_level_2 | Bairro
sublocality_level_3 | Bairro
sublocality_level_4 | Bairro
sublocality_level_5 | Bairro
neighborhood | Bairro
postal_code | Código postal
postal_code_prefix | Prefixo de código postal
postal_code_suffix | Sufixo de código postal
geocode | Posição
street_address | Endereço
street_number | Número
premise | Edifício
subpremise | Parte de um edifício
floor | Andar
room | Sala
plus_code | Plus Code
route | Rua
intersection | Cruzamento
`;
