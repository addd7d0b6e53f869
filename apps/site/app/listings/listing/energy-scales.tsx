import {
  CLIMATE_SCALE,
  dpeLabel,
  ENERGY_SCALE,
  type EnergyClass,
  type EstateEnergy,
  isEnergyLetter,
  type ScaleStep,
} from "@lieudit/listing-model";
import { integer } from "../../shell/format/french.ts";
import "./energy-scales.css";

/**
 * Both scales of a diagnosis, in colour and legibly.
 *
 * @param hasRanges whether the steps of dwellings apply; premises have steps by their use.
 */
export function EnergyScales({ energie, hasRanges = true }: { energie: EstateEnergy; hasRanges?: boolean }) {
  const { dpeClasse, dpeKwhM2An, gesClasse, gesKgCo2M2An } = energie;
  return (
    <div className="energy-scales">
      <Scale
        title="Énergie"
        unit={"kWh/m² par\u00a0an"}
        steps={ENERGY_SCALE}
        classe={dpeClasse}
        value={dpeKwhM2An}
        kind="energy"
        hasRanges={hasRanges}
      />
      {gesClasse !== undefined && (
        <Scale
          title="Climat"
          unit={"kg\u00a0CO₂/m² par\u00a0an"}
          steps={CLIMATE_SCALE}
          classe={gesClasse}
          value={gesKgCo2M2An}
          kind="climate"
          hasRanges={hasRanges}
        />
      )}
    </div>
  );
}

interface ScaleProps {
  title: string;
  unit: string;
  steps: readonly ScaleStep[];
  classe: EnergyClass;
  value: number | undefined;
  kind: "energy" | "climate";
  hasRanges: boolean;
}

function Scale({ title, unit, steps, classe, value, kind, hasRanges }: ScaleProps) {
  const figure = value === undefined ? "" : `, ${integer(value)}\u00a0${unit}`;
  if (!isEnergyLetter(classe)) {
    return (
      <figure className="energy-scale">
        <figcaption>{title}</figcaption>
        <p>{dpeLabel(classe)}</p>
      </figure>
    );
  }
  return (
    <figure className="energy-scale" data-kind={kind}>
      <figcaption>
        {title}
        <span className="visually-hidden">
          {"\u00a0"}: classe {classe}
          {figure}
        </span>
      </figcaption>
      <ol className="plain-list" aria-hidden="true">
        {steps.map(({ letter, from, to }) => (
          <li key={letter} data-letter={letter} data-here={letter === classe || undefined}>
            <span className="energy-bar">
              {hasRanges && <span className="energy-range">{rangeText(from, to)}</span>}
              {letter}
            </span>
            {letter === classe && value !== undefined && (
              <span className="energy-value">
                <strong>{integer(value)}</strong>
                {"\u00a0"}
                {unit}
              </span>
            )}
          </li>
        ))}
      </ol>
    </figure>
  );
}

function rangeText(from: number, to: number | null): string {
  if (to === null) return `plus de ${integer(from - 1)}`;
  return from === 0 ? `jusqu’à ${integer(to)}` : `${integer(from)} à ${integer(to)}`;
}
