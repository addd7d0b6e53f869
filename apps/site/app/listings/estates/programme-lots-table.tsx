import type { ProgrammeLots } from "@lieudit/listing-model";
import { counted, decimal, euros, integer } from "../../shell/format/french.ts";
import { FactTable } from "../../shell/ui/table.tsx";

/** The homes of a new development, by their number of rooms. */
export function ProgrammeLotsTable({ lots }: { lots: readonly ProgrammeLots[] }) {
  if (lots.length === 0) return null;
  return (
    <section className="listing-section" aria-labelledby="logements">
      <h2 id="logements">Logements</h2>
      <FactTable
        caption="Par nombre de pièces"
        heads={["Type", "Surface", "Prix à partir de", "Restants"]}
        rows={lots.map((lot) => [
          counted(lot.pieces, "pièce", "pièces"),
          surfaceText(lot),
          <span key="price" className="figures">
            {lot.restants === 0 ? "–" : euros(lot.prixCents)}
          </span>,
          lot.restants === 0 ? "Tous vendus" : integer(lot.restants),
        ])}
      />
    </section>
  );
}

function surfaceText({ surfaceMinM2, surfaceMaxM2 }: ProgrammeLots): string {
  const max = `${decimal(surfaceMaxM2, 2)}\u00a0m²`;
  return surfaceMinM2 === surfaceMaxM2 ? max : `${decimal(surfaceMinM2, 2)} à ${max}`;
}
