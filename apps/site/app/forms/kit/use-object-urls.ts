import { useEffect, useState } from "react";

/**
 * Addresses under which the browser shows files that were chosen, in their
 * order. Each is given back when its file is not shown any more, so that no
 * picture stays in memory.
 */
export function useObjectUrls(files: readonly File[]): readonly string[] {
  const [urls, setUrls] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file));
    setUrls(made);
    return () => {
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [files]);
  return urls;
}
