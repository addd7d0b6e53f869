import { expect, test } from "vitest";
import { describeListenError } from "./listen-error.ts";

const failure = (code: string) => Object.assign(new Error("listen failed"), { code });

test.each([
  ["EADDRINUSE", 3000, /^Port 3000 is used by another program, .*PORT=3001 npm start\.$/],
  ["EADDRINUSE", 65_535, /PORT=3000 npm start\.$/],
  ["EACCES", 80, /^Port 80 may not be used by this user, .*above 1023/],
  ["ENOTFOUND", 3000, /^HOST is site\.invalid, which is no address of this machine; give 127\.0\.0\.1/],
  ["EOTHER", 3000, /^Lieudit cannot listen on site\.invalid, port 3000: listen failed\.$/],
])("%s on port %d is said in a sentence", (code, port, sentence) => {
  expect(describeListenError(failure(code), { host: "site.invalid", port })).toMatch(sentence);
});
