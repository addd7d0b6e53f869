import { toSlug } from "@lieudit/listing-model";
import { Icon } from "../../shell/ui/icon.tsx";

/** The equipment of a vehicle as a list; renders nothing without equipment. */
export function EquipmentSection({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  const id = toSlug(title);
  return (
    <section className="listing-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="plain-list listing-equipment">
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
