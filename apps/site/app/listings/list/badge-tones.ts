import type { BadgeCode } from "@lieudit/listing-model";
import type { BadgeTone } from "../../shell/ui/badge.tsx";

/** How each badge of a listing looks. */
export const BADGE_TONES: Readonly<Record<BadgeCode, BadgeTone>> = {
  nouveau: "new",
  baisse: "cut",
  exclusivite: "good",
  vendu: "gone",
  loue: "gone",
  retire: "gone",
  "sous-compromis": "notice",
  reserve: "notice",
};
