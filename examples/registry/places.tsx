"use client";

import { createPlacesClient } from "@lieudit/places-client";
import { PlacesProvider } from "@lieudit/react";
import { fr } from "@lieudit/react/text/fr";
import "@lieudit/react/styles.css";
import { type ReactNode, useMemo } from "react";

export interface PlacesProps {
  /** Address of the places server, such as `https://lieux.exemple.fr`. */
  baseUrl: string;
  children: ReactNode;
}

/** Put it around all place blocks. For another language, import its text instead of `fr`. */
export function Places({ baseUrl, children }: PlacesProps) {
  const client = useMemo(() => createPlacesClient({ baseUrl }), [baseUrl]);
  return (
    <PlacesProvider client={client} text={fr} region="FR">
      {children}
    </PlacesProvider>
  );
}
