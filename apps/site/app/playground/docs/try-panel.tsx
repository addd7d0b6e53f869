import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { TRY_FRAME_PATH, TRY_SANDBOX } from "../../shell/services/documentation.ts";
import type { BlockError } from "./compile-block.ts";
import type { TryText } from "./docs-text.tsx";
import { guardInlineScripts } from "./guard-loops.ts";
import { connectTryFrame, type TryError } from "./try-frame.ts";
import { type TrySource, writeTryCode } from "./write-try-code.ts";
import "./try-panel.css";

const MAX_ROWS = 18;
/** More errors than this are of a script that never ends. */
const MAX_ERRORS = 10;
/** A result may come from the server, so a page is called empty after a while only. */
const EMPTY_DELAY_MS = 1500;
const FRAME_HEIGHT = { min: 120, max: 640 } as const;

interface TryPanelProps {
  source: TrySource;
  text: TryText;
  /** What the reader has made of the code; null if it is unchanged. */
  draft: RefObject<string | null>;
}

/** The code of an example, to change and run in a frame without access to the site. */
export default function TryPanel({ source, text, draft }: TryPanelProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const [original] = useState(() => writeTryCode(source, location.origin));
  const [edited, setEdited] = useState(() => draft.current ?? original);
  const [run, setRun] = useState({ code: edited, number: 1 });
  const [copied, setCopied] = useState("");

  const start = (next: string) => setRun(({ number }) => ({ code: next, number: number + 1 }));
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(edited);
      setCopied(text.copied);
    } catch {
      field.current?.select();
      setCopied(text.selected);
    }
  }

  return (
    <section className="try-panel" aria-label={text.open}>
      <label className="visually-hidden" htmlFor={id}>
        {text.code}
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
          draft.current = target.value;
          setCopied("");
        }}
        onKeyDown={(event) => {
          // Not to the page, whose first stop would be the next one.
          if (event.key === "Escape") runButton.current?.focus();
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          start(edited);
        }}
      />
      <div className="try-actions">
        <button ref={runButton} type="button" className="button" onClick={() => start(edited)}>
          {text.run}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            setEdited(original);
            draft.current = null;
            start(original);
          }}
        >
          {text.reset}
        </button>
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          {text.copy}
        </button>
        <span role="status" className="small secondary">
          {copied}
        </span>
      </div>
      <p id={`${id}-keys`} className="small secondary">
        {text.keys} {source.language !== "html" && text.samples}
      </p>
      <TryResult key={run.number} code={run.code} language={source.language} text={text} />
    </section>
  );
}

/** The frame of one run, and its errors. */
function TryResult({ code, language, text }: { code: string; language: string; text: TryText }) {
  const [page, setPage] = useState<string | null>(null);
  const [height, setHeight] = useState<number>(FRAME_HEIGHT.min);
  const [errors, setErrors] = useState<readonly TryError[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const [hasWaited, setWaited] = useState(false);
  const disconnect = useRef<(() => void) | null>(null);
  useEffect(() => {
    let isCurrent = true;
    writePage(code, language).then(
      (written) => {
        if (isCurrent) setPage(written);
      },
      (error: Error & Partial<BlockError>) => {
        const { message, line = 0, missingImport } = error;
        const isSyntax = line > 0 && missingImport === undefined;
        if (isCurrent) setErrors([{ id: 0, message, line, isSyntax, missingImport }]);
      },
    );
    return () => {
      isCurrent = false;
      disconnect.current?.();
    };
  }, [code, language]);

  useEffect(() => {
    if (!isEmpty) return;
    const timer = setTimeout(() => setWaited(true), EMPTY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isEmpty]);

  function addError(error: TryError): void {
    setErrors((known) => (known.length < MAX_ERRORS ? [...known, error] : known));
  }

  return (
    <>
      {page !== null && (
        <iframe
          className="try-frame"
          title={text.result}
          src={TRY_FRAME_PATH}
          sandbox={TRY_SANDBOX}
          style={{ height }}
          onLoad={({ currentTarget: { contentWindow } }) => {
            // The code that the frame has written loads as well.
            if (contentWindow === null || disconnect.current !== null) return;
            disconnect.current = connectTryFrame(contentWindow, page, {
              onError: addError,
              onHeight: (wanted, isEmpty) => {
                setHeight(Math.max(FRAME_HEIGHT.min, Math.min(wanted, FRAME_HEIGHT.max)));
                setEmpty(isEmpty);
              },
            });
          }}
        />
      )}
      <ul className="try-errors plain-list" aria-live="polite" aria-label={text.errors}>
        {errors.map((error) => (
          <li key={error.id}>{describeError(error, text)}</li>
        ))}
      </ul>
      <p role="status" className="small secondary">
        {isEmpty && hasWaited && errors.length === 0 && text.empty}
      </p>
    </>
  );
}

/** In the error that the frame throws. */
const STOPPED = "Stopped after 2 seconds";

/** Messages of the browser and of the compiler are in English. */
function describeError({ message, line, isSyntax, missingImport }: TryError, text: TryText): ReactNode {
  const lead = line > 0 ? text.line(line) : "";
  if (message.includes(STOPPED)) return lead + text.stopped;
  if (missingImport !== undefined) return lead + text.missingImport(missingImport);
  return (
    <>
      {lead}
      {(isSyntax || message.startsWith("SyntaxError")) && text.syntax}
      <span lang="en">{message}</span>
    </>
  );
}

/** The compiler is large, so it loads with the first module that runs. */
async function writePage(code: string, language: string): Promise<string> {
  if (language === "html") return guardInlineScripts(code);
  const { compileBlock } = await import("./compile-block.ts");
  return compileBlock(code);
}
