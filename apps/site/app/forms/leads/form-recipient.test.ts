import { FORM_DEFINITIONS } from "@lieudit/leads/forms";
import { expect, test } from "vitest";
import type { SiteServices } from "../../shell/services/services.ts";
import type { FormSubject } from "./form-listing.ts";
import { formRecipient } from "./form-recipient.ts";

const operator = { name: "Les Annonces du phare", email: "phare@exemple.fr", phone: "+33261910010" };
const ownPhone = "02 61 91 00 10".replaceAll(" ", "\u00a0");
const services = { leadsEmail: null, content: { operator } } as unknown as SiteServices;
const about: FormSubject = {
  listing: {
    id: "ab",
    reference: "R1",
    title: "Maison",
    path: "/bien/maison-ab",
    price: "1",
    photoId: null,
    ended: null,
  },
  stay: null,
  agency: "agence-du-quai",
  agencyName: "Agence du quai",
  email: "quai@exemple.fr",
  phone: "02 31 00 00 01",
  review: null,
  place: null,
};

test.each(FORM_DEFINITIONS.map((definition) => [definition.path, definition] as const))(
  "%s about a listing is read by its agency, unless it reports it",
  (path, definition) => {
    expect(formRecipient(definition, about, services)).toEqual(
      path.startsWith("/signaler")
        ? { ...operator, phone: ownPhone, agency: null }
        : {
            name: "Agence du quai",
            email: "quai@exemple.fr",
            phone: "02 31 00 00 01",
            agency: "agence-du-quai",
          },
    );
  },
);

test("what concerns no agency goes to the operator, at the address that was set", () => {
  const [contact] = FORM_DEFINITIONS;
  if (contact === undefined) throw new Error("there are forms");
  expect(formRecipient(contact, null, { ...services, leadsEmail: "ici@exemple.fr" })).toEqual({
    name: operator.name,
    phone: ownPhone,
    email: "ici@exemple.fr",
    agency: null,
  });
  const silent = { ...about, email: null };
  expect(formRecipient(contact, silent, services)).toMatchObject({
    agency: "agence-du-quai",
    email: operator.email,
  });
});
