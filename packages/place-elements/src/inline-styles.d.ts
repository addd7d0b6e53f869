/** The text of a style sheet, for a sheet that a shadow root adopts. */
declare module "*.css?inline" {
  const text: string;
  export default text;
}
