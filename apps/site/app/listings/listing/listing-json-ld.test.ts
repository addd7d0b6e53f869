import { anAgency, anEstate, aVehicle } from "@lieudit/listing-model/testing";
import { expect, test } from "vitest";
import { listingJsonLd } from "./listing-json-ld.ts";

const SITE = "https://site.example";
const POSITION = { latitude: 49.8, longitude: 0.9 };

test("a car tells its make, its mileage, its engine and who sells it", () => {
  const car = aVehicle({ puissanceKw: 85, portes: 5 });
  expect(listingJsonLd(car, anAgency({ kind: "concession" }), false, SITE)).toMatchObject({
    "@type": "Car",
    url: `${SITE}/vehicule/${car.slug}-${car.id}`,
    brand: { name: "Norvia" },
    dateVehicleFirstRegistered: "2021-05",
    mileageFromOdometer: { value: 45_000, unitCode: "KMT" },
    fuelType: "diesel",
    vehicleEngine: { enginePower: { value: 85, unitCode: "KWT" } },
    emissionsCO2: 118,
    numberOfDoors: 5,
    itemCondition: "https://schema.org/UsedCondition",
    image: [`${SITE}/img/photo-1/1280.jpeg`],
    offers: {
      price: "15900.00",
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      seller: { "@type": "AutoDealer", url: `${SITE}/agence/agence-du-quai` },
    },
  });
});

test.each([
  [{ status: "publie" as const }, false, "InStock"],
  [{ status: "reserve" as const }, false, "LimitedAvailability"],
  [{ status: "vendu" as const }, true, "SoldOut"],
])("with %j, ended: %s, it is %s", (facts, hasEnded, availability) => {
  expect(listingJsonLd(aVehicle(facts), null, hasEnded, SITE)).toMatchObject({
    offers: { availability: `https://schema.org/${availability}` },
  });
});

test("a house for sale tells its surface and rooms", () => {
  // Half past midnight in France: a day of its own would be the one before.
  const dates = { publie: "2026-07-20T22:30:00.000Z", maj: "2026-07-20T22:30:00.000Z" };
  expect(listingJsonLd(anEstate({ dates }), anAgency(), false, SITE)).toMatchObject({
    "@type": "RealEstateListing",
    datePosted: "2026-07-20T22:30:00.000Z",
    about: { "@type": "House", floorSize: { value: 120, unitCode: "MTK" }, numberOfRooms: 5 },
    offers: { businessFunction: "http://purl.org/goodrelations/v1#Sell" },
  });
});

test("a rent is a price for each month", () => {
  const flat = anEstate({ transaction: "location", type: "appartement", prixCents: 78_000 });
  expect(listingJsonLd(flat, null, false, SITE)).toMatchObject({
    about: { "@type": "Apartment" },
    offers: {
      businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
      price: "780.00",
      priceSpecification: { "@type": "UnitPriceSpecification", price: "780.00", unitCode: "MON" },
    },
  });
});

test("a position that was moved on purpose is not told, an exact one is", () => {
  const told = (precision: "exacte" | "floutee") =>
    JSON.stringify(listingJsonLd(anEstate({ position: { ...POSITION, precision } }), null, false, SITE));
  expect(told("exacte")).toContain('"latitude":49.8');
  expect(told("floutee")).not.toContain("latitude");
});
