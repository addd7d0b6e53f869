"use client";

import { type ComponentProps, createContext, useContext } from "react";
import { mergePartProps } from "./merge-part-props.ts";
import type { HeadingLevel } from "./place-name.tsx";

const SectionLevel = createContext<HeadingLevel>(3);

/** Sets the level of section titles: one below the level of the place's name. */
export const SectionLevelProvider = SectionLevel.Provider;

/** The title of a section, one level below the heading of the place. */
export function SectionTitle({ ...rest }: ComponentProps<"h3">) {
  const Heading = `h${useContext(SectionLevel)}` as const;
  return <Heading {...mergePartProps("gmp-section-title", rest)} />;
}

/** Returns the level below `level`, at most 6. */
export function getLevelBelow(level: HeadingLevel): HeadingLevel {
  return level === 6 ? 6 : ((level + 1) as HeadingLevel);
}
