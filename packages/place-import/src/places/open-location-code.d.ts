/** The package has no types of its own; these are of what is used here. */
declare module "open-location-code" {
  class OpenLocationCode {
    encode(latitude: number, longitude: number, codeLength?: number): string;
  }
  const library: { OpenLocationCode: typeof OpenLocationCode };
  export default library;
}
