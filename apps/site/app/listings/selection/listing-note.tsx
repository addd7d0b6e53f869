import type { ListingKind } from "@lieudit/listing-model";
import { useEffect, useState } from "react";
import { useConsent } from "../../privacy/consent/consent-context.tsx";
import { keepNote, MAX_NOTE_CHARACTERS, readNotes } from "../../privacy/selection/notes.ts";
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
  const [note, setNote] = useState("");
  useEffect(() => setNote(readNotes(kind, record).get(id) ?? ""), [kind, id, record]);
  return (
    <div className="listing-note">
      <Field
        label={
          <>
            Ma note<span className="visually-hidden"> sur {title}</span>
          </>
        }
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
