/** A request that a fake `XMLHttpRequest` received. */
export interface SentRequest {
  method: string;
  address: string;
  body: FormData | URLSearchParams;
  /** Tells the sender how far its body is. */
  progress: (part: number) => void;
  answer: (facts: { status?: number; address?: string; text?: string }) => void;
  fail: () => void;
}

/** Returns an `XMLHttpRequest` that sends nothing and answers when a test says so. */
export function fakeRequests(sent: SentRequest[]): typeof XMLHttpRequest {
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseURL = "";
    responseText = "";
    #asked = { method: "", address: "" };

    open(method: string, address: string): void {
      this.#asked = { method, address };
    }

    abort(): void {
      this.onabort?.();
    }

    send(body: FormData | URLSearchParams): void {
      sent.push({
        ...this.#asked,
        body,
        progress: (part) =>
          this.upload.onprogress?.({ loaded: part * 1_000, total: 1_000, lengthComputable: true }),
        answer: ({ status = 200, address = this.#asked.address, text = "" }) => {
          Object.assign(this, { status, responseURL: address, responseText: text });
          this.onload?.();
        },
        fail: () => this.onerror?.(),
      });
    }
  }
  // The parts that `sendForm` uses.
  return FakeRequest as unknown as typeof XMLHttpRequest;
}
