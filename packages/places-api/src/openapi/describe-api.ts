import {
  BATCH_GET_PLACES_PARAMETERS,
  BOUNDARY_SHAPE,
  GET_BOUNDARY_PARAMETERS,
  GET_CONTEXT_PARAMETERS,
  GET_PHOTO_MEDIA_PARAMETERS,
  GET_PLACE_PARAMETERS,
  HTTP_STATUS,
  MAX_CONTEXT_PLACES,
  MAX_PHOTO_PX,
  MAX_PLACE_IDS,
  MAX_SESSION_TOKEN_LENGTH,
  type MessageShape,
  NAMED_SHAPES,
  REQUEST_SHAPES,
  RESPONSE_SHAPES,
} from "@lieudit/place-model";
import { PLACE_TYPES } from "@lieudit/place-model/types";
import { EXPLAIN_PARAMETERS } from "../search/explain-call.ts";
import { type ApiDescription, type Operation, type Parameter, TAGS } from "./api-document.ts";
import { describeFields, REQUEST_NOTES } from "./field-notes.ts";
import { describeGeocoderPaths, type GeocoderBase } from "./geocoder-paths.ts";
import { FAILURES, json, reference } from "./responses.ts";
import { ROUTE_PATHS } from "./route-paths.ts";
import { type Schema, toOwnSchema } from "./schema.ts";

export interface DescribedService {
  publicUrl: string;
  geocoderBase: GeocoderBase;
}

