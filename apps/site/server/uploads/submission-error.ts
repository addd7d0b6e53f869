/** A submitted form that the site rejects. The message is in French, for the visitor. */
export class SubmissionError extends Error {
  override readonly name = "SubmissionError";
  readonly status: 400 | 408 | 413 | 429 | 503;

  constructor(status: 400 | 408 | 413 | 429 | 503, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
