import { Dropdown } from "../../shell/fields/dropdown.tsx";
import { getLabelId } from "../../shell/ui/field.tsx";

/** The order of a list; part of the filters' form, wherever it stands. */
export function SortField<Order extends string>({
  form,
  chosen,
  labels,
}: {
  form: string;
  chosen: Order;
  labels: Readonly<Record<Order, string>>;
}) {
  const id = `${form}-tri`;
  return (
    <span className="listings-sort">
      <label id={getLabelId(id)} htmlFor={id}>
        Trier
      </label>
      <Dropdown
        id={id}
        name="tri"
        form={form}
        defaultValue={chosen}
        options={Object.entries<string>(labels).map(([value, label]) => ({ value, label }))}
      />
    </span>
  );
}
