/** Roles of people who sign in. Visitors have no account. */
export const DESK_ROLES = ["operator", "manager", "member"] as const;

/**
 * `operator`: everything, for all agencies. `manager`: people, listings and leads of one agency.
 * `member`: listings and leads of one agency.
 */
export type DeskRole = (typeof DESK_ROLES)[number];

/** Someone who may sign in. */
export interface Person {
  id: string;
  /** In lower case; unique. */
  email: string;
  /** Name in the audit log and in replies to visitors. */
  name: string;
  role: DeskRole;
  /** Slug of the agency; null for an operator. */
  agency: string | null;
  /** ISO 8601. */
  created: string;
  /** When the last invitation was sent; ISO 8601. Null for accounts that no email invited. */
  invited: string | null;
  /** When the person signed in for the first time; ISO 8601. Null before. */
  joined: string | null;
  /** When access was removed; ISO 8601. Null while the person may sign in. */
  disabled: string | null;
  /** Whether the account belongs to the demo, and may be entered without an email. */
  isDemo: boolean;
}

/** Permissions of people. Each page and action of the desk names one. */
export type DeskRight = "leads" | "listings" | "people" | "audit" | "agencies";

const RIGHTS: Readonly<Record<DeskRole, ReadonlySet<DeskRight>>> = {
  operator: new Set(["leads", "listings", "people", "audit", "agencies"]),
  manager: new Set(["leads", "listings", "people", "audit"]),
  member: new Set(["leads", "listings"]),
};

/** Whether a role includes a right. */
export function hasRight({ role }: Pick<Person, "role">, right: DeskRight): boolean {
  return RIGHTS[role].has(right);
}

/** Whether a person may see what belongs to an agency; null: what belongs to the operator. */
export function canSeeAgency(
  { role, agency }: Pick<Person, "role" | "agency">,
  owner: string | null,
): boolean {
  return role === "operator" || (agency !== null && agency === owner);
}

/** Whether a person may invite, change or remove someone with this role and agency. */
export function canManage(
  person: Pick<Person, "role" | "agency">,
  other: Pick<Person, "role" | "agency">,
): boolean {
  if (person.role === "operator") return true;
  return hasRight(person, "people") && other.role !== "operator" && canSeeAgency(person, other.agency);
}
