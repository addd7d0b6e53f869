import { CATEGORY_LABELS, ESTATE_TYPE_LABELS, VEHICLE_ENERGIES } from "@lieudit/listing-model";
import { upperFirst } from "@lieudit/listing-model/french";
import { EXAMPLE_PHONE, type FormDefinition, type FormField, type FormPart } from "./form-definition.ts";

const name: FormField = {
  type: "text",
  name: "nom",
  label: "Nom et prénom",
  isRequired: true,
  autoComplete: "name",
};
const email: FormField = {
  type: "email",
  name: "courriel",
  label: "Courriel",
  hint: "Par exemple camille@exemple.fr",
  isRequired: true,
  isShort: true,
  autoComplete: "email",
};
const phone: FormField = {
  type: "tel",
  name: "telephone",
  label: "Téléphone",
  hint: `Par exemple ${EXAMPLE_PHONE}`,
  isShort: true,
  autoComplete: "tel",
};
const requiredPhone: FormField = { ...phone, isRequired: true };
const remark: FormField = { type: "long-text", name: "message", label: "Précisions" };

const PARTS_OF_DAY = ["Indifférent", "Le matin", "L’après-midi", "En fin de journée"] as const;
const partOfDay: FormField = {
  type: "choice",
  name: "moment",
  label: "Moment de la journée",
  isShort: true,
  options: PARTS_OF_DAY,
};

const yourDetails: FormPart = { legend: "Vos coordonnées", fields: [name, email, phone] };

/** The part for the visitor's availability: from a day on, or within a range. */
const availability: FormPart = {
  legend: "Vos disponibilités",
  fields: [
    { type: "date", name: "du", label: "À partir du", isRequired: true, isShort: true },
    { type: "date", name: "au", label: "Jusqu’au", after: "du", isShort: true },
    partOfDay,
    remark,
  ],
};

const ANSWER_SOON = "Nous vous répondons le plus souvent sous un jour ouvré.";

/** The fields of a report beside its reason. */
const explanation: readonly FormField[] = [
  { type: "long-text", name: "message", label: "Explication", isRequired: true },
  { ...email, isRequired: false, isShort: false, hint: "Pour vous dire ce que nous en avons fait" },
];

/** Reason of a report about a photo of a place. */
export const PHOTO_REASON = "Photo";

const PLACE_REPORT_REASONS = [
  "Horaires",
  "Adresse ou position sur la carte",
  "Coordonnées ou nom",
  "Lieu fermé définitivement",
  "Doublon d’un autre lieu",
  PHOTO_REASON,
  "Autre",
] as const;

