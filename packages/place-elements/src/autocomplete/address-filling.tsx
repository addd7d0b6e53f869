import type { AddressNoteProps } from "@lieudit/place-widgets/address";
import { type ComponentType, useEffect, useState } from "react";
import { loadPart } from "../core/load-part.ts";

export interface AddressFillingProps extends Pick<AddressNoteProps, "choice"> {
  host: Element;
  form: HTMLFormElement | null;
  onError: (error: Error) => void;
}

/** Fills the page's address fields after each selection. Its code loads where an element has `fills-address`. */
export function AddressFilling({ host, form, choice, onError }: AddressFillingProps) {
  const [part, setPart] = useState<{ AddressNote: ComponentType<AddressNoteProps> } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once
  useEffect(() => {
    loadPart("address form", () => import("@lieudit/place-widgets/address")).then(setPart, onError);
  }, []);

  if (part === null) return null;
  return <part.AddressNote choice={choice} findRoot={() => findFieldsRoot(host, form)} onError={onError} />;
}

/** Returns the fieldset or the form of `host`, whichever is nearer and has fields with `autocomplete`; else the whole tree. */
function findFieldsRoot(host: Element, form: HTMLFormElement | null): Element | Document | ShadowRoot {
  const groups = [host.closest("fieldset"), form];
  const root = host.getRootNode() as Document | ShadowRoot;
  return groups.find((group) => group?.querySelector("[autocomplete]")) ?? root;
}
