import type { HTMLAttributes } from "svelte/elements";
import type { KitTag, OwnProps } from "./element-props.js";
import type { ElementEvents } from "./tables.generated.js";

/** `ongmp-load={…}` of Svelte 5, and `on:gmp-load={…}` of Svelte 4. */
type Listeners<Tag> = {
  [Type in keyof ElementEvents<Tag> & string as `on${Type}` | `on:${Type}`]?:
    | ((event: ElementEvents<Tag>[Type]) => unknown)
    | null
    | undefined;
};

type KitProps<Tag extends KitTag> = Omit<HTMLAttributes<HTMLElementTagNameMap[Tag]>, keyof OwnProps<Tag>> &
  OwnProps<Tag> &
  Listeners<Tag>;

type KitElements = {
  [Tag in KitTag]: KitProps<Tag>;
};

declare module "svelte/elements" {
  interface SvelteHTMLElements extends KitElements {}
}
