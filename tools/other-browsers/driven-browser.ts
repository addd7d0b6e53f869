/** A browser that a program drives: as much of it as the walks need. */
export interface DrivenBrowser {
  /** Name and version, as it says them. */
  name: string;
  open(url: string): Promise<DrivenPage>;
  close(): Promise<void>;
}

export interface DrivenPage {
  /** The value of an expression, or of the promise that it makes, as JSON carries it. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the mouse's button there, in CSS pixels of the window. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

export type Key = "ArrowDown" | "ArrowRight" | "Enter" | "Escape";

/** What the window of a walk measures, in CSS pixels. */
export const WINDOW = { width: 1000, height: 800 } as const;
