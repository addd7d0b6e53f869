import type { ExplainedCandidate, ExplainedReading, SearchExplanation } from "@lieudit/place-index";

/** Formats an explanation for a terminal. */
export function formatExplanation({ text, readings, candidates, candidateCount }: SearchExplanation): string {
  const lines = [`"${text}"`, ""];
  for (const reading of readings) lines.push(...formatReading(reading), "");
  lines.push(`Candidates: ${candidateCount}, best first`);
  candidates.forEach((candidate, i) => {
    lines.push("", ...formatCandidate(candidate, i + 1));
  });
  return `${lines.join("\n")}\n`;
}

function formatReading({ interpretation, words, readers }: ExplainedReading): string[] {
  return [
    `Read ${interpretation}`,
    ...words.map(({ text, isHouseNumber, long, numeral, categories, corrections }) => {
      const meanings = [
        ...(isHouseNumber ? ["house number"] : []),
        ...(long === undefined ? [] : [`short for ${long}`]),
        ...(numeral === undefined ? [] : [`number ${numeral}`]),
        ...(categories.length === 0 ? [] : [`type ${[...new Set(categories)].slice(0, 5).join(", ")}`]),
        ...(corrections.length === 0
          ? []
          : [`corrected to ${corrections.map((correction) => correction.text).join(", ")}`]),
      ];
      return `  ${text}${meanings.length === 0 ? "" : `: ${meanings.join("; ")}`}`;
    }),
    ...readers.map(
      ({ name, words: required, newPlaces }) => `  + ${newPlaces} by ${name}: ${required.join(" ")}`,
    ),
  ];
}

function formatCandidate(candidate: ExplainedCandidate, position: number): string[] {
  const { name, primaryType, address, id, reader, score, parts, words, decidedBy } = candidate;
  const sum = Object.entries(parts)
    .filter(([, points]) => points !== 0)
    .map(([part, points]) => `${part} ${signed(points)}`);
  const byWord = words.map(({ text, points, source }) => `${text} ${points.toFixed(1)} (${source})`);
  return [
    `${position}. ${name} (${primaryType}), ${address}  ${id}`,
    `   ${score.toFixed(2)} = ${sum.join(" ")}   found by ${reader}`,
    ...(byWord.length === 0 ? [] : [`   words: ${byWord.join(", ")}`]),
    ...(decidedBy === undefined
      ? []
      : [
          `   before the next by ${decidedBy.part}${decidedBy.points === 0 ? "" : ` ${signed(decidedBy.points)}`}`,
        ]),
  ];
}

function signed(points: number): string {
  return `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(2)}`;
}
