import { cleanText } from "@lieudit/listing-model/text";
import { createContext, use } from "react";
import { data, Form, Link } from "react-router";
import { type DocLanguage, type DocPage, docPath } from "../../shell/services/documentation.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { Notice } from "../../shell/ui/notice.tsx";
import { PageHead } from "../../shell/ui/page-head.tsx";
import { ProseHtml } from "../../shell/ui/prose.tsx";
import type { Route } from "./+types/docs-page.ts";
import { DOCS_TEXT } from "./docs-text.tsx";
import { type DocHit, searchDocs } from "./search-docs.ts";
import { TryBlocks } from "./try-blocks.tsx";
import "./docs.css";

const MAX_QUESTION_LENGTH = 100;

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { docs: allDocs, publicUrl } = context.get(servicesContext);
  const [, french, wanted = ""] = /^(fr(?=\/|$))?\/?(.*?)\/?$/.exec(params["*"] ?? "") ?? [];
  const language: DocLanguage = french === undefined ? "en" : "fr";
  const docs = allDocs[language];
  const menu = docs.map(({ heading, pages }) => ({
    heading,
    pages: pages.map(({ slug, title, description, language }) => ({ slug, title, description, language })),
  }));
  const shared = { publicUrl, language, menu };
  if (wanted === "") {
    const question = cleanText(url.searchParams.get("q") ?? "").slice(0, MAX_QUESTION_LENGTH);
    const hits = question === "" ? null : searchDocs(docs, question);
    return { ...shared, page: null, isInFrench: true, question, hits };
  }
  const findPage = (of: DocLanguage) =>
    allDocs[of].flatMap(({ pages }) => pages).find(({ slug }) => slug === wanted);
  const found = findPage(language);
  if (found === undefined) throw data(null, { status: 404 });
  const { sections: _sections, markdown: _markdown, ...page } = found;
  return { ...shared, page, isInFrench: findPage("fr")?.language === "fr", question: "", hits: null };
}

/** The language of the page, for the parts of it. */
const Language = createContext<DocLanguage>("en");

/** The documentation of the project, in English and in French, with its own menu and search. */
export default function DocsPage({ loaderData }: Route.ComponentProps) {
  const { publicUrl, language, menu, page, isInFrench, question, hits } = loaderData;
  const text = DOCS_TEXT[language];
  const slug = page?.slug ?? "";
  const search = question === "" ? "" : `?${new URLSearchParams({ q: question })}`;
  // A page without a translation is the English one, for search engines too.
  const shownIn = language === "fr" && isInFrench ? "fr" : "en";
  return (
    <Language value={language}>
      <div className="page docs-page" lang={language}>
        <PageHead
          title={page === null ? "Documentation" : `${page.title} – Documentation`}
          description={page?.description ?? text.description}
          publicUrl={publicUrl}
          path={docPath(slug, shownIn)}
          {...(question !== "" && { robots: "noindex,follow" })}
        />
        {isInFrench &&
          (["en", "fr"] as const).map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={publicUrl + docPath(slug, each)} />
          ))}
        {page !== null && (
          <link rel="alternate" type="text/markdown" href={`${docPath(slug, language)}.md`} />
        )}
        <div className="docs-head">
          <DocsSearch question={question} />
          <p className="docs-languages">
            <a className="docs-to-menu" href="#docs-menu">
              {text.allPages}
            </a>
            {language === "en" ? (
              <Link to={docPath(slug, "fr") + search} hrefLang="fr" lang="fr">
                En français
              </Link>
            ) : (
              <Link to={docPath(slug) + search} hrefLang="en" lang="en">
                In English
              </Link>
            )}
          </p>
        </div>
        <div className="docs-main">
          {page !== null ? (
            <Article page={page} />
          ) : hits === null ? (
            <Overview menu={menu} />
          ) : (
            <Hits question={question} hits={hits} />
          )}
        </div>
        <Menu menu={menu} current={page?.slug} />
      </div>
    </Language>
  );
}

