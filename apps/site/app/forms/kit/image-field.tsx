import { useEffect, useRef, useState } from "react";
import { useFieldId } from "../../shell/fields/form-context.ts";
import { onFormRestored } from "../../shell/fields/on-form-restored.ts";
import { Field, type FieldProps } from "../../shell/ui/field.tsx";
import { addFiles, type FileLimits, PHOTO_ACCEPT } from "./chosen-files.ts";
import { PicturePreview } from "./picture-preview.tsx";

export interface ImageFieldProps extends Omit<FieldProps, "children" | "id"> {
  name: string;
  required?: boolean;
  /** In bytes. */
  maxBytes: number;
  /** In px, of the preview. */
  previewMaxHeight?: number;
}

/** One picture to send, with a preview of the one that was chosen. */
export function ImageField({ name, required, maxBytes, previewMaxHeight = 240, ...field }: ImageFieldProps) {
  const id = useFieldId(name);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState("");

  const read = () => {
    const control = input.current;
    const limits: FileLimits = { count: 1, bytes: maxBytes, totalBytes: maxBytes };
    const { kept, refused } = addFiles([], [...(control?.files ?? [])], limits);
    // What would be refused anyway is not sent.
    if (control !== null && refused.length > 0) control.value = "";
    setFile(kept[0] ?? null);
    setProblem(refused.join(" "));
  };
  const latestRead = useRef(read);
  latestRead.current = read;
  useEffect(() => {
    latestRead.current();
    return input.current === null ? undefined : onFormRestored(input.current, () => latestRead.current());
  }, []);

  return (
    <div className="image-field" data-preview-max-height={previewMaxHeight}>
      <Field {...field} id={id} error={field.error ?? problem}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            name={name}
            accept={PHOTO_ACCEPT}
            required={required}
            onChange={read}
          />
        )}
      </Field>
      {file !== null && <PicturePreview file={file} />}
    </div>
  );
}
