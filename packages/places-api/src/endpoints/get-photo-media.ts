import {
  fitSize,
  GET_PHOTO_MEDIA_PARAMETERS,
  type PhotoMedia,
  PlacesError,
  parseGetPhotoMediaRequest,
  RESPONSE_SHAPES,
  readParameters,
} from "@lieudit/place-model";
import { toJsonResponse } from "../http/json-answer.ts";
import { getPathSegment } from "../http/path-segment.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";

/** `GET /v1/places/{placeId}/photos/{photoId}/media` */
export async function getPhotoMedia(request: Request, deps: PlacesApiDeps): Promise<Response> {
  const { system, query } = readParameters(request, GET_PHOTO_MEDIA_PARAMETERS);
  const params = parseGetPhotoMediaRequest(getPathSegment(request, 3), getPathSegment(request, 5), query);

  const record = await deps.places.getPlace(params.placeId);
  const photo = record?.photos?.find(({ key }) => key === params.photoId);
  if (photo === undefined) {
    throw new PlacesError(
      "NOT_FOUND",
      `The place ${params.placeId} has no such photo; photo names change with the data, so ask for the place again.`,
    );
  }

  const { widthPx, heightPx } = fitSize(photo, params);
  const path = `/v1/media/${photo.key}/${widthPx}x${heightPx}`;
  if (!params.skipHttpRedirect) {
    return new Response(null, {
      status: 302,
      headers: {
        location: path,
        "cache-control": "private, no-cache",
        // Third-party pages use this address in <img>, like that of the picture.
        "cross-origin-resource-policy": "cross-origin",
      },
    });
  }
  const answer: PhotoMedia = { name: `${params.name}/media`, photoUri: deps.settings.publicUrl + path };
  return toJsonResponse(request, answer, { shape: RESPONSE_SHAPES.getPhotoMedia, mask: "all", system });
}
