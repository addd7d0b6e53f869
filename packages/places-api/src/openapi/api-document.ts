import type { Schema } from "./schema.ts";

/** The parts of an OpenAPI 3.1 document that this service uses. */
export interface ApiDescription {
  openapi: "3.1.0";
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  security: Record<string, readonly string[]>[];
  tags: readonly { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object> };
}

/** Groups of calls, with what each is about. */
export const TAGS = {
  Places: "Places by words, position, id or what is being typed, as in Places API (New).",
  Contexts: "The places that a text is about, behind a signed token.",
  Pictures: "Photos and icons, which pages load without a key.",
  Routes: "Routes along points, and times between many of them.",
  Geocoder: "Addresses and places as GeoJSON, as addok, Photon and Nominatim give them.",
} as const;

export interface Operation {
  tags: readonly (keyof typeof TAGS)[];
  operationId: string;
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
  security?: Record<string, readonly string[]>[];
}

export interface Parameter {
  name: string;
  in: "query" | "path" | "header";
  required?: boolean;
  description?: string;
  schema: Schema;
}
