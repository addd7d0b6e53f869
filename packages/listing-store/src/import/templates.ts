import { splitList, VEHICLE_COLUMNS } from "./vehicles/vehicle-columns.ts";

export const TEMPLATES = ["poliris", "vehicules-csv", "vehicules-xml"] as const;
export type Template = (typeof TEMPLATES)[number];

/** Returns a template file: one complete listing in a format of `importFile`. */
export function createTemplate(template: Template): string {
  switch (template) {
    case "poliris":
      return polirisTemplate();
    case "vehicules-csv":
      return vehicleCsvTemplate();
    case "vehicules-xml":
      return vehicleXmlTemplate();
  }
}

/** File names of the templates. */
export const TEMPLATE_FILES: Readonly<Record<Template, string>> = {
  poliris: "Annonces.csv",
  "vehicules-csv": "vehicules.csv",
  "vehicules-xml": "vehicules.xml",
};

/** Number of fields in the version of the example. */
const POLIRIS_FIELDS = 334;

const POLIRIS_EXAMPLE: Readonly<Record<number, string>> = {
  1: "agence-du-quai",
  2: "M-2001",
  3: "Vente",
  4: "Maison",
  5: "76990",
  6: "Aubremer",
  7: "France",
  8: "3 rue des Filets",
  11: "250000",
  15: "4.00",
  16: "120",
  17: "450",
  18: "5",
  19: "3",
  20: "Maison avec jardin près du port",
  21: "Un séjour traversant ouvre sur la terrasse.<BR>À l'étage, trois chambres et une salle de bains.",
  27: "1998",
  29: "1",
  30: "1",
  43: "1",
  48: "OUI",
  83: "OUI",
  85: "m-2001-1.jpg",
  94: "La façade sur le jardin",
  104: "",
  105: "02 35 00 00 00",
  106: "Claire Vasseur",
  107: "contact@agence-du-quai.example",
  112: "4512",
  175: "2001",
  176: "160",
  177: "C",
  178: "9",
  179: "B",
  258: "NON",
  301: "4.09",
  302: "1",
  303: "240384.61",
  307: "https://agence-du-quai.example/honoraires",
  324: "12/03/2024",
  325: "DPE_v07-2021",
  326: "1200",
  327: "1680",
  328: "2023",
};

function polirisTemplate(): string {
  const fields = Array.from(
    { length: POLIRIS_FIELDS },
    (_, index) => `"${POLIRIS_EXAMPLE[index + 1] ?? ""}"`,
  );
  return `${fields.join("!#")}\r\n`;
}

function vehicleCsvTemplate(): string {
  const names = VEHICLE_COLUMNS.map(({ name }) => name).join(";");
  const example = VEHICLE_COLUMNS.map((column) => csvCell(column.example)).join(";");
  // Spreadsheets read the file as UTF-8 because of the byte order mark.
  return `\ufeff${names}\r\n${example}\r\n`;
}

function csvCell(text: string): string {
  return /[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function vehicleXmlTemplate(): string {
  const elements = VEHICLE_COLUMNS.flatMap(({ name, example }) =>
    (splitList(example) ?? []).map((value) => `    <${name}>${xmlText(value)}</${name}>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<vehicules>\n  <vehicule>\n${elements.join("\n")}\n  </vehicule>\n</vehicules>\n`;
}

function xmlText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
