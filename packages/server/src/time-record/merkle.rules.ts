import { createHash } from 'node:crypto'

/** The last entry of a person. */
export type ChainHead = { employeeId: string; number: number; hash: string }

export type MerkleTree = {
  /** In hexadecimal. */
  root: string
  /** The siblings of a leaf on its path to the root. */
  pathOf(index: number): string[]
}

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** Different prefixes for leaves and nodes (RFC 6962 §2.1), so that none can pass for the other. */
const [leafMark, nodeMark] = [Buffer.of(0), Buffer.of(1)]

const leafOf = ({ employeeId, number, hash }: ChainHead): Buffer =>
  sha256(leafMark, `${employeeId} ${number} ${hash}`)

/** In the order of the leaves: by id. */
export const inOrder = (heads: readonly ChainHead[]): ChainHead[] =>
  heads.toSorted((one, other) => (one.employeeId < other.employeeId ? -1 : 1))

/**
 * The Merkle tree over the sorted heads, as in RFC 6962: pairs are hashed, and a last node without a sibling moves up
 * unchanged.
 */
export function merkleTree(heads: readonly ChainHead[]): MerkleTree {
  const levels: Buffer[][] = [heads.map(leafOf)]
  for (let level = levels[0] ?? []; level.length > 1; levels.push(level)) level = above(level)
  const root = levels.at(-1)?.[0] ?? sha256('')
  return {
    root: root.toString('hex'),
    pathOf: (index) =>
      levels.flatMap((level, height) => {
        const beside = level[(index >> height) ^ 1]
        return beside === undefined ? [] : [beside.toString('hex')]
      }),
  }
}

function above(level: readonly Buffer[]): Buffer[] {
  const joined: Buffer[] = []
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at], level[at + 1]]
    if (left !== undefined) joined.push(right === undefined ? left : sha256(nodeMark, left, right))
  }
  return joined
}
