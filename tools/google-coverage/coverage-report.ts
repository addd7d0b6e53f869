import type { MeasuredCoverage } from "./measure-coverage.ts";

/** Least share of the names, and of the members, that work. */
const MIN_SHARE = 0.97;

export interface CoverageReport {
  /** The lines of the report. */
  lines: string[];
  /** A sentence for each fault. */
  problems: string[];
}

/** Returns the shares, what is missing and why; a share below the least, and a missing member without a reason, is a fault. */
export function coverageReport({
  typed,
  names,
  proven,
  faults,
}: Pick<MeasuredCoverage, "typed" | "names" | "proven" | "faults">): CoverageReport {
  const members = typed.flatMap((one) => one.members.map((member) => `${one.name}.${member.name}`));
  const works = new Set(proven);
  const found = new Set(names);
  const missingNames = typed.map(({ name }) => name).filter((name) => !found.has(name));
  const missing = members.filter((member) => !works.has(member));
  const shares = [
    { what: "names", of: typed.length, are: typed.length - missingNames.length },
    { what: "members", of: members.length, are: members.length - missing.length },
  ];
  const why = new Map(faults);
  return {
    lines: [
      ...shares.map(({ what, of, are }) => `${are} of ${of} ${what}: ${share(are, of)}`),
      ...missingNames.map((name) => `missing  ${name}: ${REASONS[name] ?? "it is not there"}`),
      ...missing.map(
        (member) => `missing  ${member}: ${REASONS[member] ?? why.get(member) ?? "nothing came through it"}`,
      ),
    ],
    problems: [
      ...shares
        .filter(({ of, are }) => are / of < MIN_SHARE)
        .map(({ what, of, are }) => `${are} of ${of} ${what} work, ${share(are, of)}, below ${MIN_SHARE}.`),
      ...[...missingNames, ...missing]
        .filter((name) => REASONS[name] === undefined)
        .map((name) => `${name} is missing without a reason: ${why.get(name) ?? "nothing came through it"}`),
      ...Object.keys(REASONS)
        .filter(
          (name) =>
            works.has(name) || (found.has(name) && !missingNames.includes(name) && !name.includes(".")),
        )
        .map((name) => `${name} works and has a reason for missing; take it out of REASONS.`),
    ],
  };
}

function share(are: number, of: number): string {
  // Down, so that nothing looks whole that is not.
  return (Math.floor((are / of) * 1_000) / 1_000).toFixed(3);
}

/** Why a name or a member of the typings does not work here. Each of them exists and says so when it is used. */
export const REASONS: Readonly<Record<string, string>> = {
  "PlacePrediction.fetchAddressValidation":
    "there is no service that checks addresses; it throws 'This method is not available in this version of the API.'",
  "PlacesService.findPlaceFromQuery":
    "removed for good; it throws 'no longer available. Please use Place.searchByText()'",
  "PlacesService.findPlaceFromPhoneNumber":
    "removed for good; it throws 'no longer available. Please use Place.searchByText()'",
};
