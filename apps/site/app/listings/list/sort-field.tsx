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
      <label htmlFor={id}>Trier</label>
      <select className="control" id={id} name="tri" form={form} defaultValue={chosen}>
        {Object.entries<string>(labels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
