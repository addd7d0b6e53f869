import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { StoreError, toTerminalText, UsageError } from "@lieudit/database";
import { FileStoreError } from "@lieudit/files";
import { priceText } from "@lieudit/listing-model";
import { counted, dayInFrance, measured } from "@lieudit/listing-model/french";
import { cleanPictures } from "../import/clean-pictures.ts";
import { isAnythingTaken } from "../import/delivery.ts";
import { importFile } from "../import/import-file.ts";
import { formatReport } from "../import/report-text.ts";
import { createTemplate } from "../import/templates.ts";
import { watchInbox } from "../import/watch-inbox.ts";
import type { ListingStore } from "../listing-store.ts";
import { openListingStore } from "../open-listing-store.ts";
import { type Command, HELP, parseCommandLine } from "./command-line.ts";
import { writeTemplate } from "./write-template.ts";

const [NOT_DONE, WRONG_USE, BUSY, SOME_REFUSED, STOPPED] = [1, 2, 3, 4, 130];

/** Long enough to wait for another import of the same portfolio. */
const QUERY_TIMEOUT_MS = 60_000;

/** Listings and photos between two lines of progress. */
const PROGRESS_STEP = 1_000;

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    process.stderr.write("Arrêt ; les annonces d’avant restent. Encore une fois arrête tout de suite.\n");
    stop.abort(new Error(`arrêté par ${signal}`));
    process.once(signal, () => process.exit(STOPPED));
  });
}

try {
  await run(
    parseCommandLine({
      args: process.argv.slice(2),
      env: process.env,
      // npm runs scripts in the folder of package.json; this is where it was called.
      workingFolder: process.env.INIT_CWD ?? process.cwd(),
      defaultDataDir: resolve(fileURLToPath(import.meta.url), "../../../../../data"),
    }),
  );
} catch (error) {
  if (stop.signal.aborted) {
    process.exitCode = STOPPED;
  } else if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = WRONG_USE;
  } else if (error instanceof StoreError || error instanceof FileStoreError) {
    process.stderr.write(`${toTerminalText(error.message)}\n`);
    process.exitCode = error.code === "BUSY" ? BUSY : NOT_DONE;
  } else {
    // A bug of this program: the report needs the stack.
    process.stderr.write(
      `L’import a échoué comme il ne devrait pas ; les annonces d’avant restent.\n${(error as Error).stack}\n`,
    );
    process.exitCode = NOT_DONE;
  }
}

async function run(command: Command): Promise<void> {
  if (command.do === "help") return void process.stdout.write(HELP);
  if (command.do === "template") {
    const { template, to } = command;
    if (to === undefined) return void process.stdout.write(createTemplate(template));
    await writeTemplate(template, to);
    return void process.stdout.write(`Modèle écrit dans ${to}.\n`);
  }
  const { dataDir, databaseUrl, filesUrl } = command;
  const folder = join(dataDir, "listings");
  const store = await openListingStore({ folder, databaseUrl, queryTimeoutMs: QUERY_TIMEOUT_MS });
  try {
    switch (command.do) {
      case "import":
        return await importAll(command, store, folder);
      case "watch": {
        const { inbox, agence, allowPrivateHosts } = command;
        process.stderr.write(`Surveille ${inbox} ; Ctrl-C arrête.\n`);
        const watch = watchInbox({
          store,
          folder,
          filesUrl,
          inbox,
          agence,
          allowPrivateHosts,
          log: (line) => process.stdout.write(`${line}\n`),
        });
        await new Promise<void>((done) => {
          if (stop.signal.aborted) done();
          else stop.signal.addEventListener("abort", () => done(), { once: true });
        });
        return await watch.close();
      }
      case "list":
        return void process.stdout.write(await listText(store, command.agence));
      case "clean": {
        const { fileCount, byteCount } = await cleanPictures({ store, dataDir, filesUrl, now: new Date() });
        const megabytes = measured(byteCount / 1e6, "Mo", 1);
        return void process.stdout.write(
          `${counted(fileCount, "fichier supprimé", "fichiers supprimés")}, ${megabytes}.\n`,
        );
      }
      case "remove":
        return await remove(command, store);
    }
  } finally {
    await store.close();
  }
}

async function importAll(
  {
    files,
    agence,
    allowsEmptying,
    hasFinishedPhotos,
    allowPrivateHosts,
    filesUrl,
  }: Extract<Command, { do: "import" }>,
  store: ListingStore,
  folder: string,
): Promise<void> {
  const today = dayInFrance(getNow());
  for (const file of files) {
    let shown = 0;
    const report = await importFile({
      store,
      folder,
      filesUrl,
      file,
      agence,
      allowsEmptying,
      today,
      hasFinishedPhotos,
      allowPrivateHosts,
      signal: stop.signal,
      onProgress({ listings, photos }) {
        if (listings + photos < shown + PROGRESS_STEP) return;
        shown = listings + photos;
        process.stderr.write(
          `${counted(listings, "annonce lue", "annonces lues")}, ${counted(photos, "photo", "photos")}\n`,
        );
      },
    });
    process.stdout.write(formatReport(report));
    if (report.refused.length > 0) process.exitCode = isAnythingTaken(report) ? SOME_REFUSED : NOT_DONE;
  }
}

/** Returns the current time, or the fixed one of tests. */
function getNow(): Date {
  const fixed = new Date(process.env.LIEUDIT_CLOCK ?? "");
  return Number.isNaN(fixed.getTime()) ? new Date() : fixed;
}

async function listText(store: ListingStore, agence: string | undefined): Promise<string> {
  if (agence === undefined) {
    const agencies = await store.agencies();
    if (agencies.length === 0) return "Aucune agence.\n";
    return agencies
      .map(
        ({ slug, nom, vehicleCount, estateCount }) =>
          `${slug}\t${toTerminalText(nom)}\t${counted(vehicleCount, "véhicule", "véhicules")}\t${counted(estateCount, "bien", "biens")}\n`,
      )
      .join("");
  }
  const cards = await store.listOfAgency(agence);
  if (cards.length === 0) return `Aucune annonce de ${toTerminalText(agence)}.\n`;
  return cards
    .map((card) => `${card.id}\t${card.reference}\t${card.status}\t${priceText(card)}\t${card.titre}`)
    .map((line) => `${line.replace(/[^\t\P{Cc}]|\p{Cf}/gu, " ")}\n`)
    .join("");
}

async function remove(
  { agence, names }: Extract<Command, { do: "remove" }>,
  store: ListingStore,
): Promise<void> {
  if (agence !== undefined && names.length === 0) {
    const removed = await store.removeAgency(agence);
    if (removed === null)
      throw new StoreError("INVALID", `Aucune agence « ${agence} » ; « list » les nomme.`);
    process.stdout.write(
      `Agence ${agence} retirée, avec ${counted(removed.withdrawn, "annonce", "annonces")}.\n`,
    );
    return;
  }
  const cards = agence === undefined ? [] : await store.listOfAgency(agence);
  const ids = names.map((name) =>
    agence === undefined ? name : (cards.find(({ reference }) => reference === name)?.id ?? ""),
  );
  const withdrawn = await store.withdraw(ids.filter((id) => id !== ""));
  process.stdout.write(`${counted(withdrawn.length, "annonce retirée", "annonces retirées")}.\n`);
  const unknown = names.filter((_, index) => !withdrawn.includes(ids[index] ?? ""));
  if (unknown.length === 0) return;
  throw new StoreError("INVALID", `Aucune annonce de ce nom : ${unknown.join(", ")} ; « list » les nomme.`);
}
