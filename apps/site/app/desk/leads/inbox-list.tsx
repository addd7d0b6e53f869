import { Link } from "react-router";
import { counted, typeset } from "../../shell/format/french.ts";
import { Badge } from "../../shell/ui/badge.tsx";
import { type InboxRow, STATE_LABELS } from "./inbox-row.ts";

/** Leads, each with its state and how long it has waited. */
export function InboxList({ rows }: { rows: readonly InboxRow[] }) {
  return (
    <ul className="plain-list desk-rows">
      {rows.map(
        ({ reference, title, sender, listing, received, state, assignee, waitingDays, photoCount }) => (
          <li key={reference}>
            <div className="desk-row-head">
              <Link to={`/espace/demandes/${reference}`}>{sender}</Link>
              <Badge tone={state === "new" ? "new" : state === "closed" ? "gone" : "good"}>
                {STATE_LABELS[state]}
              </Badge>
              {waitingDays > 0 && (
                <Badge tone="notice">{`Sans réponse depuis ${counted(waitingDays, "jour", "jours")}`}</Badge>
              )}
            </div>
            <p>
              {typeset(title)}
              {listing !== null && ` : ${listing}`.replace(" :", "\u00a0:")}
            </p>
            <p className="secondary small">
              {[received, ...(assignee === null ? [] : [`suivie par ${assignee}`])].join(" · ")}
              {photoCount > 0 && ` · ${counted(photoCount, "photo", "photos")}`}
            </p>
          </li>
        ),
      )}
    </ul>
  );
}
