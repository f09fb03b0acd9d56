import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'

/** The name of the format, part of everything that is signed. */
export const format = 'portal-time-record/1'

export type Signed = 'anchor' | 'manifest' | 'archive' | 'filtering'

/** Signs exported proofs of the time record. */
export type RecordKey = {
  /** The beginning of the public key's SHA-256. */
  id: string
  /** PEM. */
  publicKey: string
  /** Ed25519 of `<format> <what> <digest>`, in hexadecimal: a signature is valid for one purpose only. */
  sign(what: Signed, digest: string): string
}

/** The PKCS #8 prefix of an Ed25519 key's 32 bytes (RFC 8410 §7). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Derives the key pair from a secret. */
export function recordKeyOf(secret: string): RecordKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'portal time record', 32))
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key)
  const der = publicKey.export({ format: 'der', type: 'spki' })
  return {
    id: createHash('sha256').update(der).digest('hex').slice(0, 16),
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    sign: (what, digest) => sign(null, Buffer.from(`${format} ${what} ${digest}`), key).toString('hex'),
  }
}
