import type { LatLng } from "@lieudit/place-model";
import { PlaceAutocomplete } from "@lieudit/place-widgets";
import { Form } from "react-router";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { getVisibleSections } from "./kit-content.ts";
import {
  CHOICES,
  type ChoiceKey,
  isChoice,
  type OptionKey,
  SWITCHES,
  type SwitchKey,
} from "./kit-options.ts";
import { getSectionName, getWidgetSections, type KitSection } from "./kit-sections.ts";
import { type KitSettings, readKitSettings, WIDTHS } from "./kit-settings.ts";
import { SEARCH_RADIUS_METRES } from "./kit-subject.ts";
import { KIT_WIDGETS, kitWidget } from "./kit-widgets.ts";
import "@lieudit/place-widgets/styles.css";
import "../../shell/design/kit-theme.css";

export interface KitFormProps {
  settings: KitSettings;
  /** Around which places are proposed. */
  center: LatLng | null;
  onChange: (change: Partial<KitSettings>) => void;
}

/** Fields stand outside their form where the preview stands between them. */
export const FORM_ID = "kit-form";

const WIDGET_OPTIONS = KIT_WIDGETS.map(({ slug, label }) => ({ value: slug, label }));

/** Form of the subject: the widget, and its place or search. */
export function KitSubjectForm({ settings, center, onChange }: KitFormProps) {
  const { shows } = kitWidget(settings.widget);
  return (
    <Form
      id={FORM_ID}
      action="/kit"
      className="kit-subject"
      onSubmit={(event) => {
        event.preventDefault();
        const sent = new FormData(event.currentTarget);
        onChange(readKitSettings(new URLSearchParams([...sent].map(([name, text]) => [name, String(text)]))));
      }}
    >
      <SelectField
        label="Composant"
        name="composant"
        value={settings.widget}
        options={WIDGET_OPTIONS}
        onValue={(value) => {
          const widget = KIT_WIDGETS.find(({ slug }) => slug === value)?.slug;
          if (widget !== undefined) onChange({ widget });
        }}
      />
      <div className="kit-field kit-text">
        <label htmlFor="kit-text">{shows === "search" ? "Recherche" : "Lieu"}</label>
        <PlaceAutocomplete
          key={settings.text}
          inputId="kit-text"
          name="q"
          defaultValue={settings.text}
          placeholder={shows === "search" ? "Boulangerie, rue, ville…" : "Nom d’un lieu (facultatif)"}
          onSelect={({ placeId, prediction }) =>
            onChange({ placeId, text: prediction.structuredFormat?.mainText.text ?? prediction.text.text })
          }
          {...(center !== null && { locationBias: { circle: { center, radius: SEARCH_RADIUS_METRES } } })}
        />
      </div>
      {settings.placeId !== null && (
        <>
          <input type="hidden" name="lieu" value={settings.placeId} />
          <input type="hidden" name="de" value={settings.text} />
        </>
      )}
      <button type="submit" className="button">
        Afficher
      </button>
    </Form>
  );
}

/** Every option of the chosen widget, and of what stands around it. */
export function KitOptions({ settings, onChange }: Omit<KitFormProps, "center">) {
  const { content, options } = kitWidget(settings.widget);
  return (
    <div className="kit-options">
      {content !== null && <ContentFields settings={settings} kind={content} onChange={onChange} />}
      {options.length > 0 && (
        <fieldset>
          <legend>Présentation</legend>
          {options.map((key) => (
            <OptionField key={key} option={key} settings={settings} onChange={onChange} />
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>Environnement</legend>
        <SurroundingFields settings={settings} onChange={onChange} />
      </fieldset>
    </div>
  );
}

/** Language, direction, scheme and colours. */
export function SurroundingFields(props: Omit<KitFormProps, "center">) {
  return (["language", "direction", "scheme", "palette"] as const).map((key) => (
    <OptionField key={key} option={key} {...props} />
  ));
}

/** How wide the container is: a slider, and the widths that matter. */
export function WidthField({ settings, onChange }: Omit<KitFormProps, "center">) {
  const isFull = settings.width >= WIDTHS.full;
  const words = isFull ? "toute la place" : `${settings.width}\u00a0px`;
  return (
    <div className="kit-width">
      <label>
        Largeur
        <input
          type="range"
          name="largeur"
          form={FORM_ID}
          min={WIDTHS.least}
          max={WIDTHS.full}
          step={WIDTHS.step}
          value={settings.width}
          aria-valuetext={words}
          onChange={({ target }) => onChange({ width: Number(target.value) })}
        />
      </label>
      <output className="figures">{words}</output>
      <div className="chip-row kit-widths">
        {[...WIDTHS.presets, WIDTHS.full].map((width) => (
          <button
            key={width}
            className="chip figures"
            data-active={settings.width === width || undefined}
            type="submit"
            name="largeur-choisie"
            form={FORM_ID}
            value={width}
            aria-pressed={settings.width === width}
            onClick={(event) => {
              event.preventDefault();
              onChange({ width });
            }}
          >
            {width === WIDTHS.full ? "Tout" : width}
          </button>
        ))}
      </div>
    </div>
  );
}

interface ContentFieldsProps {
  settings: KitSettings;
  kind: "details" | "card";
  onChange: KitFormProps["onChange"];
}

/** A preset, or each section alone: the first change of a section starts from what the preset shows. */
function ContentFields({ settings, kind, onChange }: ContentFieldsProps) {
  const shown = getVisibleSections(settings);
  const toggle = (section: KitSection, isOn: boolean) =>
    onChange({
      content: "custom",
      sections: isOn ? [...shown, section] : shown.filter((each) => each !== section),
    });
  return (
    <fieldset>
      <legend>Contenu</legend>
      <OptionField option="content" settings={{ ...settings, sections: shown }} onChange={onChange} />
      <div className="kit-sections">
        {getWidgetSections(kind).map((section) => (
          <label key={section} className="choice">
            <input
              type="checkbox"
              name="section"
              form={FORM_ID}
              value={section}
              checked={shown.includes(section)}
              onChange={({ target }) => toggle(section, target.checked)}
            />
            {getSectionName(section)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface OptionFieldProps {
  option: OptionKey;
  settings: KitSettings;
  onChange: KitFormProps["onChange"];
}

function OptionField({ option, settings, onChange }: OptionFieldProps) {
  return isChoice(option) ? (
    <ChoiceField option={option} settings={settings} onChange={onChange} />
  ) : (
    <SwitchField option={option} settings={settings} onChange={onChange} />
  );
}

function ChoiceField({ option, settings, onChange }: OptionFieldProps & { option: ChoiceKey }) {
  const { name, label, values } = CHOICES[option];
  const chosen = values.find(([value]) => value === settings[option]);
  return (
    <SelectField
      label={label}
      name={name}
      form={FORM_ID}
      value={chosen?.[1]}
      options={values.map(([, slug, words]) => ({ value: slug, label: words }))}
      onValue={(chosenSlug) => {
        const value = values.find(([, slug]) => slug === chosenSlug)?.[0];
        onChange({ [option]: value, ...(value === "custom" && { sections: settings.sections }) });
      }}
    />
  );
}

function SwitchField({ option, settings, onChange }: OptionFieldProps & { option: SwitchKey }) {
  const { name, label } = SWITCHES[option];
  return (
    <label className="choice">
      <input
        type="checkbox"
        name={name}
        form={FORM_ID}
        value="1"
        checked={settings[option]}
        onChange={({ target }) => onChange({ [option]: target.checked })}
      />
      {label}
    </label>
  );
}
