import { isSigned, type Keys, sha256 } from './digests.ts'
import type { Chain, Chains } from './verify-chains.ts'
import type { Finding } from './verification.ts'

/** A daily anchor, as in the file of anchors. */
export interface Anchor {
  readonly number: number
  readonly day: string
  readonly madeAt: string
  readonly people: number
  readonly entries: number
  readonly root: string
  readonly previous: string
  readonly hash: string
  readonly key: string
  readonly signature: string
}

/** The position of a person's last entry in an anchor. */
export interface Proof {
  readonly person: string
  readonly anchor: number
  readonly number: number
  readonly hash: string
  readonly index: number
  readonly path: readonly string[]
}

/** Verifies each anchor: its hash, its signature, its link to the previous one, and its externally stored copy. */
export function* verifyAnchors(
  anchors: readonly Anchor[],
  keys: Keys,
  outside: ReadonlyMap<number, string>,
): Generator<Finding> {
  for (const [at, one] of anchors.entries()) {
    const { number: anchor, hash, key } = one
    const before = anchors[at - 1]
    if (!keys.has(key)) yield { kind: 'key_unknown', anchor, key }
    else if (!isGenuine(one, keys)) yield { kind: 'anchor_changed', anchor }
    if (before !== undefined && !follows(one, before)) yield { kind: 'anchor_unlinked', anchor }
    if ((outside.get(anchor) ?? hash) !== hash) yield { kind: 'anchor_differs', anchor }
  }
}

const isGenuine = (one: Anchor, keys: Keys): boolean =>
  hashOf(one) === one.hash && isSigned(keys.get(one.key)?.key, 'anchor', one.hash, one.signature)
const follows = ({ number, previous }: Anchor, before: Anchor): boolean =>
  before.number + 1 === number && before.hash === previous

/** Verifies that each proof leads from the person's entry with that number to the root of its anchor. */
export function* verifyProofs(
  proofs: readonly Proof[],
  anchors: ReadonlyMap<number, Anchor>,
  { chains, lasts }: { chains: Chains; lasts: ReadonlyMap<string, number | null> },
): Generator<Finding> {
  for (const proof of proofs) {
    const { person, number, anchor } = proof
    if (!isProved(proof, anchors.get(anchor))) yield { kind: 'proof_wrong', person, anchor }
    if ((hashAt(chains.get(person), number) ?? proof.hash) !== proof.hash)
      yield { kind: 'head_differs', person, number, anchor }
    // The chain is complete: a number beyond its end does not exist.
    if (number > (lasts.get(person) ?? number)) yield { kind: 'entry_missing', person, number, anchor }
  }
}

const isProved = (proof: Proof, anchor: Anchor | undefined): boolean =>
  anchor !== undefined && rootOf(proof, anchor.people) === anchor.root

/** The hash at a number of the chain; before the first entry, the hash that it follows. */
const hashAt = (chain: Chain | undefined, number: number): string | null | undefined =>
  chain?.get(number)?.hash ?? chain?.get(number + 1)?.previous

/** Parses externally stored anchors by number: the file of anchors, or one JSON object per line. */
export function anchorsIn(text: string): Map<number, string> {
  const given = text.trimStart().startsWith('{"format"')
    ? (JSON.parse(text) as { anchors: Anchor[] }).anchors
    : text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as Anchor]))
  return new Map(given.map(({ number, hash }) => [number, hash]))
}

const hashOf = ({ number, day, madeAt, people, entries, root, previous, key }: Anchor): string =>
  sha256(JSON.stringify([number, day, madeAt, people, entries, root, previous, key]))

/**
 * Computes the root: pairs are hashed together, and a last node without a sibling moves up unchanged (RFC 6962 §2.1).
 */
function rootOf({ person, number, hash, index, path }: Proof, people: number): string | undefined {
  let digest = sha256(Buffer.of(0), `${person} ${number} ${hash}`)
  const rest = [...path]
  for (let [at, last] = [index, people - 1]; last > 0; at >>= 1, last >>= 1) {
    if (at === last && at % 2 === 0) continue
    const beside = rest.shift() ?? ''
    const pair = at % 2 === 0 ? [digest, beside] : [beside, digest]
    digest = sha256(Buffer.of(1), ...pair.map((half) => Buffer.from(half, 'hex')))
  }
  return rest.length === 0 && index < people ? digest : undefined
}
