import type { HTMLAttributes, Key, ReactNode, Ref } from "react";
import type { KitTag, OwnProps } from "./element-props.js";
import type { ElementEvents } from "./tables.generated.js";

/** `ongmp-load={…}`, as React listens to events of custom elements. */
type Listeners<Tag> = {
  [Type in keyof ElementEvents<Tag> & string as `on${Type}`]?:
    | ((event: ElementEvents<Tag>[Type]) => void)
    | undefined;
};

type KitProps<Tag extends KitTag> = Omit<HTMLAttributes<HTMLElementTagNameMap[Tag]>, keyof OwnProps<Tag>> &
  OwnProps<Tag> &
  Listeners<Tag> & {
    ref?: Ref<HTMLElementTagNameMap[Tag]> | undefined;
    key?: Key | null | undefined;
    children?: ReactNode;
    class?: string | undefined;
  };

type KitIntrinsicElements = {
  // Only the types of this package have the pin.
  [Tag in KitTag | "gmp-pin"]: Tag extends KitTag
    ? KitProps<Tag>
    : { children?: ReactNode; [property: string]: unknown };
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends KitIntrinsicElements {}
  }
}
