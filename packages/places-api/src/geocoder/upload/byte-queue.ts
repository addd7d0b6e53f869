/** Bytes between an upload and its reader. An error is thrown before the bytes that still wait. */
export class ByteQueue implements AsyncIterable<Uint8Array> {
  #chunks: Uint8Array[] = [];
  #end: { error?: unknown } | undefined;
  #wake: () => void = () => {};

  push(bytes: Uint8Array): void {
    this.#chunks.push(bytes);
    this.#wake();
  }

  end(): void {
    this.#end ??= {};
    this.#wake();
  }

  /** Drops the bytes that wait. The first error counts. */
  fail(error: unknown): void {
    this.#chunks = [];
    if (this.#end === undefined || !("error" in this.#end)) this.#end = { error };
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for (;;) {
      if (this.#end !== undefined && "error" in this.#end) throw this.#end.error;
      const bytes = this.#chunks.shift();
      if (bytes !== undefined) yield bytes;
      else if (this.#end !== undefined) return;
      else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }
}
