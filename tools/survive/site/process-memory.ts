import { readFile, writeFile } from "node:fs/promises";

/** Has the peak of a process's memory begin at what it holds now; resolves with it, in bytes. */
export async function resetPeak(pid: number): Promise<number> {
  await writeFile(`/proc/${pid}/clear_refs`, "5").catch(() => {});
  return memoryOf(pid, "VmRSS");
}

/** The most that a process held since `resetPeak`, in bytes. */
export function peakOf(pid: number): Promise<number> {
  return memoryOf(pid, "VmHWM");
}

async function memoryOf(pid: number, what: "VmRSS" | "VmHWM"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB$`, "m").exec(status)?.[1] ?? 0) * 1024;
}
