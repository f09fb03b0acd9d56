import { isSigned, type Keys, keysOf, sha256 } from './digests.ts'
import { type Archive, readArchive, textOf } from './read-archive.ts'
import { rowsOf } from './read-csv.ts'
import type { Finding, PackageFacts, Verification, VerifyOptions } from './verification.ts'
import { type Anchor, anchorsIn, type Proof, verifyAnchors, verifyProofs } from './verify-anchors.ts'
import { isManifest, type Manifest } from './manifest.ts'
import { type ListedPerson, verifyChains } from './verify-chains.ts'

/** Files whose digest cannot be in the manifest. */
const own = new Set(['manifest.json', 'manifest.sig'])

/**
 * Verifies a package of the time record offline: every file, entry, anchor and byte. A tampered package does not
 * throw: the findings say what is wrong. Throws when the anchors passed in are no JSON.
 *
 * @example
 * const { holds, findings, facts } = verifyPackage(file, { key })
 */
export function verifyPackage(bytes: Uint8Array, { key, anchors }: VerifyOptions = {}): Verification {
  const archive = readArchive(bytes)
  const manifest = archive && jsonOf(archive, 'manifest.json')
  if (archive === undefined || !isManifest(manifest))
    return { holds: false, findings: [{ kind: 'unreadable' }] }
  const keys = keysOf(key ?? textIn(archive, 'public-key.pem'))
  const outside = anchors === undefined ? new Map<number, string>() : anchorsIn(anchors)
  const content = contentOf(archive, manifest, { keys, outside })
  const findings = [
    ...signatures(archive, manifest, keys),
    ...filesOf(archive, manifest),
    ...content.findings,
  ]
  const fingerprint = keys.get(manifest.key)?.fingerprint ?? ''
  const { from, until, detail, madeAt, people } = manifest
  const facts = {
    from,
    until,
    detail,
    madeAt,
    people: people.length,
    fingerprint,
    isKeyGiven: key !== undefined,
  }
  return {
    holds: findings.length === 0,
    findings: named(findings, people),
    facts: { ...facts, ...content.facts },
  }
}

/** Verifies the signatures of the manifest and of the whole archive. */
function* signatures(archive: Archive, manifest: Manifest, keys: Keys): Generator<Finding> {
  const key = keys.get(manifest.key)?.key
  if (key === undefined) yield { kind: 'key_unknown', key: manifest.key }
  const signature = textIn(archive, 'manifest.sig').replace(/\n$/, '')
  const text = archive.files.get('manifest.json') ?? new Uint8Array()
  if (!isSigned(key, 'manifest', sha256(text), signature)) yield { kind: 'manifest_changed' }
  if (!isSigned(key, 'archive', sha256(archive.before), archive.comment)) yield { kind: 'archive_changed' }
}

function* filesOf({ files }: Archive, manifest: Manifest): Generator<Finding> {
  for (const { name: file, sha256: digest } of manifest.files) {
    const bytes = files.get(file)
    if (bytes === undefined) yield { kind: 'file_missing', file }
    else if (sha256(bytes) !== digest) yield { kind: 'file_changed', file }
  }
  const known = new Set(manifest.files.map(({ name }) => name))
  for (const file of files.keys()) if (!known.has(file) && !own.has(file)) yield { kind: 'file_added', file }
}

type Contents = Pick<
  PackageFacts,
  'entries' | 'heldBack' | 'unlinked' | 'anchors' | 'anchored' | 'unanchored' | 'compared'
>
interface Content {
  readonly findings: Finding[]
  readonly facts: Contents
}

type Against = { keys: Keys; outside: ReadonlyMap<number, string> }

/** Where the structure violates the format, nothing further can be verified. */
function contentOf(archive: Archive, manifest: Manifest, against: Against): Content {
  try {
    return verifyContent(archive, manifest, against)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const facts = {
      entries: 0,
      heldBack: 0,
      unlinked: 0,
      anchors: 0,
      anchored: undefined,
      unanchored: 0,
      compared: 0,
    }
    return { findings: [{ kind: 'content_unreadable' }], facts }
  }
}

/** Verifies the content: entries, chains, anchors and proofs. A package of totals has none of them. */
function verifyContent(archive: Archive, { people, detail }: Manifest, { keys, outside }: Against): Content {
  const rows = (name: string) => rowsOf(textIn(archive, name))
  const listed = detail === 'full' ? people : []
  const { chains, findings, heldBack, unlinked } = verifyChains(
    rows('entries.csv'),
    rows('chain.csv'),
    listed,
  )
  // The types of the format; a file that deviates from them also fails its digest.
  const { anchors = [] } = (jsonOf(archive, 'anchors.json') ?? {}) as { anchors?: Anchor[] }
  const proofs = (jsonOf(archive, 'proofs.json') ?? []) as Proof[]
  const last = anchors.at(-1)
  const reached = new Map(
    proofs.filter(({ anchor }) => anchor === last?.number).map((one) => [one.person, one.number]),
  )
  const lasts = new Map(listed.map(({ id, last: end }) => [id, end]))
  const ends = listed.map(({ id, last: end }) => Math.max(0, (end ?? 0) - (reached.get(id) ?? 0)))
  return {
    findings: [
      ...findings,
      ...verifyAnchors(anchors, keys, outside),
      ...verifyProofs(proofs, new Map(anchors.map((one) => [one.number, one])), { chains, lasts }),
    ],
    facts: {
      ...{
        entries: people.reduce((sum, { entries }) => sum + entries, 0),
        heldBack,
        unlinked,
        anchors: anchors.length,
      },
      anchored: last && [anchors[0]?.day ?? '', last.day],
      unanchored: ends.reduce((sum, count) => sum + count, 0),
      compared: anchors.filter(({ number }) => outside.has(number)).length,
    },
  }
}

const named = (findings: readonly Finding[], people: readonly ListedPerson[]): Finding[] => {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return findings.map((one) => ({ ...one, name: names.get(one.person ?? '') }))
}

const textIn = ({ files }: Archive, name: string): string => textOf(files.get(name) ?? new Uint8Array())

/** Undefined when it is no JSON: the digest reports the change. */
function jsonOf(archive: Archive, name: string): unknown {
  try {
    return JSON.parse(textIn(archive, name))
  } catch {
    return undefined
  }
}
