import { expect, test } from "vitest";
import { findOwnPlayer, findPlayer, listPlayerOrigins } from "./player.ts";

const OWN = {
  playerOrigins: ["https://video.exemple.fr"],
  mastodonOrigins: ["https://mastodon.exemple.fr"],
};

test.each([
  ["https://www.youtube.com/watch?v=abc_DEF-123&t=3", "https://www.youtube-nocookie.com/embed/abc_DEF-123"],
  ["https://youtu.be/abc_DEF-123", "https://www.youtube-nocookie.com/embed/abc_DEF-123"],
  ["https://www.youtube.com/shorts/abc", "https://www.youtube-nocookie.com/embed/abc"],
  ["https://vimeo.com/channels/x/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
  ["https://www.dailymotion.com/video/x84sh87", "https://geo.dailymotion.com/player.html?video=x84sh87"],
  ["https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1", "https://my.matterport.com/show/?m=SxQL3iGyoDo"],
  ["https://www.instagram.com/reel/C0-x_1/?igsh=1", "https://www.instagram.com/reel/C0-x_1/embed"],
  [
    "https://www.facebook.com/mairie/posts/12?fbclid=secret",
    "https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fmairie%2Fposts%2F12&show_text=true",
  ],
  [
    "https://www.linkedin.com/feed/update/urn:li:activity:7042",
    "https://www.linkedin.com/embed/feed/update/urn:li:activity:7042",
  ],
  ["https://video.exemple.fr/visites/7", "https://video.exemple.fr/visites/7"],
  ["https://mastodon.exemple.fr/@mairie/112", "https://mastodon.exemple.fr/@mairie/112/embed"],
])("%s stands in the frame %s", (address, src) => {
  const player = findPlayer(new URL(address), OWN);
  expect(player?.src).toBe(src);
  // Frames are those that the policy allows.
  const origins = player === null ? [] : listPlayerOrigins(player.category, OWN);
  expect(origins).toContain(new URL(src).origin);
});

test.each([
  "https://visites.exemple.fr/7",
  "https://www.youtube.com/@mairie",
  "https://youtube.com.mal.exemple/watch?v=abc",
  "http://www.youtube.com/watch?v=abc",
  "https://youtu.be/..%2F..%2Faccount",
  "https://www.instagram.com/mairie/",
  "https://www.facebook.com/mairie",
  "https://mastodon.exemple.fr/@mairie",
])("%s stands in no frame", (address) => {
  expect(findPlayer(new URL(address), OWN)).toBeNull();
});

test.each([
  ["/films/marche-couvert.webm", "video"],
  ["/publications/marche-couvert.html", "social"],
  ["/films/../lieu/a.webm", undefined],
  ["/publications/a.webm", undefined],
])("the file %s of this site waits for the category %s", (path, category) => {
  expect(findOwnPlayer(path)?.category).toBe(category);
});
