import { decodePolyline, encodePolyline } from "@lieudit/place-model";
import { describeValue } from "../core/describe-value.ts";
import { LatLng } from "../core/lat-lng.ts";
import { type Path, toPoints } from "./path.ts";

/** `google.maps.geometry.encoding`: lines as the text that map services exchange. */
export const encoding = {
  /** @throws {TypeError} when the text is cut off or holds other characters. */
  decodePath(encodedPath: string): LatLng[] {
    const points = decodePolyline(encodedPath);
    if (points === null) {
      throw new TypeError(`${describeValue(encodedPath)} is no encoded line; give the whole text of one.`);
    }
    return points.map(({ latitude, longitude }) => new LatLng(latitude, longitude));
  },

  encodePath(path: Path): string {
    return encodePolyline(toPoints(path).map(({ lat, lng }) => ({ latitude: lat, longitude: lng })));
  },
};
