import { createContext, use } from "react";
import { NO_OUTSIDE_SERVICES, type OutsideServices } from "./outside-services.ts";

/** What of other servers the operator set up, for all parts of a page. */
export const OutsideContext = createContext<OutsideServices>(NO_OUTSIDE_SERVICES);

export function useOutside(): OutsideServices {
  return use(OutsideContext);
}
