// For tests: X.509 certificates made from nothing, to sign webhooks with.
import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate (PEM), its key and its name. */
export interface TestCertificate {
  pem: string;
  key: KeyObject;
  name: string;
}

export interface CertificateOptions {
  name: string;
  /** Who signs it; itself when left out. */
  issuer?: TestCertificate;
  ca?: boolean;
  /** Days from now. */
  days?: [from: number, to: number];
}

const SHA256_RSA = '2a864886f70d01010b';
const COMMON_NAME = '550403';
const BASIC_CONSTRAINTS = '551d13';

export function makeCertificate({ name, issuer, ca = false, days = [-1, 30] }: CertificateOptions): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = createPrivateKey(privateKey);
  const algorithm = der(0x30, der(0x06, hex(SHA256_RSA)), der(0x05));
  const body = der(
    0x30,
    der(0xa0, der(0x02, hex('02'))),
    der(0x02, Buffer.concat([hex('01'), randomBytes(15)])),
    algorithm,
    distinguished(issuer?.name ?? name),
    der(0x30, ...days.map((day) => der(0x17, utcTime(day)))),
    distinguished(name),
    publicKey,
    der(0xa3, der(0x30, constraints(ca))),
  );
  const signature = sign('RSA-SHA256', body, issuer?.key ?? key);
  const whole = der(0x30, body, algorithm, der(0x03, hex('00'), signature));
  const lines = whole.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return { pem: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`, key, name };
}

function constraints(ca: boolean): Buffer {
  const value = der(0x30, ...(ca ? [der(0x01, hex('ff'))] : []));
  return der(0x30, der(0x06, hex(BASIC_CONSTRAINTS)), der(0x01, hex('ff')), der(0x04, value));
}

function distinguished(name: string): Buffer {
  return der(0x30, der(0x31, der(0x30, der(0x06, hex(COMMON_NAME)), der(0x0c, Buffer.from(name)))));
}

function utcTime(days: number): Buffer {
  const digits = new Date(Date.now() + days * 86_400_000).toISOString().replaceAll(/\D/g, '');
  return Buffer.from(`${digits.slice(2, 14)}Z`);
}

const hex = (text: string): Buffer => Buffer.from(text, 'hex');

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}
