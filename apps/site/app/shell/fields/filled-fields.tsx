import { useEffect } from "react";
import { useLocation } from "react-router";
import { watchFilled } from "./filled-marker.ts";

/** Gives the fields of every page their filled marker. Stands after the content in the layout. */
export function FilledFields(): null {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other fields
  useEffect(() => watchFilled(document.body), [key]);
  return null;
}
