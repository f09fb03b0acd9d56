import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'

/** The name of the format, which is signed with everything. */
export const format = 'portal-time-record/1'

export type Signed = 'anchor' | 'manifest' | 'archive' | 'filtering'

/** Signs what leaves the portal as proof of the time record. */
export type RecordKey = {
  /** The beginning of the SHA-256 of the public key. */
  id: string
  /** PEM. */
  publicKey: string
  /** Ed25519 of `<format> <what> <digest>`, in hexadecimal: nothing that is signed can stand for something else. */
  sign(what: Signed, digest: string): string
}

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410 §7). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key pair that follows from a secret: another secret is another key. */
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
