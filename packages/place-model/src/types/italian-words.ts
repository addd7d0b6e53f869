/**
 * Italian words for kinds of places, because the Riviera has many Italian visitors.
 * They count for readers of every language, as whole phrases only: they are not suggested while
 * typing, and no typing error is corrected to one. Words that are also usual in names
 * of places are omitted: *porto*, *castello*, *piazza*, *giardino*.
 *
 * Entries have the form `type: word, word` and are separated by semicolons.
 */
export const ITALIAN_TYPE_WORDS = `
restaurant: ristorante, ristoranti, dove mangiare;
italian_restaurant: ristorante italiano, ristoranti italiani; pizza_restaurant: pizzerie;
ice_cream_shop: gelateria, gelaterie, gelato, gelati; bakery: panetteria, panificio, fornaio;
pastry_shop: pasticceria; butcher_shop: macelleria; fish_shop: pescheria;
supermarket: supermercato, supermercati; market: mercato; shopping_mall: centro commerciale;
book_store: libreria; newsstand: edicola; tobacco_shop: tabaccheria, tabaccaio; jewelry_store: gioielleria;
florist: fioraio; hardware_store: ferramenta; pharmacy: farmacia, farmacie;
hospital: ospedale, pronto soccorso; doctor: medico; dentist: dentista; veterinary_care: veterinario;
hair_salon: parrucchiere; laundry: lavanderia; hotel: albergo, alberghi; hostel: ostello;
campground: campeggio; beach: spiaggia, spiagge; swimming_pool: piscina, piscina comunale; gym: palestra;
stadium: stadio; playground: parco giochi; museum: museo, musei; performing_arts_theater: teatro;
library: biblioteca; night_club: discoteca; aquarium: acquario; church: chiesa, chiese, cattedrale;
synagogue: sinagoga; mosque: moschea; cemetery: cimitero; school: scuola, scuole; preschool: asilo;
university: università; bank: banca, banche; atm: bancomat; currency_exchange: cambio valuta;
post_office: ufficio postale; police: polizia, questura; city_hall: municipio; courthouse: tribunale;
embassy: ambasciata, consolato; tourist_information_center: ufficio turistico, ufficio informazioni;
train_station: stazione, stazione ferroviaria; bus_stop: fermata autobus, fermata dell'autobus;
airport: aeroporto; parking: parcheggio, parcheggi;
gas_station: benzinaio, distributore di benzina, stazione di servizio;
electric_vehicle_charging_station: ricarica auto elettriche, colonnina di ricarica;
car_rental: autonoleggio, noleggio auto; bicycle_rental: noleggio bici; car_wash: autolavaggio;
public_bathroom: bagno pubblico, bagni pubblici
`;
