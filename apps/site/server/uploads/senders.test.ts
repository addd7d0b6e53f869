import { expect, test } from "vitest";
import { createSenders, senderNetwork } from "./senders.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:0"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:0"],
  ["2001:db8:1:2ff::1", "2001:db8:1:200"],
  ["2001:db8:1:2001::1", "2001:db8:1:2000"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["2001:db8:1:2:3:4:192.0.2.7", "2001:db8:1:0"],
  ["64:ff9b::192.0.2.7", "64:ff9b:0:0"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:192.0.2.8", "192.0.2.8"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["", ""],
  ["unknown", "unknown"],
])("%j sends as %j", (address, network) => {
  expect(senderNetwork(address)).toBe(network);
});

test("behind a proxy a sender is who the proxy saw, whatever it wrote itself, and is not named", () => {
  const senderOf = createSenders(Buffer.from("secret"), 1);
  const from = (hops: string) => senderOf(new Headers({ "x-forwarded-for": hops }), {});
  expect(from("9.9.9.9, 192.0.2.7")).toBe(from("192.0.2.7"));
  expect(from("192.0.2.8")).not.toBe(from("192.0.2.7"));
  expect(from("2001:db8:1:2::8")).toBe(from("2001:db8:1:2::7"));
  // Some proxies write the port too.
  expect(from("192.0.2.7:1234")).toBe(from("192.0.2.7"));
  expect(from("[2001:db8:1:2::8]:443")).toBe(from("2001:db8:1:2::8"));
  expect(from("192.0.2.7")).not.toContain("192");
});
