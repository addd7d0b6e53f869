import { chosenNames, optionsOrExit, readOptions, wholeNumber } from "./command-options.ts";
import type { Fault, FaultSettings, Outcome } from "./survive/fault.ts";
import { FAULTS } from "./survive/faults.ts";
import { endSharedSites } from "./survive/site/shared-site.ts";

/**
 * `npm run survive`: what the project must survive, one line for each fault,
 * and each against a broken variant of ours that it has to catch.
 *
 *   --only "hostile"       the faults whose name holds this
 *   --of forms             those of forms, or of places
 *   --short                the form for CI, some minutes in all
 *   --seed 7               another seed; the same seed gives the same runs
 *   --platform preact      the widgets on preact instead of React
 */
const { values, settings } = optionsOrExit((args) => {
  const values = readOptions(
    args,
    {
      only: { type: "string", default: "" },
      of: { type: "string", default: "" },
      short: { type: "boolean", default: false },
      seed: { type: "string", default: "1" },
      platform: { type: "string", default: "react" },
    },
    "npm run survive takes --only, --of, --short, --seed and --platform.",
  );
  const settings: FaultSettings = {
    seed: wholeNumber("seed", values.seed, 0),
    isShort: values.short,
    platform: chosenNames([values.platform], ["react", "preact"], "platform")[0] ?? "react",
  };
  return { values, settings };
});
const faults = Object.entries(FAULTS).flatMap(([of, some]) => (values.of === of || !values.of ? some : []));
const chosen = faults.filter(({ name }) => name.includes(values.only));
if (faults.length === 0) {
  console.error(
    `There are no faults of "${values.of}"; there are those of ${Object.keys(FAULTS).join(", ")}.`,
  );
  process.exitCode = 2;
} else if (chosen.length === 0) {
  console.error(
    `No fault has "${values.only}" in its name; there are: ${faults.map(({ name }) => name).join(", ")}.`,
  );
  process.exitCode = 2;
} else {
  try {
    for (const fault of chosen) if (!(await survives(fault).catch(notRun(fault)))) process.exitCode = 1;
  } finally {
    await endSharedSites();
  }
}

/** Whether ours has no violation and the broken variant has some. Prints a line for each. */
async function survives(fault: Fault): Promise<boolean> {
  const lack = fault.needs?.() ?? null;
  if (lack !== null) {
    console.log(JSON.stringify({ fault: fault.name, skipped: lack }));
    return true;
  }
  const ours = await fault.run(settings, "ours");
  console.log(lineOf(fault, ours));
  for (const note of ours.notes) console.log(`  ${note}`);
  const broken = await fault.run(settings, "broken");
  const isCaught = broken.violations > 0;
  console.log(
    `${isCaught ? "caught" : "NOT CAUGHT"}  ${fault.name}: ${fault.broken} ` +
      `(${broken.violations} violations in ${broken.runs} runs)`,
  );
  return ours.violations === 0 && isCaught;
}

/** Tells of a fault that could not be run, which has not passed; the others go on. */
function notRun({ name }: Fault): (error: unknown) => false {
  return (error) => {
    console.log(`NOT RUN  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  };
}

function lineOf({ name }: Fault, { runs, violations, worstMs }: Outcome): string {
  const { seed, platform } = settings;
  return JSON.stringify({
    fault: name,
    runs,
    violations,
    worst_ms: Number(worstMs.toFixed(1)),
    seed,
    platform,
  });
}
