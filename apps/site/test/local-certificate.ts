import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** Key and certificate of a test's https server, both in PEM. */
export interface LocalCertificate {
  key: string;
  cert: string;
}

const DAY_MS = 86_400_000;

/** Object identifiers, in DER without their head. */
const COMMON_NAME = [0x55, 0x04, 0x03];
const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const SUBJECT_ALT_NAME = [0x55, 0x1d, 0x11];

/**
 * Returns a certificate for `localhost` that it signs itself, good for a day: so that no
 * key has to lie in the repository.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5280#section-4.1
 */
export function localCertificate(now = Date.now()): LocalCertificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(der(0x31, sequence(der(0x06, Buffer.from(COMMON_NAME)), utf8("localhost"))));
  const algorithm = sequence(der(0x06, Buffer.from(ECDSA_WITH_SHA256)));
  const altNames = sequence(der(0x82, Buffer.from("localhost")));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, Buffer.concat([Buffer.from([0x01]), randomBytes(8)])),
    algorithm,
    name,
    sequence(utcTime(now - DAY_MS), utcTime(now + DAY_MS)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(der(0x06, Buffer.from(SUBJECT_ALT_NAME)), der(0x04, altNames)))),
  );
  const signature = sign("sha256", body, privateKey);
  const whole = sequence(body, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = whole.toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function utf8(text: string): Buffer {
  return der(0x0c, Buffer.from(text));
}

function utcTime(instant: number): Buffer {
  const digits = new Date(instant).toISOString().replace(/\D/g, "").slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}
