/** A change to the site's source that is applied when a file is loaded. */
export interface SiteBug {
  /** Part of the URL of the file that it changes; `/build/server/` for bundled files. */
  file: string;
  /** Source of a regular expression; its first match is replaced. */
  find: string;
  by: string;
}

/** Shortens the timeout of slow uploads, so that the scenario is faster. */
export const TEST_ADJUSTMENTS: readonly SiteBug[] = [
  { file: "/uploads/read-submission.ts", find: "graceMs: 10_000", by: "graceMs: 2_000" },
];

/** Seeded bugs of the mutated build that several scenarios share, by scenario. No bug hides another one. */
export const SHARED_BUGS: Readonly<Record<string, readonly SiteBug[]>> = {
  "power cut": [
    {
      file: "/uploads/quarantine.ts",
      find: "await \\(await this\\.#file\\)\\.sync\\(\\);",
      by: "",
    },
    {
      file: "/uploads/quarantine.ts",
      find: "this\\.#files\\.putFile\\(",
      by: "((..._: string[]) => {})(",
    },
    { file: "/database/src/sqlite.ts", find: "pragma synchronous = full", by: "pragma synchronous = normal" },
    { file: "/lead-work/send-mail.ts", find: ", flush: true", by: "" },
  ],
  "sent twice": [
    { file: "/leads/src/store/put-lead.ts", find: "key: lead\\.key,", by: "key: lead.key + reference," },
  ],
  "cross-site": [
    {
      file: "/build/server/",
      find: "function isFromThisSite\\(request, publicUrl\\) \\{",
      by: "$& return true;",
    },
    { file: "/build/server/", find: "judge\\(token, visit, page\\) \\{", by: "$& return 'accepted';" },
  ],
  "consent cookie": [
    {
      file: "/build/server/",
      find: 'return typeof choice === "boolean" \\? choice : null',
      by: "return choice == null ? null : Boolean(choice)",
    },
  ],
  "bot check": [
    {
      file: "/bot-check/used-tokens.server.ts",
      find: 'join\\(place, nonce\\), "wx"',
      by: 'join(place, nonce), "w"',
    },
  ],
  "hostile fields": [
    {
      file: "/server/site-app.ts",
      find: "return answer;",
      by: `if (!URL.parse(request.url)?.search || !headers.get("content-type")?.startsWith("text/html")) return answer;
      const repeated = answer.text().then((text) => text + unescape(request.url));
      return repeated.then((text) => new Response(text, { status: answer.status, headers })) as never;`,
    },
  ],
  uploads: [
    {
      file: "/uploads/picture-type.ts",
      find: 'if \\(text\\.slice\\(4, 8\\) !== "ftyp"\\) return null;',
      by: "return 'jpeg';",
    },
  ],
  "failing writes": [
    {
      file: "/leads/src/store/put-lead.ts",
      find: "return db\\.transaction\\(\\)\\.execute\\(async \\(transaction\\) => \\{",
      by: "return Promise.resolve(db as never as Transaction<LeadTables>).then(async (transaction) => {",
    },
    {
      file: "/leads/src/store/open-lead-store.ts",
      find: "return this\\.#write\\(\\(\\) => putLead\\([^)]+\\), retention: this\\.#retention \\}\\)\\);",
      by: `return this.#write(() => putLead(this.#db, lead, { now: this.#now(), retention: this.#retention })).catch(
        () => ({ outcome: "kept", reference: "AAAAAAAAAA", awaitsConfirmation: false }) as const,
      );`,
    },
    {
      file: "/build/server/",
      find: "if \\(!isStoreAway\\(error\\)\\) throw error;(\\s*console\\.error\\(`A form could not be kept)",
      by: "throw new Error('unexpected');$1",
    },
  ],
};

/** Seeded bugs of the scenarios that have a mutated build of their own. */
export const OWN_BUGS = {
  // Reads from a standby, however far it is behind.
  "fail-over": [
    {
      file: "/database/src/replica-reader.ts",
      find: "if \\(\\(await readVersion\\(connection\\)\\) < needed\\)",
      by: "if (false)",
    },
  ],
  "lease held twice": [
    {
      file: "/database/src/with-lease.ts",
      find: 'eb\\("state\\.value", "<", now\\)',
      by: 'eb("state.value", ">", 0)',
    },
  ],
  // Removes the timeouts of the database.
  "database offline": [
    { file: "/database/src/postgres.ts", find: "connectionTimeoutMillis: [^,]+,", by: "" },
    { file: "/database/src/postgres.ts", find: "query_timeout: queryTimeoutMs,", by: "" },
    { file: "/build/server/", find: "async function withinMs\\(ms, work\\) \\{", by: "$& return work;" },
  ],
  "damaged files": [
    { file: "/server/open-site.ts", find: "startsBroken: true,", by: "" },
    {
      file: "/server/primary.ts",
      find: "return readyCount === 0 \\? refuse\\(message\\.message\\) : console\\.error\\(message\\.message\\);",
      by: "return refuse(message.message);",
    },
  ],
  // Acknowledges a form before it is stored.
  "killed while posting": [
    {
      file: "/leads/src/store/open-lead-store.ts",
      find: "put\\(lead: NewLead\\) \\{",
      by: `put(lead: NewLead): Promise<{ outcome: "kept"; reference: string }> {
      setTimeout(() => void this.#write(() => putLead(this.#db, lead, { now: this.#now(), retention: this.#retention })).catch(() => {}), 400);
      return Promise.resolve({ outcome: "kept", reference: "AAAAAAAAAA" });
    }
    putAtOnce(lead: NewLead) {`,
    },
  ],
} satisfies Readonly<Record<string, readonly SiteBug[]>>;
