import { keepVisibleSources, type PlaceIndex } from "@lieudit/place-index";
import { createCallSignal } from "../../limits/limits.ts";
import { TableError } from "../../table/csv-rows.ts";
import { geocodeTable, reverseGeocodeTable } from "../batch/geocode-table.ts";
import type { TableShare } from "../batch/table-share.ts";
import { GeocodeError } from "../geocode-error.ts";
import { receiveTable } from "./receive-table.ts";
import { findPointColumns, parseTableRequest, type TableRequest } from "./table-request.ts";

/** Rows of one table that wait for the index at a time. */
const CONCURRENCY = 16;

export type TableDirection = "search" | "reverse";

/**
 * Geocodes an uploaded table. The response is a stream: its first lines are sent while later rows
 * are searched. When the client disconnects, the work ends.
 *
 * @param onFailure called with the error that cuts off a response
 * @throws {GeocodeError} for a form or a table that is invalid, as far as it has arrived.
 */
export async function geocodeUpload(
  request: Request,
  direction: TableDirection,
  share: TableShare,
  onFailure: (error: unknown) => void,
): Promise<Response> {
  const giveBack = share.take();
  const stop = new AbortController();
  const signal = createCallSignal(request, stop.signal);
  const end = (reason: unknown) => {
    giveBack();
    stop.abort(reason);
  };
  signal.addEventListener("abort", giveBack, { once: true });
  try {
    const table = await receiveTable(request, signal);
    const parameters = parseTableRequest(table);
    if (parameters.encoding === "utf-8") table.assertUtf8();
    const lines = startTable(share.places, direction, table.bytes, parameters, signal);
    const header = await lines.next();
    const encoder = new TextEncoder();
    const asCaller = keepVisibleSources();
    const body = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          controller.enqueue(encoder.encode(`${parameters.hasMark ? "\ufeff" : ""}${header.value ?? ""}`));
        },
        async pull(controller) {
          try {
            const { value, done } = await asCaller(() => lines.next());
            if (!done) return controller.enqueue(encoder.encode(value));
            controller.close();
            end(new DOMException("The table is complete.", "AbortError"));
          } catch (error) {
            if (!signal.aborted) onFailure(error);
            end(error);
            controller.error(error);
          }
        },
        cancel: end,
      },
      { highWaterMark: 2 },
    );
    return new Response(body, { headers: headersFor(table.fileName) });
  } catch (error) {
    end(error);
    throw error instanceof TableError ? new GeocodeError(400, error.message, [], { cause: error }) : error;
  }
}

function startTable(
  places: PlaceIndex,
  direction: TableDirection,
  bytes: AsyncIterable<Uint8Array>,
  { columns, hasMark: _, ...given }: TableRequest,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const options = { ...given, concurrency: CONCURRENCY, signal };
  return direction === "search"
    ? geocodeTable(places, bytes, { ...options, columns })
    : reverseGeocodeTable(places, bytes, {
        ...options,
        findColumns: (header) => findPointColumns(header, columns),
      });
}

function headersFor(fileName: string): HeadersInit {
  const stem = fileName
    .replace(/^.*[/\\]/, "")
    .replace(/\.[^.]*$/, "")
    .replaceAll(/[\p{C}"%;\\]/gu, "")
    .slice(0, 100)
    .toWellFormed();
  const name = `${stem === "" ? "table" : stem}.geocoded.csv`;
  return {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${name.replaceAll(/[^\x20-\x7e]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    "x-content-type-options": "nosniff",
    // Compressing would hold the first lines back.
    "cache-control": "no-store, no-transform",
  };
}
