/** More than the calls of one worker at a time: calls so far apart never share a flag in practice. */
const FLAG_COUNT = 4_096;

/**
 * Flags of aborted calls, in memory that the caller shares with its worker. A
 * thread that searches receives no messages, so it reads these instead.
 */
export class CallFlags {
  readonly buffer: SharedArrayBuffer;
  readonly #abortedIds: Int32Array;

  /** @param buffer of the other thread's flags; default new flags. */
  constructor(buffer = new SharedArrayBuffer(FLAG_COUNT * Int32Array.BYTES_PER_ELEMENT)) {
    this.buffer = buffer;
    this.#abortedIds = new Int32Array(buffer);
  }

  abort(callId: number): void {
    Atomics.store(this.#abortedIds, callId % FLAG_COUNT, callId);
  }

  isAborted(callId: number): boolean {
    return Atomics.load(this.#abortedIds, callId % FLAG_COUNT) === callId;
  }
}
