import { WithoutData } from "./without-data.ts";

/** One class under each name: none of them shows anything. */
export { WithoutData as BicyclingLayer, WithoutData as TrafficLayer, WithoutData as TransitLayer };
