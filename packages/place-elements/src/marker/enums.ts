import { namesAsValues } from "../core/names-as-values.ts";

/** Which markers give way where they lie over each other. */
export const CollisionBehavior = namesAsValues(
  "OPTIONAL_AND_HIDES_LOWER_PRIORITY",
  "REQUIRED",
  "REQUIRED_AND_HIDES_OPTIONAL",
);

export type CollisionBehaviorName = keyof typeof CollisionBehavior;

/** Movements of a marker that older pages ask for. */
export const Animation = { BOUNCE: 1, DROP: 2 } as const;
