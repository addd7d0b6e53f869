import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { distanceMetres, type LatLng } from "@lieudit/place-model";
import { createGraphRouter, type Router, type TravelMode } from "@lieudit/road-routing";
import { type RoadGraph, readRoadGraph } from "@lieudit/road-routing/build";
import { MONACO_EXTRACT } from "@lieudit/test-kit/real-data";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openOsmFile } from "../osm/open-osm-file.ts";
import { buildRoads } from "./build-roads.ts";

/** Corners of a net over the town, on land. */
const POINTS: readonly LatLng[] = [
  [43.7391, 7.4279],
  [43.7314, 7.4202],
  [43.7384, 7.4196],
  [43.7465, 7.433],
  [43.728, 7.4155],
  [43.7313, 7.415],
  [43.7346, 7.4213],
  [43.7503, 7.44],
].map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));

const isThere = existsSync(MONACO_EXTRACT);

/** A real town with plausible routes. The file is not in the repository. */
describe.skipIf(!isThere)(
  `the roads of Monaco${isThere ? "" : " (skipped: no file beside the repository)"}`,
  () => {
    let folder = "";
    let router: Router;
    let graph: RoadGraph;
    let kilometres: number | null = null;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "monaco-roads-"));
      const path = join(folder, "monaco.roads");
      kilometres = await buildRoads([await openOsmFile(MONACO_EXTRACT, { workFolder: folder })], path);
      graph = await readRoadGraph(path);
      router = createGraphRouter({
        files: async () => [path],
        onProblem: (sentence) => {
          throw new Error(sentence);
        },
      });
    });
    afterAll(async () => {
      await router.close();
      await rm(folder, { recursive: true, force: true });
    });

    async function ways(mode: TravelMode): Promise<{ metres: number; seconds: number; byAir: number }[][]> {
      return Promise.all(
        POINTS.map(async (from) => {
          const routes = await router.routes({ mode, from, to: POINTS });
          return routes.map((route, i) => {
            const [leg] = route?.legs ?? [];
            if (leg === undefined) throw new Error(`There is no way to point ${i} (${mode}).`);
            const byAir = distanceMetres(from, POINTS[i] as LatLng);
            return { metres: leg.distanceMetres, seconds: leg.durationSeconds, byAir };
          });
        }),
      );
    }

    test("have the length of a town of two square kilometres, most of it in one network", () => {
      expect(kilometres).toBeGreaterThan(100);
      expect(kilometres).toBeLessThan(200);
      const share = (networks: Uint16Array, speeds: Uint8Array) => {
        const edges = [...networks.keys()].filter(
          (edge) => (speeds[2 * edge] ?? 0) + (speeds[2 * edge + 1] ?? 0) > 0,
        );
        return edges.filter((edge) => networks[edge] === 1).length / edges.length;
      };
      expect(share(graph.driveNetworks, graph.driveSpeeds)).toBeGreaterThan(0.85);
      expect(share(graph.walkNetworks, graph.walkSpeeds)).toBeGreaterThan(0.9);
    });

    test.each<[TravelMode, number, number]>([
      ["DRIVE", 2.2, 45],
      ["BICYCLE", 2.2, 18],
      ["WALK", 1.5, 5.1],
    ])(
      "%s: every route is longer than by air, most not by much, and plausibly fast",
      async (mode, usual, kmh) => {
        const routes = (await ways(mode)).flat().filter(({ byAir }) => byAir > 0);
        expect(routes).toHaveLength(POINTS.length * (POINTS.length - 1));
        for (const { metres, seconds, byAir } of routes) {
          // Both ends are on a road near the point, not at the point.
          expect(metres).toBeGreaterThan(byAir - 150);
          expect((metres / seconds) * 3.6).toBeLessThanOrEqual(kmh);
        }
        const ratios = routes.map(({ metres, byAir }) => metres / byAir).sort((a, b) => a - b);
        expect(ratios[ratios.length >> 1]).toBeLessThan(usual);
      },
    );

    test("walking back takes as long as walking there", async () => {
      const routes = await ways("WALK");
      for (const [from, row] of routes.entries()) {
        for (const [to, { seconds }] of row.entries())
          expect(routes[to]?.[from]?.seconds).toBeCloseTo(seconds, 3);
      }
    });

    test("cars go round the block in a one-way street, walkers turn round", async () => {
      const { driveSpeeds, edgeLengths, driveNetworks, walkNetworks, edgeFlags, edgeShapes } = graph;
      const oneWay = [...driveNetworks.keys()]
        .filter((edge) => driveNetworks[edge] === 1 && walkNetworks[edge] === 1 && edgeFlags[edge] === 0)
        .filter((edge) => (driveSpeeds[2 * edge] ?? 0) > 0 && driveSpeeds[2 * edge + 1] === 0)
        // Straight edges, so that a point between the ends is easy to compute.
        .filter((edge) => (edgeLengths[edge] ?? 0) > 400 && edgeShapes[edge] === edgeShapes[edge + 1]);
      expect(oneWay.length).toBeGreaterThan(10);
      for (const edge of oneWay.slice(0, 20)) {
        const [ahead, behind] = [getPoint(edge, 0.7), getPoint(edge, 0.3)];
        const between = distanceMetres(ahead, behind);
        const metres = async (mode: TravelMode, from: LatLng, to: LatLng) =>
          (await router.routes({ mode, from, to: [to] }))[0]?.legs[0]?.distanceMetres;
        expect(await metres("DRIVE", behind, ahead)).toBeCloseTo(between, 0);
        expect(await metres("WALK", ahead, behind)).toBeCloseTo(between, 0);
        expect(await metres("DRIVE", ahead, behind)).toBeGreaterThan(2 * between);
      }
    });

    function getPoint(edge: number, share: number): LatLng {
      const [from, to] = [graph.edgeFrom[edge] ?? 0, graph.edgeTo[edge] ?? 0];
      const between = (values: Int32Array) =>
        ((values[from] ?? 0) + share * ((values[to] ?? 0) - (values[from] ?? 0))) / 1e7;
      return { latitude: between(graph.nodeLatitudes), longitude: between(graph.nodeLongitudes) };
    }
  },
);
