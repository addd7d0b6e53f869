import { useLoadedPart } from "../state/use-loaded-part.ts";
import type { PhotoLightboxDialogProps } from "./photo-lightbox-dialog.tsx";

export interface PhotoLightboxProps extends PhotoLightboxDialogProps {
  isOpen: boolean;
}

/** A place's photos, one at a time, over the page. It is loaded when it first opens, and draws nothing before. */
export function PhotoLightbox({ isOpen, ...dialog }: PhotoLightboxProps) {
  const Dialog = useLoadedPart(isOpen && dialog.photos.length > 0, loadDialog, dialog.onClose);
  return Dialog === null ? null : <Dialog {...dialog} />;
}

/** Loads what the lightbox draws, so that it is there when it opens. Loading it again costs nothing. */
export function preparePhotoLightbox(): void {
  // What does not load now is asked for again, and said, when the lightbox opens.
  loadDialog().catch(() => {});
}

async function loadDialog() {
  return (await import("./photo-lightbox-dialog.tsx")).PhotoLightboxDialog;
}
