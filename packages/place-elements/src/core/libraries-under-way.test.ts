import { expect, test } from "vitest";
import { librariesSettled, underWayNow } from "./libraries-under-way.ts";

test("waits for libraries that are imported one after another", async () => {
  const order: string[] = [];
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const page = (async () => {
    order.push(await underWayNow(first.promise));
    await expect(underWayNow(second.promise)).rejects.toThrow("no network");
    order.push("listens");
  })();
  const settled = librariesSettled().then(() => order.push("told"));
  first.resolve("places");
  await new Promise((resolve) => setTimeout(resolve, 5));
  second.reject(new Error("no network"));
  await Promise.all([page, settled]);
  expect(order).toEqual(["places", "listens", "told"]);
});
