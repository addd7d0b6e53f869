/** Oldest Node that npm's tools and these scripts run on. */
const OLDEST = [20, 19];

/** Ends this process, with a sentence that says what to do, where its Node is too old for what comes next. */
export function refuseOldNode() {
  const message = oldNodeMessage(process.versions.node);
  if (message === null) return;
  console.error(message);
  process.exit(1);
}

/**
 * What to tell somebody whose Node is too old, or null when it will do.
 *
 * @param {string} version as in process.versions.node, for example "20.19.4"
 */
export function oldNodeMessage(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return null;
  return (
    `This is Node ${version}; Lieudit needs Node ${OLDEST.join(".")} or newer to set itself up. ` +
    "Install a current one from https://nodejs.org and run the command again."
  );
}
