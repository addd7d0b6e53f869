import {
  readVehicleCredit,
  toVehicleCredit,
  VEHICLE_CREDIT_FIELDS,
  vehicleCredit,
  vehicleCreditMentions,
} from "@lieudit/listing-model";
import { useLocation } from "react-router";
import { counted, euros, percent } from "../../shell/format/french.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { PageHead } from "../../shell/ui/page-head.tsx";
import type { Route } from "./+types/vehicle-credit-page.ts";
import { LoanView } from "./loan-view.tsx";

const PATH = "/financement/vehicule";

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(servicesContext).publicUrl };
}

/** The address has all that is asked; nothing is to be loaded for other answers. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function VehicleCreditPage({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  const answers = readVehicleCredit(asked);
  return (
    <>
      <PageHead
        title="Simuler un crédit automobile"
        description="Mensualité, TAEG et montant total dû d’un crédit pour un véhicule, calculés au centime près."
        publicUrl={loaderData.publicUrl}
        path={PATH}
        {...(search !== "" && { robots: "noindex,follow" })}
      />
      <LoanView
        path={[
          { label: "Véhicules", href: "/vehicules" },
          { label: "Simuler un crédit automobile", href: PATH },
        ]}
        heading="Simuler un crédit automobile"
        intro={
          "Indiquez le prix et votre apport\u00a0: la mensualité, le TAEG et le montant total dû suivent. Rien n’est enregistré."
        }
        action={PATH}
        fields={VEHICLE_CREDIT_FIELDS}
        asked={asked}
        read={readVehicleCredit}
        answers={answers}
        result={answers.problems.length > 0 ? null : calculateResult(answers)}
      />
    </>
  );
}

function calculateResult(answers: ReturnType<typeof readVehicleCredit>) {
  const credit = toVehicleCredit(answers);
  const result = vehicleCredit(credit);
  return {
    headline: euros(result.paymentCents),
    about: `par\u00a0mois, hors assurance facultative, pendant ${counted(credit.months, "mois", "mois")}`,
    facts: [
      { label: "Somme empruntée", value: euros(credit.amountCents) },
      { label: "TAEG fixe", value: percent(result.taegPct) },
      { label: "Intérêts", value: euros(result.interestCents) },
      { label: "Assurance facultative", value: euros(result.insuranceTotalCents) },
      { label: "Coût total du crédit", value: euros(result.costCents) },
      { label: "Montant total dû", value: euros(result.dueCents) },
    ],
    mentions: vehicleCreditMentions(credit, result),
  };
}
