/** Whether a widget draws its own box. */
export interface BorderOption {
  /** Default true. */
  showsBorder?: boolean | undefined;
}

/** Display options that do not depend on the content. Colours, radii and fonts are tokens of the style sheet. */
export interface DisplayOptions extends BorderOption {
  /** Whether the attribution shows. Default true; a page that shows it elsewhere may turn it off. */
  showsAttribution?: boolean | undefined;
}

/** Returns the attribute by which base.css removes the border. */
export function borderAttribute(showsBorder = true): { "data-borderless"?: true } {
  return showsBorder ? {} : { "data-borderless": true };
}
