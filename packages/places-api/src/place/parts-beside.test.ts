import { expect, test } from "vitest";
import { selectNewParts } from "./parts-beside.ts";

test.each([
  ["Le Fournil", ["12 Rue Haute", "Port-Valbrune", ""], ["12 Rue Haute", "Port-Valbrune"]],
  ["Station-service, Z.I. du Phare", ["Z.I. du Phare", "Port-Valbrune"], ["Port-Valbrune"]],
  ["Station-service, Z.I., lot 3", ["Z.I., lot 3", "Port-Valbrune"], ["Port-Valbrune"]],
  ["Station-service, Port-Valbrune", ["", "Port-Valbrune"], []],
  ["Port-Valbrune", ["Port-Valbrune", "Var"], ["Var"]],
  ["Rue Haute", ["Monaco", "Monaco"], ["Monaco"]],
])("%s: of %j %j tells more", (name, parts, telling) => {
  expect(selectNewParts(name, parts)).toEqual(telling);
});
