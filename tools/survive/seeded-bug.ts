import type { Plugin } from "vite";

/** A change to our source that breaks it. */
export interface SeededBug {
  /** End of the path of the file that it changes. */
  file: string;
  find: RegExp;
  by: string;
}

/**
 * Vite plugin that applies seeded bugs to the source of a build.
 *
 * @throws {Error} at the end of the build when a bug matched nothing: the source has changed, and the bug must follow.
 */
export function seedBugs(bugs: readonly SeededBug[]): Plugin {
  const unmatched = new Set(bugs);
  return {
    name: "seed-bugs",
    enforce: "pre",
    transform(source, id) {
      let code = source;
      for (const bug of bugs) {
        if (!id.endsWith(bug.file) || !bug.find.test(code)) continue;
        code = code.replace(bug.find, bug.by);
        unmatched.delete(bug);
      }
      return code === source ? null : { code, map: null };
    },
    buildEnd(error) {
      if (error !== undefined || unmatched.size === 0) return;
      const missing = [...unmatched].map(({ file, find }) => `${find} in ${file}`).join("; ");
      throw new Error(
        `The mutated build failed, since its source has changed: ${missing}. Update the seeded bug.`,
      );
    },
  };
}
