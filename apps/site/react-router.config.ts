import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // All routes are few: telling them at once saves a request before each first visit.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
