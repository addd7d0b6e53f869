/** Runs `run` for each item, `count` at a time; returns the problems in the order of the items. */
export async function runAll<Item>(
  items: readonly Item[],
  count: number,
  run: (item: Item) => Promise<string[]>,
): Promise<string[]> {
  const problems: string[][] = [];
  const queue = items.entries();
  const runQueue = async () => {
    for (const [index, item] of queue) problems[index] = await run(item);
  };
  await Promise.all(Array.from({ length: count }, runQueue));
  return problems.flat();
}
