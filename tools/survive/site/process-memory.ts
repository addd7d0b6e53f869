import { readFile, writeFile } from "node:fs/promises";

/** Resets the peak memory of a process to its current memory, which it returns in bytes. */
export async function resetPeakMemory(pid: number): Promise<number> {
  await writeFile(`/proc/${pid}/clear_refs`, "5").catch(() => {});
  return readMemory(pid, "VmRSS");
}

/** Reads the peak memory of a process since `resetPeakMemory`, in bytes. */
export function readPeakMemory(pid: number): Promise<number> {
  return readMemory(pid, "VmHWM");
}

async function readMemory(pid: number, what: "VmRSS" | "VmHWM"): Promise<number> {
  // A process that has just ended uses no memory.
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB$`, "m").exec(status)?.[1] ?? 0) * 1024;
}
