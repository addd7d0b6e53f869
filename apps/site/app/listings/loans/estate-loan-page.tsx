import {
  ESTATE_LOAN_FIELDS,
  estateLoan,
  estateLoanMentions,
  estimateNotaryFees,
  getNeededIncomeCents,
  readEstateLoan,
  toEstateLoan,
} from "@lieudit/listing-model";
import { useLocation } from "react-router";
import { counted, euros, percent } from "../../shell/format/french.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { PageHead } from "../../shell/ui/page-head.tsx";
import type { Route } from "./+types/estate-loan-page.ts";
import { LoanView } from "./loan-view.tsx";

const PATH = "/financement/immobilier";

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(servicesContext).publicUrl };
}

/** The address has all that is asked; nothing is to be loaded for other answers. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function EstateLoanPage({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  const answers = readEstateLoan(asked);
  return (
    <>
      <PageHead
        title="Simuler un prêt immobilier"
        description="Mensualité, assurance, TAEG et coût total d’un prêt immobilier, calculés au centime près."
        publicUrl={loaderData.publicUrl}
        path={PATH}
        {...(search !== "" && { robots: "noindex,follow" })}
      />
      <LoanView
        path={[
          { label: "Immobilier", href: "/immobilier" },
          { label: "Simuler un prêt immobilier", href: PATH },
        ]}
        heading="Simuler un prêt immobilier"
        intro={
          "Indiquez votre projet\u00a0: la mensualité, le TAEG et le coût total suivent. Rien n’est enregistré."
        }
        action={PATH}
        fields={ESTATE_LOAN_FIELDS}
        asked={asked}
        read={readEstateLoan}
        answers={answers}
        result={answers.problems.length > 0 ? null : calculateResult(answers)}
      />
    </>
  );
}

function calculateResult(answers: ReturnType<typeof readEstateLoan>) {
  const loan = toEstateLoan(answers);
  const result = estateLoan(loan);
  const notary = estimateNotaryFees(answers.values.prix * 100);
  return {
    headline: euros(result.monthCents),
    about: `par\u00a0mois, assurance comprise, pendant ${counted(loan.months, "mois", "mois")}`,
    facts: [
      { label: "Somme empruntée", value: euros(loan.amountCents) },
      { label: "TAEG fixe", value: percent(result.taegPct) },
      { label: "Intérêts", value: euros(result.interestCents) },
      { label: "Assurance", value: euros(result.insuranceTotalCents) },
      { label: "Coût total du crédit", value: euros(result.costCents) },
      { label: "Revenus nets conseillés", value: `${euros(getNeededIncomeCents(result))}/mois` },
      {
        label: "Frais de notaire, en sus",
        value: `environ ${euros(notary.oldCents)} dans l’ancien, ${euros(notary.newCents)} dans le neuf`,
      },
      { label: "Montant total dû", value: euros(loan.amountCents + result.costCents) },
    ],
    mentions: estateLoanMentions(loan, result),
  };
}
