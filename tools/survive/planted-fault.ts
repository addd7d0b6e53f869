import type { Plugin } from "vite";

/** A change to our source that makes it wrong. */
export interface PlantedFault {
  /** End of the path of the file that it changes. */
  file: string;
  find: RegExp;
  by: string;
}

/**
 * Builds a deliberately broken variant.
 *
 * @throws {Error} at the end of the build when a fault found no place: the source has changed, and so must the plant.
 */
export function plantFaults(faults: readonly PlantedFault[]): Plugin {
  const unplanted = new Set(faults);
  return {
    name: "plant-faults",
    enforce: "pre",
    transform(source, id) {
      let code = source;
      for (const fault of faults) {
        if (!id.endsWith(fault.file) || !fault.find.test(code)) continue;
        code = code.replace(fault.find, fault.by);
        unplanted.delete(fault);
      }
      return code === source ? null : { code, map: null };
    },
    buildEnd(error) {
      if (error !== undefined || unplanted.size === 0) return;
      const missing = [...unplanted].map(({ file, find }) => `${find} in ${file}`).join("; ");
      throw new Error(
        `A broken variant could not be made, since its source has changed: ${missing}. Change what is planted.`,
      );
    },
  };
}
