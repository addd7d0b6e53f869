import { expect, test } from "vitest";
import { parseGeocodeCommand } from "./geocode-command.ts";

test("the options say which columns have what", () => {
  expect(
    parseGeocodeCommand([
      "a.csv",
      "--columns",
      "rue, ville",
      "--postcode",
      "cp",
      "--delimiter",
      "\\t",
      "--output",
      "b.csv",
    ]),
  ).toEqual({
    file: "a.csv",
    columns: { text: ["rue", "ville"], postcode: "cp", citycode: undefined },
    delimiter: "\t",
    encoding: "utf-8",
    output: "b.csv",
    dataDir: undefined,
  });
  expect(parseGeocodeCommand(["--help"])).toBeNull();
});

test.each([
  [[], "Name one table"],
  [["a.csv"], "Name the columns with the address"],
  [["a.csv", "--columns", "x", "--encoding", "utf-16"], "--encoding is utf-8 or latin1, not utf-16."],
  [["a.csv", "--columns", "x", "--delimiter", "ab"], "--delimiter is one character"],
  [["a.csv", "--colums", "x"], "colums"],
])("%j is refused", (args, message) => {
  expect(() => parseGeocodeCommand(args)).toThrow(message);
});