/** Every form that creates a lead. */
export const FORM_DEFINITIONS: readonly FormDefinition[] = [
  {
    kind: "contact",
    path: "/contact",
    title: "Nous contacter",
    subject: "Demande de contact",
    intro: `Écrivez-nous. ${ANSWER_SOON}`,
    help: null,
    about: { kinds: ["vehicle", "estate"], isNeeded: false },
    parts: [
      yourDetails,
      {
        legend: "Votre message",
        fields: [{ type: "long-text", name: "message", label: "Message", isRequired: true }],
      },
    ],
    photos: null,
    asksForCalls: true,
    submitLabel: "Envoyer le message",
    purpose: "vous répondre",
    thanks: "Votre message est bien arrivé.",
    followUp: "vous répondra sous un jour ouvré",
  },
  {
    kind: "rappel",
    path: "/rappel",
    title: "Être rappelé",
    subject: "Demande de rappel",
    intro: "Laissez-nous votre numéro et dites-nous quand vous joindre.",
    help: null,
    about: { kinds: ["vehicle", "estate"], isNeeded: false },
    parts: [
      { legend: "Vos coordonnées", fields: [name, requiredPhone] },
      {
        legend: "Quand vous appeler",
        fields: [
          { type: "date", name: "jour", label: "Jour souhaité", isShort: true },
          { ...partOfDay, isShort: false },
          remark,
        ],
      },
    ],
    photos: null,
    asksForCalls: true,
    submitLabel: "Demander à être rappelé",
    purpose: "vous rappeler comme vous le demandez",
    thanks: "Votre demande de rappel est bien arrivée.",
    followUp: "vous appellera au moment que vous avez choisi",
  },
  {
    kind: "visite",
    path: "/visite",
    title: "Demander une visite",
    subject: "Demande de visite",
    intro: "Dites-nous quand vous êtes libre ; nous vous proposerons un rendez-vous.",
    help: null,
    about: { kinds: ["estate"], isNeeded: true },
    parts: [availability, { legend: "Vos coordonnées", fields: [name, email, requiredPhone] }],
    photos: null,
    asksForCalls: true,
    submitLabel: "Demander la visite",
    purpose: "organiser la visite",
    thanks: "Votre demande de visite est bien arrivée.",
    followUp: "vous rappellera sous un jour ouvré pour fixer la visite",
  },
  {
    kind: "essai",
    path: "/essai",
    title: "Demander un essai",
    subject: "Demande d’essai",
    intro:
      "Dites-nous quand vous êtes libre ; nous vous proposerons un rendez-vous. Pensez à apporter votre permis de conduire.",
    help: null,
    about: { kinds: ["vehicle"], isNeeded: true },
    parts: [availability, { legend: "Vos coordonnées", fields: [name, email, requiredPhone] }],
    photos: null,
    asksForCalls: true,
    submitLabel: "Demander l’essai",
    purpose: "organiser l’essai",
    thanks: "Votre demande d’essai est bien arrivée.",
    followUp: "vous rappellera sous un jour ouvré pour fixer l’essai",
  },
  {
    kind: "sejour",
    path: "/sejour",
    title: "Demander les disponibilités",
    subject: "Demande de séjour",
    intro: "Donnez-nous vos dates ; nous vous disons si le logement est libre, et à quel prix.",
    help: null,
    about: { kinds: ["estate"], transaction: "saisonnier", isNeeded: true },
    parts: [
      {
        legend: "Votre séjour",
        fields: [
          { type: "date", name: "du", label: "Arrivée", isRequired: true, isShort: true },
          { type: "date", name: "au", label: "Départ", after: "du", isRequired: true, isShort: true },
          {
            type: "number",
            name: "personnes",
            label: "Nombre de personnes",
            min: 1,
            max: 100,
            isWhole: true,
            isRequired: true,
            isShort: true,
          },
          remark,
        ],
      },
      yourDetails,
    ],
    photos: null,
    asksForCalls: true,
    submitLabel: "Demander les disponibilités",
    purpose: "répondre à votre demande de séjour",
    thanks: "Votre demande de séjour est bien arrivée.",
    followUp: "vous répondra sous un jour ouvré",
  },
  {
    kind: "estimation",
    path: "/estimer",
    title: "Faire estimer un bien",
    subject: "Demande d’estimation",
    intro:
      "Décrivez votre bien en quelques mots ; un conseiller du secteur vous enverra une première estimation.",
    help: {
      heading: "Pour une estimation plus juste",
      points: [
        "Le diagnostic de performance énergétique, s’il est fait.",
        "La taxe foncière et, en copropriété, les charges de l’année.",
        "Une photo de chaque pièce, de la façade et de l’extérieur, prise de jour.",
        "Les travaux des dix dernières années.",
      ],
    },
    about: null,
    parts: [
      {
        legend: "Votre bien",
        fields: [
          {
            type: "choice",
            name: "type",
            label: "Type de bien",
            options: Object.values(ESTATE_TYPE_LABELS).map(upperFirst),
            isRequired: true,
          },
          { type: "text", name: "rue", label: "Numéro et rue", autoComplete: "street-address" },
          {
            type: "postcode",
            name: "code-postal",
            label: "Code postal",
            isRequired: true,
            isShort: true,
            autoComplete: "postal-code",
          },
          {
            type: "text",
            name: "commune",
            label: "Commune",
            isRequired: true,
            isShort: true,
            autoComplete: "address-level2",
          },
          {
            type: "number",
            name: "surface",
            label: "Surface",
            unit: "m²",
            min: 1,
            max: 1_000_000,
            isRequired: true,
            isShort: true,
          },
          {
            type: "number",
            name: "pieces",
            label: "Nombre de pièces",
            min: 0,
            max: 200,
            isWhole: true,
            isShort: true,
          },
          {
            type: "choice",
            name: "etat",
            label: "État",
            options: ["Neuf ou refait", "Bon état", "À rafraîchir", "Travaux à prévoir"],
            isShort: true,
          },
          {
            type: "choice",
            name: "projet",
            label: "Votre projet",
            options: [
              "Vendre dans les trois mois",
              "Vendre plus tard",
              "Mettre en location",
              "Connaître sa valeur",
            ],
            isShort: true,
          },
          remark,
        ],
      },
      yourDetails,
    ],
    photos: "Photos du bien",
    asksForCalls: true,
    submitLabel: "Demander l’estimation",
    purpose: "établir l’estimation et vous la communiquer",
    thanks: "Votre demande d’estimation est bien arrivée.",
    followUp: "vous répondra sous un jour ouvré",
  },
  {
    kind: "reprise",
    path: "/reprise",
    title: "Faire reprendre un véhicule",
    subject: "Demande de reprise",
    intro: "Décrivez votre véhicule ; nous vous enverrons une offre de reprise, à confirmer après examen.",
    help: {
      heading: "Pour une offre plus juste",
      points: [
        "La carte grise : l’année et la version y figurent.",
        "Le dernier contrôle technique et les factures d’entretien.",
        "Quatre photos : l’avant, l’arrière, l’habitacle et le compteur.",
        "Chaque choc ou rayure, de près.",
      ],
    },
    about: null,
    parts: [
      {
        legend: "Votre véhicule",
        fields: [
          { type: "choice", name: "categorie", label: "Catégorie", options: Object.values(CATEGORY_LABELS) },
          { type: "text", name: "marque", label: "Marque", isRequired: true, isShort: true },
          { type: "text", name: "modele", label: "Modèle et version", isRequired: true, isShort: true },
          {
            type: "year",
            name: "annee",
            label: "Année de mise en circulation",
            hint: "Celle de la carte grise, par exemple 2021",
            min: 1900,
            isRequired: true,
            isShort: true,
          },
          {
            type: "number",
            name: "kilometrage",
            label: "Kilométrage",
            hint: "Celui du compteur, par exemple 64 000",
            unit: "km",
            min: 0,
            max: 5_000_000,
            isWhole: true,
            isRequired: true,
            isShort: true,
          },
          {
            type: "choice",
            name: "energie",
            label: "Énergie",
            options: VEHICLE_ENERGIES.map(upperFirst),
            isShort: true,
          },
          {
            type: "choice",
            name: "boite",
            label: "Boîte de vitesses",
            options: ["Manuelle", "Automatique"],
            isShort: true,
          },
          {
            type: "choice",
            name: "etat",
            label: "État",
            options: ["Très bon état", "Bon état", "Chocs ou rayures", "En panne ou accidenté"],
          },
          remark,
        ],
      },
      yourDetails,
    ],
    photos: "Photos du véhicule",
    asksForCalls: true,
    submitLabel: "Demander une offre de reprise",
    purpose: "établir l’offre de reprise et vous la communiquer",
    thanks: "Votre demande de reprise est bien arrivée.",
    followUp: "vous répondra sous un jour ouvré",
  },
  {
    kind: "signalement",
    path: "/signaler-annonce",
    title: "Signaler une annonce",
    subject: "Alerte sur une annonce",
    intro: "Dites-nous ce qui ne va pas dans cette annonce ; nous la vérifierons.",
    help: null,
    about: { kinds: ["vehicle", "estate"], isNeeded: true },
    parts: [
      {
        legend: "Votre signalement",
        fields: [
          {
            type: "choice",
            name: "motif",
            label: "Motif",
            options: [
              "Information fausse ou trompeuse",
              "Bien ou véhicule qui n’est plus disponible",
              "Mention légale manquante",
              "Photo ou texte qui porte atteinte à un droit",
              "Contenu discriminatoire ou illicite",
              "Soupçon d’escroquerie",
              "Autre",
            ],
            isRequired: true,
          },
          ...explanation,
        ],
      },
    ],
    photos: null,
    asksForCalls: false,
    submitLabel: "Envoyer le signalement",
    purpose: "vérifier l’annonce et vous tenir au courant",
    thanks: "Votre signalement est bien arrivé. Nous vérifierons cette annonce.",
    followUp: null,
  },
  {
    kind: "signalement-avis",
    path: "/signaler-avis",
    title: "Signaler un avis",
    subject: "Alerte sur un avis",
    intro: "Dites-nous ce qui ne va pas dans cet avis ; nous le vérifierons et le retirerons s’il le faut.",
    help: null,
    about: "review",
    parts: [
      {
        legend: "Votre signalement",
        fields: [
          {
            type: "choice",
            name: "motif",
            label: "Motif",
            options: [
              "Avis faux ou payé",
              "Avis qui ne concerne pas ce lieu",
              "Propos injurieux, haineux ou discriminatoires",
              "Informations personnelles",
              "Publicité",
              "Autre",
            ],
            isRequired: true,
          },
          ...explanation,
        ],
      },
    ],
    photos: null,
    asksForCalls: false,
    submitLabel: "Envoyer le signalement",
    purpose: "vérifier l’avis et vous tenir au courant",
    thanks: "Votre signalement est bien arrivé. Nous vérifierons cet avis.",
    followUp: null,
  },
  {
    kind: "signalement-lieu",
    path: "/signaler-lieu",
    title: "Signaler une erreur sur un lieu",
    subject: "Alerte sur un lieu",
    intro:
      "Dites-nous ce qui est faux sur cette fiche ou sur une de ses photos ; nous vérifions et corrigeons.",
    help: null,
    about: "place",
    parts: [
      {
        legend: "Votre signalement",
        fields: [
          {
            type: "choice",
            name: "motif",
            label: "Motif",
            options: PLACE_REPORT_REASONS,
            isRequired: true,
          },
          ...explanation,
        ],
      },
    ],
    photos: null,
    asksForCalls: false,
    submitLabel: "Envoyer le signalement",
    purpose: "vérifier la fiche et vous tenir au courant",
    thanks: "Votre signalement est bien arrivé. Nous vérifierons cette fiche.",
    followUp: null,
  },
];

/** Returns the form at a path, by its first segment. */
export function findForm(pathname: string): FormDefinition | undefined {
  const first = `/${pathname.split("/")[1] ?? ""}`;
  return FORM_DEFINITIONS.find(({ path }) => path === first);
}
