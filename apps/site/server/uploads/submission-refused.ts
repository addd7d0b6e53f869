/** A form that cannot be read; the message is for its sender, in French. */
export class SubmissionRefused extends Error {
  override readonly name = "SubmissionRefused";
  readonly status: 400 | 408 | 413 | 429 | 503;

  constructor(status: 400 | 408 | 413 | 429 | 503, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
