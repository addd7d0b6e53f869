import type { DraftOf } from "../listing.ts";
import {
  LISTING_STATUSES,
  type ListingAddress,
  type ListingBase,
  type ListingContact,
  type ListingPhoto,
  type ListingPosition,
  type ListingSource,
  type PriceStep,
} from "../listing-base.ts";
import { POSITION_PRECISIONS } from "../position.ts";
import {
  bool,
  cents,
  createWordReader,
  day,
  line,
  list,
  matching,
  moment,
  number,
  object,
  optional,
  pageAddress,
  paragraphs,
  type Reader,
  required,
  type Shape,
  webAddress,
  whole,
  withDefault,
} from "./readers.ts";

const MAX_PHOTOS = 60;

export const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, "maison-aubremer");
// The zero of France is not dialled after the sign of France.
export const phone = matching(/^\+(?!330)[1-9]\d{6,14}$/, "+33123456789");
export const email = matching(
  /^[^\s@<>"]{1,64}@[^\s@<>"]{1,189}\.[^\s@<>".]{2,24}$/,
  "contact@agence.example",
);

export const address: Reader<ListingAddress> = object<ListingAddress>({
  rue: optional(line(200)),
  codePostal: required(matching(/^\d{5}$/, "76990")),
  commune: required(line(80)),
  codeInsee: optional(matching(/^(\d{5}|2[AB]\d{3})$/, "76001")),
  departement: required(matching(/^(\d{2}|2[AB]|\d{3})$/, "76")),
});

export const photo: Reader<ListingPhoto> = object<ListingPhoto>({
  id: required(matching(/^[A-Za-z0-9-]{1,80}$/, "a1b2c3")),
  widthPx: required(whole(1, 20_000)),
  heightPx: required(whole(1, 20_000)),
  alt: withDefault(line(300), ""),
  placeholder: optional(
    matching(/^data:image\/(webp|png|jpeg);base64,[A-Za-z0-9+/=]{1,480}$/, "data:image/webp;base64,…"),
  ),
});

const contact = object<ListingContact>({
  nom: optional(line(120)),
  telephone: optional(phone),
  email: optional(email),
  rsac: optional(line(80)),
});

const position = object<ListingPosition>({
  latitude: required(number(-90, 90)),
  longitude: required(number(-180, 180)),
  precision: withDefault(createWordReader(POSITION_PRECISIONS), "floutee"),
});

const source = object<ListingSource>({ flux: required(line(60)), idExterne: required(line(120)) });

const step = object<PriceStep>({ date: required(day), prixCents: required(cents) });

/** The fields that both kinds have, but `kind`. */
export const BASE_SHAPE: Shape<DraftOf<ListingBase>> = {
  id: optional(matching(/^[a-z0-9]{4,40}$/, "7k3mq9xw2c")),
  reference: required(line(60)),
  slug: optional(slug),
  status: withDefault(createWordReader(LISTING_STATUSES), "publie"),
  titre: required(line(200)),
  description: withDefault(paragraphs(20_000), ""),
  prixCents: required(cents),
  prixHistorique: optional(list(step, 200)),
  dates: optional(
    object<{ publie?: string; maj?: string; retire?: string }>({
      publie: optional(moment),
      maj: optional(moment),
      retire: optional(moment),
    }),
  ),
  agence: required(slug),
  contact: optional(contact),
  photos: withDefault(list(photo, MAX_PHOTOS), []),
  videoUrl: optional(pageAddress),
  visiteUrl: optional(webAddress),
  adresse: required(address),
  position: optional(position),
  exclusivite: withDefault(bool, false),
  mandatNo: optional(line(60)),
  source: optional(source),
  seo: optional(
    object<{ titre?: string; description?: string }>({
      titre: optional(line(200)),
      description: optional(line(400)),
    }),
  ),
};
