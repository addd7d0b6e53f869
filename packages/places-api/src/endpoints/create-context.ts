import {
  type CreateContextResponse,
  PlacesError,
  parseCreateContextRequest,
  parseFieldMask,
  parseTtl,
  RESPONSE_SHAPES,
  readParameters,
} from "@lieudit/place-model";
import { KNOWN_TYPES } from "@lieudit/place-model/types";
import { formatExpireTime, makeContextToken } from "../contexts/context-token.ts";
import { toJsonResponse } from "../http/json-answer.ts";
import { readJsonBody } from "../http/json-body.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";

const SHAPE = RESPONSE_SHAPES.createContext;

/** `POST /v1/contexts` */
export async function createContext(
  request: Request,
  deps: PlacesApiDeps,
  secret: NonNullable<PlacesApiDeps["contextSecret"]>,
): Promise<Response> {
  const { system } = readParameters(request);
  const mask = system.fieldMask ? parseFieldMask(system.fieldMask, SHAPE) : "all";
  const params = parseCreateContextRequest(await readJsonBody(request, deps), KNOWN_TYPES);

  if (params.placeIds !== undefined) await assertKnown(params.placeIds, deps);

  const { ttl, ...context } = params;
  const expiresAt = Math.floor(deps.clock().getTime() / 1_000 + parseTtl(ttl));
  const answer: CreateContextResponse = {
    contextToken: makeContextToken({ ...context, expiresAt }, await secret()),
    expireTime: formatExpireTime({ expiresAt }),
  };
  return toJsonResponse(request, answer, { shape: SHAPE, mask, system });
}

/** Unknown ids are reported when the context is created, because its readers cannot correct them. */
async function assertKnown(ids: readonly string[], { places }: PlacesApiDeps): Promise<void> {
  const known = new Set((await places.getPlaces(ids)).map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length === 0) return;
  const [first = ""] = unknown;
  const others = unknown.length === 1 ? "" : `, nor ${unknown.length - 1} more of placeIds`;
  throw new PlacesError(
    "NOT_FOUND",
    `No place has the id ${first}${others}; it may have been removed, so search for it again.`,
    {
      fieldViolations: unknown.slice(0, 20).map((id) => ({
        field: `placeIds[${ids.indexOf(id)}]`,
        description: `No place has the id ${id}.`,
      })),
    },
  );
}
