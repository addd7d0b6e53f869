import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDeskStore } from "@lieudit/desk";
import { openListingStore } from "@lieudit/listing-store";
import type { RunningSite } from "../site/running-site.ts";
import { post, type SiteResponse } from "../site/send-form.ts";

const AGENCY = "agence-des-roches";
/** People pause between two savings; most of the load stays with the forms. */
const PAUSE_MS = 50;
const PATIENT = { connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 };

/**
 * Somebody who edits a listing at the desk. Each saving writes the next number into its
 * description, as the page saves what is being typed.
 */
export class DeskEdits {
  readonly #open: () => ReturnType<typeof openStores>;
  #session = "";
  #listing = "";
  #version = 1;
  #sent = 0;
  #acknowledged = 0;

  private constructor(dataDir: string, databaseUrl: string | undefined) {
    this.#open = () => openStores(dataDir, databaseUrl);
  }

  /** Creates an account and a draft in the data of a site. */
  static async create(dataDir: string, databaseUrl?: string): Promise<DeskEdits> {
    const edits = new DeskEdits(dataDir, databaseUrl);
    const { desk, listings, close } = await edits.#open();
    const email = `${crypto.randomUUID()}@desk.example`;
    const person = await desk.addPerson({ email, name: "Camille", role: "manager", agency: AGENCY });
    edits.#session = await desk.openSession(person.id, "survive");
    edits.#listing = await listings.createEdit({
      agence: AGENCY,
      kind: "estate",
      fields: { titre: "Maison", description: "0" },
      author: "Camille",
    });
    await close();
    return edits;
  }

  /** Saves the next number. Returns whether it was acknowledged, and the response. */
  async save(
    site: Pick<RunningSite, "url">,
    timeoutMs?: number,
  ): Promise<{ isSaved: boolean; response: SiteResponse }> {
    this.#sent += 1;
    const number = this.#sent;
    const fields = { version: String(this.#version), description: String(number) };
    const response = await post(
      site,
      `/espace/annonces/${this.#listing}/brouillon`,
      new URLSearchParams(fields),
      { cookie: `espace=${this.#session}` },
      timeoutMs,
    );
    if (response.status !== 200) return { isSaved: false, response };
    const { state, review } = JSON.parse(response.text) as { state: string; review: { version: number } };
    // After a saving without a response, the page learns the stored version as a conflict with itself.
    this.#version = review.version;
    const isSaved = state === "saved";
    if (isSaved) this.#acknowledged = number;
    return { isSaved, response };
  }

  /** Saves until the site stops. */
  async saveWhile(site: RunningSite): Promise<void> {
    while (site.isRunning()) {
      await this.save(site).catch(() => {});
      await wait(PAUSE_MS);
    }
  }

  /** Returns what is missing of the acknowledged savings. */
  async findLosses(): Promise<string[]> {
    const { desk, listings, close } = await this.#open();
    const edit = await listings.getEdit(this.#listing);
    const { entries } = await desk.listAudit({ agency: AGENCY, count: this.#sent + 10 });
    await close();
    const stored = Number(edit?.fields.description);
    const isLogged =
      this.#acknowledged === 0 ||
      entries.some(({ after }) => after?.description === String(this.#acknowledged));
    return [
      ...(stored >= this.#acknowledged
        ? []
        : [`the desk acknowledged the text ${this.#acknowledged}, but ${stored} is stored`]),
      ...(isLogged ? [] : [`the text ${this.#acknowledged} of the desk is not in the audit log`]),
    ];
  }
}

async function openStores(dataDir: string, databaseUrl: string | undefined) {
  const location = { databaseUrl, ...PATIENT };
  const [desk, listings] = await Promise.all([
    openDeskStore({ folder: join(dataDir, "desk"), ...location }),
    openListingStore({ folder: join(dataDir, "listings"), ...location }),
  ]);
  return { desk, listings, close: () => Promise.all([desk.close(), listings.close()]) };
}
