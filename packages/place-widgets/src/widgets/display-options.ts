/** Whether a widget draws its own box. */
export interface BorderOption {
  /** Default true. */
  showsBorder?: boolean | undefined;
}

/** How a widget shows itself, whatever its content is. Colours, radii and fonts are tokens of the style sheet. */
export interface DisplayOptions extends BorderOption {
  /** Where the data comes from. Default true; a page that says it elsewhere may leave it out. */
  showsAttribution?: boolean | undefined;
}

/** What base.css takes the border away by. */
export function borderAttribute(showsBorder = true): { "data-borderless"?: true } {
  return showsBorder ? {} : { "data-borderless": true };
}
