import type { HTMLAttributes, ReservedProps } from "vue";
import type { KitTag, OwnProps } from "./element-props.js";
import type { ElementEvents } from "./tables.generated.js";

/** `gmp-load` as Vue names its listener: `onGmpLoad`. */
type Pascal<Type extends string> = Type extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Pascal<Rest>}`
  : Capitalize<Type>;

/** `@gmp-load="…"` in templates. */
type Listeners<Tag> = {
  [Type in keyof ElementEvents<Tag> & string as `on${Pascal<Type>}`]?:
    | ((event: ElementEvents<Tag>[Type]) => unknown)
    | undefined;
};

/** The element as Vue's templates see it: an instance with its props. */
type KitComponent<Tag extends KitTag> = new () => HTMLElementTagNameMap[Tag] & {
  $props: ReservedProps & Omit<HTMLAttributes, keyof OwnProps<Tag>> & OwnProps<Tag> & Listeners<Tag>;
};

type KitComponents = {
  [Tag in KitTag]: KitComponent<Tag>;
};

declare module "vue" {
  interface GlobalComponents extends KitComponents {}
}
