import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'

/** The name of the format; it is part of everything that is signed. */
const format = 'portal-time-record/1'

/** SHA-256 in hexadecimal. */
export const sha256 = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

export type Keys = ReadonlyMap<string, { key: KeyObject; fingerprint: string }>

/** Parses public keys from PEM, by id; skips anything else. */
export function keysOf(pem: string): Keys {
  const texts = pem.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? []
  return new Map(
    texts.flatMap((text) => {
      try {
        const key = createPublicKey(text)
        const fingerprint = sha256(key.export({ format: 'der', type: 'spki' }))
        return [[fingerprint.slice(0, 16), { key, fingerprint }] as const]
      } catch {
        return []
      }
    }),
  )
}

/** Whether a key has signed this digest for this purpose. */
export function isSigned(
  key: KeyObject | undefined,
  what: 'anchor' | 'manifest' | 'archive' | 'filtering',
  digest: string,
  signature: string,
): boolean {
  if (key === undefined || !/^[0-9a-f]{128}$/.test(signature)) return false
  return verify(null, Buffer.from(`${format} ${what} ${digest}`), key, Buffer.from(signature, 'hex'))
}
