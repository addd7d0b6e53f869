import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import type { DecoderResult, DecoderTask } from "./photo-decoder.ts";
import { PhotoUnreadable, reencodePhoto } from "./reencode-photo.ts";

/*
 * The process of `createPhotoDecoder`. It takes the processor only when nobody else needs
 * it, and if the machine runs out of memory, the kernel ends it first.
 */
setPriority(constants.priority.PRIORITY_LOW);
try {
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // Other systems choose by themselves.
}
sharp.concurrency(1);
sharp.cache(false);

process.on("message", async (task: DecoderTask) => {
  process.send?.(await work(task));
});
process.once("disconnect", () => process.exit());

async function work({ from, to }: DecoderTask): Promise<DecoderResult> {
  try {
    await reencodePhoto(from, to);
    return { type: "done" };
  } catch (error) {
    if (error instanceof PhotoUnreadable) return { type: "unreadable", reason: error.message };
    const { message, code } = error as NodeJS.ErrnoException;
    return { type: "failed", message, code };
  }
}
