import type { Submission } from "@lieudit/leads/forms";
import type { RateLimiter } from "@lieudit/limits";
import { createContext } from "react-router";
import type { SiteServices } from "../../shell/services/services.ts";
import type { InTime } from "../../shell/services/store-timeout.ts";
import type { BotJudge } from "../bot-check/bot-judge.server.ts";

/** Services for pages with forms, added to those of every page. */
export interface FormServices extends SiteServices {
  /** Scores how likely a form was sent by a person. */
  botJudge: BotJudge;
  /** Limits how many forms one sender may send. */
  formLimiter: RateLimiter;
}

/** A form that was sent, with its request. */
export interface ReceivedRequest {
  request: Request;
  url: URL;
  /** The listing that the path names. */
  id: string | undefined;
  submission: Submission;
  sender: string;
  /** Limits the time of all calls of the database: a form is answered within a second. */
  inTime: InTime;
}

export const formServicesContext = createContext<FormServices>();

/** The form that the current request sends; null for any other request. */
export const sentFormContext = createContext<Pick<
  ReceivedRequest,
  "submission" | "sender" | "inTime"
> | null>(null);
