"use client";

import { useLoadedPart } from "../state/use-loaded-part.ts";
import type { PhotoLightboxDialogProps } from "./photo-lightbox-dialog.tsx";

export interface PhotoLightboxProps extends PhotoLightboxDialogProps {
  /** Whether the dialog is shown. */
  isOpen: boolean;
}

/** Shows the photos of a place one at a time, over the page. Its code is loaded when it first opens. */
export function PhotoLightbox({ isOpen, ...dialog }: PhotoLightboxProps) {
  const Dialog = useLoadedPart(isOpen && dialog.photos.length > 0, loadDialog, dialog.onClose);
  return Dialog === null ? null : <Dialog {...dialog} />;
}

/** Loads the code of the lightbox in advance. Repeated calls cost nothing. */
export function preparePhotoLightbox(): void {
  // A failure is retried and reported when the lightbox opens.
  loadDialog().catch(() => {});
}

async function loadDialog() {
  return (await import("./photo-lightbox-dialog.tsx")).PhotoLightboxDialog;
}
