import { createRef, options } from "preact";
import { act as preactAct } from "preact/test-utils";
import * as react from "./react.ts";

// Preact runs effects one frame later. React runs those of a key or a click at once, and tests rely on that.
options.requestAnimationFrame = queueMicrotask;

// Tests on preact import this file as "react": the names that the kit gets, and React's `act`.
export * from "./react.ts";

/** Like React's `act`, returns the result of `callback`; preact's own returns nothing. */
export async function act<Value>(callback: () => Value | Promise<Value>): Promise<Value | undefined> {
  let value: Value | undefined;
  await preactAct(async () => {
    value = await callback();
  });
  return value;
}

export default { ...react, createRef, act };
