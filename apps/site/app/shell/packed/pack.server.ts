import { createContext, type LoaderFunctionArgs } from "react-router";
import { requestIdContext } from "../services/services.ts";
import { type Packed, packedHere } from "./packed.ts";

/** The texts that the loaders of a page packed, for who draws it. */
export const packedContext = createContext<readonly string[]>([]);

/** Packs what a loader gives; of plain data, whose keys are names of fields. */
export function pack<Value>(
  value: Value,
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
): Packed<Value> {
  const json = JSON.stringify(value);
  // A page that is open already asks for the data alone, and the router itself sends it.
  if (new URL(request.url).pathname.endsWith(".data")) return { json };
  const before = context.get(packedContext);
  context.set(packedContext, [...before, json]);
  const packed = { json: packedMark(context.get(requestIdContext), before.length) };
  packedHere.set(packed, value);
  return packed;
}

/** What stands for a packed text. Nobody knows the request's id before the page is drawn, so no text holds it. */
export function packedMark(requestId: string, at: number | string): string {
  return `${requestId}/${at}`;
}
