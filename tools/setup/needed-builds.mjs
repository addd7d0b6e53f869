/** Folders whose tests read the built elements, or the view of assistants that is built with them. */
const READS_ELEMENTS = ["packages/kit-build/", "packages/place-elements/", "packages/places-mcp/"];
/** Tests that do not read the built site: packages never import it, and its own rooms are tested from source. */
const WITHOUT_SITE = ["packages/", "apps/site/app/", "tools/languages.test.ts"];

/**
 * Returns the builds that the chosen tests read, so that a test of one package starts in seconds.
 * Every path must be known to need less; otherwise everything is built.
 *
 * @param {readonly string[]} args the arguments for vitest, such as `--project unit packages/place-model`
 */
export function findNeededBuilds(args) {
  const paths = args.filter((arg) => !arg.startsWith("-") && arg.includes("/"));
  const isWithoutSite =
    paths.length > 0 && paths.every((path) => WITHOUT_SITE.some((start) => path.startsWith(start)));
  // A path may also be the start of a folder's name, such as `packages/place-`.
  const isReadingElements = paths.some((path) =>
    READS_ELEMENTS.some((folder) => `${path}/`.startsWith(folder) || folder.startsWith(path)),
  );
  return { elements: !isWithoutSite || isReadingElements, site: !isWithoutSite };
}
