import { useEffect, useRef, useState } from "react";
import { useFieldId } from "../../shell/fields/form-context.ts";
import { onFormRestored } from "../../shell/fields/on-form-restored.ts";
import { counted } from "../../shell/format/french.ts";
import { IconButton } from "../../shell/ui/button.tsx";
import { Field, type FieldProps } from "../../shell/ui/field.tsx";
import { addFiles, type FileLimits, fileSize, PHOTO_ACCEPT } from "./chosen-files.ts";
import { PicturePreview } from "./picture-preview.tsx";
import "./uploads.css";

export interface UploadListProps extends Omit<FieldProps, "children" | "id"> {
  name: string;
  required?: boolean;
  limits: FileLimits;
}

/**
 * A field for several photos. Without JavaScript it is the browser's own field.
 * Once hydrated, each choice adds photos, and every photo is shown and can be
 * removed.
 */
export function UploadList({ name, required, limits, ...field }: UploadListProps) {
  const id = useFieldId(name);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const keep = (kept: readonly File[]) => {
    if (input.current !== null) input.current.files = createFileList(kept);
    setFiles(kept);
  };
  const choose = (before: readonly File[]) => {
    const chosen = addFiles(before, [...(input.current?.files ?? [])], limits);
    keep(chosen.kept);
    setRefused(chosen.refused);
  };
  const latestChoose = useRef(choose);
  latestChoose.current = choose;
  useEffect(() => {
    // Files may have been chosen before hydration, or brought back with it.
    latestChoose.current([]);
    return input.current === null ? undefined : onFormRestored(input.current, () => latestChoose.current([]));
  }, []);

  const remove = (index: number) => {
    keep(files.toSpliced(index, 1));
    setRefused([]);
    // The next photo's button takes the focus, or the field when none is left.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll("button");
      (buttons?.[Math.min(index, buttons.length - 1)] ?? input.current)?.focus();
    });
  };

  return (
    <div className="upload-list">
      <Field {...field} id={id}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            name={name}
            accept={PHOTO_ACCEPT}
            multiple
            required={required}
            onChange={() => choose(files)}
          />
        )}
      </Field>
      <div role="status">
        {files.length > 0 && (
          <p className="small">
            {counted(files.length, "photo", "photos")} sur {limits.count}
          </p>
        )}
        {refused.map((sentence) => (
          <p className="field-error" key={sentence}>
            {sentence}
          </p>
        ))}
      </div>
      {files.length > 0 && (
        <ul className="uploads plain-list" ref={list}>
          {files.map((file, index) => (
            <li
              className="upload"
              key={`${file.name} ${file.size} ${file.lastModified}`}
              data-preview-max-height="96"
            >
              <PicturePreview file={file} />
              <span className="upload-name">
                {file.name}
                <span className="secondary small"> {fileSize(file.size)}</span>
              </span>
              <IconButton icon="trash" label={`Retirer ${file.name}`} onClick={() => remove(index)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function createFileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}
