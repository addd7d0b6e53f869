import {
  BusinessConductNote,
  Carousel,
  DisclosureNote,
  PopupMenu,
  Spinner,
  StatusText,
  useWidgetText,
  type WidgetText,
} from "../../src/index.ts";
import type { GalleryGroup, GalleryState, StateContext, Words } from "./gallery-state.ts";
import { OpenedByClick } from "./opened-by-click.tsx";
import { part } from "./part-states.tsx";

export const SMALL_STATES: GalleryGroup = {
  id: "small",
  title: { en: "Menus, notes and messages", fr: "Menus, notes et messages" },
  states: [
    {
      id: "menu",
      title: { en: "Popup menu", fr: "Menu" },
      opens: true,
      draw: (context) => <Menu {...context} />,
    },
    {
      id: "spinner",
      title: { en: "Spinner", fr: "Attente" },
      draw: () => part(<Spinner />),
    },
    {
      id: "messages",
      title: { en: "Messages", fr: "Messages" },
      draw: () => <Messages />,
    },
    note("results", { en: "Note on results", fr: "Note sur les résultats" }, (text) => ({
      title: text.aboutResults,
      body: text.aboutResultsBody,
      iconOnly: true,
    })),
    note("verification", { en: "Note on verification", fr: "Note sur la vérification" }, (text) => ({
      title: text.reviewsNotVerified,
      body: text.reviewsNotVerifiedBody,
    })),
    note("ordering", { en: "Note on ordering", fr: "Note sur le classement" }, (text) => ({
      title: text.reviewOrdering,
      body: text.reviewOrderingBody,
    })),
    {
      id: "note-conduct",
      title: { en: "Note on business conduct", fr: "Note sur les pratiques" },
      draw: () => part(<BusinessConductNote businessStatus="OPERATIONAL" open />),
    },
    {
      id: "own-carousel",
      title: { en: "Cards of the page’s own, in a narrow box", fr: "Fiches de la page, à l’étroit" },
      draw: ({ title }) => (
        <div className="gallery-tiny">
          {part(
            <Carousel
              label={title}
              cards={["1", "2", "3", "4"].map((number) => ({ key: number, content: <p>{number}</p> }))}
            />,
          )}
        </div>
      ),
    },
  ],
};

interface NoteWords {
  title: string;
  body: string;
  iconOnly?: boolean;
}

function note(id: string, title: Words, words: (text: WidgetText) => NoteWords): GalleryState {
  return { id: `note-${id}`, title, draw: () => <OpenNote words={words} /> };
}

function OpenNote({ words }: { words: (text: WidgetText) => NoteWords }) {
  return part(<DisclosureNote {...words(useWidgetText())} open />);
}

function Menu({ startsOpen }: StateContext) {
  const text = useWidgetText();
  return (
    <OpenedByClick isOpened={startsOpen} opener="[aria-haspopup=menu]">
      <div className="gmp-widget gallery-part gallery-row" data-align="end">
        <PopupMenu
          label={text.moreActions}
          items={[
            { text: text.reportPhoto, uri: "https://lieudit.example/signaler", isExternal: true },
            { text: text.openInMaps, uri: "https://lieudit.example/lieu" },
            {
              text: "Donaudampfschifffahrtsgesellschaftskapitän",
              uri: "https://lieudit.example/kapitaen",
            },
          ]}
        />
      </div>
    </OpenedByClick>
  );
}

function Messages() {
  const text = useWidgetText();
  return part(
    <>
      <StatusText kind="empty">{text.noPlaces}</StatusText>
      <StatusText kind="error">{text.placeResultsError}</StatusText>
    </>,
  );
}
