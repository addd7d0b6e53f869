import { expect, test } from "vitest";
import { CallerAccount } from "./caller-account.ts";

/** An account and its clock, in milliseconds. */
function createAccount() {
  const clock = { ms: 0 };
  return { clock, account: new CallerAccount(() => clock.ms) };
}

test("somebody who types stays light", () => {
  const { clock, account } = createAccount();
  // Ten letters a second, each a search of 8 ms.
  for (let letter = 0; letter < 200; letter++) {
    account.charge(8);
    expect(account.isHeavy()).toBe(false);
    clock.ms += 100;
  }
});

test("one expensive search after another makes a caller heavy, and a pause makes it light again", () => {
  const { clock, account } = createAccount();
  const states: boolean[] = [];
  for (let call = 0; call < 5; call++) {
    account.charge(25);
    clock.ms += 30;
    states.push(account.isHeavy());
  }
  expect(states).toEqual([false, false, true, true, true]);
  clock.ms += 200;
  expect(account.isHeavy()).toBe(true);
  clock.ms += 200;
  expect(account.isHeavy()).toBe(false);
});
