import { expect, test } from "vitest";
import manifest from "../../custom-elements.json" with { type: "json" };
import { importLibrary } from "../core/import-library.ts";

const { declarations } = manifest.modules[0]!;

test("the manifest has the attributes and the properties of the running elements", async () => {
  await Promise.all(["places", "marker"].map(importLibrary));
  const differences = declarations.flatMap(({ tagName, attributes, members }) => {
    const Class = customElements.get(tagName) as
      | (CustomElementConstructor & { observedAttributes?: string[] })
      | undefined;
    if (Class === undefined) return `${tagName} is not defined`;
    const running = [...(Class.observedAttributes ?? [])].sort().join(" ");
    const described = attributes
      .map(({ name }) => name)
      .sort()
      .join(" ");
    const missing = members
      // Its map is a property of each element.
      .filter(({ name }) => !(name in Class.prototype) && name !== "innerMap")
      .map(({ name }) => `${tagName}.${name}`);
    return running === described ? missing : [`${tagName}: ${running} is not ${described}`, ...missing];
  });
  expect(differences).toEqual([]);
});
