import type { SitePlant } from "./site-plant.ts";

/**
 * What is wrong with the broken variant that several rows share, by what each
 * row must find. No plant hides another one.
 */
export const SHARED_PLANTS: Readonly<Record<string, readonly SitePlant[]>> = {
  "power cut": [
    {
      file: "/uploads/quarantine.ts",
      find: "await \\(await this\\.#file\\)\\.sync\\(\\);",
      by: "",
    },
    {
      file: "/uploads/quarantine.ts",
      find: "if \\(this\\.#ids\\.length > 0\\) await syncFolder\\(this\\.#folder\\);",
      by: "",
    },
    { file: "/database/sqlite.ts", find: "pragma synchronous = full", by: "pragma synchronous = normal" },
    { file: "/lead-work/send-mail.ts", find: ", flush: true", by: "" },
  ],
  "sent twice": [{ file: "/leads/put-lead.ts", find: "key: lead\\.key,", by: "key: lead.key + reference," }],
};
