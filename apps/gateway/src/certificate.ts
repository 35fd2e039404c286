import 'reflect-metadata';
import { createHash, createPrivateKey, type KeyObject, webcrypto } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KeyUsageFlags, KeyUsagesExtension, X509CertificateGenerator } from '@peculiar/x509';

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', publicExponent: new Uint8Array([1, 0, 1]), modulusLength: 2048 };
const day = 86_400_000;

/** A key and the certificate that vouches for it. */
export interface Signer {
  readonly key: KeyObject;
  /** PEM. */
  readonly certificate: string;
  /** The name under which the certificate is served, such as CERT-1f0c…: another certificate has another name. */
  readonly name: string;
}

interface Written {
  readonly certificate: string;
  readonly key: string;
}

/** Makes a key and a certificate signed with it. @param days from now: when it begins and ends to be valid */
const make = async (from: number, to: number): Promise<Written> => {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const now = Date.now();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=messageverificationcerts.gateway.test, O=Sandbox payment gateway',
    notBefore: new Date(now + from * day),
    notAfter: new Date(now + to * day),
    signingAlgorithm: algorithm,
    keys,
    extensions: [new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true)],
  });
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return { certificate: certificate.toString('pem'), key };
};

const signerOf = ({ certificate, key }: Written): Signer => ({
  key: createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' }),
  certificate,
  name: `CERT-${createHash('sha256').update(certificate).digest('hex').slice(0, 24)}`,
});

/** The gateway's own signer: made at the first start, the same ever after. @param folder null keeps it in memory only */
export const openSigner = async (folder: string | null): Promise<Signer> => {
  if (folder === null) return signerOf(await make(-1, 3650));
  const file = join(folder, 'signer.json');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(await make(-1, 3650)), { mode: 0o600 });
  }
  return signerOf(JSON.parse(readFileSync(file, 'utf8')) as Written);
};

/** A signer that nobody should believe, for forgeries. */
export const foreignSigner = async (): Promise<Signer> => signerOf(await make(-1, 3650));
/** A signer whose certificate is out of date. */
export const expiredSigner = async (): Promise<Signer> => signerOf(await make(-30, -1));
