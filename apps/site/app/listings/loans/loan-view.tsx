import type { LoanAnswers, LoanField, LoanKey } from "@lieudit/listing-model";
import { cleanText } from "@lieudit/listing-model/text";
import { useState } from "react";
import { Form } from "react-router";
import { LabelWithUnit, NumberField } from "../../shell/fields/number-field.tsx";
import { decimal } from "../../shell/format/french.ts";
import { Breadcrumbs, type Crumb } from "../../shell/ui/breadcrumbs.tsx";
import { Button } from "../../shell/ui/button.tsx";
import { type Fact, Facts } from "../../shell/ui/facts.tsx";
import "./loans.css";

export interface LoanViewProps {
  path: readonly Crumb[];
  heading: string;
  intro: string;
  action: string;
  fields: Readonly<Record<LoanKey, LoanField>>;
  /** The answers as they were typed. */
  asked: URLSearchParams;
  /** Reads them. */
  read: (asked: URLSearchParams) => LoanAnswers;
  answers: LoanAnswers;
  /** Null if the answers allow none. */
  result: { headline: string; about: string; facts: readonly Fact[]; mentions: readonly string[] } | null;
}

const MAX_CHARACTERS = 40;

/** A loan calculator: the answers are in the address, so it works without JavaScript and can be shared. */
export function LoanView({
  path,
  heading,
  intro,
  action,
  fields,
  asked,
  read,
  answers,
  result,
}: LoanViewProps) {
  // The question beside which other answers were typed: what was calculated for it does not fit them.
  const [leftQuestion, setLeftQuestion] = useState<string | null>(null);
  const question = asked.toString();
  const isOther = ({ values, problems }: LoanAnswers) =>
    problems.length > 0 ||
    Object.entries(values).some(([key, value]) => value !== answers.values[key as LoanKey]);
  return (
    <div className="page loan-page">
      <Breadcrumbs path={path} />
      <h1>{heading}</h1>
      <p className="secondary">{intro}</p>
      <div className="loan-columns">
        <Form
          method="get"
          action={action}
          className="loan-form"
          preventScrollReset
          onInput={({ currentTarget }) =>
            setLeftQuestion(isOther(read(typedInto(currentTarget))) ? question : null)
          }
          onSubmit={() => setLeftQuestion(null)}
        >
          {Object.values(fields).map(({ key, label, unit }) => {
            const problem = answers.problems.find((found) => found.key === key);
            // Text that is not a number stays as typed, to be corrected.
            const shown =
              problem === undefined
                ? decimal(answers.values[key as LoanKey], 3)
                : cleanText(asked.get(key) ?? "").slice(0, MAX_CHARACTERS) ||
                  decimal(answers.values[key as LoanKey], 3);
            return (
              <NumberField
                // Another question fills the fields again.
                key={`${key} ${shown}`}
                name={key}
                label={<LabelWithUnit label={label} unit={unit} />}
                defaultValue={shown}
                error={problem?.message}
              />
            );
          })}
          <Button type="submit">Calculer</Button>
        </Form>
        <section className="loan-result" aria-labelledby="resultat" aria-live="polite">
          <h2 id="resultat">Votre simulation</h2>
          {result === null ? (
            <p>Corrigez les champs signalés pour voir la simulation.</p>
          ) : leftQuestion === question ? (
            <p>Vos réponses ont changé{"\u00a0"}: appuyez sur Calculer pour voir la nouvelle simulation.</p>
          ) : (
            <>
              <p className="loan-headline">
                <span className="price">{result.headline}</span> <span>{result.about}</span>
              </p>
              <Facts facts={result.facts} />
              <div className="loan-mentions">
                {result.mentions.map((mention, at) => (
                  <p key={mention} className={at === 0 ? "loan-warning" : "secondary"}>
                    {mention}
                  </p>
                ))}
              </div>
            </>
          )}
        </section>
      </div>
    </div>
  );
}

function typedInto(form: HTMLFormElement): URLSearchParams {
  const typed = new URLSearchParams();
  for (const [name, value] of new FormData(form)) typed.append(name, String(value));
  return typed;
}
