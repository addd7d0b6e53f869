import { LEAD_WORK_STATES, type LeadWorkState } from "@lieudit/leads/lead";

/** Parameters in the address of the inbox. */
export interface InboxAddress {
  /** Null for all states. */
  state: LeadWorkState | null;
  text: string;
  /** From 1. */
  page: number;
}

const MAX_TEXT_LENGTH = 100;
const MAX_PAGE = 4_000;

/** Reads the address; unknown values are ignored. */
export function readInboxQuery(query: URLSearchParams): InboxAddress {
  const page = Number(query.get("page") ?? 1);
  return {
    state: LEAD_WORK_STATES.find((state) => state === query.get("etat")) ?? null,
    text: (query.get("q") ?? "").trim().slice(0, MAX_TEXT_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

export function toInboxPath({ state, text, page }: InboxAddress): string {
  const query = new URLSearchParams({
    ...(state !== null && { etat: state }),
    ...(text !== "" && { q: text }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? "/espace/demandes" : `/espace/demandes?${query}`;
}
