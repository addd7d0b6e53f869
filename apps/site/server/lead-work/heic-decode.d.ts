/** The package brings no types; these are of what we call. */
declare module "heic-decode" {
  interface HeicImage {
    width: number;
    height: number;
    decode: () => Promise<{ data: Uint8ClampedArray; width: number; height: number }>;
  }
  interface Decode {
    all: (options: { buffer: Uint8Array }) => Promise<HeicImage[] & { dispose: () => void }>;
  }
  const decode: Decode;
  export default decode;
}