/** Describes the service as OpenAPI 3.1, from the tables that parse requests and check field masks. */
export function describeApi({ publicUrl, geocoderBase }: DescribedService): ApiDescription {
  return {
    openapi: "3.1.0",
    info: {
      title: "Lieudit places API",
      version: "1",
      description:
        "Places over open data, in the protocol of Places API (New). Names of fields may also be written in " +
        "snake_case. The search calls and details need a field mask.",
      license: { name: "Open Database License (data)", identifier: "ODbL-1.0" },
    },
    servers: [{ url: publicUrl }],
    // A key is optional, unless the server requires one.
    security: [{}, { keyInHeader: [] }, { keyInQuery: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: {
      ...Object.fromEntries(
        POSTS.map((post) => [
          post.path,
          { post: postOperation(post), ...(post.call === "autocomplete" && { get: toGetOperation(post) }) },
        ]),
      ),
      "/v1/contexts/{contextToken}": { get: GET_CONTEXT },
      "/v1/places:batchGet": { get: BATCH_GET_PLACES },
      "/v1/places/{placeId}": { get: GET_PLACE },
      "/v1/places/{placeId}/boundary": { get: GET_BOUNDARY },
      "/v1/places/{placeId}/photos/{photoId}/media": { get: GET_PHOTO_MEDIA },
      "/v1/media/{key}/{size}": { get: PHOTO_IMAGE },
      "/v1/icons/{icon}": { get: PLACE_ICON },
      ...ROUTE_PATHS,
      ...describeGeocoderPaths(geocoderBase),
    },
    components: {
      schemas: { ...namedSchemas(), ...callSchemas(), PlaceType: PLACE_TYPE, Error: ERROR },
      securitySchemes: {
        keyInHeader: { type: "apiKey", in: "header", name: "X-Goog-Api-Key" },
        keyInQuery: { type: "apiKey", in: "query", name: "key" },
      },
    },
  };
}

/** The type table. */
const PLACE_TYPE: Schema = {
  type: "string",
  description: "A type of place that requests may name.",
  enum: PLACE_TYPES.map(({ type }) => type),
};

/** Returns the name of a request's schema in `components.schemas`. */
export function getRequestSchemaName(call: keyof typeof REQUEST_SHAPES): string {
  return `${capitalised(call)}Request`;
}

const NAMED = new Map<MessageShape, string>(
  Object.entries(NAMED_SHAPES).map(([name, shape]) => [shape, name]),
);

function namedSchemas(): Record<string, Schema> {
  return Object.fromEntries([...NAMED].map(([shape, name]) => [name, describedSchema(name, shape)]));
}

function callSchemas(): Record<string, Schema> {
  const requests = Object.entries(REQUEST_SHAPES).map(([call, shape]) => [
    getRequestSchemaName(call as keyof typeof REQUEST_SHAPES),
    toOwnSchema(shape, { named: new Map(), notes: REQUEST_NOTES[call] ?? {}, isRequest: true }),
  ]);
  const responses = Object.entries(RESPONSE_SHAPES)
    .filter(([call]) => call !== "getPlace")
    .map(([call, shape]) => [`${capitalised(call)}Response`, describedSchema(`${call}Response`, shape)]);
  return Object.fromEntries([...requests, ...responses]);
}

function describedSchema(name: string, shape: MessageShape): Schema {
  return toOwnSchema(shape, { named: NAMED, notes: describeFields(name) });
}

const POSTS: readonly {
  call: keyof typeof REQUEST_SHAPES;
  path: string;
  id: string;
  summary: string;
  description?: string;
  example: object;
  mask: string;
}[] = [
  {
    call: "searchText",
    path: "/v1/places:searchText",
    id: "SearchText",
    summary: "Places that answer a text",
    example: { textQuery: "boulangerie", languageCode: "fr", pageSize: 5 },
    mask: "places.id,places.displayName,places.formattedAddress",
  },
  {
    call: "searchNearby",
    path: "/v1/places:searchNearby",
    id: "SearchNearby",
    summary: "Places around a point",
    example: {
      locationRestriction: { circle: { center: { latitude: 43.73, longitude: 7.42 }, radius: 500 } },
      includedTypes: ["cafe"],
    },
    mask: "places.id,places.displayName",
  },
  {
    call: "autocomplete",
    path: "/v1/places:autocomplete",
    id: "AutocompletePlaces",
    summary: "Suggestions for what is being typed",
    example: { input: "boul", languageCode: "fr" },
    mask: "",
  },
  {
    call: "reverseGeocode",
    path: "/v1/places:reverseGeocode",
    id: "ReverseGeocode",
    summary: "What is at a point: address, place, street, town",
    example: { location: { latitude: 43.73, longitude: 7.42 } },
    mask: "results.types,results.place.formattedAddress",
  },
  {
    call: "createContext",
    path: "/v1/contexts",
    id: "CreateContext",
    summary: "A token for the places that a text is about",
    description:
      "The token is signed and holds what was asked for, so the server keeps nothing. Whoever has it, and may " +
      "call, can read the context until it expires; it is not encrypted",
    example: {
      searchText: { textQuery: "boulangerie", languageCode: "fr" },
      maxPlaceCount: 5,
      origin: { latitude: 43.73, longitude: 7.42 },
      travelMode: "WALK",
    },
    mask: "",
  },
];

/** Operations that take `explain`. */
const EXPLAINED: ReadonlySet<string> = new Set(["SearchText", "AutocompletePlaces"]);

function postOperation({ call, id, summary, description, example, mask }: (typeof POSTS)[number]): Operation {
  return {
    tags: [call === "createContext" ? "Contexts" : "Places"],
    operationId: id,
    summary,
    ...(description === undefined ? {} : { description }),
    parameters: [...maskParameters(mask), ...(EXPLAINED.has(id) ? inQuery(EXPLAIN_PARAMETERS) : [])],
    requestBody: {
      required: true,
      content: { "application/json": { schema: reference(getRequestSchemaName(call)), example } },
    },
    responses: {
      "200": json("The answer, with the fields of the mask.", reference(`${capitalised(call)}Response`)),
      ...FAILURES,
    },
  };
}

/** The same call for caches, which do not store the response to a POST. */
function toGetOperation(post: (typeof POSTS)[number]): Operation {
  const { requestBody: _, parameters = [], ...operation } = postOperation(post);
  const message: Parameter = {
    name: "request",
    in: "query",
    required: true,
    description: `The message of the POST as JSON, such as ${JSON.stringify(post.example)}.`,
    schema: { type: "string" },
  };
  return {
    ...operation,
    operationId: `${post.id}ByGet`,
    summary: `${post.summary}, for caches`,
    parameters: [message, ...parameters],
  };
}

function maskParameters(example: string): Parameter[] {
  const description =
    example === ""
      ? "Fields to answer, with commas between them; without it, all."
      : `Fields to answer, with commas between them, such as ${example}; * for all. Needed here or in $fields.`;
  return [
    { name: "X-Goog-FieldMask", in: "header", description, schema: { type: "string" } },
    {
      name: "$fields",
      in: "query",
      description: "The same in the address; fields is another name.",
      schema: { type: "string" },
    },
  ];
}

const PLACE_ID: Parameter = {
  name: "placeId",
  in: "path",
  required: true,
  description: "The id of a place.",
  schema: { type: "string", pattern: "^[A-Za-z0-9_-]{10,300}$" },
};

const PARAMETER_NOTES: Readonly<Record<string, Omit<Parameter, "name" | "in">>> = {
  languageCode: { description: "BCP 47, such as fr.", schema: { type: "string" } },
  regionCode: {
    description: "Two letters, such as FR.",
    schema: { type: "string", pattern: "^[A-Za-z]{2}$" },
  },
  ids: {
    description: `Ids of 1 to ${MAX_PLACE_IDS} places, with commas between them.`,
    schema: { type: "string" },
  },
  sessionToken: {
    description: "That of the autocomplete calls before.",
    schema: { type: "string", maxLength: MAX_SESSION_TOKEN_LENGTH },
  },
  pageSize: {
    description: `Most places in the answer; above ${MAX_CONTEXT_PLACES}, and without it, ${MAX_CONTEXT_PLACES}.`,
    schema: { type: "integer", minimum: 0 },
  },
  pageToken: { description: "nextPageToken of the page before.", schema: { type: "string" } },
  maxWidthPx: {
    description: "One of the two is needed.",
    schema: { type: "integer", minimum: 1, maximum: MAX_PHOTO_PX },
  },
  maxHeightPx: {
    description: "One of the two is needed.",
    schema: { type: "integer", minimum: 1, maximum: MAX_PHOTO_PX },
  },
  explain: {
    description:
      "true adds explanation: how the text was read, the first ten candidates with each part of their score, and what " +
      "decided their order. Needs a key whose methods name ExplainSearch; others get 403.",
    schema: { type: "boolean" },
  },
  skipHttpRedirect: { description: "true answers JSON in place of a redirect.", schema: { type: "boolean" } },
};

const inQuery = (names: readonly string[]): Parameter[] =>
  names.map((name) => ({ name, in: "query", ...(PARAMETER_NOTES[name] ?? { schema: { type: "string" } }) }));

const GET_PLACE: Operation = {
  tags: ["Places"],
  operationId: "GetPlace",
  summary: "A place",
  parameters: [
    PLACE_ID,
    ...inQuery(GET_PLACE_PARAMETERS),
    ...maskParameters("id,displayName,regularOpeningHours"),
  ],
  responses: { "200": json("The place, with the fields of the mask.", reference("Place")), ...FAILURES },
};

const GET_BOUNDARY: Operation = {
  tags: ["Places"],
  operationId: "GetBoundary",
  summary: "The outline of a town, département, région or postcode, as GeoJSON",
  description:
    "A GeoJSON feature with a Polygon or a MultiPolygon, simplified to at most 5,000 bytes. For a key it is a " +
    "call of GetPlace. A place without an outline is NOT_FOUND with the reason BOUNDARY_NOT_FOUND. The " +
    "protocol has no such call; other servers of it answer 404",
  parameters: [PLACE_ID, ...inQuery(GET_BOUNDARY_PARAMETERS)],
  responses: {
    "200": {
      description: "The outline.",
      content: { "application/geo+json": { schema: toOwnSchema(BOUNDARY_SHAPE, { named: NAMED }) } },
    },
    ...FAILURES,
  },
};

const BATCH_GET_PLACES: Operation = {
  tags: ["Places"],
  operationId: "BatchGetPlaces",
  summary: "Many places in one call",
  description:
    "The places that were found, in the order of the ids; the ids of the others are in missingIds. For a " +
    "key it is one call of GetPlace. The protocol has no such call; other servers of it answer 404",
  parameters: [
    ...inQuery(BATCH_GET_PLACES_PARAMETERS).map((one) =>
      one.name === "ids" ? { ...one, required: true } : one,
    ),
    ...maskParameters("places.id,places.displayName,missingIds"),
  ],
  responses: {
    "200": json("The places, with the fields of the mask.", reference("BatchGetPlacesResponse")),
    ...FAILURES,
  },
};

const GET_CONTEXT: Operation = {
  tags: ["Contexts"],
  operationId: "GetContext",
  summary: "The places of a context, the ways to them and how a map of them begins",
  description:
    "Ways start at the context's origin; distances are in miles where regionCode is a region that uses them. " +
    "A token that is none is INVALID_ARGUMENT with the reason CONTEXT_TOKEN_INVALID, one that is too old " +
    "FAILED_PRECONDITION with CONTEXT_TOKEN_EXPIRED",
  parameters: [
    {
      name: "contextToken",
      in: "path",
      required: true,
      description: "As CreateContext answered it.",
      schema: { type: "string", pattern: "^[A-Za-z0-9_-]+$" },
    },
    ...inQuery(GET_CONTEXT_PARAMETERS),
    ...maskParameters("places.id,places.displayName,routingSummaries"),
  ],
  responses: {
    "200": json("The context, with the fields of the mask.", reference("GetContextResponse")),
    ...FAILURES,
  },
};

const GET_PHOTO_MEDIA: Operation = {
  tags: ["Places"],
  operationId: "GetPhotoMedia",
  summary: "The picture of a place's photo",
  parameters: [
    PLACE_ID,
    { name: "photoId", in: "path", required: true, schema: { type: "string", pattern: "^[A-Za-z0-9_-]+$" } },
    ...inQuery(GET_PHOTO_MEDIA_PARAMETERS),
  ],
  responses: {
    "200": json("With skipHttpRedirect: the picture's address.", reference("GetPhotoMediaResponse")),
    "302": { description: "The picture is at the address in Location." },
    ...FAILURES,
  },
};

const NO_KEY: Operation["security"] = [{}];
const NOT_THERE = { "404": json("There is none of this address.", { $ref: "#/components/schemas/Error" }) };

const PHOTO_IMAGE: Operation = {
  tags: ["Pictures"],
  operationId: "GetPhotoImage",
  summary: "The picture itself, as AVIF, WebP or JPEG by Accept",
  parameters: [
    { name: "key", in: "path", required: true, schema: { type: "string", pattern: "^[0-9a-f]{64}$" } },
    {
      name: "size",
      in: "path",
      required: true,
      description: "Width and height, such as 500x375.",
      schema: { type: "string", pattern: "^[1-9][0-9]{0,4}x[1-9][0-9]{0,4}$" },
    },
  ],
  responses: {
    "200": {
      description: "The picture.",
      content: { "image/*": { schema: { type: "string", format: "binary" } } },
    },
    ...NOT_THERE,
  },
  security: NO_KEY,
};

const PLACE_ICON: Operation = {
  tags: ["Pictures"],
  operationId: "GetPlaceIcon",
  summary: "The mask that iconMaskBaseUri names, with .svg behind it",
  parameters: [
    { name: "icon", in: "path", required: true, schema: { type: "string", pattern: "^[a-z]+\\.svg$" } },
  ],
  responses: {
    "200": { description: "The mask.", content: { "image/svg+xml": { schema: { type: "string" } } } },
    ...NOT_THERE,
  },
  security: NO_KEY,
};

/** `google.rpc.Status` in Google's envelope. */
const ERROR: Schema = {
  type: "object",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      required: ["code", "message", "status"],
      properties: {
        code: { type: "integer", description: "The HTTP status." },
        message: { type: "string", description: "What happened, why it is wrong, what to do." },
        status: { type: "string", enum: Object.keys(HTTP_STATUS) },
        details: {
          type: "array",
          description:
            "google.rpc: ErrorInfo with a reason, BadRequest with every field that is wrong, RequestInfo.",
          items: { type: "object", properties: { "@type": { type: "string" } } },
        },
      },
    },
  },
};

function capitalised(call: string): string {
  return call.charAt(0).toUpperCase() + call.slice(1);
}
