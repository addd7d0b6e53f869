import { type FieldViolation, HTTP_STATUS, PlacesError, type PlacesStatus } from "@lieudit/place-model";

/** Reads the `PlacesError` that a `google.rpc` error envelope describes; as much of it as is there. */
export function readErrorResponse(answer: Response, body: object): PlacesError {
  const error: unknown = "error" in body ? body.error : undefined;
  const message = readText(field(error, "message"));
  const info = findDetail(error, "google.rpc.ErrorInfo");
  return new PlacesError(
    readStatus(field(error, "status"), answer.status),
    message ?? `The places server answered ${answer.status} without saying why; try again later.`,
    {
      httpStatus: answer.status,
      fieldViolations: readViolations(field(findDetail(error, "google.rpc.BadRequest"), "fieldViolations")),
      reason: readText(field(info, "reason")),
      metadata: readMetadata(field(info, "metadata")),
      retryAfterSeconds: readSeconds(answer.headers.get("retry-after")),
    },
  );
}

function readStatus(status: unknown, httpStatus: number): PlacesStatus {
  if (typeof status === "string" && Object.hasOwn(HTTP_STATUS, status)) return status as PlacesStatus;
  if (httpStatus === 502) return "UNAVAILABLE";
  const known = Object.entries(HTTP_STATUS).find(([, http]) => http === httpStatus);
  // `entries` widens the key; it comes from the table.
  if (known) return known[0] as PlacesStatus;
  return httpStatus >= 500 ? "INTERNAL" : "INVALID_ARGUMENT";
}

function findDetail(error: unknown, type: string): unknown {
  const details = field(error, "details");
  if (!Array.isArray(details)) return undefined;
  return details.find((entry) => field(entry, "@type") === `type.googleapis.com/${type}`);
}

function readViolations(value: unknown): FieldViolation[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    const [name, description] = [readText(field(entry, "field")), readText(field(entry, "description"))];
    return name === undefined && description === undefined
      ? []
      : [{ field: name ?? "", description: description ?? "" }];
  });
}

function readMetadata(value: unknown): Record<string, string> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function readText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value.slice(0, 2_000) : undefined;
}

/** `Retry-After` in seconds; its other form, a date, depends on two clocks and is ignored. */
function readSeconds(value: string | null): number | undefined {
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}
