/** Where Node keeps what it has compiled, if anywhere: a server starts in two thirds of the time then. */
export function compiledBefore(): { NODE_COMPILE_CACHE?: string } {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}
