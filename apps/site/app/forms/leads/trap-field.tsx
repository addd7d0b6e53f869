import { TRAP_FIELD } from "../bot-check/bot-check-limits.ts";
import "./forms.css";

/** A field that people neither see nor reach, and programs fill. */
export function TrapField({ value = "" }: { value?: string | undefined }) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label>
        Ne remplissez pas ce champ
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" defaultValue={value} />
      </label>
    </div>
  );
}
