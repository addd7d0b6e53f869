import { randomUUID } from "node:crypto";
import { StoreError } from "@lieudit/database";
import type { Kysely, Selectable } from "kysely";
import type { DeskRole, Person } from "../roles.ts";
import type { DeskTables, PersonTable } from "./desk-tables.ts";

export interface NewPerson {
  email: string;
  name: string;
  role: DeskRole;
  /** Slug of the agency; null for an operator. */
  agency: string | null;
  isDemo?: boolean;
}

/** Longest address that the mail standards allow. */
const MAX_EMAIL_LENGTH = 254;
const MAX_NAME_LENGTH = 80;

/**
 * Adds someone, or gives a removed person access again with this role.
 *
 * @throws {StoreError} INVALID for a malformed address, an empty name, a role without its agency, or an address in use.
 */
export async function addPerson(
  db: Kysely<DeskTables>,
  { email: typedEmail, name: typedName, role, agency, isDemo = false }: NewPerson,
  now: Date,
): Promise<Person> {
  const email = typedEmail.trim().toLowerCase();
  const name = typedName.trim();
  if (email.length > MAX_EMAIL_LENGTH || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new StoreError("INVALID", "Écrivez une adresse de courriel complète, comme camille@exemple.fr.");
  if (name === "" || name.length > MAX_NAME_LENGTH)
    throw new StoreError(
      "INVALID",
      `Écrivez le nom de la personne, en ${MAX_NAME_LENGTH} caractères au plus.`,
    );
  if ((role === "operator") !== (agency === null))
    throw new StoreError("INVALID", "Un responsable ou un membre a une agence ; un exploitant n’en a pas.");
  const known = await db.selectFrom("person").selectAll().where("email", "=", email).executeTakeFirst();
  if (known !== undefined && known.disabled === null)
    throw new StoreError("INVALID", `${email} a déjà un accès ou une invitation.`);
  if (known !== undefined && known.agency !== agency)
    throw new StoreError("INVALID", `${email} a eu un accès ailleurs ; demandez à l’exploitant du site.`);
  if (known !== undefined) {
    const changed = { name, role, disabled: null, invited: null, joined: null };
    await db.updateTable("person").set(changed).where("id", "=", known.id).execute();
    return toPerson({ ...known, ...changed });
  }
  const row = {
    id: randomUUID(),
    email,
    name,
    role,
    agency,
    created: now.toISOString(),
    invited: null,
    joined: null,
    disabled: null,
    demo: isDemo ? 1 : 0,
  };
  await db.insertInto("person").values(row).execute();
  return toPerson(row);
}

/** Removes a person's access and ends all sessions and links; the name stays in the audit log. */
export function disablePerson(db: Kysely<DeskTables>, id: string, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("person")
      .set({ disabled: now.toISOString() })
      .where("id", "=", id)
      .where("disabled", "is", null)
      .execute();
    for (const table of ["session", "sign_in_link", "passkey"] as const)
      await transaction.deleteFrom(table).where("person", "=", id).execute();
  });
}

export async function getPerson(db: Kysely<DeskTables>, id: string): Promise<Person | null> {
  const row = await db.selectFrom("person").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : toPerson(row);
}

/** Returns the person with this address who may sign in, or null. */
export async function findByEmail(db: Kysely<DeskTables>, email: string): Promise<Person | null> {
  const row = await db
    .selectFrom("person")
    .selectAll()
    .where("email", "=", email.trim().toLowerCase())
    .where("disabled", "is", null)
    .executeTakeFirst();
  return row === undefined ? null : toPerson(row);
}

/** Returns people by name; without an agency, everybody. */
export async function listPeople(db: Kysely<DeskTables>, agency?: string): Promise<Person[]> {
  const rows = await db
    .selectFrom("person")
    .selectAll()
    .$if(agency !== undefined, (query) => query.where("agency", "=", agency ?? ""))
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map(toPerson);
}

export function toPerson({ demo, ...row }: Selectable<PersonTable>): Person {
  return { ...row, isDemo: demo === 1 };
}
