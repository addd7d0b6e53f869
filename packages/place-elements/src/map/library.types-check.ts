/// <reference types="google.maps" />
import type * as marker from "../marker/library.ts";
import type * as maps from "./library.ts";

// Compiled with everything else and shipped nowhere: what pages are written against is what they get, but for these.

type Class = abstract new (...args: never) => unknown;
type MembersOf<Value> = Value extends Class ? keyof InstanceType<Value> : never;

/** What of a library of theirs is missing in ours: names, and members as `Name.member`. */
type MissingIn<Theirs, Ours> =
  | Exclude<keyof Theirs & string, keyof Ours>
  | {
      [Name in keyof Theirs &
        keyof Ours &
        string]: `${Name}.${Exclude<MembersOf<Theirs[Name]>, MembersOf<Ours[Name]>> & string}`;
    }[keyof Theirs & keyof Ours & string];

/** The layers and services that the map has no data for, and the members that lead to them. The README has them with reasons. */
type NotBuilt =
  | "FeatureType"
  | "GroundOverlay"
  | "ImageMapType"
  | "KmlLayer"
  | "KmlLayerStatus"
  | "MaxZoomService"
  | "MaxZoomStatus"
  | "StrokePosition"
  | "WebGLOverlayView"
  | "Map.overlayMapTypes"
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

/** Names of ours that theirs does not have, but for one of before. `MapTypeId` and `RenderingType` are of the maps library there too. */
type Unknown =
  | Exclude<keyof typeof maps, keyof google.maps.MapsLibrary | OfOthers | "ZoomControlStyle">
  | Exclude<keyof typeof marker, keyof google.maps.MarkerLibrary>;

type Missing =
  | MissingIn<google.maps.MapsLibrary, typeof maps>
  | MissingIn<google.maps.MarkerLibrary, typeof marker>;

export const WRONG: (Unknown | Exclude<Missing, NotBuilt> | Exclude<NotBuilt, Missing>)[] = [];
WRONG satisfies never[];

/** What pages give and read, by their types. */
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
