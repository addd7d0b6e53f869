import type { ListingKind } from "@lieudit/listing-model";
import { useEffect, useState } from "react";
import { useConsent } from "../../privacy/consent/consent-context.tsx";
import { keepNote, MAX_NOTE_CHARACTERS, readNotes } from "../../privacy/selection/notes.ts";
import { useSelection } from "../../privacy/selection/selection-context.tsx";
import { SELECTION_COOKIES } from "../../privacy/selection/selection-cookie.ts";
import { Field } from "../../shell/ui/field.tsx";

export interface ListingNoteProps {
  kind: ListingKind;
  id: string;
  /** Of the listing, for screen readers. */
  title: string;
}

/** A private note about a listing, which only the browser keeps. Hidden without JavaScript. */
export function ListingNote({ kind, id, title }: ListingNoteProps) {
  const { record } = useConsent();
  const isSelected = useSelection().selection[kind].includes(id);
  const isKept = record?.[SELECTION_COOKIES[kind].category] === true;
  const [note, setNote] = useState("");
  useEffect(() => setNote(readNotes(kind, record).get(id) ?? ""), [kind, id, record]);
  // Taking the listing out deleted the note; on this page it can be put back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing keeps the note by itself
  useEffect(() => {
    if (isSelected && note !== "") keepNote(kind, id, note, record);
  }, [isSelected]);
  return (
    <div className="listing-note">
      <Field
        label={
          <>
            Ma note<span className="visually-hidden"> sur {title}</span>
          </>
        }
        hint={!isKept && "Cette note disparaîtra à la fermeture de la page."}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={MAX_NOTE_CHARACTERS}
            value={note}
            onChange={({ target }) => {
              setNote(target.value);
              keepNote(kind, id, target.value, record);
            }}
          />
        )}
      </Field>
    </div>
  );
}
