import type { ConsumerAlert, PlaceField } from "@lieudit/place-model";
import { type ComponentProps, useState } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { Icon } from "./icon.tsx";
import { ModalDialog } from "./modal-dialog.tsx";
import { OuterLink } from "./outer-link.tsx";
import { partClass } from "./part-class.ts";
import { shownText } from "./shown-text.ts";

export interface PlaceConsumerAlertProps extends Omit<ComponentProps<"div">, "children"> {
  consumerAlert: ConsumerAlert | undefined;
}

/** A warning to customers; its button opens the details. */
export function PlaceConsumerAlert({ consumerAlert, className, ...rest }: PlaceConsumerAlertProps) {
  const text = useWidgetText();
  const [isOpen, setOpen] = useState(false);
  const overview = shownText(consumerAlert?.overview);
  if (overview === null) return null;
  const { details, languageCode } = consumerAlert ?? {};
  const title = shownText(details?.title);
  const description = shownText(details?.description);
  const linkTitle = shownText(details?.aboutLink?.title);
  return (
    <div {...rest} className={partClass("gmp-alert", className)}>
      <Icon name="alert" />
      <p lang={shownText(languageCode) ?? undefined}>{text.alert(overview)}</p>
      {(title ?? description) !== null && (
        <>
          <button
            type="button"
            className="gmp-text-button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {text.alertDetails}
          </button>
          <ModalDialog isOpen={isOpen} title={title ?? overview} onClose={() => setOpen(false)}>
            {description !== null && <p dir="auto">{description}</p>}
            {linkTitle !== null && (
              <p>
                <OuterLink href={details?.aboutLink?.uri}>{linkTitle}</OuterLink>
              </p>
            )}
          </ModalDialog>
        </>
      )}
    </div>
  );
}
PlaceConsumerAlert.requiredFields = ["consumerAlert"] as const satisfies readonly PlaceField[];
