import { createHash } from 'node:crypto'

/** The digest of the concatenated digests of all parts. */
export function digestOfParts(parts: readonly { sha256: string }[]): string {
  const hash = createHash('sha256')
  for (const { sha256 } of parts) hash.update(sha256, 'hex')
  return hash.digest('hex')
}
