import { useLayoutEffect, useRef, useState } from "react";
import { useObjectUrls } from "./use-object-urls.ts";
import "./uploads.css";

/**
 * A picture that was chosen and not sent yet. Its height is at most what its
 * parent says in `data-preview-max-height`, in px. It has no text of its own:
 * its name stands beside it, alone where the browser cannot draw the picture,
 * as most cannot draw HEIC.
 */
export function PicturePreview({ file }: { file: File }) {
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

  if (!isDrawn) return <span />;
  return <img className="preview" ref={picture} src={url} alt="" onError={() => setFailedUrl(url)} />;
}
