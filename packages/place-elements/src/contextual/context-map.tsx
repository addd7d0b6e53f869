import type { ContextMapView } from "@lieudit/place-widgets/contextual";
import { useEffect, useRef } from "react";
import { loadPart } from "../core/load-part.ts";
import type { ShownContext } from "./show-on-map.ts";

/** The map of a context; its code loads when there is something to show. */
export function ContextMap({ view }: { view: ContextMapView }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownContext | null>(null);
  const latest = useRef(view);
  latest.current = view;

  useEffect(() => {
    let isLeft = false;
    loadPart("map", () => import("./show-on-map.ts")).then(
      ({ showOnMap }) => {
        if (isLeft || box.current === null) return;
        shown.current = showOnMap(box.current);
        shown.current.show(latest.current);
      },
      // The list has the same content as the map.
      (thrown: unknown) => console.warn(`<gmp-place-contextual>: ${String(thrown)}`),
    );
    return () => {
      isLeft = true;
      shown.current?.remove();
      shown.current = null;
    };
  }, []);

  useEffect(() => shown.current?.show(view));

  return <div ref={box} />;
}
