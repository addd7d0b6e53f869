import type { ReactNode } from "react";
import { longDate } from "../../shell/format/french.ts";
import { type SiteText, textPath } from "../../shell/services/site-content.ts";
import { Breadcrumbs, breadcrumbJsonLd } from "../../shell/ui/breadcrumbs.tsx";
import { JsonLd } from "../../shell/ui/json-ld.tsx";
import { PageHead } from "../../shell/ui/page-head.tsx";
import { ProseHtml } from "../../shell/ui/prose.tsx";
import { sharePicturePath } from "./article-json-ld.ts";
import { TableOfContents } from "./table-of-contents.tsx";
import "./articles.css";

interface PlainTextPageProps {
  text: SiteText;
  publicUrl: string;
  robots?: string | undefined;
  /** Shown below the date. */
  children?: ReactNode;
}

/** A text that is a page of its own, without a list or an author. */
export function PlainTextPage({ text, publicUrl, robots, children }: PlainTextPageProps) {
  const path = [{ label: text.title, href: textPath(text) }];
  return (
    <div className="page article-page">
      <PageHead
        title={text.title}
        description={text.description}
        publicUrl={publicUrl}
        path={textPath(text)}
        sharePicture={sharePicturePath(text)}
        {...(robots !== undefined && { robots })}
      />
      <JsonLd value={breadcrumbJsonLd(path, publicUrl)} />
      <Breadcrumbs path={path} />
      <article className="article">
        <header className="article-head">
          <h1>{text.title}</h1>
          <p className="lead">{text.description}</p>
          {text.updated !== null && (
            <p className="secondary small">
              Mise à jour{"\u00a0"}: <time dateTime={text.updated}>{longDate(new Date(text.updated))}</time>
            </p>
          )}
          {children}
        </header>
        <div className="article-columns">
          <TableOfContents outline={text.outline} readingMinutes={text.readingMinutes} />
          <ProseHtml html={text.html} />
        </div>
      </article>
    </div>
  );
}
