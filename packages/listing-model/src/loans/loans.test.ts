import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anEstate } from "../testing/a-listing.ts";
import { amortise } from "./amortisation.ts";
import { getEstateLoanQuestion } from "./down-payment.ts";
import { estateLoan, estateLoanMentions, estimateNotaryFees, getNeededIncomeCents } from "./estate-loan.ts";
import { readEstateLoan, readVehicleCredit, toEstateLoan, toVehicleCredit } from "./loan-question.ts";
import { estimateMonthlyBudget } from "./monthly-budget.ts";
import { taegPct } from "./taeg.ts";
import { vehicleCredit, vehicleCreditMentions } from "./vehicle-credit.ts";

test.each([
  // Amount in euros, rate, months, payment: the figures of any loan table.
  [200_000, 3.5, 240, 1159.92],
  [100_000, 1.2, 180, 607.33],
  [10_000, 5, 48, 230.29],
  [1_200, 0, 12, 100],
])("%d € at %d %% over %d months: %d €", (amount, ratePct, months, payment) => {
  expect(amortise({ amountCents: amount * 100, ratePct, months }).paymentCents).toBe(
    Math.round(payment * 100),
  );
});

test("the payments make up amount and interest to the cent", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 0, max: 2_500 }),
      fc.integer({ min: 1, max: 360 }),
      (amountCents, basisPoints, months) => {
        const loan = amortise({ amountCents, ratePct: basisPoints / 100, months });
        expect(loan.paymentCents * (months - 1) + loan.lastPaymentCents).toBe(loan.totalCents);
        expect(loan.totalCents - loan.interestCents).toBe(amountCents);
        expect(loan.lastPaymentCents).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  [{ amountCents: 0, ratePct: 1, months: 12 }],
  [{ amountCents: 100.5, ratePct: 1, months: 12 }],
  [{ amountCents: 100, ratePct: -1, months: 12 }],
  [{ amountCents: 100, ratePct: 1, months: 0 }],
])("%o is no loan", (loan) => expect(() => amortise(loan)).toThrow(RangeError));

describe("TAEG", () => {
  test("without fees it is the rate, counted by the month", () => {
    const { paymentCents } = amortise({ amountCents: 10_000_000, ratePct: 3.6, months: 240 });
    const payments = Array.from({ length: 240 }, () => paymentCents);
    expect(taegPct(10_000_000, payments)).toBeCloseTo(100 * (1.003 ** 12 - 1), 3);
  });

  test("the decree's own example: 6 000 received, four payments of 1 852.01 a year apart in months", () => {
    const payments = Array.from({ length: 48 }, (_, index) => (index % 12 === 11 ? 185_201 : 0));
    expect(taegPct(600_000, payments)).toBeCloseTo(9.0, 1);
  });

  test("nothing more paid than received is no interest", () => expect(taegPct(1_000, [500, 500])).toBe(0));
});

test("a loan for a home has its insurance and fees in the TAEG", () => {
  const loan = { amountCents: 20_000_000, ratePct: 3.5, months: 240, insurancePct: 0.36, feesCents: 200_000 };
  const result = estateLoan(loan);
  expect(result).toMatchObject({
    paymentCents: 115_992,
    insuranceMonthCents: 6_000,
    monthCents: 121_992,
    insuranceTotalCents: 1_440_000,
    costCents: result.interestCents + 1_440_000 + 200_000,
  });
  expect(result.taegPct).toBeGreaterThan(estateLoan({ ...loan, feesCents: 0 }).taegPct);
  expect(result.taeaPct).toBeGreaterThan(0.5);
  const mentions = estateLoanMentions(loan, result);
  expect(mentions[0]).toBe(
    "Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.",
  );
  expect(mentions[1]).toContain("240\u00a0mensualités de 1\u202f219,92\u00a0€ assurance comprise");
  expect(mentions[1]).toMatch(/TAEG fixe\u00a0: \d,\d{1,2}\u00a0%/);
});

