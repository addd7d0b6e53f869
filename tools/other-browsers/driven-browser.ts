/** A browser that walkthroughs control. */
export interface DrivenBrowser {
  /** Name and version, as reported by the browser. */
  name: string;
  open(url: string): Promise<DrivenPage>;
  close(): Promise<void>;
}

export interface DrivenPage {
  /** Evaluates an expression, awaits it, and returns the value as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks at a position of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

export type Key = "ArrowDown" | "ArrowRight" | "Enter" | "Escape";

/** Size of the window, in CSS pixels. */
export const WINDOW = { width: 1000, height: 800 } as const;
