/// <reference types="google.maps" />
import type * as marker from "../marker/library.ts";
import type * as legacyRoutes from "../routes/legacy-library.ts";
import type * as currentRoutes from "../routes/library.ts";
import type * as maps from "./library.ts";

// Compiled, but not shipped: compares our classes with the types that pages use.

type Class = abstract new (...args: never) => unknown;
type MembersOf<Value> = Value extends Class ? keyof InstanceType<Value> : never;

/** Names that their library has and ours lacks; members as `Name.member`. */
type MissingIn<Theirs, Ours> =
  | Exclude<keyof Theirs & string, keyof Ours>
  | {
      [Name in keyof Theirs &
        keyof Ours &
        string]: `${Name}.${Exclude<MembersOf<Theirs[Name]>, MembersOf<Ours[Name]>> & string}`;
    }[keyof Theirs & keyof Ours & string];

/** Layers and services without data, and their members. The README gives the reasons. */
type NotBuilt =
  | "FeatureType"
  | "MaxZoomService"
  | "MaxZoomStatus"
  | "Route3DElement"
  | "StrokePosition"
  | "WebGLOverlayView"
  | "StyledMapType.alt"
  | "StyledMapType.getTile"
  | "StyledMapType.projection"
  | "StyledMapType.radius"
  | "StyledMapType.releaseTile"
  | "StyledMapType.tileSize"
  | "Map.getDatasetFeatureLayer"
  | "Map.getFeatureLayer";

/** Members of other libraries that pages use on `google.maps` without loading those libraries. */
type OfOthers =
  | keyof google.maps.RoutesLibrary
  | keyof google.maps.StreetViewLibrary
  | "Animation"
  | "CollisionBehavior"
  | "Marker";

/** Our names that Google's enum lacks, apart from a legacy one. */
type Unknown =
  | Exclude<keyof typeof maps, keyof google.maps.MapsLibrary | OfOthers | "ZoomControlStyle">
  | Exclude<keyof typeof marker, keyof google.maps.MarkerLibrary>
  | Exclude<keyof routes, keyof google.maps.RoutesLibrary>;

type routes = typeof legacyRoutes & typeof currentRoutes;

type Missing =
  | MissingIn<google.maps.RoutesLibrary, routes>
  | MissingIn<google.maps.MapsLibrary, typeof maps>
  | MissingIn<google.maps.MarkerLibrary, typeof marker>;

export const WRONG: (Unknown | Exclude<Missing, NotBuilt> | Exclude<NotBuilt, Missing>)[] = [];
WRONG satisfies never[];

/** Types of values that pages pass and read. */
type OptionsAreTaken = [
  google.maps.InfoWindowOpenOptions extends Parameters<InstanceType<typeof maps.InfoWindow>["open"]>[0]
    ? true
    : false,
  google.maps.Padding extends Exclude<
    Parameters<InstanceType<typeof maps.Map>["fitBounds"]>[1],
    number | undefined
  >
    ? true
    : false,
  ReturnType<InstanceType<typeof maps.Map>["getMapCapabilities"]> extends google.maps.MapCapabilities
    ? true
    : false,
  typeof maps.MapTypeId extends {
    [Name in keyof typeof google.maps.MapTypeId]: `${(typeof google.maps.MapTypeId)[Name]}`;
  }
    ? true
    : false,
  typeof marker.CollisionBehavior extends {
    [Name in keyof typeof google.maps.CollisionBehavior]: `${(typeof google.maps.CollisionBehavior)[Name]}`;
  }
    ? true
    : false,
];
export const REFUSED: Exclude<OptionsAreTaken[number], true>[] = [];
REFUSED satisfies never[];
