import { useEffect } from "react";
import { useLocation } from "react-router";
import { watchFilled } from "./filled-marker.ts";

/** Marks filled fields on every page. The layout renders it after the content. */
export function FilledFields(): null {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other fields
  useEffect(() => watchFilled(document.body), [key]);
  return null;
}
