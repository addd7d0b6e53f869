import { useLayoutEffect, useRef, useState } from "react";
import { useObjectUrls } from "./use-object-urls.ts";
import "./uploads.css";

export interface PicturePreviewProps {
  file: File;
  /** What the picture is; its name by default. */
  alt?: string;
}

/**
 * A picture that was chosen and not sent yet. Its height is at most what its
 * parent says in `data-preview-max-height`, in px. Where the browser cannot
 * draw the picture, as most cannot draw HEIC, its name stands there.
 */
export function PicturePreview({ file, alt = file.name }: PicturePreviewProps) {
  const [files, setFiles] = useState([file]);
  if (files[0] !== file) setFiles([file]);
  const [url] = useObjectUrls(files);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);

  const isDrawn = url !== undefined && url !== failedUrl;
  useLayoutEffect(() => {
    const element = picture.current;
    const height = Number(element?.parentElement?.dataset.previewMaxHeight);
    // The page's policy allows no style in HTML.
    if (element && isDrawn && height > 0) element.style.maxHeight = `${height}px`;
  });

  if (!isDrawn) return <span className="preview-name">{alt}</span>;
  return <img className="preview" ref={picture} src={url} alt={alt} onError={() => setFailedUrl(url)} />;
}
