import type {
  VerifyAuthenticationResponseOpts,
  VerifyRegistrationResponseOpts,
} from "@simplewebauthn/server";
import type { Kysely } from "kysely";
import type { Person } from "../roles.ts";
import type { DeskTables } from "./desk-tables.ts";
import { openSession } from "./sessions.ts";
import { digestToken } from "./token.ts";

/** The site as a relying party of WebAuthn. */
export interface RelyingParty {
  /** Host name of the site. */
  id: string;
  /** Origin that browsers report, such as `https://exemple.fr`. */
  origin: string;
}

export interface Passkey {
  id: string;
  name: string;
  /** ISO 8601. */
  created: string;
  lastUsed: string | null;
}

const RELYING_PARTY_NAME = "Lieudit";
const CHALLENGE_MS = 5 * 60_000;
const MAX_PASSKEYS = 20;
const MAX_NAME_LENGTH = 60;

/** Loaded with the first passkey: most starts need none of it. */
const loadWebAuthn = () => import("@simplewebauthn/server");

/** Returns the options for `navigator.credentials.create`, as JSON. */
export async function startRegistration(
  db: Kysely<DeskTables>,
  person: Person,
  party: RelyingParty,
  now: Date,
) {
  const known = await db.selectFrom("passkey").select("id").where("person", "=", person.id).execute();
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: RELYING_PARTY_NAME,
    rpID: party.id,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: "none",
    excludeCredentials: known,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await putChallenge(db, options.challenge, person.id, now);
  return options;
}

/** Stores the passkey that a browser created. Returns false if its response is not valid. */
export async function finishRegistration(
  db: Kysely<DeskTables>,
  person: Person,
  { response, name, party, now }: { response: unknown; name: string; party: RelyingParty; now: Date },
): Promise<boolean> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await settle(() =>
    verifyRegistrationResponse({
      // The library checks the whole shape.
      response: response as VerifyRegistrationResponseOpts["response"],
      expectedChallenge: (challenge) => takeChallenge(db, challenge, person.id, now),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }),
  );
  if (verified === null || !verified.verified || verified.registrationInfo === undefined) return false;
  const { credential } = verified.registrationInfo;
  const { count } = await db
    .selectFrom("passkey")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("person", "=", person.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_PASSKEYS) return false;
  const added = await db
    .insertInto("passkey")
    .values({
      id: credential.id,
      person: person.id,
      name: name.slice(0, MAX_NAME_LENGTH),
      public_key: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      created: now.toISOString(),
      last_used: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Returns the options for `navigator.credentials.get`, as JSON. They name no account. */
export async function startPasskeySignIn(db: Kysely<DeskTables>, party: RelyingParty, now: Date) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: "required" });
  await putChallenge(db, options.challenge, null, now);
  return options;
}

/** Signs in the owner of the passkey that answered. Returns null if the response is not valid. */
export async function finishPasskeySignIn(
  db: Kysely<DeskTables>,
  { response, party, device, now }: { response: unknown; party: RelyingParty; device: string; now: Date },
): Promise<{ session: string; person: string } | null> {
  const { id } = (response ?? {}) as { id?: unknown };
  if (typeof id !== "string") return null;
  const passkey = await db
    .selectFrom("passkey")
    .innerJoin("person", "person.id", "passkey.person")
    .select(["passkey.id", "passkey.person", "passkey.public_key", "passkey.counter"])
    .where("passkey.id", "=", id)
    .where("person.disabled", "is", null)
    .executeTakeFirst();
  if (passkey === undefined) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await settle(() =>
    verifyAuthenticationResponse({
      // The library checks the whole shape.
      response: response as VerifyAuthenticationResponseOpts["response"],
      expectedChallenge: (challenge) => takeChallenge(db, challenge, null, now),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
        counter: passkey.counter,
      },
    }),
  );
  if (verified === null || !verified.verified) return null;
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("passkey")
      .set({ counter: verified.authenticationInfo.newCounter, last_used: now.toISOString() })
      .where("id", "=", passkey.id)
      .execute();
    return { session: await openSession(transaction, passkey.person, device, now), person: passkey.person };
  });
}

/** Returns the passkeys of a person, the oldest first. */
export async function listPasskeys(db: Kysely<DeskTables>, person: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom("passkey")
    .select(["id", "name", "created", "last_used"])
    .where("person", "=", person)
    .orderBy("created")
    .execute();
  return rows.map(({ last_used: lastUsed, ...passkey }) => ({ ...passkey, lastUsed }));
}

/** Removes one passkey of a person; the ids of others have no effect. */
export async function removePasskey(db: Kysely<DeskTables>, id: string, person: string): Promise<boolean> {
  const removed = await db
    .deleteFrom("passkey")
    .where("id", "=", id)
    .where("person", "=", person)
    .executeTakeFirst();
  return removed.numDeletedRows === 1n;
}

/** Deletes challenges that nobody answered in time. */
export async function removeOldChallenges(db: Kysely<DeskTables>, now: Date): Promise<void> {
  await db.deleteFrom("challenge").where("expires", "<=", now.toISOString()).execute();
}

async function putChallenge(
  db: Kysely<DeskTables>,
  challenge: string,
  person: string | null,
  now: Date,
): Promise<void> {
  const expires = new Date(now.getTime() + CHALLENGE_MS).toISOString();
  await db
    .insertInto("challenge")
    .values({ digest: digestToken(challenge), person, expires })
    .execute();
}

/** Whether a challenge was issued for this use; it is valid once. */
async function takeChallenge(
  db: Kysely<DeskTables>,
  challenge: string,
  person: string | null,
  now: Date,
): Promise<boolean> {
  const result = await db
    .deleteFrom("challenge")
    .where("digest", "=", digestToken(challenge))
    .where("person", person === null ? "is" : "=", person)
    .where("expires", ">", now.toISOString())
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** The library throws for every kind of malformed or wrong response. */
async function settle<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch (error) {
    if ((error as { name?: string }).name === "StoreError") throw error;
    return null;
  }
}
