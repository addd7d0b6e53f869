import type { FormHelp } from "@lieudit/leads/forms";
import { phoneText, typeset } from "../../shell/format/french.ts";
import { useRootData } from "../../shell/layout/root-data.ts";
import { Icon } from "../../shell/ui/icon.tsx";

export interface FormAsideProps {
  help: FormHelp | null;
  /** Whether those who run the site read the answers: then they can be called as well. */
  isForOperator: boolean;
}

/** What stands beside a form that is about no listing: what helps to fill it in, and whom to call instead. */
export function FormAside({ help, isForOperator }: FormAsideProps) {
  const operator = useRootData()?.operator;
  const isCallable = isForOperator && operator !== undefined;
  if (help === null && !isCallable) return null;
  return (
    <aside className="form-aside">
      {help !== null && (
        <section className="form-help">
          <h2>{help.heading}</h2>
          <ul>
            {help.points.map((point) => (
              <li key={point}>{typeset(point)}</li>
            ))}
          </ul>
        </section>
      )}
      {isCallable && (
        <section className="form-help form-call">
          <h2>De vive voix</h2>
          <address>
            {operator.name}
            <br />
            {operator.street}
            <br />
            {operator.postalCode} {operator.town}
          </address>
          <a className="button button-quiet" href={`tel:${operator.phone}`}>
            <Icon name="phone" />
            {phoneText(operator.phone)}
          </a>
        </section>
      )}
    </aside>
  );
}
