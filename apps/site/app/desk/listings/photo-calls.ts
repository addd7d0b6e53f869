import type { ListingPhoto } from "@lieudit/listing-model";

/** The photos after a change; null if they did not change, and why. */
export interface PhotoAnswer {
  photos: readonly ListingPhoto[] | null;
  error: string | null;
}

const UNREACHED: PhotoAnswer = {
  photos: null,
  error: "Le site ne répond pas, ou votre connexion est coupée. Réessayez dans un instant.",
};
const EXPIRED: PhotoAnswer = {
  photos: null,
  error: "Votre session est terminée. Reconnectez-vous dans un autre onglet, puis réessayez.",
};

/** Changes the order, the text or the number of photos. */
export async function changePhotosOnSite(
  href: string,
  fields: Readonly<Record<string, string>>,
): Promise<PhotoAnswer> {
  try {
    const response = await fetch(href, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams(fields),
    });
    return readAnswer(response.status, await response.text());
  } catch {
    return UNREACHED;
  }
}

/** Sends one photo, and reports the sent part from 0 to 1. */
export function uploadPhoto(
  href: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<PhotoAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", href);
    request.setRequestHeader("accept", "application/json");
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => resolve(readAnswer(request.status, request.responseText));
    request.onerror = () => resolve(UNREACHED);
    const body = new FormData();
    body.append("geste", "ajouter");
    body.append("photos", file, file.name || "photo.jpg");
    request.send(body);
  });
}

function readAnswer(status: number, text: string): PhotoAnswer {
  if (status === 401) return EXPIRED;
  try {
    return JSON.parse(text) as PhotoAnswer; // as `photos-action.ts` wrote it
  } catch {
    return { photos: null, error: "La photo n’a pas pu être enregistrée. Réessayez dans un instant." };
  }
}
