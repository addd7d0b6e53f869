import { typeset } from "../format/french.ts";

export interface PageHeadProps {
  /** Title without the site's name, which is added. */
  title: string;
  description: string;
  /** The address of the site, without a trailing slash. */
  publicUrl: string;
  /** The canonical path of this page, with the queries that belong to it. */
  path: string;
  /** Open Graph type of the page. Default `website`. */
  type?: "website" | "article" | "place";
  /** Path of a share picture of 1200 by 630 px. Default: the picture of the whole site. */
  sharePicture?: string;
  /** For pages that search engines should not list: `noindex,follow`. */
  robots?: string;
}

/** The title of a page and its metadata for browsers, search engines and link previews. */
export function PageHead({
  title: wantedTitle,
  description: wantedDescription,
  publicUrl,
  path,
  type = "website",
  sharePicture = "/og/accueil.jpg",
  robots,
}: PageHeadProps) {
  const [title, description] = [typeset(wantedTitle), typeset(wantedDescription)];
  const url = publicUrl + path;
  return (
    <>
      <title>{`${title} – Lieudit`}</title>
      <meta name="description" content={description} />
      {robots !== undefined && <meta name="robots" content={robots} />}
      <link rel="canonical" href={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content="Lieudit" />
      <meta property="og:image" content={publicUrl + sharePicture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
