/** The oldest supported Node: major and minor version. */
const OLDEST = [20, 19];

/** Exits with a message if this Node is too old for the set-up. */
export function exitOnOldNode() {
  const message = getOldNodeMessage(process.versions.node);
  if (message === null) return;
  console.error(message);
  process.exit(1);
}

/**
 * The error message for a Node that is too old; null for a supported one.
 *
 * @param {string} version as in process.versions.node, for example "20.19.4"
 */
export function getOldNodeMessage(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return null;
  return (
    `This is Node ${version}; Lieudit needs Node ${OLDEST.join(".")} or newer to set itself up. ` +
    "Install a current one from https://nodejs.org and run the command again."
  );
}