type MenuGroups = Route.ComponentProps["loaderData"]["menu"];

function DocsSearch({ question }: { question: string }) {
  const language = use(Language);
  const text = DOCS_TEXT[language];
  return (
    <Form className="docs-search" action={docPath("", language)} role="search" aria-label="Documentation">
      <input
        type="search"
        name="q"
        // The field shows the query of the address, also after a navigation.
        key={question}
        defaultValue={question}
        aria-label={text.search}
        placeholder={text.search}
        maxLength={MAX_QUESTION_LENGTH}
      />
      <button type="submit" className="button button-quiet">
        {text.submit}
      </button>
    </Form>
  );
}

function Menu({ menu, current }: { menu: MenuGroups; current: string | undefined }) {
  const language = use(Language);
  return (
    <nav className="docs-menu" id="docs-menu" aria-label={DOCS_TEXT[language].menu}>
      {menu.map(({ heading, pages }) => (
        <div key={heading}>
          <p className="docs-menu-heading">{heading}</p>
          <ul className="plain-list">
            {pages.map(({ slug, title, language: titleLanguage }) => (
              <li key={slug}>
                <Link
                  to={docPath(slug, language)}
                  lang={titleLanguage}
                  aria-current={slug === current ? "page" : undefined}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Article({ page }: { page: Pick<DocPage, "slug" | "language" | "title" | "html" | "outline"> }) {
  const { slug, language: textLanguage, title, html, outline } = page;
  const language = use(Language);
  const text = DOCS_TEXT[language];
  return (
    <article lang={textLanguage}>
      {textLanguage !== language && (
        <div lang={language}>
          <Notice>{text.notTranslated}</Notice>
        </div>
      )}
      <h1>{title}</h1>
      <p className="small" lang={language}>
        {/* A plain link, because the router has no route for files. */}
        <a href={`${docPath(slug, language)}.md`}>{text.asMarkdown}</a>
      </p>
      {outline.length > 2 && (
        <nav className="docs-outline" aria-label={text.outline}>
          <ol className="plain-list">
            {outline.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <ProseHtml html={html} />
      <TryBlocks key={`${language} ${slug}`} text={text.try} language={language} />
    </article>
  );
}

function Overview({ menu }: { menu: MenuGroups }) {
  const language = use(Language);
  const text = DOCS_TEXT[language];
  return (
    <>
      <h1>Documentation</h1>
      <p className="lead">{text.lead}</p>
      {menu.map(({ heading, pages }) => (
        <section key={heading} className="docs-group">
          <h2>{heading}</h2>
          <ul className="plain-list">
            {pages.map(({ slug, title, description, language: textLanguage }) => (
              <li key={slug} lang={textLanguage}>
                <Link to={docPath(slug, language)}>{title}</Link>
                <p className="secondary small">{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="small secondary">
        {text.forPrograms} <a href="/llms.txt">llms.txt</a>, <a href="/llms-full.txt">llms-full.txt</a>,{" "}
        <a href="/v1/openapi.json">OpenAPI</a>.
      </p>
    </>
  );
}

function Hits({ question, hits }: { question: string; hits: readonly DocHit[] }) {
  const language = use(Language);
  const text = DOCS_TEXT[language];
  return (
    <>
      <h1>{text.countHits(hits.length, question)}</h1>
      {hits.length === 0 ? (
        <p>{text.noHits(<Link to={docPath("", language)}>{text.seeAllPages}</Link>)}</p>
      ) : (
        <ol className="plain-list docs-hits" role="status">
          {hits.map(({ slug, id, title, heading, excerpt }) => (
            <li key={`${slug}#${id}`}>
              <Link to={docPath(slug, language) + (id === "" ? "" : `#${id}`)}>
                {heading === title ? title : text.titleHit(title, heading)}
              </Link>
              <p className="secondary small">
                {excerpt.map((part, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
                  index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
