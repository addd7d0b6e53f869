"use client";

import type { PlaceField } from "@lieudit/place-model";
import { forwardRef, type ReactElement, type ReactNode, type Ref } from "react";

/** A widget, with the fields of places that it requests for its standard content. */
export type PlaceWidget<Props> = ((props: Props) => ReactElement | null) & {
  requiredFields: readonly PlaceField[];
};

/** Props of a component that passes `ref` to one of its elements. */
type RefProps = { ref?: Ref<never> | undefined };

/**
 * Returns `Component` with its `ref` among its props, and with `statics`. React 18 gives
 * function components no `ref` in their props; React 19 and preact do.
 */
export function withRef<Component extends (props: never) => ReactNode, Statics extends object = object>(
  Component: Component,
  statics?: Statics,
): Component & Statics {
  // A component is called with the props of its own type, and with the ref that they declare.
  const render = Component as unknown as (props: RefProps) => ReactNode;
  const forwarded = forwardRef<never, RefProps>((props, ref) =>
    render(ref === null ? props : { ...props, ref }),
  );
  return Object.assign(forwarded, statics, { displayName: Component.name }) as unknown as Component & Statics;
}
