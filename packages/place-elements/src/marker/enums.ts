import { namesAsValues } from "../core/enums.ts";

/** How a marker behaves when it overlaps others. */
export const CollisionBehavior = namesAsValues(
  "OPTIONAL_AND_HIDES_LOWER_PRIORITY",
  "REQUIRED",
  "REQUIRED_AND_HIDES_OPTIONAL",
);

export type CollisionBehaviorName = keyof typeof CollisionBehavior;

/** Animations of legacy markers. */
export const Animation = { BOUNCE: 1, DROP: 2 } as const;
