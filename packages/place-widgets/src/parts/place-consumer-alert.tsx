"use client";

import type { ConsumerAlert } from "@lieudit/place-model";
import { type ComponentProps, useRef, useState } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import { ALERT } from "./drawings.ts";
import { ExternalLink } from "./external-link.tsx";
import { Icon } from "./icon.tsx";
import { mergePartProps } from "./merge-part-props.ts";
import { ModalDialog } from "./modal-dialog.tsx";
import { Phrase } from "./phrase.tsx";
import { readText } from "./read-text.ts";

export interface PlaceConsumerAlertProps extends Omit<ComponentProps<"div">, "children"> {
  consumerAlert: ConsumerAlert | undefined;
}

/** A warning to visitors about a place. Its button opens a dialog with the details. */
export function PlaceConsumerAlert({ consumerAlert, ...rest }: PlaceConsumerAlertProps) {
  const text = useWidgetText();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const overview = readText(consumerAlert?.overview);
  if (overview === null) return null;
  const { details, languageCode } = consumerAlert ?? {};
  const title = readText(details?.title);
  const description = readText(details?.description);
  const linkTitle = readText(details?.aboutLink?.title);
  const lang = readText(languageCode) ?? undefined;

  function close(): void {
    setOpen(false);
    // Some browsers do not focus a clicked button; the dialog cannot return the focus to it then.
    opener.current?.focus();
  }

  return (
    <div {...mergePartProps("gmp-alert", rest)}>
      <Icon drawing={ALERT} />
      <p>
        <Phrase write={text.alert} name={overview} lang={lang} />
      </p>
      {(title ?? description ?? linkTitle) !== null && (
        <>
          <button
            ref={opener}
            type="button"
            className="gmp-text-button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {text.alertDetails}
          </button>
          <ModalDialog isOpen={isOpen} title={<bdi lang={lang}>{title ?? overview}</bdi>} onClose={close}>
            {description !== null && (
              <p lang={lang} dir="auto">
                {description}
              </p>
            )}
            {linkTitle !== null && (
              <p>
                <ExternalLink href={details?.aboutLink?.uri} lang={lang} dir="auto">
                  {linkTitle}
                </ExternalLink>
              </p>
            )}
          </ModalDialog>
        </>
      )}
    </div>
  );
}
PlaceConsumerAlert.requiredFields = PART_FIELDS.consumerAlert;
