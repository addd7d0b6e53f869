import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";

const TryPanel = lazy(() => import("./try-panel.tsx"));

interface TryBlock {
  pre: HTMLElement;
  /** Below the code, in the HTML of the page. */
  holder: HTMLElement;
}

/** Adds a button to each block of the page that is a page of its own; it opens a panel that runs the code. */
export function TryBlocks() {
  const [blocks, setBlocks] = useState<readonly TryBlock[]>([]);
  useEffect(() => {
    const found = [...document.querySelectorAll<HTMLElement>("pre[data-try]")].map((pre) => {
      const holder = document.createElement("div");
      holder.className = "try-block";
      pre.after(holder);
      return { pre, holder };
    });
    setBlocks(found);
    return () => {
      for (const { holder } of found) holder.remove();
    };
  }, []);
  return blocks.map((block, index) => createPortal(<TryButton {...block} />, block.holder, String(index)));
}

function TryButton({ pre }: TryBlock) {
  const [isOpen, setOpen] = useState(false);
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
        {isOpen ? "Close" : "Try it"}
      </button>
      {isOpen && (
        <Suspense fallback={<p role="status">Loading…</p>}>
          <TryPanel code={pre.textContent} />
        </Suspense>
      )}
    </>
  );
}
