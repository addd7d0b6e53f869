import type { ChildProcess } from "node:child_process";

/** Resolves to the port that a server prints, the first group of `pattern`; rejects when it exits before. */
export function waitForPort(server: ChildProcess, pattern: RegExp): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = "";
    // Keeps reading: a full pipe would block the server.
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const port = pattern.exec(output)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    server.stdout?.on("data", read);
    server.once("exit", () => reject(new Error(`The server did not start: ${output}`)));
  });
}
