"use client";

import { type ComponentProps, createContext, useContext } from "react";
import { mergePartProps } from "./merge-part-props.ts";
import type { HeadingLevel } from "./place-name.tsx";

const SectionLevel = createContext<HeadingLevel>(3);

/** Sets the level of the section titles below it: one under that of the place's name. */
export const SectionLevelProvider = SectionLevel.Provider;

/** The title of a section within a place, at the level that the place's heading leaves to it. */
export function SectionTitle({ ...rest }: ComponentProps<"h3">) {
  const Heading = `h${useContext(SectionLevel)}` as const;
  return <Heading {...mergePartProps("gmp-section-title", rest)} />;
}

/** The level under `level`; 6 has none under it. */
export function getLevelBelow(level: HeadingLevel): HeadingLevel {
  return level === 6 ? 6 : ((level + 1) as HeadingLevel);
}
