import { type ComponentType, lazy, memo, type ReactNode, Suspense } from "react";
import { Alive } from "./alive.tsx";

/**
 * A part of a page whose code the browser loads when the rest of the page is
 * alive; the server draws it at once, in its place. Its styles must be
 * imported by the page itself, or it would stand bare until its code is there.
 *
 * Drawn again for new props alone: an update from above while its code is on
 * the way would make React drop what the server has drawn.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: called where components are declared, once for each part
  return memo(function Later(props: Props): ReactNode {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
        <Alive />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>; // A memo takes the props that its component takes.
}
