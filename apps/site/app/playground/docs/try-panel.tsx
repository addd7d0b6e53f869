import { useEffect, useId, useRef, useState } from "react";
import { TRY_FRAME_PATH, TRY_SANDBOX } from "../../shell/services/documentation.ts";
import { connectTryFrame, type TryError } from "./try-frame.ts";
import { writeTryCode } from "./write-try-code.ts";
import "./try-panel.css";

const MAX_ROWS = 18;
/** More errors than this are of a script that never ends. */
const MAX_ERRORS = 10;
const FRAME_HEIGHT = { min: 120, max: 640 } as const;

/** The code of an example, to change and run in a frame without access to the site. */
export default function TryPanel({ code }: { code: string }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [original] = useState(() => writeTryCode(code, location.origin));
  const [edited, setEdited] = useState(original);
  const [run, setRun] = useState({ code: original, number: 1 });
  const [copied, setCopied] = useState("");

  const start = (next: string) => setRun(({ number }) => ({ code: next, number: number + 1 }));
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(edited);
      setCopied("Copied.");
    } catch {
      field.current?.select();
      setCopied("Selected: copy it with the keyboard.");
    }
  }

  return (
    <section className="try-panel" aria-label="Try it">
      <label className="visually-hidden" htmlFor={id}>
        Code of the example
      </label>
      <textarea
        id={id}
        ref={field}
        value={edited}
        rows={Math.min(original.split("\n").length + 1, MAX_ROWS)}
        aria-describedby={`${id}-keys`}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        translate="no"
        onChange={({ target }) => {
          setEdited(target.value);
          setCopied("");
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          start(edited);
        }}
      />
      <div className="try-actions">
        <button type="button" className="button" onClick={() => start(edited)}>
          Run
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            setEdited(original);
            start(original);
          }}
        >
          Reset
        </button>
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          Copy
        </button>
        <span role="status" className="small secondary">
          {copied}
        </span>
      </div>
      <p id={`${id}-keys`} className="small secondary">
        Ctrl+Enter runs the code, Tab and Escape leave the field.
      </p>
      <TryResult key={run.number} code={run.code} />
    </section>
  );
}

/** The frame of one run, and its errors. */
function TryResult({ code }: { code: string }) {
  const [height, setHeight] = useState<number>(FRAME_HEIGHT.min);
  const [errors, setErrors] = useState<readonly TryError[]>([]);
  const disconnect = useRef<(() => void) | null>(null);
  useEffect(() => () => disconnect.current?.(), []);

  function addError(error: TryError): void {
    setErrors((known) => (known.length < MAX_ERRORS ? [...known, error] : known));
  }

  return (
    <>
      <iframe
        className="try-frame"
        title="Result"
        src={TRY_FRAME_PATH}
        sandbox={TRY_SANDBOX}
        style={{ height }}
        onLoad={({ currentTarget: { contentWindow } }) => {
          // The code that the frame has written loads as well.
          if (contentWindow === null || disconnect.current !== null) return;
          disconnect.current = connectTryFrame(contentWindow, code, {
            onError: addError,
            onHeight: (wanted) => setHeight(Math.max(FRAME_HEIGHT.min, Math.min(wanted, FRAME_HEIGHT.max))),
          });
        }}
      />
      <ul className="try-errors plain-list" aria-live="polite" aria-label="Errors and warnings">
        {errors.map(({ id, message }) => (
          <li key={id}>{message}</li>
        ))}
      </ul>
    </>
  );
}
