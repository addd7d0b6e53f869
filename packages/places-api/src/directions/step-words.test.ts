import { expect, test } from "vitest";
import { writeInstruction } from "./step-words.ts";

test.each([
  ["fr", "Partez sur Rue Haute", "Tournez à gauche sur Rue Haute", "Faites demi-tour"],
  ["en", "Start on Rue Haute", "Turn left onto Rue Haute", "Make a U-turn"],
  ["es", "Salga por Rue Haute", "Gire a la izquierda por Rue Haute", "Cambie de sentido"],
  ["de-AT", "Start: Rue Haute", "Links abbiegen: Rue Haute", "Wenden"],
  ["it", "Partire da Rue Haute", "Svoltare a sinistra in Rue Haute", "Fare inversione a U"],
  ["pt-BR", "Parta de Rue Haute", "Vire à esquerda para Rue Haute", "Faça inversão de marcha"],
  ["nl", "Vertrek vanaf Rue Haute", "Sla linksaf naar Rue Haute", "Keer om"],
  ["sv", "Start on Rue Haute", "Turn left onto Rue Haute", "Make a U-turn"],
])("steps in %s", (language, start, left, turn) => {
  const road = "Rue Haute";
  expect(writeInstruction({ maneuver: "DEPART", road }, language)).toBe(start);
  expect(writeInstruction({ maneuver: "TURN_LEFT", road }, language)).toBe(left);
  expect(writeInstruction({ maneuver: "UTURN_LEFT", road: "" }, language)).toBe(turn);
});
