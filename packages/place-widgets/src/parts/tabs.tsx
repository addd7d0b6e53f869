"use client";

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { getTabForKey } from "../state/key-step.ts";
import { readingDirection } from "../state/reading-step.ts";

export interface TabsProps {
  label: string;
  /** Tabs that have content. */
  tabs: readonly { id: string; title: string; content: ReactNode }[];
}

/** Tabs with panels; a single tab has no bar. All panels are in the page, so they can be read without JavaScript. */
export function Tabs({ label, tabs }: TabsProps) {
  const base = useId();
  const [wanted, setWanted] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  // Another place may have fewer tabs.
  const selected = wanted < tabs.length ? wanted : 0;
  if (tabs.length === 0) return null;
  if (tabs.length === 1) return <div className="gmp-panel">{tabs[0]?.content}</div>;

  function onKeyDown(event: KeyboardEvent): void {
    const next = getTabForKey(event.key, selected, tabs.length, readingDirection(event.currentTarget));
    if (next === null) return;
    event.preventDefault();
    setWanted(next);
    buttons.current[next]?.focus();
  }

  return (
    <div className="gmp-tabs">
      <div role="tablist" aria-label={label} className="gmp-tab-bar" onKeyDown={onKeyDown}>
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${base}-${id}-tab`}
            aria-controls={`${base}-${id}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            className="gmp-tab"
            onClick={() => setWanted(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}`}
          aria-labelledby={`${base}-${id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: Tab reaches a panel without focusable content
          tabIndex={0}
          hidden={index !== selected}
          className="gmp-panel"
        >
          {content}
        </div>
      ))}
    </div>
  );
}
