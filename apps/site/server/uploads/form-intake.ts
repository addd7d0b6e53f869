import type { Submission } from "@lieudit/leads/forms";
import { isFormPath } from "./form-paths.ts";
import { Quarantine } from "./quarantine.ts";
import { readSubmission, UPLOAD_PATIENCE, type UploadPatience } from "./read-submission.ts";
import { SubmissionRefused } from "./submission-refused.ts";

/** Reads forms before the pages see them, so that a slow sender holds no page up. */
export interface FormIntake {
  /** Whether a request sends a form of ours. */
  isForm: (request: Request) => boolean;
  /**
   * Reads a form and hands it over, with a request that has no body any more.
   * Files that the answer did not keep are removed.
   *
   * @throws {SubmissionRefused}
   */
  take: (
    request: Request,
    answer: (request: Request, submission: Submission) => Promise<Response>,
  ) => Promise<Response>;
}

export interface FormIntakeOptions {
  /** `DATA_DIR/leads/quarantine` */
  quarantine: string;
  patience?: UploadPatience;
  /** Forms with files that a process reads at a time. */
  maxUploads?: number;
}

const MAX_UPLOADS = 32;

/** The intake of one process. */
export function createFormIntake({
  quarantine: folder,
  patience = UPLOAD_PATIENCE,
  maxUploads = MAX_UPLOADS,
}: FormIntakeOptions): FormIntake {
  let underway = 0;
  return {
    isForm: (request) => request.method === "POST" && isFormPath(new URL(request.url).pathname),
    async take(request, answer) {
      if (underway >= maxUploads) {
        throw new SubmissionRefused(
          503,
          "Trop d’envois arrivent en ce moment. Réessayez dans quelques secondes.",
        );
      }
      underway += 1;
      const quarantine = new Quarantine(folder);
      let areKept = false;
      try {
        const content = await readSubmission(request, quarantine, patience).finally(() => {
          underway -= 1;
        });
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
        // What cannot be removed now is swept away later.
        if (!areKept) await quarantine.clear().catch(() => {});
      }
    },
  };
}

function withoutBody(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ["content-length", "content-type", "transfer-encoding"]) headers.delete(name);
  return new Request(request.url, { method: request.method, headers, signal: request.signal });
}
