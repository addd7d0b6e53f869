import { cleanText } from "@lieudit/listing-model/text";
import { data, Form, Link } from "react-router";
import { type DocPage, docPath } from "../../shell/services/documentation.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { PageHead } from "../../shell/ui/page-head.tsx";
import { ProseHtml } from "../../shell/ui/prose.tsx";
import type { Route } from "./+types/docs-page.ts";
import { type DocHit, searchDocs } from "./search-docs.ts";
import { TryBlocks } from "./try-blocks.tsx";
import "./docs.css";

const MAX_QUESTION_LENGTH = 100;

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { docs, publicUrl } = context.get(servicesContext);
  const menu = docs.map(({ heading, pages }) => ({
    heading,
    pages: pages.map(({ slug, title, description }) => ({ slug, title, description })),
  }));
  if (params.page === undefined) {
    const question = cleanText(url.searchParams.get("q") ?? "").slice(0, MAX_QUESTION_LENGTH);
    return {
      publicUrl,
      menu,
      page: null,
      question,
      hits: question === "" ? null : searchDocs(docs, question),
    };
  }
  const found = docs.flatMap(({ pages }) => pages).find(({ slug }) => slug === params.page);
  if (found === undefined) throw data(null, { status: 404 });
  const { sections: _sections, markdown: _markdown, ...page } = found;
  return { publicUrl, menu, page, question: "", hits: null };
}

/** The documentation of the project, in English, with its own menu and search. */
export default function DocsPage({ loaderData }: Route.ComponentProps) {
  const { publicUrl, menu, page, question, hits } = loaderData;
  return (
    <div className="page docs-page" lang="en">
      <PageHead
        title={page === null ? "Documentation" : `${page.title} – Documentation`}
        description={page?.description ?? "How to use, run and extend Lieudit: kit, service and website."}
        publicUrl={publicUrl}
        path={page === null ? "/docs" : docPath(page.slug)}
        {...(question !== "" && { robots: "noindex,follow" })}
      />
      {page !== null && <link rel="alternate" type="text/markdown" href={`${docPath(page.slug)}.md`} />}
      <div className="docs-head">
        <DocsSearch question={question} />
        <a className="docs-to-menu" href="#docs-menu">
          All pages
        </a>
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
  );
}

type MenuGroups = Route.ComponentProps["loaderData"]["menu"];

function DocsSearch({ question }: { question: string }) {
  return (
    <Form className="docs-search" action="/docs" role="search" aria-label="Documentation">
      <input
        type="search"
        name="q"
        // The field shows the query of the address, also after a navigation.
        key={question}
        defaultValue={question}
        aria-label="Search the documentation"
        placeholder="Search the documentation"
        maxLength={MAX_QUESTION_LENGTH}
      />
      <button type="submit" className="button button-quiet">
        Search
      </button>
    </Form>
  );
}

function Menu({ menu, current }: { menu: MenuGroups; current: string | undefined }) {
  return (
    <nav className="docs-menu" id="docs-menu" aria-label="Pages of the documentation">
      {menu.map(({ heading, pages }) => (
        <div key={heading}>
          <p className="docs-menu-heading">{heading}</p>
          <ul className="plain-list">
            {pages.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={docPath(slug)} aria-current={slug === current ? "page" : undefined}>
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

function Article({ page }: { page: Pick<DocPage, "slug" | "title" | "html" | "outline"> }) {
  const { slug, title, html, outline } = page;
  return (
    <article>
      <h1>{title}</h1>
      <p className="small">
        {/* A plain link, because the router has no route for files. */}
        <a href={`${docPath(slug)}.md`}>This page as Markdown</a>
      </p>
      {outline.length > 2 && (
        <nav className="docs-outline" aria-label="On this page">
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
      <TryBlocks key={slug} />
    </article>
  );
}

function Overview({ menu }: { menu: MenuGroups }) {
  return (
    <>
      <h1>Documentation</h1>
      <p className="lead">
        How to use the place kit, run the places service, operate the website, and contribute. To try the
        widgets, open <Link to="/kit">the playground</Link> or <Link to="/exemples">the example pages</Link>.
      </p>
      {menu.map(({ heading, pages }) => (
        <section key={heading} className="docs-group">
          <h2>{heading}</h2>
          <ul className="plain-list">
            {pages.map(({ slug, title, description }) => (
              <li key={slug}>
                <Link to={docPath(slug)}>{title}</Link>
                <p className="secondary small">{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="small secondary">
        For programs: <a href="/llms.txt">llms.txt</a>, <a href="/llms-full.txt">llms-full.txt</a>,{" "}
        <a href="/v1/openapi.json">OpenAPI</a>.
      </p>
    </>
  );
}

function Hits({ question, hits }: { question: string; hits: readonly DocHit[] }) {
  return (
    <>
      <h1>
        {hits.length === 0 ? "Nothing" : hits.length} found for “{question}”
      </h1>
      {hits.length === 0 ? (
        <p>
          Try fewer or other words, or <Link to="/docs">see all pages</Link>.
        </p>
      ) : (
        <ol className="plain-list docs-hits" role="status">
          {hits.map(({ slug, id, title, heading, excerpt }) => (
            <li key={`${slug}#${id}`}>
              <Link to={docPath(slug) + (id === "" ? "" : `#${id}`)}>
                {heading === title ? title : `${title}: ${heading}`}
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
