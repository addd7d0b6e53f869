import type { Photo } from "@lieudit/place-model";
import { useState } from "react";
import { PhotoLightbox } from "../../src/index.ts";
import type { GalleryGroup, GalleryState, StateContext, Words } from "./gallery-state.ts";
import { brokenFirst, fourPhotos, lateFirst, thirtyPhotos } from "./sample-photos.ts";

export const LIGHTBOX_STATES: GalleryGroup = {
  id: "lightbox",
  title: { en: "Photo lightbox", fr: "Visionneuse de photos" },
  states: [
    lightbox("first", { en: "First of four", fr: "Première de quatre" }, fourPhotos),
    lightbox("middle", { en: "Third of four", fr: "Troisième de quatre" }, fourPhotos, 2),
    lightbox("last", { en: "Last of four", fr: "Dernière de quatre" }, fourPhotos, 3),
    lightbox("one", { en: "One photo", fr: "Une seule photo" }, fourPhotos.slice(0, 1)),
    lightbox("loading", { en: "A photo that loads", fr: "Photo en cours de chargement" }, lateFirst),
    lightbox("failed", { en: "A photo that fails", fr: "Photo en échec" }, brokenFirst),
    lightbox("thirty", { en: "The twelfth of thirty", fr: "Douzième de trente" }, thirtyPhotos, 11),
  ],
};

function lightbox(id: string, title: Words, photos: readonly Photo[], startIndex = 0): GalleryState {
  return {
    id: `lightbox-${id}`,
    title,
    opens: true,
    draw: (context) => <OpensLightbox {...context} photos={photos} startIndex={startIndex} />,
  };
}

interface OpensLightboxProps extends StateContext {
  photos: readonly Photo[];
  startIndex: number;
}

function OpensLightbox({ title, say, startsOpen, photos, startIndex }: OpensLightboxProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <div className="gmp-widget gallery-part">
      <button
        type="button"
        className="gmp-text-button"
        aria-haspopup="dialog"
        aria-description={title}
        onClick={() => setOpen(true)}
      >
        {say({ en: "Open", fr: "Ouvrir" })}
      </button>
      <PhotoLightbox
        isOpen={isOpen}
        photos={photos}
        startIndex={startIndex}
        placeName="Le Fournil des Roches"
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
