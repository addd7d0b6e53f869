/** The package has no types of its own; these are of what is used here. */
declare module "open-location-code" {
  class OpenLocationCode {
    isFull(code: string): boolean;
    isShort(code: string): boolean;
    encode(latitude: number, longitude: number, codeLength?: number): string;
    decode(code: string): Record<"latitudeLo" | "latitudeHi" | "longitudeLo" | "longitudeHi", number>;
    recoverNearest(shortCode: string, latitude: number, longitude: number): string;
  }
  const library: { OpenLocationCode: typeof OpenLocationCode };
  export default library;
}
