export { composeConfirmationMail } from "./confirmation.ts";
export { composeLeadMail, composeMail } from "./lead-mail.ts";
