import QRCode from "qrcode";

/** A QR code as one path of an SVG. */
export interface QrPath {
  /** Squares along one side, the quiet zone of four around it included. */
  size: number;
  path: string;
}

const QUIET = 4;

/** Returns the code of an address, with enough redundancy for a creased sheet. */
export function qrPath(url: string): QrPath {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: "M" });
  const rows = Array.from({ length: modules.size }, (_, y) =>
    Array.from({ length: modules.size }, (_, x) =>
      modules.get(y, x) === 1 ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : "",
    ).join(""),
  );
  return { size: modules.size + 2 * QUIET, path: rows.join("") };
}
