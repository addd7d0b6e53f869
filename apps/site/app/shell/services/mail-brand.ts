import type { MailBrand } from "@lieudit/leads/mail";
import type { SiteServices } from "./services.ts";

/** Who signs the emails of the site. */
export function mailBrand({ content, publicUrl }: Pick<SiteServices, "content" | "publicUrl">): MailBrand {
  return { name: content.operator.name, url: publicUrl };
}
