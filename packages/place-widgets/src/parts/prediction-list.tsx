"use client";

import type { PlacePrediction } from "@lieudit/place-model";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { formatPredictionDistance } from "../format/distance-format.ts";
import { useAutocompleteText, usePlaces, useUnits } from "../provider/places-provider.tsx";
import { getListProps, getOptionProps } from "../state/combobox-props.ts";
import { PIN } from "./drawings.ts";
import { Icon } from "./icon.tsx";
import { MatchedText } from "./matched-text.tsx";
import { mergePartProps } from "./merge-part-props.ts";
import { readNumber, readText } from "./read-text.ts";

/** Renders a prediction of a list. */
export type RenderPrediction = (
  prediction: PlacePrediction,
  state: { index: number; isHighlighted: boolean },
) => ReactNode;

export interface PredictionListProps extends Omit<ComponentProps<"div">, "children" | "onSelect" | "ref"> {
  /** Prefix of the ids of the options: `{id}-{index}`. */
  id: string;
  predictions: readonly PlacePrediction[];
  highlight: number;
  /** Rendered before each prediction instead of the pin. */
  predictionIcon: ReactNode;
  /** Renders a prediction instead of the kit. */
  renderItem?: RenderPrediction | undefined;
  itemClassName?: string | undefined;
  onPoint: (index: number) => void;
  onSelect: (prediction: PlacePrediction) => void;
}

/** The predictions as a listbox; the focus stays in the input that controls it. */
export function PredictionList({
  id,
  predictions,
  highlight,
  predictionIcon,
  renderItem,
  itemClassName,
  onPoint,
  onSelect,
  ...rest
}: PredictionListProps) {
  const { text } = usePlaces();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.children[highlight]?.scrollIntoView?.({ block: "nearest" });
  }, [highlight]);

  return (
    <div
      {...mergePartProps("gmp-predictions", rest)}
      ref={list}
      part="prediction-list"
      {...getListProps(id, text.suggestions)}
    >
      {predictions.map((prediction, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the input, as in the combobox pattern
        // biome-ignore lint/a11y/noStaticElementInteractions: its role is among the option's props
        <div
          key={prediction.placeId}
          {...getOptionProps(id, index, highlight)}
          {...mergePartProps("gmp-prediction", { className: itemClassName })}
          part={index === highlight ? "prediction-item prediction-item-selected" : "prediction-item"}
          onPointerMove={() => index !== highlight && onPoint(index)}
          onClick={() => onSelect(prediction)}
        >
          {renderItem?.(prediction, { index, isHighlighted: index === highlight }) ?? (
            <>
              <span className="gmp-prediction-icon" part="prediction-item-icon">
                {predictionIcon ?? <Icon drawing={PIN} />}
              </span>
              <PredictionText prediction={prediction} />
            </>
          )}
        </div>
      ))}
    </div>
  );
}

function PredictionText({ prediction }: { prediction: PlacePrediction }) {
  const text = useAutocompleteText();
  const units = useUnits();
  const { mainText = prediction.text, secondaryText } = prediction.structuredFormat ?? {};
  const distance = readNumber(prediction.distanceMeters);
  return (
    <>
      <span className="gmp-prediction-text" dir="auto">
        <span className="gmp-prediction-main" part="prediction-item-main-text">
          <MatchedText text={mainText} />
        </span>{" "}
        {secondaryText !== undefined && readText(secondaryText.text) !== null && (
          <bdi className="gmp-prediction-secondary" part="prediction-item-secondary-text">
            <MatchedText text={secondaryText} />
          </bdi>
        )}
      </span>
      {distance !== undefined && (
        <bdi className="gmp-prediction-distance">{formatPredictionDistance(distance, units, text)}</bdi>
      )}
    </>
  );
}
