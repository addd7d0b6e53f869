import { dirname } from "node:path";
import { openFileStore } from "@lieudit/files";
import type { Submission } from "@lieudit/leads/forms";
import { createFormSlots, type FormSlotLimits } from "./form-slots.ts";
import { DELIVERIES, PHOTOS, Quarantine } from "./quarantine.ts";
import { hasFiles, readSubmission, UPLOAD_PATIENCE, type UploadPatience } from "./read-submission.ts";
import { isDeliveryPath, isFormPath } from "./slow-bodies.ts";
import { SubmissionError } from "./submission-error.ts";

/** Reads forms before the pages see them, so that a slow sender holds no page up. */
export interface FormIntake {
  /** Whether a request submits a form of this site. */
  isForm: (request: Request) => boolean;
  /**
   * Reads a form and hands it over, with a request that has no body any more.
   * Files that the answer did not keep are removed.
   *
   * @param sender identifies the sender
   * @throws {SubmissionError} 503 if too many forms are being read, or too many of this sender
   */
  take: (
    request: Request,
    sender: string,
    answer: (request: Request, submission: Submission) => Promise<Response>,
  ) => Promise<Response>;
}

export interface FormIntakeOptions {
  /** `DATA_DIR/leads/quarantine` */
  quarantine: string;
  /** FILES_URL */
  filesUrl?: string | undefined;
  patience?: UploadPatience;
  /** Forms with files that a process reads at a time. */
  uploads?: FormSlotLimits;
  /** Forms without files that a process reads at a time. */
  texts?: FormSlotLimits;
}

const UPLOADS: FormSlotLimits = { total: 32, perSender: 3 };
/** They take little memory and a moment, so a whole company may send some at once. */
const TEXTS: FormSlotLimits = { total: 256, perSender: 16 };

/** A sender of photos over a usual connection is faster. */
const SCARCE_BYTES_PER_SECOND = 20_000;

/** Creates the intake of one process. */
export function createFormIntake({
  quarantine: folder,
  filesUrl,
  patience = UPLOAD_PATIENCE,
  uploads: uploadLimits = UPLOADS,
  texts: textLimits = TEXTS,
}: FormIntakeOptions): FormIntake {
  const uploads = createFormSlots(uploadLimits);
  const texts = createFormSlots(textLimits);
  const files = openFileStore(dirname(folder), filesUrl);
  const currentPatience = (slots: typeof uploads): UploadPatience =>
    slots.isScarce()
      ? { ...patience, bytesPerSecond: Math.max(patience.bytesPerSecond, SCARCE_BYTES_PER_SECOND) }
      : patience;
  return {
    isForm: (request) => request.method === "POST" && isFormPath(new URL(request.url).pathname),
    async take(request, sender, answer) {
      const slots = hasFiles(request) ? uploads : texts;
      const free = slots.take(sender);
      if (free === null) {
        throw new SubmissionError(
          503,
          "Trop d’envois arrivent en ce moment. Réessayez dans quelques secondes.",
        );
      }
      const quarantine = isDeliveryPath(new URL(request.url).pathname)
        ? new Quarantine(folder, DELIVERIES, files)
        : new Quarantine(folder, PHOTOS, files);
      let areKept = false;
      try {
        const content = await readSubmission(request, quarantine, () => currentPatience(slots)).finally(free);
        const submission: Submission = {
          ...content,
          keepFiles: () => {
            areKept = true;
          },
          dropFiles: () => {
            areKept = false;
          },
        };
        return await answer(withoutBody(request), submission);
      } finally {
        // Files that cannot be removed now are removed later.
        if (!areKept) await quarantine.clear().catch(() => {});
      }
    },
  };
}

/** Returns a request with the same headers, apart from those of its body. */
export function withoutBody(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ["content-length", "content-type", "transfer-encoding"]) headers.delete(name);
  return new Request(request.url, { method: request.method, headers, signal: request.signal });
}
