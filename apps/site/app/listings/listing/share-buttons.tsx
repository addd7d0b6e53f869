import { Icon } from "../../shell/ui/icon.tsx";
import { ShareButton } from "../../shell/ui/share-button.tsx";

/** Ways to tell others of a listing. */
export function ShareButtons({ title, url }: { title: string; url: string }) {
  return (
    <div className="listing-share">
      <ShareButton title={title} url={url} tone="plain" />
      <a
        className="button button-plain"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n\n${url}`)}`}
      >
        <Icon name="mail" />
        Par courriel
      </a>
    </div>
  );
}
