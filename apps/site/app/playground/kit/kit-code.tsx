import { useId, useState } from "react";

export interface KitCodeProps {
  title: string;
  code: string;
  /** Goes below the code. */
  note?: string;
}

type Copying = "not yet" | "copied" | "selected";

const TOLD: Readonly<Record<Copying, string>> = {
  "not yet": "",
  copied: "Code copié.",
  selected: "Le navigateur ne permet pas de copier\u00a0: le code est sélectionné, copiez-le au clavier.",
};

/** Code to take away. */
export function KitCode({ title, code, note }: KitCodeProps) {
  const id = useId();
  // What was copied is no longer what stands there once an option changes.
  const [copied, setCopied] = useState<{ code: string; state: Copying } | null>(null);
  const state = copied?.code === code ? copied.state : "not yet";

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setCopied({ code, state: "copied" });
    } catch {
      const text = document.getElementById(id);
      if (text !== null) getSelection()?.selectAllChildren(text);
      setCopied({ code, state: "selected" });
    }
  }

  return (
    <section className="kit-code" aria-labelledby={`${id}-title`}>
      <div className="kit-code-head">
        <h3 id={`${id}-title`}>{title}</h3>
        <span role="status" className="small secondary">
          {TOLD[state]}
        </span>
        <button type="button" className="button button-quiet needs-script" onClick={() => void copy()}>
          Copier<span className="visually-hidden"> le code {title}</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard */}
      <pre tabIndex={0} lang="en" dir="ltr" translate="no">
        <code id={id}>{code}</code>
      </pre>
      {note !== undefined && <p className="small secondary">{note}</p>}
    </section>
  );
}
