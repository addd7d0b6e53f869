import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

/** Fails each test of a file that writes an error to the console which it does not expect. */
export function failOnConsoleErrors(): void {
  let spy: MockInstance<typeof console.error>;
  beforeEach(() => {
    spy = vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    const written = spy.mock.calls.map((call) => call.map(String).join(" "));
    spy.mockRestore();
    expect(written).toEqual([]);
  });
}
