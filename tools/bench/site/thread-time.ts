import { readdirSync, readFileSync } from "node:fs";

/** CPU time of a group of processes in milliseconds. */
export interface CpuTime {
  /** Of the main threads, which serve pages. */
  main: number;
  /** Of all threads. */
  total: number;
}

/** Reads the CPU time of a process and its descendants from Linux. */
export function readCpuTime(pid: number): CpuTime {
  const time = { main: 0, total: 0 };
  for (const each of listProcesses(pid)) {
    for (const thread of readdirSync(`/proc/${each}/task`)) {
      const ms = readThreadTime(each, thread);
      time.total += ms;
      if (thread === String(each)) time.main += ms;
    }
  }
  return time;
}

/** @see https://docs.kernel.org/scheduler/sched-stats.html the first field is the time on the CPU in ns */
function readThreadTime(pid: number, thread: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    // The thread has ended.
    return 0;
  }
}

function listProcesses(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(listProcesses)];
}
