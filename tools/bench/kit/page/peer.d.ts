// Installed in tools/bench/peers-kit, only when the benchmark runs.
declare module "@googlemaps/extended-component-library/place_overview.js";
declare module "*.css";
