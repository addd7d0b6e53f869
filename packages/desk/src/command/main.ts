import { join } from "node:path";
import { COMMAND_TIMEOUTS, runCommand, StoreError, toTerminalText } from "@lieudit/database";
import { INVITATION_DAYS } from "../limits.ts";
import type { DeskStore } from "../store/desk-store.ts";
import { openDeskStore } from "../store/open-desk-store.ts";
import { addDemoPeople } from "./demo-people.ts";
import { DESK_HELP, type DeskCommand, parseDeskCommandLine } from "./desk-command-line.ts";

await runCommand(parseDeskCommandLine, async (command) => {
  if (command.do === "help") return DESK_HELP;
  const { dataDir, databaseUrl } = command;
  const store = await openDeskStore({ folder: join(dataDir, "desk"), databaseUrl, ...COMMAND_TIMEOUTS });
  try {
    return await execute(command, store);
  } finally {
    await store.close();
  }
});

async function execute(command: Exclude<DeskCommand, { do: "help" }>, store: DeskStore): Promise<string> {
  switch (command.do) {
    case "invite": {
      const { email, name, role, agency, publicUrl } = command;
      const known = (await store.listPeople()).find(
        (person) => person.email === email.toLowerCase() && person.disabled === null,
      );
      if (known !== undefined && (known.role !== role || known.agency !== agency))
        throw new StoreError(
          "INVALID",
          `${email} a déjà un autre accès ; retirez-le d’abord avec « remove ».`,
        );
      const person = known ?? (await store.addPerson({ email, name, role, agency }));
      const entry = { person: null, agency, subject: person.email, after: { role, agency } };
      await store.recordAudit({ ...entry, action: "invitation" });
      const token = await store.createInvitation(person.id);
      return `Lien d’entrée pour ${person.email}, à ouvrir une fois, dans les ${INVITATION_DAYS} jours :\n${publicUrl}/espace/lien/${token}\n`;
    }
    case "people": {
      const people = (await store.listPeople()).filter(({ disabled }) => disabled === null);
      const lines = people.map(({ email, name, role, agency }) =>
        [role, agency ?? "-", email, name].map(toTerminalText).join("\t"),
      );
      return lines.length === 0
        ? "Personne n’a d’accès ; --help dit comment inviter.\n"
        : `${lines.join("\n")}\n`;
    }
    case "remove": {
      const email = command.email.toLowerCase();
      const person = (await store.listPeople()).find(
        (known) => known.email === email && known.disabled === null,
      );
      if (person === undefined)
        throw new StoreError(
          "INVALID",
          `${command.email.slice(0, 60)} n’a pas d’accès ; « people » les dit.`,
        );
      await store.recordAudit({
        person: null,
        agency: person.agency,
        action: "accès retiré",
        subject: email,
      });
      await store.disablePerson(person.id);
      return `L’accès de ${email} est retiré, ses sessions sont fermées.\n`;
    }
    case "demo":
      return addDemoPeople(store, command.agencies);
  }
}
