/** Faults between a page and a places server. */
export type FakeFault =
  /** Responds after `delayMs`; use fake timers. */
  | { kind: "slow"; delayMs: number }
  | { kind: "error"; httpStatus: number; retryAfterSeconds?: number }
  /** The connection breaks before the response. */
  | { kind: "reset" }
  /** The response is truncated. */
  | { kind: "truncated" }
  /** An HTML page instead of JSON. */
  | { kind: "wrong-type" }
  /** JSON of another shape. */
  | { kind: "wrong-shape"; body: unknown }
  | { kind: "huge"; bytes: number }
  | { kind: "redirect"; location: string };

/** Applies a fault to the response of `answer`. */
export async function applyFault(
  fault: FakeFault,
  answer: () => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  switch (fault.kind) {
    case "slow":
      await delay(fault.delayMs, signal);
      return answer();
    case "error":
      return new Response(
        JSON.stringify({
          error: { code: fault.httpStatus, message: "The fake server fails as it was told to." },
        }),
        {
          status: fault.httpStatus,
          headers: {
            ...JSON_TYPE,
            ...(fault.retryAfterSeconds === undefined
              ? {}
              : { "retry-after": String(fault.retryAfterSeconds) }),
          },
        },
      );
    case "reset":
      throw new TypeError("fetch failed");
    case "truncated": {
      const text = await (await answer()).text();
      return new Response(text.slice(0, Math.floor(text.length / 2)), { headers: JSON_TYPE });
    }
    case "wrong-type":
      return new Response("<!doctype html><title>Portail</title>", {
        headers: { "content-type": "text/html" },
      });
    case "wrong-shape":
      return new Response(JSON.stringify(fault.body), { headers: JSON_TYPE });
    case "huge":
      return new Response(createHugeBody(fault.bytes), { headers: JSON_TYPE });
    case "redirect":
      return new Response(null, { status: 302, headers: { location: fault.location } });
  }
}

const JSON_TYPE = { "content-type": "application/json" };

/** Generated while it is read, so that readers that stop early cost nothing. */
function createHugeBody(bytes: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const piece = new TextEncoder().encode(" ".repeat(64 * 1024));
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) controller.close();
      else controller.enqueue(piece);
      left -= piece.byteLength;
    },
  });
}

function delay(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
