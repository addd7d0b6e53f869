/** Time between two lines, in ms; shorter transfers have none. */
const LINE_MS = 5_000;

/** Reports a long transfer, such as `Places from FILES_URL: 120 of 900 MB`. */
export class ByteProgress {
  readonly #subject: string;
  readonly #total: number;
  readonly #log: (line: string) => void;
  #count = 0;
  #lineAt = performance.now();

  constructor(subject: string, sizes: readonly number[], log: (line: string) => void) {
    this.#subject = subject;
    this.#total = sizes.reduce((sum, size) => sum + size, 0);
    this.#log = log;
  }

  add(byteCount: number): void {
    this.#count += byteCount;
    if (performance.now() < this.#lineAt + LINE_MS) return;
    this.#lineAt = performance.now();
    const [count, total] = [this.#count, this.#total].map((bytes) => Math.ceil(bytes / 1e6));
    this.#log(`${this.#subject}: ${count} of ${total} MB`);
  }
}
