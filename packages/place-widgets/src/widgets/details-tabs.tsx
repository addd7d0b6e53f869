import type { Place } from "@lieudit/place-model";
import type { ReactNode } from "react";
import type { PlaceContent } from "../content/place-content.ts";
import { getTypeHighlights } from "../content/type-highlights.ts";
import { safeUrl } from "../format/safe-url.ts";
import { GLOBE, PHONE, PIN } from "../parts/drawings.ts";
import { Icon } from "../parts/icon.tsx";
import { PlaceAddress } from "../parts/place-address.tsx";
import { hasEvChargeOptions, PlaceEvChargeOptions } from "../parts/place-ev-charge-options.tsx";
import { getStatedFeatures, PlaceFeatureList } from "../parts/place-feature-list.tsx";
import { hasFuelOptions, PlaceFuelOptions } from "../parts/place-fuel-options.tsx";
import { hasOpeningHours, PlaceOpeningHours } from "../parts/place-opening-hours.tsx";
import { PlacePhoneNumber } from "../parts/place-phone-number.tsx";
import { PlacePlusCode } from "../parts/place-plus-code.tsx";
import { PlaceReviews } from "../parts/place-reviews.tsx";
import { PlaceTypeSpecificHighlights } from "../parts/place-type-specific-highlights.tsx";
import { PlaceWebsite } from "../parts/place-website.tsx";
import { readList, readText } from "../parts/read-text.ts";
import type { WidgetText } from "../text/widget-text.ts";

const CLOCK = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.5V12l3 2";
const GRID = "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5z";

/** Returns the tabs of place details that have content for this place. */
export function getDetailsTabs(
  place: Place,
  content: PlaceContent,
  text: WidgetText,
): { id: string; title: string; content: ReactNode }[] {
  const tabs: { id: string; title: string; content: ReactNode }[] = [];
  const rows = getContactRows(place, content, text);
  const extras = content.typeSpecificHighlights === true && hasHighlights(place);
  if (rows.length > 0 || extras) {
    tabs.push({
      id: "overview",
      title: text.overviewTab,
      content: <Overview rows={rows} place={place} showsHighlights={extras} />,
    });
  }
  if (content.reviews === true && readList(place.reviews).length > 0) {
    tabs.push({ id: "reviews", title: text.reviewsTab, content: <PlaceReviews reviews={place.reviews} /> });
  }
  if (content.featureList === true && getStatedFeatures(place).length > 0) {
    tabs.push({ id: "about", title: text.aboutTab, content: <PlaceFeatureList place={place} /> });
  }
  return tabs;
}

interface ContactRow {
  icon: string;
  label: string;
  value: ReactNode;
}

function getContactRows(place: Place, content: PlaceContent, text: WidgetText): ContactRow[] {
  const rows: ContactRow[] = [];
  if (content.address === true && readText(place.formattedAddress) !== null) {
    rows.push({
      icon: PIN,
      label: text.address,
      value: <PlaceAddress formattedAddress={place.formattedAddress} />,
    });
  }
  if (content.openingHours === true && hasOpeningHours(place)) {
    rows.push({ icon: CLOCK, label: text.openingHours, value: <PlaceOpeningHours hours={place} /> });
  }
  if (content.website === true && safeUrl(place.websiteUri) !== undefined) {
    rows.push({ icon: GLOBE, label: text.website, value: <PlaceWebsite websiteUri={place.websiteUri} /> });
  }
  const { nationalPhoneNumber, internationalPhoneNumber } = place;
  if (
    content.phoneNumber === true &&
    (readText(nationalPhoneNumber) ?? readText(internationalPhoneNumber)) !== null
  ) {
    rows.push({
      icon: PHONE,
      label: text.phone,
      value: (
        <PlacePhoneNumber
          nationalPhoneNumber={nationalPhoneNumber}
          internationalPhoneNumber={internationalPhoneNumber}
        />
      ),
    });
  }
  if (
    content.plusCode === true &&
    (readText(place.plusCode?.compoundCode) ?? readText(place.plusCode?.globalCode)) !== null
  ) {
    rows.push({ icon: GRID, label: text.plusCode, value: <PlacePlusCode plusCode={place.plusCode} /> });
  }
  return rows;
}

function hasHighlights(place: Place): boolean {
  return (
    getTypeHighlights(place).length > 0 ||
    hasFuelOptions(place.fuelOptions) ||
    hasEvChargeOptions(place.evChargeOptions)
  );
}

function Overview({
  rows,
  place,
  showsHighlights,
}: {
  rows: readonly ContactRow[];
  place: Place;
  showsHighlights: boolean;
}) {
  return (
    <>
      {rows.length > 0 && (
        <dl className="gmp-contact">
          {rows.map(({ icon, label, value }) => (
            <div key={label}>
              <dt>
                <Icon drawing={icon} />
                <span className="gmp-only-read">{label}</span>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {showsHighlights && (
        <>
          <PlaceTypeSpecificHighlights place={place} />
          <PlaceFuelOptions fuelOptions={place.fuelOptions} />
          <PlaceEvChargeOptions evChargeOptions={place.evChargeOptions} />
        </>
      )}
    </>
  );
}
