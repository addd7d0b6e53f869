import { expect, test } from "vitest";
import { allowsPrivateHosts, isPublicAddress, publicLookup } from "./public-address.ts";

test.each([
  ["8.8.8.8", true],
  ["172.15.255.255", true],
  ["2a00:1450:4007::1", true],
  ["127.0.0.1", false],
  ["127.255.0.9", false],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["169.254.169.254", false],
  ["172.16.0.1", false],
  ["172.31.255.255", false],
  ["192.168.1.1", false],
  ["198.18.0.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::7f00:1", false],
  ["fe80::1", false],
  ["fc00::1", false],
  ["fd12:3456::1", false],
  ["ff02::1", false],
  ["2002:7f00:1::", false],
  ["2001::1", false],
  ["2001:db8::1", false],
  ["localhost", false],
  ["", false],
])("%s is public: %s", (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test("rejects a name that resolves to this machine", async () => {
  const error = await new Promise<Error | null>((resolve) => {
    publicLookup("localhost", {}, (failure) => resolve(failure));
  });
  expect(error).toMatchObject({ name: "ImportError", code: "DOWNLOAD" });
  expect(error?.message).toMatch(/^localhost is an address of this machine/);
});

test.each([
  [undefined, false],
  ["", false],
  ["0", false],
  ["no", false],
  ["1", true],
  [" 1 ", true],
  ["True", true],
  ["yes", true],
])("IMPORT_ALLOW_PRIVATE_HOSTS=%s allows private addresses: %s", (value, allows) => {
  expect(allowsPrivateHosts({ IMPORT_ALLOW_PRIVATE_HOSTS: value })).toBe(allows);
});
