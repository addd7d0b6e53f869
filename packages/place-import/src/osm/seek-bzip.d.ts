/** The package has no types; these cover what is used here. */
declare module "seek-bzip" {
  interface ByteInput {
    readByte(): number;
    read(buffer: Uint8Array, offset: number, length: number): number;
    eof(): boolean;
  }
  interface ByteOutput {
    writeByte(byte: number): void;
  }
  const bunzip: { decode(input: ByteInput, output: ByteOutput, isMultistream: boolean): void };
  export default bunzip;
}
