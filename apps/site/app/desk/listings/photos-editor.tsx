import type { ListingPhoto } from "@lieudit/listing-model";
import {
  type DragEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { PHOTO_ACCEPT } from "../../forms/kit/chosen-files.ts";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { counted, typeset } from "../../shell/format/french.ts";
import { Button, IconButton } from "../../shell/ui/button.tsx";
import { Notice } from "../../shell/ui/notice.tsx";
import { changePhotosOnSite, uploadPhoto } from "./photo-calls.ts";

/** Pause in typing after which the text of a photo is saved. */
const TEXT_PAUSE_MS = 1_000;

export interface PhotosEditorProps {
  id: string;
  /** With the texts that people wrote; others are empty. */
  photos: readonly ListingPhoto[];
  /** Name of the feed that delivers the photos; null where people send them. */
  feed: string | null;
  /** Sentences about photos that were not taken. */
  errors: readonly string[];
}

/** A file that is on its way. */
interface Upload {
  key: string;
  name: string;
  /** From 0 to 1. */
  part: number;
}

/** Places by which a key moves a photo. */
const ARROW_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** The photos of a listing: sent, ordered, described and removed one by one. Works without JavaScript. */
export function PhotosEditor({ id, photos: first, feed, errors: firstErrors }: PhotosEditorProps) {
  const [photos, setPhotos] = useState(first);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [errors, setErrors] = useState(firstErrors);
  const [said, setSaid] = useState("");
  const [isOver, setOver] = useState(false);
  const queue = useRef<{ upload: Upload; file: File }[]>([]);
  const isSending = useRef(false);
  const fileId = useId();
  const cameraId = useId();
  const href = `/espace/annonces/${id}/photos`;

  const change = async (fields: Readonly<Record<string, string>>, done: string) => {
    const answer = await changePhotosOnSite(href, fields);
    if (answer.photos !== null) setPhotos(answer.photos);
    setErrors(answer.error === null ? [] : [answer.error]);
    setSaid(answer.error === null ? done : "");
  };
  /** Sends the chosen files one after the other, so that they stay in the chosen order. */
  const sendQueue = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = queue.current.shift(); next !== undefined; next = queue.current.shift()) {
      const { key } = next.upload;
      const answer = await uploadPhoto(href, next.file, (part) =>
        setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, part } : upload))),
      );
      setUploads((before) => before.filter((upload) => upload.key !== key));
      if (answer.photos !== null) setPhotos(answer.photos);
      const { error } = answer;
      if (error !== null) setErrors((before) => [...before, error]);
    }
    isSending.current = false;
  };
  const send = (files: Iterable<File>) => {
    const chosen = [...files].map((file, at) => ({
      file,
      upload: { key: `${Date.now()}-${at}-${file.name}`, name: file.name || "Photo collée", part: 0 },
    }));
    if (chosen.length === 0) return;
    setErrors([]);
    queue.current.push(...chosen);
    setUploads((before) => [...before, ...chosen.map(({ upload }) => upload)]);
    void sendQueue();
  };
  const latestSend = useRef(send);
  latestSend.current = send;
  useEffect(() => {
    if (feed !== null) return undefined;
    // Files may have been chosen before hydration.
    for (const inputId of [fileId, cameraId]) {
      const input = document.getElementById(inputId);
      if (!(input instanceof HTMLInputElement) || (input.files?.length ?? 0) === 0) continue;
      latestSend.current([...(input.files ?? [])]);
      input.value = "";
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
      if (files.length === 0) return;
      event.preventDefault();
      latestSend.current(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [feed, fileId, cameraId]);

  const move = (photo: string, to: number) => {
    const from = photos.findIndex((one) => one.id === photo);
    const target = Math.min(Math.max(to, 0), photos.length - 1);
    if (from < 0 || target === from) return;
    void change(
      { geste: "deplacer", photo, place: String(target) },
      `Photo déplacée en position ${target + 1} sur ${photos.length}.`,
    );
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    send(event.dataTransfer.files);
  };

  return (
    <section className="desk-part desk-photo-part" id="photos" aria-labelledby="photos-titre">
      <h2 id="photos-titre">Photos</h2>
      {errors.length > 0 && (
        <Notice tone="error" role="alert">
          {errors.map((error) => (
            <p key={error}>{typeset(error)}</p>
          ))}
        </Notice>
      )}
      {feed !== null ? (
        <p className="secondary">{typeset(`Le flux « ${feed} » décide des photos.`)}</p>
      ) : (
        // Files that are dropped beside the list would replace the page.
        // biome-ignore lint/a11y/noStaticElementInteractions: dragging files is a way beside the field
        <div
          className="desk-drop"
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <form method="post" action={href} encType="multipart/form-data" className="desk-add-photos">
            <input type="hidden" name="geste" value="ajouter" />
            <div className="field">
              <label htmlFor={fileId}>Ajouter des photos</label>
              <p className="field-hint">
                {typeset(
                  "JPEG, PNG, WebP, AVIF ou HEIC, 15 Mo au plus. Vous pouvez aussi les glisser ou les coller ici.",
                )}
              </p>
              <input
                id={fileId}
                type="file"
                name="photos"
                accept={PHOTO_ACCEPT}
                multiple
                onChange={(event) => {
                  send([...(event.currentTarget.files ?? [])]);
                  event.currentTarget.value = "";
                }}
              />
            </div>
            <div className="field desk-camera">
              <label htmlFor={cameraId}>Prendre une photo</label>
              <input
                id={cameraId}
                type="file"
                name="photo"
                accept="image/*"
                capture="environment"
                onChange={(event) => {
                  send([...(event.currentTarget.files ?? [])]);
                  event.currentTarget.value = "";
                }}
              />
            </div>
            <noscript>
              <Button type="submit" tone="quiet">
                Envoyer les photos
              </Button>
            </noscript>
          </form>
        </div>
      )}
      <p role="status" className="small">
        {uploads.length > 0
          ? `${counted(uploads.length, "photo", "photos")} en cours d’envoi…`
          : said ||
            (photos.length === 0 ? "Pas encore de photo." : counted(photos.length, "photo", "photos"))}
      </p>
      {uploads.length > 0 && (
        <ul className="plain-list desk-uploads">
          {uploads.map(({ key, name, part }) => (
            <li key={key}>
              <span>{name}</span>
              <progress value={part} max={1} aria-label={`Envoi de ${name}`} />
            </li>
          ))}
        </ul>
      )}
      {photos.length > 0 && feed === null && (
        <p className="secondary small">
          {typeset(
            "Dites ce que montre chaque photo à qui ne la voit pas. Sans texte, le titre de l’annonce et le numéro de la photo le remplacent.",
          )}
        </p>
      )}
      {photos.length > 0 && (
        <ul className="plain-list desk-photo-list">
          {photos.map((photo, at) => (
            <PhotoItem
              key={photo.id}
              photo={photo}
              at={at}
              count={photos.length}
              href={href}
              isLocked={feed !== null}
              onMove={(to) => move(photo.id, to)}
              onReorder={setPhotos}
              onChange={change}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface PhotoItemProps {
  photo: ListingPhoto;
  at: number;
  count: number;
  href: string;
  isLocked: boolean;
  /** Moves it to a position and stores that. */
  onMove: (to: number) => void;
  /** Shows another order while it is dragged. */
  onReorder: (order: (before: readonly ListingPhoto[]) => readonly ListingPhoto[]) => void;
  onChange: (fields: Readonly<Record<string, string>>, done: string) => Promise<void>;
}

function PhotoItem({ photo, at, count, href, isLocked, onMove, onReorder, onChange }: PhotoItemProps) {
  const start = useRef<number | null>(null);
  const position = `Photo ${at + 1} sur ${count}`;
  /** Shows the photo where the pointer is; the place is stored when it is released. */
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (start.current === null) return;
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest("li[data-photo]");
    const target = over?.getAttribute("data-photo");
    if (target === null || target === undefined || target === photo.id) return;
    onReorder((before) => {
      const to = before.findIndex(({ id }) => id === target);
      return before.filter(({ id }) => id !== photo.id).toSpliced(to, 0, photo);
    });
  };
  const release = () => {
    const from = start.current;
    start.current = null;
    if (from !== null && from !== at)
      void onChange(
        { geste: "deplacer", photo: photo.id, place: String(at) },
        `Photo déplacée en position ${at + 1} sur ${count}.`,
      );
  };
  const press = (event: KeyboardEvent) => {
    const step = ARROW_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(at + step);
  };
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saveText = (texte: string) => {
    clearTimeout(saving.current);
    if (texte.trim() !== photo.alt)
      void onChange({ geste: "texte", photo: photo.id, texte }, "Texte enregistré.");
  };
  const tap =
    (fields: Readonly<Record<string, string>>, done: string) => (event: { preventDefault(): void }) => {
      event.preventDefault();
      void onChange({ ...fields, photo: photo.id }, done);
    };
  return (
    <li className="desk-photo" data-photo={photo.id}>
      <img
        src={`/img/${photo.id}/320.webp`}
        alt={photo.alt || position}
        width={photo.widthPx}
        height={photo.heightPx}
        loading="lazy"
      />
      {at === 0 && <p className="small desk-cover">Couverture</p>}
      {!isLocked && (
        <ReachedForm method="post" action={href} className="desk-photo-form">
          <input type="hidden" name="photo" value={photo.id} />
          <div className="field">
            <label htmlFor={`texte-${photo.id}`} className="small">
              Ce que montre la photo {at + 1}
            </label>
            <input
              id={`texte-${photo.id}`}
              type="text"
              name="texte"
              maxLength={300}
              placeholder="Le séjour et sa baie vitrée"
              defaultValue={photo.alt}
              onInput={(event) => {
                clearTimeout(saving.current);
                saving.current = setTimeout(saveText, TEXT_PAUSE_MS, event.currentTarget.value);
              }}
              onBlur={(event) => saveText(event.currentTarget.value)}
            />
          </div>
          <div className="desk-photo-ways">
            <Button
              tone="plain"
              className="desk-handle"
              aria-label={`${position}, déplacer avec les flèches`}
              onKeyDown={press}
              onPointerDown={(event) => {
                start.current = at;
                event.currentTarget.setPointerCapture(event.pointerId);
              }}
              onPointerMove={drag}
              onPointerUp={release}
              onPointerCancel={release}
            >
              ⠿
            </Button>
            <IconButton
              icon="chevron-left"
              label={`Avancer la photo ${at + 1}`}
              type="submit"
              name="geste"
              value={`place-${at - 1}`}
              disabled={at === 0}
              onClick={(event) => {
                event.preventDefault();
                onMove(at - 1);
              }}
            />
            <IconButton
              icon="chevron-right"
              label={`Reculer la photo ${at + 1}`}
              type="submit"
              name="geste"
              value={`place-${at + 1}`}
              disabled={at === count - 1}
              onClick={(event) => {
                event.preventDefault();
                onMove(at + 1);
              }}
            />
            {at > 0 && (
              <Button
                type="submit"
                name="geste"
                value="place-0"
                tone="plain"
                onClick={tap({ geste: "deplacer", place: "0" }, "Nouvelle couverture.")}
              >
                Couverture
              </Button>
            )}
            <IconButton
              icon="trash"
              label={`Retirer la photo ${at + 1}`}
              type="submit"
              name="geste"
              value="retirer"
              onClick={tap({ geste: "retirer" }, "Photo retirée.")}
            />
            <noscript>
              <Button type="submit" name="geste" value="texte" tone="plain">
                Enregistrer le texte
              </Button>
            </noscript>
          </div>
        </ReachedForm>
      )}
    </li>
  );
}
