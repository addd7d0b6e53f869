import { type ComponentType, lazy, memo, type ReactNode, Suspense } from "react";
import { HydrationSignal } from "./hydration-signal.tsx";

/**
 * Wraps a part of a page whose code the browser loads once the rest of the page
 * is hydrated. The server renders the part in its place. The page itself must
 * import the styles of the part, since they would otherwise arrive too late.
 *
 * The part renders again for new props only: an update from above while its
 * code is loading would make React drop the server's HTML.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: called where components are declared, once for each part
  return memo(function LazyPart(props: Props): ReactNode {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
        <HydrationSignal />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>; // A memo takes the props of its component.
}
