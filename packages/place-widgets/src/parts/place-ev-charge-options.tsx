"use client";

import type { ConnectorAggregation, EvChargeOptions } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { CHARGE_RATE_MAX_DIGITS } from "../constants.ts";
import { PART_FIELDS } from "../content/part-fields.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import { useNow } from "../provider/use-now.ts";
import { mergePartProps } from "./merge-part-props.ts";
import { findWord, readList, readNumber, readText } from "./read-text.ts";
import { TitledGroup } from "./titled-group.tsx";
import { withKeys } from "./with-keys.ts";

export interface PlaceEvChargeOptionsProps extends Omit<ComponentProps<"div">, "children"> {
  evChargeOptions: EvChargeOptions | undefined;
}

/** Connectors by type and rate, with the number of free ones if known. */
export function PlaceEvChargeOptions({ evChargeOptions, ...rest }: PlaceEvChargeOptionsProps) {
  const text = useWidgetText();
  if (!hasEvChargeOptions(evChargeOptions)) return null;
  return (
    <TitledGroup {...mergePartProps("gmp-ev", rest)} title={text.evCharging}>
      <ul className="gmp-ev-connectors">
        {withKeys(readList(evChargeOptions?.connectorAggregation), ({ type }) => type).map(
          ({ key, entry }) => (
            <Connector key={key} connector={entry} />
          ),
        )}
      </ul>
    </TitledGroup>
  );
}
PlaceEvChargeOptions.requiredFields = PART_FIELDS.evChargeOptions;

/** Returns whether the part would render anything. */
export function hasEvChargeOptions(evChargeOptions: EvChargeOptions | undefined): boolean {
  return readList(evChargeOptions?.connectorAggregation).length > 0;
}

function Connector({ connector }: { connector: ConnectorAggregation }) {
  const text = useWidgetText();
  const now = useNow();
  const rate = readNumber(connector.maxChargeRateKw);
  const count = readNumber(connector.count) ?? 0;
  const available = readNumber(connector.availableCount);
  const outOfService = readNumber(connector.outOfServiceCount) ?? 0;
  const updatedAt = Date.parse(readText(connector.availabilityLastUpdateTime) ?? "");
  return (
    <li className="gmp-ev-connector">
      <span className="gmp-ev-name">
        <span className="gmp-ev-type">
          {findWord(text.connectorTypes, connector.type) ?? text.connectorTypes.EV_CONNECTOR_TYPE_OTHER}
        </span>
        {rate !== undefined && (
          <span className="gmp-ev-rate">
            {text.chargeRate(text.number(rate, [0, CHARGE_RATE_MAX_DIGITS]))}
          </span>
        )}
      </span>
      <span className="gmp-ev-state">
        {available === undefined ? (
          <span className="gmp-badge">{text.connectorCount(count)}</span>
        ) : (
          <span className="gmp-badge" data-state={available > 0 ? "positive" : "neutral"}>
            {text.availableOf(available, count)}
          </span>
        )}
        {outOfService > 0 && <span className="gmp-ev-out">{text.outOfService(outOfService)}</span>}
        {now !== null && !Number.isNaN(updatedAt) && (
          <span className="gmp-ev-updated">{text.updated(text.relativeTime(now - updatedAt))}</span>
        )}
      </span>
    </li>
  );
}
