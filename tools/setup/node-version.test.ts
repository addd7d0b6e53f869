import { expect, test } from "vitest";
import { getOldNodeMessage } from "./node-version.mjs";

test.each(["20.19.0", "20.20.2", "22.0.0", "24.21.0"])("Node %s will do", (version) => {
  expect(getOldNodeMessage(version)).toBeNull();
});

test.each(["18.20.8", "20.18.3", "16.0.0"])(
  "Node %s is refused in a sentence that says what to do",
  (version) => {
    expect(getOldNodeMessage(version)).toContain(`This is Node ${version}`);
    expect(getOldNodeMessage(version)).toContain("20.19 or newer");
  },
);
