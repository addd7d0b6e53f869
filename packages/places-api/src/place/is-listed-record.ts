import { isListed, type ListedKinds, type PlaceRecord } from "@lieudit/place-model";

/** Applies `isListed` to a stored place. */
export function isListedRecord({ businessStatus, facts }: PlaceRecord, request: ListedKinds): boolean {
  return isListed(
    {
      ...(businessStatus === undefined ? {} : { businessStatus }),
      ...(facts.pureServiceAreaBusiness === undefined
        ? {}
        : { pureServiceAreaBusiness: facts.pureServiceAreaBusiness }),
    },
    request,
  );
}
