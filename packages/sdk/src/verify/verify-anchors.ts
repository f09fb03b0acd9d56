import { isSigned, type Keys, sha256 } from './digests.ts'
import type { Chain, Chains } from './verify-chains.ts'
import type { Finding } from './verification.ts'

/** A daily anchor, as the file of anchors has it. */
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

/** Where the last entry of a person stood in an anchor. */
export interface Proof {
  readonly person: string
  readonly anchor: number
  readonly number: number
  readonly hash: string
  readonly index: number
  readonly path: readonly string[]
}

/** Each anchor against its hash, its signature, the one before it, and the same one kept outside. */
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

/** Each proof leads to the root of its anchor, from what the chain of its person has at that number, which is no later than its end. */
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
    // A chain is given up to its end: there is none beyond it.
    if (number > (lasts.get(person) ?? number)) yield { kind: 'entry_missing', person, number, anchor }
  }
}

const isProved = (proof: Proof, anchor: Anchor | undefined): boolean =>
  anchor !== undefined && rootOf(proof, anchor.people) === anchor.root

/** What the chain has at a number; before its first entry, what that one follows. */
const hashAt = (chain: Chain | undefined, number: number): string | null | undefined =>
  chain?.get(number)?.hash ?? chain?.get(number + 1)?.previous

/** Anchors kept outside, by their numbers: the file of anchors, or one JSON object a line. */
export function anchorsIn(text: string): Map<number, string> {
  const given = text.trimStart().startsWith('{"format"')
    ? (JSON.parse(text) as { anchors: Anchor[] }).anchors
    : text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as Anchor]))
  return new Map(given.map(({ number, hash }) => [number, hash]))
}

const hashOf = ({ number, day, madeAt, people, entries, root, previous, key }: Anchor): string =>
  sha256(JSON.stringify([number, day, madeAt, people, entries, root, previous, key]))

/** Up the tree: two by two, and a last one without a second goes up as it is (RFC 6962 §2.1). */
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
