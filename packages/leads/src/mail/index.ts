export { confirmationMail } from "./confirmation.ts";
export { leadMail, mailOf } from "./lead-mail.ts";
