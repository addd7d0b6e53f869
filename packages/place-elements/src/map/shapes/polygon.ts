import type { LatLng } from "../../core/lat-lng.ts";
import { toLiteral } from "../../core/lat-lng.ts";
import { MVCArray } from "../../core/mvc-array.ts";
import type { Rings } from "./outline.ts";
import { type PathInput, toPath, toPoints, watch } from "./point-path.ts";
import { Shape } from "./shape.ts";

export type PathsInput = MVCArray<MVCArray<LatLng>> | PathInput | Iterable<PathInput>;

/** `google.maps.Polygon`: an area on the map; rings within rings are holes. */
export class Polygon extends Shape {
  private unwatch: (() => void)[] = [];

  constructor(options?: object | null) {
    super();
    this.setValues(options);
  }

  /** The first ring. */
  getPath(): MVCArray<LatLng> {
    const paths = this.getPaths();
    if (paths.getLength() === 0) paths.push(new MVCArray<LatLng>());
    return paths.getAt(0);
  }

  getPaths(): MVCArray<MVCArray<LatLng>> {
    const paths: MVCArray<MVCArray<LatLng>> | undefined = this.get("paths");
    if (paths !== undefined) return paths;
    this.setPaths([]);
    return this.getPaths();
  }

  setPath(path: PathInput): void {
    this.setPaths([toPath(path)]);
  }

  setPaths(paths: PathsInput): void {
    this.set("paths", toRings(paths));
    this.watchRings();
  }

  protected override rings(): Rings {
    const paths: MVCArray<MVCArray<LatLng>> | undefined = this.get("paths");
    return { rings: (paths?.getArray() ?? []).map(toPoints), isClosed: true };
  }

  private watchRings(): void {
    for (const end of this.unwatch) end();
    const paths = this.getPaths();
    const change = () => this.changed("paths");
    this.unwatch = [
      ...paths.getArray().map((ring) => watch(ring, change)),
      watch(paths, () => {
        this.watchRings();
        change();
      }),
    ];
  }
}

function toRings(paths: PathsInput): MVCArray<MVCArray<LatLng>> {
  const list: unknown[] = paths instanceof MVCArray ? paths.getArray() : [...paths];
  const isOneRing = list.length > 0 && toLiteral(list[0]) !== null;
  // Checked above.
  if (isOneRing) return new MVCArray([toPath(paths as PathInput)]);
  if (paths instanceof MVCArray) return paths as MVCArray<MVCArray<LatLng>>;
  return new MVCArray((list as PathInput[]).map(toPath));
}
