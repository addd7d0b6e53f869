import { expect, test } from "vitest";
import { findPhotoReferences } from "./photo-tags.ts";

test.each<[Record<string, string>, unknown[]]>([
  [{ wikimedia_commons: "File:Le port_de  Valbrune.jpg" }, [{ commons: "File:Le port de Valbrune.jpg" }]],
  [{ wikimedia_commons: "file:port.jpg" }, [{ commons: "File:Port.jpg" }]],
  [{ wikimedia_commons: "File:A.jpg;File:B.jpg" }, [{ commons: "File:A.jpg" }, { commons: "File:B.jpg" }]],
  [{ wikimedia_commons: "Category:Ports" }, []],
  [{ image: "https://commons.wikimedia.org/wiki/File:Port%20neuf.jpg" }, [{ commons: "File:Port neuf.jpg" }]],
  [{ image: "https://commons.wikimedia.org/wiki/Special:FilePath/Port.jpg" }, [{ commons: "File:Port.jpg" }]],
  [
    { image: "https://upload.wikimedia.org/wikipedia/commons/a/ab/Port_neuf.jpg" },
    [{ commons: "File:Port neuf.jpg" }],
  ],
  [
    { image: "https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Port.jpg/800px-Port.jpg" },
    [{ commons: "File:Port.jpg" }],
  ],
  [{ image: "https://photos.example.org/a.jpg" }, [{ url: "https://photos.example.org/a.jpg" }]],
  [
    { image: "https://upload.wikimedia.org/wikipedia/commons/a/ab/A.jpg", wikimedia_commons: "File:A.jpg" },
    [{ commons: "File:A.jpg" }],
  ],
  [{ "image:0": "File:A.jpg", "image:license": "CC0", images: "File:B.jpg" }, [{ commons: "File:A.jpg" }]],
  [{ image: "javascript:alert(1)" }, []],
  [{ image: "file:///etc/passwd" }, []],
  [{ image: "https://commons.wikimedia.org/wiki/File:A.jpg|File:B.jpg" }, []],
  [
    { image: "https://commons.wikimedia.org.evil.example/wiki/File:A.jpg" },
    [{ url: "https://commons.wikimedia.org.evil.example/wiki/File:A.jpg" }],
  ],
  [{ image: "https://upload.wikimedia.org/%E0%A4%A" }, []],
  [{ name: "File:A.jpg" }, []],
])("%o names %o", (tags, references) => {
  expect(findPhotoReferences(tags)).toEqual(references);
});
