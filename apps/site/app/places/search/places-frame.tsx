import { Outlet } from "react-router";
import { lazyPart } from "../../shell/layout/lazy-part.tsx";
import { SitePlaces } from "./site-places.tsx";

const BackClosesDialogs = lazyPart(
  async () => (await import("../../shell/layout/back-closes-dialogs.tsx")).BackClosesDialogs,
);

/** Frame of the pages with place widgets; other pages load none of them, or later. */
export default function PlacesFrame() {
  return (
    <SitePlaces>
      <Outlet />
      <BackClosesDialogs />
    </SitePlaces>
  );
}
