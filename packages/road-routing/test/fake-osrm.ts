import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { decodePolyline, distanceMetres, encodePolyline, type LatLng } from "@lieudit/place-model";

/** A fault of the server's next responses. */
export const OSRM_FAULTS = [
  "silent",
  "500",
  "html",
  "truncated",
  "reset",
  "redirect",
  "endless",
  "no-legs",
  "one-leg",
  "text-for-number",
  "negative",
  "broken-line",
  "null",
  "unknown-code",
  "one-profile",
] as const;
export type OsrmFault = (typeof OSRM_FAULTS)[number];

export interface FakeOsrm {
  baseUrl: string;
  /** Paths with queries, in order of arrival. */
  readonly asked: string[];
  fault: OsrmFault | null;
  /** Called for each request before the response. */
  onRequest: () => void;
  close(): Promise<void>;
}

/** Metres a second. */
const SPEEDS: Readonly<Record<string, number>> = { driving: 10, foot: 1.4, bike: 4 };

const KNOWN = { radiuses: /^\d+(?:;\d+)*$/, exclude: /^(?:toll|motorway)(?:,(?:toll|motorway))*$/ } as const;

/**
 * Starts a server that responds to `/route/v1` and `/table/v1` like OSRM: straight roads everywhere, but
 * no road north of 80 degrees and none across the meridian of Greenwich.
 */
export async function startFakeOsrm(): Promise<FakeOsrm> {
  const fake: FakeOsrm = { baseUrl: "", asked: [], fault: null, onRequest: () => {}, close };
  const server = createServer((request, response) => {
    fake.asked.push(request.url ?? "");
    fake.onRequest();
    answer(request, response, fake.fault);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  fake.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

function answer(request: IncomingMessage, response: ServerResponse, fault: OsrmFault | null): void {
  const speed = fault === "one-profile" ? SPEEDS.driving : undefined;
  const { httpStatus, body } = routed(new URL(request.url ?? "", "http://localhost"), speed);
  const text = JSON.stringify(faulty(body, fault));
  switch (fault) {
    case "silent":
      return;
    case "500":
      response.writeHead(500).end("Internal Server Error");
      return;
    case "html":
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Welcome</title>");
      return;
    case "truncated":
      response.writeHead(200, { "content-length": text.length });
      response.write(text.slice(0, text.length / 2), () => response.destroy());
      return;
    case "reset":
      request.socket.resetAndDestroy();
      return;
    case "redirect":
      response.writeHead(302, { location: request.url ?? "/" }).end();
      return;
    case "endless": {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(" ".repeat(64 * 1024)));
      };
      response.on("drain", more);
      more();
      return;
    }
    default:
      response.writeHead(httpStatus, { "content-type": "application/json" }).end(text);
  }
}

interface OsrmBody {
  code: string;
  message?: string;
  routes?: {
    distance: number;
    duration: number;
    geometry: string;
    legs: { distance: number; duration: number }[];
  }[];
  waypoints?: object[];
  durations?: (number | null)[][];
  distances?: (number | null)[][];
}

/** @see https://project-osrm.org/docs/v5.24.0/api/#table-service */
function toTable(points: readonly LatLng[], params: URLSearchParams, speed: number): OsrmBody {
  const pick = (name: string) => (params.get(name) ?? "").split(";").map((i) => points[Number(i)] as LatLng);
  const distances = pick("sources").map((from) =>
    pick("destinations").map((to) =>
      from.longitude < 0 === to.longitude < 0 ? distanceMetres(from, to) : null,
    ),
  );
  const durations = distances.map((row) => row.map((metres) => metres && metres / speed));
  return { code: "Ok", distances, durations };
}

/** @see https://project-osrm.org/docs/v5.24.0/api/#route-service */
function routed(
  { pathname, searchParams }: URL,
  onlySpeed: number | undefined,
): { httpStatus: number; body: OsrmBody } {
  const [, profile = "", place] =
    /^\/(?:route|table)\/v1\/(driving|foot|bike)\/([^/]+)$/.exec(decodeURIComponent(pathname)) ?? [];
  const refuse = (code: string) => ({ httpStatus: 400, body: { code, message: `${code} it is.` } });
  if (place === undefined) return refuse("InvalidUrl");
  for (const [name, form] of Object.entries(KNOWN)) {
    if (!form.test(searchParams.get(name) ?? (name === "exclude" ? "toll" : "")))
      return refuse("InvalidOptions");
  }
  const points = place.split(";").map((pair): LatLng => {
    const [longitude = Number.NaN, latitude = Number.NaN] = pair.split(",").map(Number);
    return { latitude, longitude };
  });
  if (points.some(({ latitude }) => latitude > 80)) return refuse("NoSegment");
  if (pathname.startsWith("/table"))
    return { httpStatus: 200, body: toTable(points, searchParams, onlySpeed ?? SPEEDS[profile] ?? 1) };
  if (new Set(points.map(({ longitude }) => longitude < 0)).size > 1) return refuse("NoRoute");
  const legs = points.slice(1).map((point, i) => {
    const distance = distanceMetres(points[i] as LatLng, point);
    const duration = distance / (onlySpeed ?? SPEEDS[profile] ?? 1);
    return { distance, duration, weight: duration, summary: "", steps: [] };
  });
  const sum = (name: "distance" | "duration") => legs.reduce((total, leg) => total + leg[name], 0);
  const route = {
    distance: sum("distance"),
    duration: sum("duration"),
    geometry: encodePolyline(points),
    legs,
    weight_name: "routability",
  };
  return {
    httpStatus: 200,
    body: { code: "Ok", routes: [route], waypoints: points.map(() => ({ hint: "" })) },
  };
}

function faulty(body: OsrmBody, fault: OsrmFault | null): unknown {
  const [route] = body.routes ?? [];
  const withRoute = (changed: object) => ({ ...body, routes: [{ ...route, ...changed }] });
  switch (fault) {
    case "no-legs":
      return withRoute({ legs: undefined });
    case "one-leg":
      return withRoute({ legs: [] });
    case "text-for-number":
      return withRoute({ legs: route?.legs.map((leg) => ({ ...leg, duration: "12" })) });
    case "negative":
      return withRoute({ legs: route?.legs.map((leg) => ({ ...leg, distance: -1 })) });
    case "broken-line":
      return withRoute({ geometry: decodePolyline(route?.geometry ?? "") });
    case "null":
      return null;
    case "unknown-code":
      return { code: "Tea<script>", message: "It is ready." };
    default:
      return body;
  }
}
