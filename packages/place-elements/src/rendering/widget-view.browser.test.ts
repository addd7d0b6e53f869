import { expect, test } from "vitest";
import type { MountedWidget } from "./widget-module.ts";
import { WidgetView } from "./widget-view.ts";

test("of several props set while the widget loads, the last are shown, or nothing for null", async () => {
  const { view, files, drawn, mounted } = aView();
  view.show("first");
  view.show("second");
  files.resolve();
  await settled();
  expect(drawn).toEqual(["second"]);
  view.show("third");
  view.show(null);
  expect([drawn, mounted()]).toEqual([["second", "third"], 0]);
  view.show("again");
  await settled();
  expect([drawn.at(-1), mounted()]).toEqual(["again", 1]);
});

test("an element without props when its widget arrives stays empty", async () => {
  const { view, files, drawn, mounted } = aView();
  view.show("first");
  view.show(null);
  files.resolve();
  await settled();
  expect([drawn, mounted()]).toEqual([[], 0]);
});

test("a widget whose files fail to load reports it, and loads again the next time", async () => {
  const { view, files, drawn, failures } = aView();
  view.show("first");
  files.reject(new Error("no network"));
  await settled();
  expect(failures.map(String)).toEqual([
    "PartError: The widget could not be loaded (no network); check the connection and try again.",
  ]);
  files.resolve();
  view.show("second");
  await settled();
  expect(drawn).toEqual(["second"]);
});

/** A view of words, whose file comes, or does not, when the test says so. */
function aView() {
  const drawn: string[] = [];
  const failures: unknown[] = [];
  let count = 0;
  let loading = Promise.withResolvers<void>();
  const mount = async (): Promise<MountedWidget<string>> => {
    count += 1;
    const unmount = () => {
      count -= 1;
    };
    return { render: (words) => drawn.push(words), unmount };
  };
  const view = new WidgetView<string>(
    document.createElement("div"),
    async () => {
      await loading.promise;
      return { mount };
    },
    (thrown) => failures.push(thrown),
  );
  const files = {
    resolve: () => loading.resolve(),
    reject(error: Error) {
      loading.reject(error);
      loading = Promise.withResolvers();
    },
  };
  return { view, files, drawn, failures, mounted: () => count };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
