import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { DocLanguage } from "../../shell/services/documentation.ts";
import type { TryText } from "./docs-text.tsx";
import { PAGE_MODULES, PAGE_STYLES } from "./page-modules.ts";

const TryPanel = lazy(() => import("./try-panel.tsx"));

interface TryBlock {
  pre: HTMLElement;
  /** Below the code, in the HTML of the page. */
  holder: HTMLElement;
}

/** Modules that the code of a block imports, in order. */
const IMPORTS = /^(?:import|export)\b(?:[^"']*?\bfrom)?\s*["']([^"']+)["']/gm;

/** Adds a button to each block of the page that can run; it opens a panel that runs the code. */
export function TryBlocks({ text, language }: { text: TryText; language: DocLanguage }) {
  const [blocks, setBlocks] = useState<readonly TryBlock[]>([]);
  useEffect(() => {
    const found = [...document.querySelectorAll<HTMLElement>("pre[data-try]")].filter(canRun).map((pre) => {
      const holder = document.createElement("div");
      holder.className = "try-block";
      // The page around it may be in another language.
      holder.lang = language;
      pre.after(holder);
      return { pre, holder };
    });
    setBlocks(found);
    return () => {
      for (const { holder } of found) holder.remove();
    };
  }, [language]);
  return blocks.map((block, index) =>
    createPortal(<TryButton pre={block.pre} text={text} />, block.holder, String(index)),
  );
}

/** Whether a page can have all that a block imports; others are for servers. */
function canRun({ textContent }: HTMLElement): boolean {
  return [...textContent.matchAll(IMPORTS)].every(
    ([, name = ""]) => PAGE_MODULES.has(name) || PAGE_STYLES.includes(name),
  );
}

function TryButton({ pre, text }: { pre: HTMLElement; text: TryText }) {
  const [isOpen, setOpen] = useState(false);
  // Outlives the panel, so that closing it loses nothing.
  const draft = useRef<string | null>(null);
  // The panel has the code in its field.
  useEffect(() => {
    pre.hidden = isOpen;
  }, [pre, isOpen]);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? text.close : text.open}
      </button>
      {isOpen && (
        <Suspense fallback={<p role="status">{text.loading}</p>}>
          <TryPanel
            text={text}
            draft={draft}
            source={{
              code: pre.textContent,
              language: pre.dataset.try ?? "html",
              call: pre.dataset.call,
            }}
          />
        </Suspense>
      )}
    </>
  );
}
