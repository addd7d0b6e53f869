import { WithoutData } from "./without-data.ts";

export class BicyclingLayer extends WithoutData {}
export class TrafficLayer extends WithoutData {}
export class TransitLayer extends WithoutData {}
