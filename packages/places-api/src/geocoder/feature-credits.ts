import type { Attribution } from "@lieudit/place-model";

/** Attribution and licences of a response, as the specification's texts. */
export interface FeatureCredits {
  attribution?: string;
  licence?: string;
}

/** Collects the providers and known licences of the results, each once. */
export function collectCredits(attributions: readonly Attribution[]): FeatureCredits {
  const providers = [...new Set(attributions.map(({ provider }) => provider))];
  const licences = [
    ...new Set(providers.flatMap((provider) => LICENCES.find(([maker]) => maker.test(provider))?.[1] ?? [])),
  ];
  return {
    ...(licences.length === 0 ? {} : { licence: licences.join(", ") }),
    ...(providers.length === 0 ? {} : { attribution: providers.join(", ") }),
  };
}

/** Identifiers of SPDX. */
const LICENCES: readonly (readonly [maker: RegExp, licence: string])[] = [
  [/OpenStreetMap/, "ODbL-1.0"],
  [/Licence Ouverte 2\.0/, "etalab-2.0"],
  [/CC[ -]BY[ -]4\.0/, "CC-BY-4.0"],
];
