import { Outlet } from "react-router";
import { SitePlaces } from "./site-places.tsx";

/** Around the pages that are made of place widgets; others load nothing of them, or load it later. */
export default function PlacesFrame() {
  return (
    <SitePlaces>
      <Outlet />
    </SitePlaces>
  );
}
