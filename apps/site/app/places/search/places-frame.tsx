import { Outlet } from "react-router";
import { lazyPart } from "../../shell/layout/lazy-part.tsx";
import { SitePlaces } from "./site-places.tsx";

const BackClosesDialogs = lazyPart(
  async () => (await import("../../shell/layout/back-closes-dialogs.tsx")).BackClosesDialogs,
);

/** Around the pages that are made of place widgets; others load nothing of them, or load it later. */
export default function PlacesFrame() {
  return (
    <SitePlaces>
      <Outlet />
      <BackClosesDialogs />
    </SitePlaces>
  );
}
