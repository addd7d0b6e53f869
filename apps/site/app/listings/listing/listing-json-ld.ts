import type { Agency, EstateListing, Listing, VehicleListing } from "@lieudit/listing-model";
import { agencyPath, factsLine, listingPath } from "@lieudit/listing-model";
import { pictureHref } from "../list/picture-address.ts";

/** Returns a listing as JSON-LD of schema.org. */
export function listingJsonLd(
  listing: Listing,
  agency: Agency | null,
  hasEnded: boolean,
  publicUrl: string,
): object {
  if (!import.meta.env.SSR) return {};
  const url = publicUrl + listingPath(listing);
  const common = {
    "@context": "https://schema.org",
    "@id": url,
    url,
    name: listing.titre,
    description: listing.description,
    image: listing.photos.map((photo) => publicUrl + pictureHref(photo, 1280, "jpeg")),
    offers: {
      "@type": "Offer",
      ...priceFacts(listing),
      url,
      availability: getAvailability(listing, hasEnded),
      ...(listing.kind === "estate" && { businessFunction: getBusinessFunction(listing) }),
      ...(agency !== null && {
        seller: {
          "@type": agency.kind === "concession" ? "AutoDealer" : "RealEstateAgent",
          name: agency.nom,
          url: publicUrl + agencyPath(agency),
        },
      }),
    },
  };
  return listing.kind === "vehicle"
    ? { ...common, ...vehicleFacts(listing) }
    : { ...common, ...estateFacts(listing) };
}

/** A rent is a price for each month. */
function priceFacts(listing: Listing): object {
  const price = { price: (listing.prixCents / 100).toFixed(2), priceCurrency: "EUR" };
  if (listing.kind !== "estate" || listing.transaction !== "location") return price;
  return { ...price, priceSpecification: { "@type": "UnitPriceSpecification", ...price, unitCode: "MON" } };
}

function getAvailability({ status }: Listing, hasEnded: boolean): string {
  if (hasEnded) return "https://schema.org/SoldOut";
  return status === "reserve" || status === "sous_compromis"
    ? "https://schema.org/LimitedAvailability"
    : "https://schema.org/InStock";
}

function getBusinessFunction({ transaction }: EstateListing): string {
  const isSale = transaction === "vente" || transaction === "viager";
  return isSale ? "http://purl.org/goodrelations/v1#Sell" : "http://purl.org/goodrelations/v1#LeaseOut";
}

function vehicleFacts(vehicle: VehicleListing): object {
  const { categorie, marque, modele, dateMec, kilometrageKm, energie, boite, portes, places } = vehicle;
  const { puissanceKw, co2 } = vehicle;
  return {
    "@type": categorie === "motos" ? "Motorcycle" : categorie === "voitures" ? "Car" : "Vehicle",
    brand: { "@type": "Brand", name: marque },
    model: modele,
    vehicleConfiguration: vehicle.version,
    dateVehicleFirstRegistered: dateMec,
    ...(kilometrageKm !== undefined && {
      mileageFromOdometer: { "@type": "QuantitativeValue", value: kilometrageKm, unitCode: "KMT" },
    }),
    // A word: schema.org has no addresses of fuels.
    fuelType: energie,
    vehicleTransmission: boite,
    ...(puissanceKw !== undefined && {
      vehicleEngine: {
        "@type": "EngineSpecification",
        enginePower: { "@type": "QuantitativeValue", value: puissanceKw, unitCode: "KWT" },
      },
    }),
    emissionsCO2: co2?.gKm,
    numberOfDoors: portes,
    vehicleSeatingCapacity: places,
    color: vehicle.couleurExterieure,
    bodyType: vehicle.carrosserie,
    itemCondition:
      vehicle.condition === "neuf" ? "https://schema.org/NewCondition" : "https://schema.org/UsedCondition",
  };
}

function estateFacts(estate: EstateListing): object {
  const { type, adresse, position, surfaceHabitableM2, pieces, chambres, anneeConstruction, dates } = estate;
  return {
    "@type": "RealEstateListing",
    datePosted: dates.publie,
    about: {
      "@type": type === "maison" ? "House" : type === "appartement" ? "Apartment" : "Place",
      name: `${estate.titre}, ${factsLine(estate)}`,
      ...(surfaceHabitableM2 !== undefined && {
        floorSize: { "@type": "QuantitativeValue", value: surfaceHabitableM2, unitCode: "MTK" },
      }),
      ...(type === "maison" || type === "appartement"
        ? { numberOfRooms: pieces, numberOfBedrooms: chambres, yearBuilt: anneeConstruction }
        : {}),
      address: {
        "@type": "PostalAddress",
        postalCode: adresse.codePostal,
        addressLocality: adresse.commune,
        addressCountry: "FR",
      },
      // A position that was moved on purpose is nobody's business to map.
      ...(position?.precision === "exacte" && {
        geo: { "@type": "GeoCoordinates", latitude: position.latitude, longitude: position.longitude },
      }),
    },
  };
}
