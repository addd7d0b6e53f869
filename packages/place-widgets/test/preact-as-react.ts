import { createRef, options } from "preact";
import { act as preactAct } from "preact/test-utils";
import * as react from "../build-steps/react-on-preact/react.ts";

// Preact runs effects a frame later; React runs those of a key or a click at
// once, and tests that look right after it rely on that.
options.requestAnimationFrame = queueMicrotask;

// What tests import as "react" when they run on preact: what the kit gets, and the `act` that React has among its exports.
export * from "../build-steps/react-on-preact/react.ts";

/** As React's `act` it gives what `callback` gives; preact's own gives nothing. */
export async function act<Value>(callback: () => Value | Promise<Value>): Promise<Value | undefined> {
  let value: Value | undefined;
  await preactAct(async () => {
    value = await callback();
  });
  return value;
}

export default { ...react, createRef, act };
