import { deflateRawSync, inflateRawSync } from "node:zlib";

/**
 * Strings that most records hold, the most frequent last: deflate finds the
 * near ones cheapest. It is part of the file format; changing it raises
 * `SCHEMA_VERSION`.
 */
const DICTIONARY = Buffer.from(
  '"editorialSummary":{"fr":"","consumerAlert":{"overview":"","evChargeOptions":{"connectorCount":,"connectorAggregation":[{"type":"EV_CONNECTOR_TYPE_TYPE_2","maxChargeRateKw":,"count":' +
    '"fuelOptions":{"fuelPrices":[{"type":"DIESEL","price":{"currencyCode":"EUR","units":"1","nanos":"updateTime":"2026-' +
    '"reviews":[{"key":"","author":{"displayName":"","rating":,"text":{"text":"","languageCode":"fr"},"publishTime":"' +
    '"photos":[{"key":"","widthPx":,"heightPx":,"authorAttributions":[{"displayName":"","uri":"https://' +
    '"accessibilityOptions":{"wheelchairAccessibleEntrance":true,"wheelchairAccessibleRestroom":false}"paymentOptions":{"acceptsCreditCards":true,"acceptsDebitCards":true,"acceptsCashOnly":false,"acceptsNfc":true}' +
    '"outdoorSeating":true,"takeout":true,"delivery":false,"dineIn":true,"wifi":true,"reservable":true,"servesVegetarianFood":true,"allowsDogs":true,"restroom":true' +
    '"hours":{"tag":"Mo-Fr 08:00-12:00,14:00-19:00; Sa 09:00-19:00; Su,PH off","isWeekly":true,"periods":[{"open":{"day":1,"hour":8,"minute":0},"close":{"day":1,"hour":19,"minute":30}},{"open":{"day":2,"hour":9,"minute":0},"close":{"day":2,"hour":12,"minute":0}},' +
    '"nationalPhoneNumber":"0","internationalPhoneNumber":"+33 4 ","websiteUri":"https://www.' +
    '"sublocality":"","adminArea2":"Alpes-Maritimes","adminArea1":"Provence-Alpes-Côte d\'Azur"' +
    '"viewport":{"low":{"latitude":4,"longitude":},"high":{"latitude":4,"longitude":}}' +
    '"brand":"","businessStatus":"OPERATIONAL","plusCode":{"globalCode":"8FM9","compoundCode":"' +
    '{"id":"osm-n-0000","kind":"poi","source":"","osm":"node/","names":{"default":"","defaultLanguage":"fr","byLanguage":{"fr":"","en":""},"others":[""]},"types":["restaurant","cafe","store","food","point_of_interest","establishment"],"primaryType":"","typeNames":{"fr":"","en":""},' +
    '"kind":"street","types":["route"],"primaryType":"route","typeNames":{"fr":"Rue","en":"Street"},"kind":"address","osm":"node/","types":["street_address"],"primaryType":"street_address","typeNames":{"fr":"Adresse","en":"Address"},' +
    '"location":{"latitude":4,"longitude":},"address":{"houseNumber":"","street":"Rue ","postcode":"","locality":"","countryCode":"FR","formatted":""},"popularity":0.,"timeZone":"Europe/Paris","attributions":[{"provider":"OpenStreetMap","providerUri":"https://www.openstreetmap.org/copyright"}],"facts":{}}',
);

const LEVEL = 6;

/** Bytes that zlib sets aside at a time: its own 16 KB for each record would be most of what the writer allocates. */
const PACKED_CHUNK = 1_024;
const TEXT_CHUNK = 4_096;

/** Returns a record's JSON as it is stored: deflated, with a dictionary of what records have in common. */
export function packRecord(json: string): Uint8Array {
  return deflateRawSync(json, {
    dictionary: DICTIONARY,
    level: LEVEL,
    windowBits: 13,
    memLevel: 6,
    chunkSize: PACKED_CHUNK,
  });
}

/** @throws when the bytes are damaged. */
export function unpackRecord(bytes: Uint8Array): string {
  return inflateRawSync(bytes, { dictionary: DICTIONARY, windowBits: 13, chunkSize: TEXT_CHUNK }).toString(
    "utf8",
  );
}
