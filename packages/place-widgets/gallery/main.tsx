import { createRoot } from "react-dom/client";
import "../src/theme/styles.css";
import "./gallery.css";
import "./states/gallery-states.css";
import { Gallery } from "./gallery.tsx";
import { readGallerySettings } from "./gallery-settings.ts";

const settings = await readGallerySettings(new URLSearchParams(location.search));
document.documentElement.lang = settings.text.language;
document.documentElement.dir = settings.direction;
if (settings.scheme !== null) document.documentElement.dataset.scheme = settings.scheme;
createRoot(document.getElementById("gallery") as HTMLElement).render(
  <Gallery
    text={settings.text}
    direction={settings.direction}
    photoBase="/photos/"
    openedState={settings.openedState}
  />,
);
