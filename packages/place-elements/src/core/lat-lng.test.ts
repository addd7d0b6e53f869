import { describe, expect, test } from "vitest";
import { LatLng, LatLngAltitude } from "./lat-lng.ts";

describe("LatLng", () => {
  test.each([
    [[48.85, 2.35], { lat: 48.85, lng: 2.35 }],
    [[95, 190], { lat: 90, lng: -170 }],
    [[95, 190, true], { lat: 95, lng: 190 }],
    [[-1, -180], { lat: -1, lng: -180 }],
    [[{ lat: 1, lng: 181 }], { lat: 1, lng: -179 }],
    [[{ lat: 1, lng: 181 }, true], { lat: 1, lng: 181 }],
    [[new LatLng(3, 4)], { lat: 3, lng: 4 }],
    [[new LatLngAltitude({ lat: 5, lng: 6, altitude: 7 })], { lat: 5, lng: 6 }],
  ])("of %j is %j", (given, wanted) => {
    expect(new LatLng(...(given as [number, number])).toJSON()).toEqual(wanted);
  });

  test("rejects a value that is not a point, and says what to pass", () => {
    for (const given of [{ lat: "48", lng: 2 }, { lat: Number.NaN, lng: 2 }, {}, { lat: 1 }]) {
      expect(() => new LatLng(given as never)).toThrow(/ is no point: give a LatLng, or an object such as/);
    }
  });

  test("lat and lng work when detached, and through a proxy", () => {
    const { lat, lng } = new LatLng(48.85, 2.35);
    expect([lat(), lng()]).toEqual([48.85, 2.35]);
    const watched = new Proxy(new LatLng(1, 2), {});
    expect([watched.lat(), watched.toJSON()]).toEqual([1, { lat: 1, lng: 2 }]);
  });

  test("converts to text, to a URL value and to JSON", () => {
    const point = new LatLng(48.85661400001, 2.35);
    expect(String(point)).toBe("(48.85661400001, 2.35)");
    expect(point.toUrlValue()).toBe("48.856614,2.35");
    expect(point.toUrlValue(1)).toBe("48.9,2.4");
    expect(JSON.stringify({ point: new LatLng(1, 2) })).toBe('{"point":{"lat":1,"lng":2}}');
  });

  test("equals the same point in another form", () => {
    const point = new LatLng(1, 2);
    expect(point.equals({ lat: 1, lng: 2 })).toBe(true);
    expect(point.equals(new LatLng(1, 2.0000000001))).toBe(true);
    expect(point.equals(new LatLng(1, 2.1))).toBe(false);
    expect(point.equals(null)).toBe(false);
    expect(point.equals(undefined)).toBe(false);
  });
});

describe("LatLngAltitude", () => {
  test("has numbers as properties, and a default height of 0", () => {
    expect(new LatLngAltitude(new LatLng(1, 2)).toJSON()).toEqual({ lat: 1, lng: 2, altitude: 0 });
    expect({ ...new LatLngAltitude({ lat: 91, lng: 361, altitude: 30 }) }).toEqual({
      lat: 90,
      lng: 1,
      altitude: 30,
    });
    expect(new LatLngAltitude({ lat: 91, lng: 361 }, true).lng).toBe(361);
  });

  test("equals the same point at the same height", () => {
    const point = new LatLngAltitude({ lat: 1, lng: 2, altitude: 3 });
    expect(point.equals({ lat: 1, lng: 2, altitude: 3 })).toBe(true);
    expect(point.equals({ lat: 1, lng: 2, altitude: 4 })).toBe(false);
    expect(point.equals(null)).toBe(false);
  });
});
