import type { ReactNode } from "react";
import type { HeadingLevel } from "../../src/index.ts";

/** A text about a state, in the languages of gallery pages. */
export interface Words {
  en: string;
  fr: string;
}

/** Settings for rendering a state. */
export interface StateContext {
  /** The state's title: names what would else have one name in many states. */
  title: string;
  say: (words: Words) => string;
  /** Of the places' names. */
  headingLevel: HeadingLevel;
  /** Overlays are open from the beginning. */
  startsOpen: boolean;
}

/** One state of a widget. */
export interface GalleryState {
  /** Names it in an address; among all states of all groups. */
  id: string;
  title: Words;
  /** Takes a whole row. */
  isWide?: boolean;
  /** Opens something that takes the focus or lies over the page, and so is open on request alone. */
  opens?: boolean;
  draw: (context: StateContext) => ReactNode;
}

/** The states of one kind of widget. */
export interface GalleryGroup {
  id: string;
  title: Words;
  states: readonly GalleryState[];
}
