export {
  canManage,
  canSeeAgency,
  DESK_ROLES,
  type DeskRight,
  type DeskRole,
  hasRight,
  type Person,
} from "./roles.ts";
export type { AuditEntry, AuditQuery, NewAuditEntry } from "./store/audit.ts";
export type { DeskStore } from "./store/desk-store.ts";
export { FIGURE_KINDS, type Figure, type FigureEvent, type FigureKind } from "./store/figures.ts";
export type { LegalDraft, LegalText } from "./store/legal-texts.ts";
export { type OpenDeskOptions, openDeskStore } from "./store/open-desk-store.ts";
export type { Passkey, RelyingParty } from "./store/passkeys.ts";
export type { NewPerson } from "./store/people.ts";
export type { WorkRun } from "./store/runs.ts";
export type { DeskSession } from "./store/sessions.ts";
export type { FoundLink, LinkState } from "./store/sign-in-links.ts";
