import type { Operation } from "./api-document.ts";
import type { Schema } from "./schema.ts";

export const json = (description: string, schema: Schema) => ({
  description,
  content: { "application/json": { schema } },
});

export const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Responses of every call of the protocol that fails. */
export const FAILURES: Operation["responses"] = Object.fromEntries(
  [
    ["400", "A field or parameter is wrong, or the key is not valid."],
    ["403", "The key is missing or not good for this caller."],
    ["404", "No such place, photo or call."],
    ["429", "The key's quota is used up; Retry-After and RateLimit-Reset say for how many seconds."],
    ["503", "More is asked than can be answered in good time; Retry-After says when to try again."],
  ].map(([status = "", description = ""]) => [status, json(description, reference("Error"))]),
);
