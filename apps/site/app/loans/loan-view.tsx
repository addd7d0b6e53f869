import type { LoanAnswers, LoanField, LoanKey } from "@lieudit/listing-model";
import { Form } from "react-router";
import { decimal } from "../format/french.ts";
import { Breadcrumbs, type Crumb } from "../ui/breadcrumbs.tsx";
import { Button } from "../ui/button.tsx";
import { type Fact, Facts } from "../ui/facts.tsx";
import { Field } from "../ui/field.tsx";
import "./loans.css";

export interface LoanViewProps {
  path: readonly Crumb[];
  heading: string;
  intro: string;
  action: string;
  fields: Readonly<Record<LoanKey, LoanField>>;
  answers: LoanAnswers;
  /** Null where the answers allow none. */
  result: { headline: string; about: string; facts: readonly Fact[]; mentions: readonly string[] } | null;
}

/** A loan calculator: the answers are in the address, so it works without JavaScript and can be shared. */
export function LoanView({ path, heading, intro, action, fields, answers, result }: LoanViewProps) {
  return (
    <div className="page loan-page">
      <Breadcrumbs path={path} />
      <h1>{heading}</h1>
      <p className="secondary">{intro}</p>
      <div className="loan-columns">
        <Form method="get" action={action} className="loan-form" preventScrollReset>
          {Object.values(fields).map(({ key, label, unit }) => {
            const problem = answers.problems.find((found) => found.key === key);
            return (
              <Field
                key={key}
                label={
                  <>
                    {label} <span className="secondary">({unit})</span>
                  </>
                }
                error={problem?.message}
              >
                {(control) => (
                  <input
                    {...control}
                    // Another question fills the fields anew.
                    key={answers.values[key as LoanKey]}
                    name={key}
                    inputMode="decimal"
                    autoComplete="off"
                    defaultValue={decimal(answers.values[key as LoanKey], 3)}
                  />
                )}
              </Field>
            );
          })}
          <Button type="submit">Calculer</Button>
        </Form>
        <section className="loan-result" aria-labelledby="resultat" aria-live="polite">
          <h2 id="resultat">Votre simulation</h2>
          {result === null ? (
            <p>Corrigez les champs signalés pour voir la simulation.</p>
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
