import { CATEGORY_LABELS, ESTATE_TYPE_LABELS } from "@lieudit/listing-model";
import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { countText } from "../../listings/list/listing-kind-words.ts";
import { NumberField } from "../../shell/fields/number-field.tsx";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { Button } from "../../shell/ui/button.tsx";
import { Icon, type IconName } from "../../shell/ui/icon.tsx";
import { HomeTown } from "./home-town.tsx";

interface SearchBarProps {
  vehicleCount: number;
  /** Number of homes for sale. */
  saleCount: number;
  /** Number of homes to let. */
  rentCount: number;
  /** Names of the communes that have listings. */
  communes: readonly string[];
  makes: readonly string[];
}

const COMMUNES_ID = "communes-des-annonces";
const MAKES_ID = "marques-des-annonces";
const TABS = [
  ["acheter", "Acheter", "house"],
  ["louer", "Louer", "key"],
  ["vehicule", "Véhicule", "car"],
] as const satisfies readonly (readonly [string, string, IconName])[];
const ROOMS = { 1: "1 et plus", 2: "2 et plus", 3: "3 et plus", 4: "4 et plus", 5: "5 et plus" };

/**
 * The main search of the home page, with tabs to buy a home, to rent one, or to find a
 * vehicle. Each tab has a plain form that opens a list. The tabs are radio buttons, so
 * they work without JavaScript.
 */
export function SearchBar({ vehicleCount, saleCount, rentCount, communes, makes }: SearchBarProps) {
  return (
    <div className="search-bar">
      <fieldset className="search-bar-tabs">
        <legend className="visually-hidden">Votre projet</legend>
        {TABS.map(([value, label, icon], at) => (
          <label key={value} className="search-bar-tab">
            <input type="radio" name="projet" value={value} defaultChecked={at === 0} />
            <Icon name={icon} /> {label}
          </label>
        ))}
      </fieldset>
      <EstatePanel tab="acheter" transaction="vente" label="Acheter un bien" count={saleCount} />
      <EstatePanel tab="louer" transaction="location" label="Louer un bien" count={rentCount} />
      <Panel tab="vehicule" action="/vehicules" label="Trouver un véhicule" count={vehicleCount}>
        <SelectBox label="Catégorie" name="categorie" none="Toutes" choices={CATEGORY_LABELS} />
        <TextBox label="Marque" name="marque" placeholder="Toutes" list={MAKES_ID} />
        <HomeTown list={COMMUNES_ID} />
        <Budget label="Budget (€)" />
      </Panel>
      <Choices id={COMMUNES_ID} values={communes} />
      <Choices id={MAKES_ID} values={makes} />
    </div>
  );
}

function EstatePanel({
  tab,
  transaction,
  label,
  count,
}: {
  tab: string;
  transaction: "vente" | "location";
  label: string;
  count: number;
}) {
  return (
    <Panel tab={tab} action="/immobilier" label={label} count={count}>
      <input type="hidden" name="transaction" value={transaction} />
      <SelectBox label="Type de bien" name="type" none="Tous" choices={ESTATE_TYPE_LABELS} />
      <SelectBox label="Pièces" name="pieces" none="Toutes" choices={ROOMS} />
      <HomeTown list={COMMUNES_ID} />
      <Budget label={transaction === "vente" ? "Budget (€)" : "Loyer max. (€)"} />
    </Panel>
  );
}

function Panel({
  tab,
  action,
  label,
  count,
  children,
}: {
  tab: string;
  action: string;
  label: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <search className="search-bar-panel" data-tab={tab}>
      <Form action={action} aria-label={label}>
        {children}
        <Button type="submit" icon="search">
          {count === 0 ? "Chercher" : `Voir ${countText(count).toLocaleLowerCase("fr")}`}
        </Button>
      </Form>
    </search>
  );
}

function SelectBox({
  label,
  name,
  none,
  choices,
}: {
  label: string;
  name: string;
  none: string;
  /** Labels of the options, by their value in the URL. */
  choices: Readonly<Record<string, string>>;
}) {
  return (
    <SelectField
      label={label}
      name={name}
      options={[
        { value: "", label: none },
        ...Object.entries(choices).map(([value, text]) => ({ value, label: text })),
      ]}
    />
  );
}

function Budget({ label }: { label: string }) {
  return <NumberField label={label} name="prix-max" placeholder="Sans limite" />;
}

function TextBox({ label, ...input }: { label: string } & ComponentProps<"input">) {
  return (
    <label>
      <span>{label}</span>
      <input className="control" autoComplete="off" {...input} />
    </label>
  );
}

function Choices({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
