"use client";

import type { Place } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import { type FeatureGroup, PLACE_FEATURES, type PlaceFeature } from "../content/place-features.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import { FeatureIcon } from "./feature-icon.tsx";
import { mergePartProps } from "./merge-part-props.ts";
import { TitledGroup } from "./titled-group.tsx";

export interface PlaceFeatureListProps extends Omit<ComponentProps<"div">, "children"> {
  place: Place;
}

/** The known features that a place has or lacks, by group. */
export function PlaceFeatureList({ place, ...rest }: PlaceFeatureListProps) {
  const groups = getStatedFeatures(place);
  if (groups.length === 0) return null;
  return (
    <div {...mergePartProps("gmp-features", rest)}>
      {groups.map((group) => (
        <FeatureSection key={group.group} {...group} />
      ))}
    </div>
  );
}
PlaceFeatureList.requiredFields = PART_FIELDS.featureList;

export interface StatedFeatures {
  group: FeatureGroup;
  features: readonly { feature: PlaceFeature; has: boolean }[];
}

/** Returns the known features by group, without empty groups. */
export function getStatedFeatures(place: Place): StatedFeatures[] {
  const byGroup = new Map<FeatureGroup, { feature: PlaceFeature; has: boolean }[]>();
  for (const { feature, group, of } of PLACE_FEATURES) {
    const has = of(place);
    if (has === undefined) continue;
    byGroup.set(group, [...(byGroup.get(group) ?? []), { feature, has }]);
  }
  return [...byGroup].map(([group, features]) => ({ group, features }));
}

function FeatureSection({ group, features }: StatedFeatures) {
  const text = useWidgetText();
  return (
    <TitledGroup title={text.featureGroups[group]}>
      <ul className="gmp-feature-rows">
        {features.map(({ feature, has }) => (
          <li key={feature} data-state={has ? "yes" : "no"}>
            <FeatureIcon feature={feature} isStruckOut={!has} />
            <span>{has ? text.features[feature] : text.without(text.features[feature])}</span>
          </li>
        ))}
      </ul>
    </TitledGroup>
  );
}