test("a credit for a vehicle leaves the optional insurance out of payment and TAEG", () => {
  const credit = { amountCents: 1_000_000, ratePct: 5, months: 48, insuranceMonthPct: 0.1, feesCents: 0 };
  const result = vehicleCredit(credit);
  expect(result).toMatchObject({
    paymentCents: 23_029,
    insuranceMonthCents: 1_000,
    insuranceTotalCents: 48_000,
    dueCents: 1_000_000 + result.interestCents,
  });
  expect(result.taegPct).toBeCloseTo(5.12, 2);
  expect(vehicleCreditMentions(credit, result).join(" ")).toContain(
    "Assurance facultative\u00a0: 10\u00a0€ par mois, en sus de la mensualité",
  );
});

test("a form's answers are read as people write them", () => {
  const answers = readEstateLoan(new URLSearchParams("prix=250 000 €&apport=50.000,00&duree=20&taux=3,45"));
  expect(answers.values).toMatchObject({ prix: 250_000, apport: 50, taux: 3.45, assurance: 0.34 });
  expect(readVehicleCredit(new URLSearchParams("prix=20000&apport=5000&duree=36")).problems).toEqual([]);
  expect(toVehicleCredit(readVehicleCredit(new URLSearchParams("prix=20000&apport=5000")))).toMatchObject({
    amountCents: 1_500_000,
    months: 48,
  });
  expect(toEstateLoan(readEstateLoan(new URLSearchParams("duree=25"))).months).toBe(300);
});

test.each([
  ["duree=99", "duree", "Durée\u00a0: indiquez un nombre entre 1 et 30 ans."],
  ["taux=-1", "taux", "Taux débiteur fixe\u00a0: indiquez un nombre entre 0 et 25\u00a0%."],
  [
    "prix=abc",
    "prix",
    "Prix du bien\u00a0: indiquez un nombre entre 1\u202f000\u00a0€ et 100\u202f000\u202f000\u00a0€.",
  ],
  ["apport=250000", "apport", "Apport\u00a0: il couvre tout le prix\u202f; il n’y a rien à emprunter."],
])("the invalid value %s has an error message", (question, key, message) => {
  expect(readEstateLoan(new URLSearchParams(question)).problems).toEqual([{ key, message }]);
});

test("a purchase has notary fees, and its loan an income from which it is lent", () => {
  expect(estimateNotaryFees(25_000_000)).toEqual({ oldCents: 1_880_000, newCents: 630_000 });
  expect(getNeededIncomeCents({ monthCents: 140_000 })).toBe(400_000);
});

test("a home for sale has a monthly budget of loan, tax and charges, which the calculator repeats", () => {
  const flat = anEstate({
    type: "appartement",
    vente: { honorairesChargeDe: "vendeur", taxeFonciereCents: 98_000 },
    copro: { enCopro: true, chargesAnnuellesCents: 120_000 },
  });
  const { text, mentions } = estimateMonthlyBudget(flat)!;
  expect(text.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(
    "1 539 €, soit 1 357 € de prêt (20 ans à 3,4 %, apport de 10 %, assurance comprise), 82 € de taxe foncière et 100 € de charges de copropriété",
  );
  const asked = readEstateLoan(new URLSearchParams(getEstateLoanQuestion(flat)));
  expect(estateLoan(toEstateLoan(asked)).monthCents).toBe(135_713);
  expect(mentions.map(({ code }) => code)).toEqual(["credit", "credit-exemple"]);
  expect(estimateMonthlyBudget({ ...flat, vente: { honorairesChargeDe: "vendeur" } })?.text).not.toContain(
    "taxe",
  );
  for (const other of [
    { transaction: "location" },
    { type: "terrain" },
    { type: "programme" },
    { prixCents: 300_000 },
  ] as const)
    expect(estimateMonthlyBudget({ ...flat, ...other })).toBeNull();
});
