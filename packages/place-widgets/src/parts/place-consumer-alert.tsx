import type { ConsumerAlert, PlaceField } from "@lieudit/place-model";
import { type ComponentProps, useRef, useState } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { ALERT } from "./drawings/alert.ts";
import { Icon } from "./icon.tsx";
import { ModalDialog } from "./modal-dialog.tsx";
import { OuterLink } from "./outer-link.tsx";
import { partProps } from "./part-props.ts";
import { Phrase } from "./phrase.tsx";
import { shownText } from "./shown-text.ts";

export interface PlaceConsumerAlertProps extends Omit<ComponentProps<"div">, "children"> {
  consumerAlert: ConsumerAlert | undefined;
}

/** A warning to customers; its button opens the details. */
export function PlaceConsumerAlert({ consumerAlert, ...rest }: PlaceConsumerAlertProps) {
  const text = useWidgetText();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const overview = shownText(consumerAlert?.overview);
  if (overview === null) return null;
  const { details, languageCode } = consumerAlert ?? {};
  const title = shownText(details?.title);
  const description = shownText(details?.description);
  const linkTitle = shownText(details?.aboutLink?.title);
  const lang = shownText(languageCode) ?? undefined;

  function close(): void {
    setOpen(false);
    // The dialog gives the focus back by itself only where a click had focused the button.
    opener.current?.focus();
  }

  return (
    <div {...partProps("gmp-alert", rest)}>
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
                <OuterLink href={details?.aboutLink?.uri} lang={lang} dir="auto">
                  {linkTitle}
                </OuterLink>
              </p>
            )}
          </ModalDialog>
        </>
      )}
    </div>
  );
}
PlaceConsumerAlert.requiredFields = ["consumerAlert"] as const satisfies readonly PlaceField[];
