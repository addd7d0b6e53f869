"use client";

import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { CLOSE } from "./drawings.ts";
import { IconButton } from "./icon-button.tsx";
import { mergePartProps } from "./merge-part-props.ts";

export interface ModalDialogProps
  extends Omit<ComponentProps<"dialog">, "open" | "title" | "ref" | "onClose"> {
  isOpen: boolean;
  title: ReactNode;
  /** Called when the visitor closes the dialog, and again once it is closed. */
  onClose: () => void;
}

/** A native modal dialog. Escape and a click outside close it, and the focus returns to where it was. */
export function ModalDialog({ isOpen, title, onClose, children, ...rest }: ModalDialogProps) {
  const text = useWidgetText();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal?.();
    if (!isOpen && dialog.current?.open === true) dialog.current.close();
  }, [isOpen]);

  function closeOnBackdrop(event: MouseEvent): void {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: browsers close a dialog on Escape
    <dialog
      {...mergePartProps("gmp-dialog", rest)}
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className="gmp-dialog-body">
        <div className="gmp-dialog-head">
          <h2 id={heading} className="gmp-dialog-title">
            {title}
          </h2>
          <IconButton label={text.close} drawing={CLOSE} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
