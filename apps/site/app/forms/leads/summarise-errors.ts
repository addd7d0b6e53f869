import { enumeration, typeset } from "../../shell/format/french.ts";
import type { FormError } from "../kit/form-error.ts";
import type { FormProblem, ReturnedForm } from "./receive-form.ts";

/** What is wrong with the whole form first, then with its fields; last, what a browser does not keep. */
export function summariseErrors({ problem, errors, lostFiles }: ReturnedForm): FormError[] {
  const whole = (message: string): FormError => ({ name: "", message: typeset(message) });
  return [
    ...(problem === "answers" ? [] : [whole(PROBLEMS[problem])]),
    ...errors.map(({ name, label, message }) => ({
      name,
      message: typeset(`${label} : ${lowerFirst(message)}`),
    })),
    ...(lostFiles.length === 0
      ? []
      : [
          whole(`Choisissez de nouveau vos photos : ${enumeration(lostFiles.map((name) => `« ${name} »`))}.`),
        ]),
  ];
}

/** French continues in lower case after a colon. */
function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

const PROBLEMS: Readonly<Record<Exclude<FormProblem, "answers">, string>> = {
  token:
    "Cette page était ouverte depuis longtemps, ou venait d’ailleurs. Vos réponses sont toujours là : vérifiez-les et envoyez-les de nouveau.",
  reused:
    "Ce formulaire a déjà été envoyé une fois, et vos premières réponses sont bien arrivées. Pour envoyer aussi celles-ci, validez de nouveau.",
  busy: "Trop de formulaires ont été envoyés depuis votre connexion. Vos réponses sont toujours là : vous pourrez les envoyer dans une heure au plus tard.",
  unconfirmed:
    "Il reste une étape, car cet envoi pourrait venir d’un programme. Indiquez un courriel à la fin du formulaire : nous vous y écrirons, et votre envoi partira dès que vous l’aurez confirmé. Vos réponses sont toujours là.",
  unavailable:
    "Votre envoi n’a pas pu être enregistré. Vos réponses sont toujours là : réessayez dans un instant.",
};
