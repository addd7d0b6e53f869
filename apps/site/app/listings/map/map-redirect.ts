import { redirect } from "react-router";
import type { Route } from "./+types/map-redirect.ts";

/** Leads the short address of the map to the lists of estates and vehicles, which have it. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(url.searchParams.get("type") === "vehicules" ? VEHICLES_MAP : ESTATES_MAP, 301);
}

const ESTATES_MAP = "/immobilier/vente?vue=carte";
const VEHICLES_MAP = "/vehicules?vue=carte";
