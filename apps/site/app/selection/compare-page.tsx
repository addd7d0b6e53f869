import { type Fact, factGroups, type Listing, listingPath, priceText } from "@lieudit/listing-model";
import { Link } from "react-router";
import { ListingPicture } from "../listings/listing-picture.tsx";
import { servicesContext } from "../services.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { EmptyState } from "../ui/notice.tsx";
import { Table } from "../ui/table.tsx";
import type { Route } from "./+types/compare-page.ts";
import { MAX_COMPARED, readSelectedIds } from "./selection-cookie.ts";
import "../listings/listings.css";
import "./compare.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { listings } = context.get(servicesContext);
  const ids = readSelectedIds(url.searchParams.get("ids") ?? "").slice(0, MAX_COMPARED);
  const found = await Promise.all(ids.map((id) => listings.get(id)));
  const shown = found.flatMap((one) => (one === null || one.state === "gone" ? [] : [one.listing]));
  // A car and a house have nothing to compare: the first one says which kind it is about.
  return { compared: shown.filter(({ kind }) => kind === shown[0]?.kind) };
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { compared } = loaderData;
  return (
    <div className="page compare-page">
      <title>Comparer – Lieudit</title>
      <meta name="description" content="Jusqu’à quatre annonces côte à côte." />
      <meta name="robots" content="noindex,follow" />
      <Breadcrumbs
        path={[
          { label: "Ma sélection", href: "/ma-selection" },
          { label: "Comparer", href: "/comparer" },
        ]}
      />
      <h1>Comparer</h1>
      {compared.length < 2 ? (
        <EmptyState title="Il faut au moins deux annonces de même nature">
          <p>
            Mettez-les de côté, puis comparez-les depuis <Link to="/ma-selection">votre sélection</Link>.
          </p>
        </EmptyState>
      ) : (
        <ComparedTable compared={compared} />
      )}
    </div>
  );
}

function ComparedTable({ compared }: { compared: readonly Listing[] }) {
  const facts = compared.map(factsByLabel);
  const labels = [...new Set(facts.flatMap((known) => [...known.keys()]))];
  return (
    <Table caption="Annonces comparées">
      <thead>
        <tr>
          <td />
          {compared.map((listing) => (
            <th key={listing.id} scope="col">
              {listing.photos[0] !== undefined && (
                <span className="compare-picture">
                  <ListingPicture photo={listing.photos[0]} sizes="16rem" />
                </span>
              )}
              <Link to={listingPath(listing)}>{listing.titre}</Link>
              <span className="price">{priceText(listing)}</span>
              <Link
                className="small"
                to={`/comparer?ids=${compared
                  .filter(({ id }) => id !== listing.id)
                  .map(({ id }) => id)
                  .join(",")}`}
              >
                Retirer<span className="visually-hidden"> {listing.titre}</span>
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label) => {
          const values = facts.map((known) => known.get(label));
          const isSame = values.every((value) => value === values[0]);
          return (
            <tr key={label} data-same={isSame || undefined}>
              <th scope="row">{label}</th>
              {compared.map(({ id }, at) => (
                <td key={id}>
                  {values[at] ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">non indiqué</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function factsByLabel(listing: Listing): Map<string, string> {
  const facts: Fact[] = factGroups(listing).flatMap((group) => group.facts);
  return new Map(facts.map(({ label, value }) => [label, value]));
}
