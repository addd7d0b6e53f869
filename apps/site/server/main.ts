import cluster from "node:cluster";

// React and React Router choose their fast form by it; it must stand before either is loaded.
process.env.NODE_ENV ??= "production";

if (cluster.isPrimary) {
  const { runPrimary } = await import("./primary.ts");
  await runPrimary();
} else {
  const { runWorker } = await import("./worker.ts");
  await runWorker();
}
