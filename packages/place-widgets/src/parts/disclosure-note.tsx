"use client";

import { type ComponentProps, useRef } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { CLOSE, INFO } from "./drawings.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { mergePartProps } from "./merge-part-props.ts";

export interface DisclosureNoteProps extends Omit<ComponentProps<"details">, "children" | "title" | "ref"> {
  /** Text of the button. */
  title: string;
  /** Text of the note. */
  body: string;
  /** Shows only the info icon; the title is then its label. */
  iconOnly?: boolean;
}

/** An info button that opens a note with a close button. A native `<details>`, so it works without JavaScript. */
export function DisclosureNote({ title, body, iconOnly = false, ...rest }: DisclosureNoteProps) {
  const text = useWidgetText();
  const details = useRef<HTMLDetailsElement>(null);

  function close(): void {
    if (details.current === null) return;
    details.current.open = false;
    (details.current.firstElementChild as HTMLElement).focus();
  }

  return (
    <details {...mergePartProps("gmp-note", rest)} ref={details}>
      <summary aria-label={iconOnly ? title : undefined}>
        {!iconOnly && <span>{title}</span>}
        <Icon drawing={INFO} size="1rem" />
      </summary>
      <div className="gmp-note-body">
        <div>
          {iconOnly && <p className="gmp-note-title">{title}</p>}
          <p>{body}</p>
        </div>
        <IconButton label={text.close} drawing={CLOSE} size="1rem" onClick={close} />
      </div>
    </details>
  );
}
