/**
 * OpenStreetMap tags to place types, one rule for each line, first match first:
 *
 *     key=value[,value] [key=value[,value]] | type | flags
 *
 * Earlier lines win if an element matches several (a hotel with a restaurant is a hotel);
 * the others add their types. `*` stands for any value but `no`.
 *
 * Flags: `coarse` means that the type says less than the tags, so the preset's name is
 * shown. `unnamed` places are kept without a name, because people look for them by kind.
 * `stop` places with one name close together are one place. `line` places are the sections
 * of one river or lift. `building` places yield to another place of the same name there.
 * `entrance` places belong to the station next to them.
 *
 * @see https://wiki.openstreetmap.org/wiki/Map_features
 */
export const OSM_TYPE_TABLE = `
tourism=hotel hotel=resort | resort_hotel
tourism=hotel | hotel
tourism=motel | motel
tourism=hostel | hostel
tourism=guest_house guest_house=bed_and_breakfast | bed_and_breakfast
tourism=guest_house | guest_house
tourism=apartment | extended_stay_hotel | coarse
tourism=chalet | cottage | coarse
tourism=alpine_hut,wilderness_hut | alpine_hut
tourism=camp_site | campground
tourism=caravan_site | rv_park
leisure=resort | resort_hotel
leisure=summer_camp | childrens_camp
tourism=museum museum=art,modern_art,fine_arts | art_museum
tourism=museum museum=history,local,military,archaeological,archeological | history_museum
tourism=museum | museum
tourism=aquarium | aquarium
tourism=zoo zoo=wildlife_park,safari_park | wildlife_park
tourism=zoo | zoo
tourism=theme_park | amusement_park
leisure=water_park | water_park
amenity=casino | casino
leisure=adult_gaming_centre | video_arcade | coarse
amenity=gambling | betting_shop | coarse
amenity=hospital | hospital
amenity=clinic | medical_clinic
amenity=pharmacy | pharmacy | unnamed
amenity=dentist | dentist
amenity=doctors | doctor
amenity=veterinary | veterinary_care
amenity=nursing_home | nursing_home
amenity=social_facility social_facility=nursing_home | nursing_home | coarse
amenity=social_facility social_facility=assisted_living,group_home social_facility:for=senior | nursing_home | coarse
amenity=social_facility | social_facility | coarse
amenity=university | university
amenity=college | university | coarse
amenity=kindergarten | preschool
amenity=childcare | child_care_agency
amenity=school isced:level=1,0;1 | primary_school
amenity=school school:FR=maternelle | preschool
amenity=school school:FR=élémentaire,primaire | primary_school
amenity=school isced:level=2,3,2;3 | secondary_school
amenity=school school:FR=collège,lycée,secondaire | secondary_school
amenity=school | school
amenity=driving_school | driving_school
amenity=music_school | music_school
amenity=language_school | language_school
amenity=dancing_school | dance_hall | coarse
amenity=prep_school,training | educational_institution | coarse
amenity=research_institute | research_institute
amenity=library | library
amenity=townhall | city_hall | unnamed
amenity=courthouse | courthouse
amenity=police | police | unnamed
amenity=fire_station | fire_station | unnamed
amenity=prison | prison
amenity=embassy | embassy
office=diplomatic | embassy | coarse
amenity=public_building | government_office | coarse
amenity=post_office | post_office | unnamed
amenity=bank | bank
amenity=bureau_de_change | currency_exchange
amenity=money_transfer,payment_centre | finance | coarse
amenity=cinema | movie_theater
amenity=theatre theatre:type=opera_house,opera | opera_house
amenity=theatre theatre:type=concert_hall | concert_hall
amenity=theatre theatre:type=amphi | amphitheatre
amenity=theatre | performing_arts_theater
amenity=concert_hall | concert_hall
amenity=music_venue | live_music_venue
amenity=arts_centre | cultural_center
amenity=community_centre | community_center
amenity=social_centre | community_center | coarse
amenity=conference_centre,exhibition_centre | convention_center
amenity=events_venue | event_venue
amenity=planetarium | planetarium
amenity=nightclub | night_club
amenity=stripclub,swingerclub,love_hotel,brothel | point_of_interest | coarse
amenity=studio | television_studio | coarse
amenity=coworking_space | coworking_space
amenity=internet_cafe | internet_cafe
amenity=karaoke_box | karaoke
amenity=place_of_worship building=chapel,wayside_chapel | church | coarse
amenity=place_of_worship religion=christian | church
amenity=place_of_worship religion=muslim | mosque
amenity=place_of_worship religion=jewish | synagogue
amenity=place_of_worship religion=hindu | hindu_temple
amenity=place_of_worship religion=buddhist | buddhist_temple
amenity=place_of_worship religion=shinto | shinto_shrine
amenity=place_of_worship | place_of_worship
amenity=monastery | place_of_worship | coarse
amenity=crematorium,funeral_hall | funeral_home | coarse
amenity=grave_yard | cemetery
landuse=cemetery | cemetery
amenity=fuel | gas_station | unnamed
amenity=charging_station bicycle=yes,designated car=no | ebike_charging_station | unnamed
amenity=charging_station bicycle=yes,designated motorcar=no | ebike_charging_station | unnamed
amenity=charging_station | electric_vehicle_charging_station | unnamed
amenity=restaurant | restaurant
amenity=fast_food | fast_food_restaurant
amenity=food_court | food_court
amenity=biergarten | beer_garden
amenity=pub pub=irish | irish_pub
amenity=pub | pub
amenity=hookah_lounge | hookah_bar
amenity=bar bar=wine,wine_bar | wine_bar
amenity=bar bar=cocktail | cocktail_bar
amenity=bar | bar
amenity=ice_cream | ice_cream_shop
amenity=cafe | cafe
shop=mall | shopping_mall
shop=department_store | department_store
shop=supermarket organic=only | health_food_store
shop=supermarket | supermarket
shop=wholesale | wholesaler
shop=convenience | convenience_store
shop=general,variety_store,country_store | general_store | coarse
shop=bakery | bakery
shop=pastry | pastry_shop
shop=butcher | butcher_shop
shop=cheese,dairy | cheese_shop
shop=seafood,fishmonger | fish_shop
shop=greengrocer | greengrocer
shop=farm | farmers_market | coarse
shop=chocolate | chocolate_shop
shop=confectionery | confectionery
shop=deli | deli
shop=health_food,nutrition_supplements,herbalist | health_food_store | coarse
shop=ice_cream | ice_cream_shop
shop=tea | tea_store
shop=coffee | coffee_roastery | coarse
shop=wine,alcohol | liquor_store
shop=beverages | liquor_store | coarse
shop=brewing_supplies | store | coarse
shop=frozen_food,pasta,spices,honey,nuts,food,water | food_store | coarse
shop=bubble_tea | bubble_tea_store
shop=tobacco,e-cigarette | tobacco_shop | coarse
shop=newsagent,kiosk | newsstand | coarse
shop=lottery,bookmaker | betting_shop | coarse
shop=chemist | drugstore | coarse
shop=medical_supply | medical_supply_store
shop=optician | optician
shop=hearing_aids | hearing_aid_store
shop=perfumery,cosmetics | cosmetics_store | coarse
shop=beauty beauty=nails | nail_salon
shop=beauty beauty=tanning | tanning_studio
shop=beauty beauty=spa | spa
shop=beauty | beauty_salon
shop=nail_salon,nails | nail_salon
shop=tanning | tanning_studio
shop=hairdresser male=yes female=no | barber_shop
shop=hairdresser hairdresser=barber | barber_shop
shop=hairdresser,barber | hair_salon
shop=hairdresser_supply | cosmetics_store | coarse
shop=massage | massage
shop=tattoo,piercing | body_art_service | coarse
shop=laundry | laundry
shop=dry_cleaning | dry_cleaner
shop=tailor,sewing | tailor | coarse
shop=shoe_repair | shoe_repair
shop=locksmith | locksmith
shop=repair | repair_service
shop=funeral_directors | funeral_home
shop=travel_agency | travel_agency
shop=estate_agent | real_estate_agency
shop=pet_grooming | pet_care | coarse
shop=pet | pet_store
shop=copyshop,printing | copy_shop | coarse
shop=stationery | stationery_store
shop=books | book_store
shop=music,musical_instrument | musical_instrument_store | coarse
shop=video_games,games | game_store | coarse
shop=video | movie_rental
shop=toys | toy_store
shop=gift,souvenir | gift_shop | coarse
shop=florist | florist
shop=garden_centre,agrarian,plant_nursery | garden_center | coarse
shop=antiques | antique_store
shop=art | art_gallery | coarse
shop=photo,photo_studio,camera | photo_shop | coarse
shop=craft,collector,model,pottery,frame | store | coarse
shop=second_hand,charity,pawnbroker | thrift_store | coarse
shop=jewelry,jewellery,watches,gold_buyer | jewelry_store | coarse
shop=clothes clothes=women | womens_clothing_store
shop=clothes,boutique,fashion,baby_goods,fashion_accessories,bridal | clothing_store | coarse
shop=shoes | shoe_store
shop=bag,leather,luggage | leather_goods_store | coarse
shop=fabric,wool,haberdashery | fabric_store | coarse
shop=sports,outdoor,ski,surf,diving,scuba_diving,fishing,hunting,golf,swimming_pool,equestrian | sporting_goods_store | coarse
shop=bicycle | bicycle_store
craft=sailmaker | sailmaker
shop=boat,ship_chandler | boat_dealer | coarse
shop=car second_hand=only | car_dealer
shop=car | car_dealer
shop=car_parts | auto_parts_store
shop=car_repair,vehicle_inspection | car_repair | coarse
shop=tyres | tire_shop
shop=motorcycle | motorcycle_dealer
shop=motorcycle_repair | motorcycle_repair
shop=truck | truck_dealer
shop=caravan,trailer | car_dealer | coarse
shop=rental,tool_hire | service | coarse
shop=mobile_phone | cell_phone_store
shop=electronics,computer,hifi,appliance,vacuum_cleaner,electrical,radiotechnics,telecommunication | electronics_store | coarse
shop=furniture,bed | furniture_store | coarse
shop=kitchen,bathroom_furnishing | kitchen_store | coarse
shop=interior_decoration,houseware,household_linen,lighting,carpet,curtain,window_blind,candles,flooring,tiles,fireplace,doors,party | home_goods_store | coarse
shop=doityourself | home_improvement_store
shop=hardware,paint,glaziery,security,locksmith,gas | hardware_store | coarse
shop=trade,building_materials | building_materials_store | coarse
shop=storage_rental | storage
shop=outpost,collection_point | shipping_service | coarse
shop=vacant,no | -
shop=fortune_teller | psychic
shop=money_lender | finance | coarse
shop=ticket | service | coarse
shop=catering | catering_service
shop=* | store | coarse
amenity=marketplace | market
amenity=car_wash | car_wash
amenity=car_rental | car_rental
amenity=car_sharing,car_pooling | car_rental | coarse
amenity=bicycle_rental shop=* | bicycle_rental
amenity=bicycle_rental bicycle_rental=shop | bicycle_rental
amenity=bicycle_rental | bike_sharing_station | unnamed
amenity=boat_rental | boat_rental
amenity=boat_sharing | boat_rental | coarse
amenity=motorcycle_rental,scooter_rental,kick-scooter_rental | service | coarse
amenity=vehicle_inspection | car_repair | coarse
amenity=ferry_terminal | ferry_terminal
amenity=bus_station | bus_station
amenity=taxi | taxi_stand | unnamed
amenity=animal_boarding | pet_boarding_service
amenity=animal_shelter,animal_training,animal_breeding | pet_care | coarse
amenity=dive_centre | sports_school | coarse
amenity=hunting_stand | -
amenity=fountain | fountain
amenity=public_bath | public_bath
amenity=shower | public_bath | coarse
amenity=spa | spa
amenity=parcel_locker | parcel_locker | unnamed
amenity=post_depot | shipping_service | coarse
amenity=letter_box | -
amenity=recycling recycling_type=centre | recycling_center | coarse
amenity=waste_transfer_station | recycling_center | coarse
healthcare=hospital | hospital
healthcare=clinic | medical_clinic
healthcare=centre | medical_center
healthcare=pharmacy | pharmacy
healthcare=dentist | dentist
healthcare=doctor | doctor
healthcare=laboratory,sample_collection,blood_donation | medical_lab | coarse
healthcare=physiotherapist | physiotherapist
healthcare=psychotherapist | psychotherapist
healthcare=nurse | nurse
healthcare=midwife,birthing_centre,birthing_center | midwife | coarse
healthcare=osteopath | osteopath
healthcare=alternative healthcare:speciality=osteopathy | osteopath
healthcare=alternative healthcare:speciality=chiropractic | chiropractor
healthcare=alternative | alternative_medicine
healthcare=podiatrist | foot_care
healthcare=speech_therapist | speech_therapist
healthcare=optometrist | optician | coarse
healthcare=audiologist | hearing_aid_store | coarse
healthcare=counselling,rehabilitation,occupational_therapist,dialysis,hospice,nutrition_counselling,vaccination_centre | health | coarse
healthcare=yes | health
healthcare=* | health | coarse
emergency=ambulance_station | ambulance_station
emergency=lifeboat_station,water_rescue | lifeboat_station
amenity=lifeboat_station | lifeboat_station
emergency=lifeguard,lifeguard_base,mountain_rescue | point_of_interest | coarse
tourism=gallery | art_gallery
tourism=information information=office,visitor_centre,tourist_office | tourist_information_center
tourism=viewpoint | observation_deck | unnamed
tourism=artwork | sculpture | coarse
tourism=picnic_site | picnic_ground | unnamed
tourism=attraction,yes | tourist_attraction | coarse
leisure=fitness_centre sport=yoga | yoga_studio
leisure=fitness_centre | fitness_center
leisure=sports_hall | sports_complex | coarse
leisure=sports_centre sport=swimming | swimming_pool
leisure=sports_centre sport=climbing | adventure_sports_center
leisure=sports_centre sport=tennis,padel | tennis_court | coarse
leisure=sports_centre sport=equestrian,horse_riding | stable
leisure=sports_centre sport=karting | go_karting_venue
leisure=sports_centre | sports_complex
leisure=horse_riding | stable
leisure=stadium | stadium
leisure=swimming_pool | swimming_pool
leisure=swimming_area | beach | coarse
leisure=beach_resort | beach | coarse
leisure=golf_course | golf_course
leisure=miniature_golf | miniature_golf_course
leisure=ice_rink | ice_skating_rink
leisure=bowling_alley | bowling_alley
leisure=dance | dance_hall
leisure=escape_game,amusement_arcade,hackerspace | amusement_center | coarse
leisure=trampoline_park,indoor_play | indoor_playground | coarse
leisure=sauna | sauna
leisure=spa | spa
leisure=marina | marina
leisure=playground | playground | unnamed
leisure=dog_park | dog_park
leisure=garden garden:type=botanical | botanical_garden
leisure=garden | garden
leisure=park | park
leisure=nature_reserve | nature_preserve
leisure=bandstand | tourist_attraction | coarse
leisure=slipway | slipway
leisure=fishing | fishing_pond | coarse
leisure=track sport=motor,karting | race_course
leisure=pitch sport=tennis,padel | tennis_court | coarse
leisure=pitch sport=skateboard | skateboard_park
leisure=pitch,track,sports_ground | athletic_field | coarse
leisure=fitness_station | sports_activity_location | coarse
leisure=firepit | barbecue_area | coarse
leisure=recreation_ground,common | park | coarse
leisure=outdoor_seating,picnic_table,bleachers,schoolyard,yes | -
leisure=* | point_of_interest | coarse
highway=raceway | race_course | stop
boundary=national_park | national_park
boundary=protected_area protect_class=2 | national_park
boundary=protected_area protect_class=5 | state_park
boundary=protected_area | nature_preserve
office=government | government_office | coarse
office=employment_agency | employment_agency
office=insurance | insurance_agency
office=lawyer | lawyer
office=notary | notary
office=accountant,tax_advisor,tax | accounting | coarse
office=estate_agent,property_management | real_estate_agency | coarse
office=travel_agent | travel_agency
office=financial,financial_advisor,bank,moneylender | finance | coarse
office=architect | architect
office=advertising_agency,marketing | marketing_consultant | coarse
office=coworking | coworking_space
office=consulting | consultant
office=educational_institution | educational_institution
office=research | research_institute
office=association,charity,foundation,ngo,political_party,union,religion | association_or_organization | coarse
office=telecommunication,it | telecommunications_service_provider | coarse
office=construction_company,construction | general_contractor | coarse
office=moving_company | moving_company
office=courier,logistics | courier_service | coarse
office=company,yes | corporate_office
office=guide | tour_agency | coarse
office=harbour_master | government_office | coarse
office=vacant | -
office=* | corporate_office | coarse
craft=bakery | bakery
craft=confectionery | confectionery
craft=caterer | catering_service
craft=brewery | brewery
craft=winery | winery
craft=distillery | brewery | coarse
craft=coffee_roaster | coffee_roastery
craft=plumber,hvac | plumber | coarse
craft=electrician | electrician
craft=painter,plasterer | painter | coarse
craft=roofer | roofing_contractor
craft=carpenter,joiner,cabinet_maker | carpenter | coarse
craft=builder,stonemason,mason,tiler,floorer,insulation | general_contractor | coarse
craft=key_cutter,locksmith | locksmith | coarse
craft=shoemaker | shoe_repair | coarse
craft=tailor,dressmaker | tailor | coarse
craft=photographer | photo_shop | coarse
craft=printer,bookbinder | copy_shop | coarse
craft=optician | optician
craft=jeweller,watchmaker,goldsmith | jewelry_store | coarse
craft=gardener | garden_center | coarse
craft=blacksmith | blacksmith
craft=upholsterer | upholsterer
craft=sawmill | sawmill
craft=cleaning,window_construction,glaziery,metal_construction,electronics_repair | service | coarse
craft=boatbuilder | boat_dealer | coarse
craft=sculptor,artist,pottery,glassblower | art_studio | coarse
craft=* | service | coarse
club=sport,sailing,tennis,football,shooting | sports_club | coarse
club=* | association_or_organization | coarse
aeroway=aerodrome aerodrome=international | international_airport
aeroway=aerodrome aerodrome:type=international | international_airport
aeroway=aerodrome iata=* | airport
aeroway=aerodrome | airstrip
aeroway=heliport,helipad | heliport | stop
railway=station station=subway | subway_station | stop
railway=station subway=yes | subway_station | stop
railway=station station=light_rail | light_rail_station | stop
railway=station station=funicular | cable_car_station | stop
railway=station,halt | train_station | stop
railway=tram_stop | tram_stop | stop
public_transport=station train=yes | train_station | stop
public_transport=station subway=yes | subway_station | stop
public_transport=station tram=yes | tram_stop | stop
public_transport=station bus=yes | bus_station | stop
public_transport=station ferry=yes | ferry_terminal | stop
public_transport=station aerialway=yes | cable_car_station | stop
public_transport=station | transit_station | stop
railway=subway_entrance,train_station_entrance | point_of_interest | coarse entrance
aerialway=station | cable_car_station | stop
aerialway=cable_car,gondola,mixed_lift | cable_car_station | coarse line
aerialway=chair_lift,drag_lift,t-bar,j-bar,platter,rope_tow,magic_carpet,zip_line | point_of_interest | coarse line
highway=bus_stop | bus_stop | stop
public_transport=platform bus=yes | bus_stop | stop
public_transport=platform tram=yes | tram_stop | stop
public_transport=platform ferry=yes | ferry_terminal | stop
public_transport=platform highway=platform | bus_stop | stop
highway=trailhead | hiking_area
highway=rest_area | rest_stop
highway=services | rest_stop | coarse
barrier=toll_booth | toll_station
historic=castle | castle | coarse
historic=manor,palace | castle | coarse
historic=monument | monument
historic=memorial,wayside_cross,wayside_shrine,boundary_stone,milestone | monument | coarse
historic=archaeological_site,tomb,megalith | archaeological_site | coarse
historic=city_gate | city_gate
historic=tower | tower | coarse
historic=fort,citywalls,bunker | bunker | coarse
historic=church,monastery,chapel | church | coarse
historic=yes | historical_landmark
historic=* | historical_landmark | coarse
man_made=lighthouse | lighthouse
man_made=windmill,watermill | windmill | coarse
man_made=observatory | planetarium | coarse
man_made=tower tower:type=observation | observation_deck
man_made=tower,water_tower,obelisk,cross | tower | coarse
man_made=pier fishing=yes,designated | fishing_pier
man_made=pier leisure=fishing | fishing_pier
man_made=pier,breakwater,groyne | pier | coarse
man_made=bridge | bridge
man_made=works | manufacturer | coarse
man_made=water_well,spring_box | drinking_water | coarse
natural=beach | beach
natural=peak,volcano,saddle,ridge | mountain_peak | coarse
natural=cave_entrance | cave
natural=bay | bay
natural=cape,peninsula | cape | coarse
natural=spring,hot_spring | spring | coarse
natural=water water=river,stream,canal | -
natural=water | lake | coarse
natural=glacier,cliff,arch,rock,stone,wetland,dune,gorge,valley,strait,heath,grassland | natural_feature | coarse
natural=wood | woods
landuse=forest | woods
landuse=vineyard | vineyard
landuse=recreation_ground | park | coarse
landuse=winter_sports | ski_resort
landuse=plant_nursery | garden_center | coarse
landuse=industrial,commercial,retail,military | point_of_interest | coarse
landuse=residential | housing_complex | building
waterway=waterfall | natural_feature | coarse
waterway=river,stream,canal,tidal_channel,drain,ditch | river | coarse line
waterway=dam,weir,dock | point_of_interest | coarse
waterway=boatyard | boat_dealer | coarse
harbour=yes | marina
seamark:type=harbour | marina
amenity=parking parking=underground,multi-storey | parking_garage | unnamed
amenity=parking park_ride=yes,train,bus,tram,metro,ferry | park_and_ride | unnamed
amenity=parking parking=surface | parking_lot | unnamed
amenity=parking | parking | unnamed
amenity=motorcycle_parking | motorcycle_parking | unnamed
amenity=bicycle_parking | bicycle_parking | unnamed
amenity=bicycle_repair_station | bicycle_store | coarse
amenity=toilets | public_bathroom | unnamed
amenity=atm | atm | unnamed
amenity=drinking_water,water_point | drinking_water | unnamed
amenity=post_box | post_box | unnamed
amenity=recycling | recycling_center | coarse unnamed
amenity=public_bookcase | public_bookcase | unnamed
amenity=bbq | barbecue_area | unnamed
emergency=defibrillator | defibrillator | unnamed
amenity=vending_machine | vending_machine | coarse
amenity=shelter | shelter
amenity=clock,bench,waste_basket,waste_disposal,grit_bin,hunting_stand,parking_space,parking_entrance,telephone,lounger,table,yes | -
amenity=* | point_of_interest | coarse
building=church,cathedral,monastery | church | building
building=chapel | church | building
building=mosque | mosque | building
building=synagogue | synagogue | building
building=temple,shrine | place_of_worship | coarse building
building=train_station | train_station | stop
building=hotel | hotel | building
building=castle,palace | castle | coarse building
building=stadium,grandstand | stadium | coarse building
building=apartments,residential | apartment_building | building
building=dormitory | housing_complex | coarse building
building=school | school | building
building=kindergarten | preschool | building
building=university,college | university | building
building=hospital | hospital | building
building=fire_station | fire_station | building
building=supermarket | supermarket | building
building=sports_hall,sports_centre,riding_hall | sports_complex | building
building=parking | parking_garage | building
building=government,public,civic | government_office | coarse building
building=entrance,roof,shed,garage,garages,carport,ruins,construction,proposed,static_caravan,entrance,steps | -
building=* | premise | coarse building
`;
