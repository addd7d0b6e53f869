import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { requestIdContext } from "../services/services.ts";
import { pack, packedContext } from "./pack.server.ts";
import { unpack } from "./packed.ts";

const CARDS = [{ titre: 'Peugeot "208"', prixCents: 1_290_000 }];

function asked(path: string) {
  const context = new RouterContextProvider();
  context.set(requestIdContext, "7b1c");
  return { request: new Request(`http://localhost${path}`), context };
}

test("a page gets a mark for the text, and the server what it packed", () => {
  const page = asked("/vehicules");
  const packed = [pack(CARDS, page), pack([], page)];
  expect(packed).toEqual([{ json: "7b1c/0" }, { json: "7b1c/1" }]);
  expect(page.context.get(packedContext)).toEqual([JSON.stringify(CARDS), "[]"]);
  expect(packed.map(unpack)).toEqual([CARDS, []]);
});

test("a page that is open already gets the text itself", () => {
  const data = asked("/vehicules.data");
  const { json } = pack(CARDS, data);
  expect(data.context.get(packedContext)).toEqual([]);
  expect(unpack({ json })).toEqual(CARDS);
});
