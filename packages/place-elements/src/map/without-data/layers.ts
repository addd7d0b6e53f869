import { WithoutData } from "./without-data.ts";

/** The same class under each name, which shows nothing. */
export { WithoutData as BicyclingLayer, WithoutData as TrafficLayer, WithoutData as TransitLayer };
