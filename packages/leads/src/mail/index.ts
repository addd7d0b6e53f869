export { composeConfirmationMail } from "./confirmation.ts";
export { composeLeadMail, composeMail, type MailBrand } from "./lead-mail.ts";
export { composeReceiptMail } from "./receipt.ts";
