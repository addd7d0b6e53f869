import {
  CATEGORY_LABELS,
  ESTATE_TYPE_LABELS,
  ESTATE_TYPES,
  TRANSACTION_LABELS,
  TRANSACTIONS,
  VEHICLE_CATEGORIES,
} from "@lieudit/listing-model";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { countText } from "../../listings/list/listing-kind-words.ts";
import { Button } from "../../shell/ui/button.tsx";
import { Icon, type IconName } from "../../shell/ui/icon.tsx";

/** Both searches of the site, beside each other: plain forms that lead to the lists. */
export function DoubleSearch({ vehicleCount, estateCount }: { vehicleCount: number; estateCount: number }) {
  return (
    <div className="double-search">
      <SearchForm action="/vehicules" icon="car" title="Un véhicule" count={vehicleCount}>
        <label>
          <span>Catégorie</span>
          <select name="categorie" className="control">
            <option value="">Toutes</option>
            {VEHICLE_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {CATEGORY_LABELS[category]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Marque</span>
          <input name="marque" className="control" placeholder="Toutes" autoComplete="off" />
        </label>
        <PriceField />
      </SearchForm>
      <SearchForm action="/immobilier" icon="house" title="Un bien" count={estateCount}>
        <label>
          <span>Projet</span>
          <select name="transaction" className="control">
            {TRANSACTIONS.map((transaction) => (
              <option key={transaction} value={transaction}>
                {TRANSACTION_LABELS[transaction]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Type de bien</span>
          <select name="type" className="control">
            <option value="">Tous</option>
            {ESTATE_TYPES.map((type) => (
              <option key={type} value={type}>
                {ESTATE_TYPE_LABELS[type]}
              </option>
            ))}
          </select>
        </label>
        <PriceField />
      </SearchForm>
    </div>
  );
}

function SearchForm({
  action,
  icon,
  title,
  count,
  children,
}: {
  action: string;
  icon: IconName;
  title: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <search className="double-search-form">
      <Form action={action} aria-label={title}>
        <h2 className="double-search-title">
          <Icon name={icon} /> {title}
        </h2>
        <div className="double-search-fields">{children}</div>
        <Button type="submit" icon="search">
          {count === 0 ? "Chercher" : `Chercher parmi ${countText(count)}`}
        </Button>
      </Form>
    </search>
  );
}

function PriceField() {
  return (
    <label>
      <span>Prix maximum (€)</span>
      <input
        name="prix-max"
        className="control"
        inputMode="numeric"
        autoComplete="off"
        placeholder="Sans limite"
      />
    </label>
  );
}
