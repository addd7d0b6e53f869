import type { VehicleListing } from "@lieudit/listing-model";
import { toSlug } from "@lieudit/listing-model";
import { upperFirst } from "@lieudit/listing-model/french";
import type { SeededRandom } from "../../osm/seeded-random.ts";
import { hash32, seededRandom } from "../../osm/seeded-random.ts";
import type { DemoDates } from "../dates.ts";
import { frenchText } from "../words/french-text.ts";
import type { ComposedVehicle } from "./compose-vehicle.ts";
import { electricFields } from "./electric-drive.ts";
import type { ModelVersion } from "./models.ts";
import { countBerths } from "./models.ts";
import { emissionFields } from "./vehicle-emissions.ts";
import type { VehicleLife } from "./vehicle-life.ts";
import type { VehicleLook } from "./vehicle-look.ts";
import { saleFields } from "./vehicle-sale.ts";
import { termFields } from "./vehicle-terms.ts";

/** The listing of a vehicle, without its description, which is written after all vehicles are composed. */
export function vehicleListing(
  vehicle: ComposedVehicle,
  dates: DemoDates,
  random: SeededRandom,
): VehicleListing {
  const { id, model, life, look, emissions, sale } = vehicle;
  const nom = `${model.marque} ${model.modele}`;
  return {
    kind: "vehicle",
    id,
    reference: vehicle.reference,
    slug: toSlug(`${nom} ${model.version} ${life.isNeuf ? "neuf" : life.mecYear}`),
    status: sale.status,
    titre: frenchText([nom, model.version, model.finition].filter(Boolean).join(" ")),
    description: "",
    ...saleFields(id, sale, dates, random),
    ...sellerFields(vehicle),
    categorie: model.categorie,
    condition: life.condition,
    marque: model.marque,
    modele: model.modele,
    version: model.version,
    ...(model.finition === undefined ? {} : { finition: model.finition }),
    ...registrationFields(id, life),
    kilometrageKm: life.km,
    kilometrageGaranti: !life.isKmOpen,
    ...engineFields(model),
    ...bodyFields(model),
    ...lookFields(look),
    ...emissionFields(model, emissions),
    ...electricFields(id, model, life),
    ...(model.categorie === "voitures" ? { volumeCoffreL: model.coffre } : {}),
    longueurMm: model.longueur,
    equipements: vehicle.equipements.map((one) => frenchText(upperFirst(one))),
    options: vehicle.options.map((one) => frenchText(upperFirst(one))),
    ...historyFields(vehicle),
    ...termFields({ ...vehicle, prix: sale.prix }, random),
  };
}

/** Who sells it and where it stands. */
function sellerFields({ dealer: { agency }, contactName }: ComposedVehicle) {
  const { telephone, email, position } = agency;
  return {
    agence: agency.slug,
    contact: {
      nom: contactName,
      ...(telephone === undefined ? {} : { telephone }),
      ...(email === undefined ? {} : { email }),
    },
    photos: [],
    adresse: agency.adresse,
    ...(position === undefined ? {} : { position: { ...position, precision: "exacte" as const } }),
    exclusivite: false,
  };
}

/** Data of the registration certificate, which a new vehicle does not have yet. */
function registrationFields(id: string, { isNeuf, mec }: VehicleLife): Partial<VehicleListing> {
  if (isNeuf) return {};
  return {
    vinMasque: `*************${String(hash32(`${id} vin`) % 10_000).padStart(4, "0")}`,
    immatriculationMasquee: plate(id),
    dateMec: mec,
  };
}

/** Engine and gearbox. */
function engineFields(model: ModelVersion) {
  return {
    energie: model.energie,
    boite: model.boite,
    rapports: model.rapports,
    puissanceDinCh: model.ch,
    puissanceKw: Math.round(model.ch * 0.7355),
    puissanceFiscaleCv: model.cv,
    ...(model.cc === 0 ? {} : { cylindreeCm3: model.cc }),
    transmission: model.transmission,
  };
}

/** Body and seats; berths of a motorhome, load of a van. */
function bodyFields(model: ModelVersion): Partial<VehicleListing> {
  return {
    carrosserie: model.carrosserie,
    ...(model.portes === 0 ? {} : { portes: model.portes }),
    places: model.places,
    ...(model.categorie === "camping-cars" ? { couchages: countBerths(model), ptacKg: 3500 } : {}),
    ...(model.categorie === "utilitaires"
      ? {
          volumeUtileM3: model.coffre / 10,
          ptacKg: model.longueur > 5300 ? 3500 : model.longueur > 4600 ? 2900 : 2100,
          tvaRecuperable: true,
        }
      : {}),
  };
}

function lookFields({ couleur, tissu, sellerie }: VehicleLook): Partial<VehicleListing> {
  return {
    couleurExterieure: couleur,
    ...(sellerie === null ? {} : { couleurInterieure: tissu, sellerie }),
  };
}

/** Owners, origin, inspection and service book. */
function historyFields({
  owners,
  isImport,
  inspection,
  hasServiceBook,
}: ComposedVehicle): Partial<VehicleListing> {
  return {
    ...(owners === undefined ? {} : { premiereMain: owners === 1, nbProprietaires: owners }),
    origine: isImport ? "import" : "FR",
    ...(inspection === undefined ? {} : { controleTechnique: inspection }),
    carnetEntretien: hasServiceBook,
  };
}

function plate(id: string): string {
  const random = seededRandom(`plate ${id}`);
  const letter = () => random.pick([..."ABCDEFGHJKLMNPQRSTVWXYZ"]);
  return `${letter()}${letter()}-***-**`;
}
