import type { ImportPhase, ImportProgress } from "../source/import-report.ts";

export interface ProgressOutput {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
  columns?: number | undefined;
}

const LABELS: Readonly<Record<ImportPhase, string>> = {
  download: "Downloading",
  read: "Reading",
  photos: "Photos",
  draw: "Drawing",
  roads: "Roads",
  index: "Indexing",
  publish: "Publishing",
};

const BAR_CELLS = 24;
/** Without a terminal, one line for each such step keeps a log short. */
const STEP_PERCENT = 25;

/** Shows progress: a bar that redraws itself on a terminal, a few plain lines elsewhere. */
export class ProgressLines {
  readonly #output: ProgressOutput;
  #line = "";
  #step = "";

  constructor(output: ProgressOutput) {
    this.#output = output;
  }

  show({ phase, share, subject }: ImportProgress): void {
    const percent = Math.floor(share * 100);
    if (this.#output.isTTY === true) this.#redraw(phase, percent, subject);
    else this.#print(phase, percent, subject);
  }

  /** Clears the bar, so that other text can be written. */
  clear(): void {
    if (this.#line !== "") this.#output.write("\r\x1b[K");
    this.#line = "";
  }

  #redraw(phase: ImportPhase, percent: number, subject: string): void {
    const filled = Math.round((percent / 100) * BAR_CELLS);
    const bar = "█".repeat(filled) + "░".repeat(BAR_CELLS - filled);
    const text = `${LABELS[phase].padEnd(11)} ${bar} ${String(percent).padStart(3)} %  ${subject}`;
    const line = text.slice(0, Math.max(20, (this.#output.columns ?? 80) - 1));
    if (line === this.#line) return;
    this.#line = line;
    this.#output.write(`\r${line}\x1b[K`);
  }

  #print(phase: ImportPhase, percent: number, subject: string): void {
    const step = `${phase}/${subject}/${Math.floor(percent / STEP_PERCENT)}`;
    if (step === this.#step) return;
    this.#step = step;
    this.#output.write(
      `${LABELS[phase]} ${subject}: ${Math.floor(percent / STEP_PERCENT) * STEP_PERCENT} %\n`,
    );
  }
}
