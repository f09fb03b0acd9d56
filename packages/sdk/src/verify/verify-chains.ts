import { sha256 } from './digests.ts'
import type { CsvRow } from './read-csv.ts'
import type { Finding } from './verification.ts'

/** A person in the manifest. */
export interface ListedPerson {
  readonly id: string
  readonly name: string
  readonly entries: number
  readonly first: number | null
  readonly last: number | null
}
/** A link of a person's chain. Its content hash is undefined under the old rule, which hashed the whole entry. */
interface Link {
  readonly hash: string
  readonly previous?: string | null
  readonly content?: string | undefined
  /** Hashed as a whole. Once an entry of a person is hashed by content, all later ones are. */
  readonly isFirstRule: boolean
}
/** The links of one person, by number. */
export type Chain = ReadonlyMap<number, Link>
/** The chains of all people. */
export type Chains = ReadonlyMap<string, Chain>

interface Found {
  readonly chains: Chains
  readonly findings: Finding[]
  readonly heldBack: number
  readonly unlinked: number
}

/** Reads the entries of all people, verifies the hash of each, and checks that the chains have no gaps. */
export function verifyChains(
  entries: Iterable<CsvRow>,
  others: Iterable<CsvRow>,
  people: readonly ListedPerson[],
): Found {
  const chains = new Map(people.map(({ id }) => [id, new Map<number, Link>()]))
  const shown = new Set<string>()
  const findings: Finding[] = []
  let [heldBack, unlinked] = [0, 0]
  for (const row of entries) {
    const [person, number] = placeOf(row)
    shown.add(person)
    if (hashOf(row) !== row.hash) findings.push({ kind: 'entry_changed', person, number })
    findings.push(...put(chains, row, shownLink(row)))
  }
  for (const row of others) {
    heldBack += 1
    const link = heldLink(row)
    if (link.isFirstRule) unlinked += 1
    findings.push(...put(chains, row, link))
  }
  for (const listed of people)
    findings.push(
      ...wrongWith(listed, chains.get(listed.id) ?? new Map<number, Link>(), shown.has(listed.id)),
    )
  return { chains, findings, heldBack, unlinked }
}

const shownLink = ({ hash, previousHash, trace }: CsvRow): Link => ({
  ...{ hash: hash ?? '', previous: previousHash ?? '', isFirstRule: trace == null },
})
const heldLink = ({ hash, content }: CsvRow): Link => ({
  ...{ hash: hash ?? '', content: content ?? undefined, isFirstRule: content == null },
})
const placeOf = (row: CsvRow): [person: string, number: number] => [row.person ?? '', Number(row.number)]

/** Adds a link to its person's chain; reports when it does not fit. */
function put(chains: ReadonlyMap<string, Map<number, Link>>, row: CsvRow, link: Link): Finding[] {
  const [person, number] = placeOf(row)
  const chain = chains.get(person)
  if (chain === undefined) return [{ kind: 'person_added', person, number }]
  if (chain.has(number)) return [{ kind: 'entry_added', person, number }]
  chain.set(number, link)
  return []
}

function* wrongWith(listed: ListedPerson, chain: Chain, isShown: boolean): Generator<Finding> {
  const { id: person, name } = listed
  if (listed.entries > 0 && !isShown) yield { kind: 'person_missing', person, name }
  else for (const [number, kind] of wrongIn(listed, chain)) yield { kind, person, name, number }
}

function* wrongIn(listed: ListedPerson, chain: Chain): Generator<[number: number, kind: Finding['kind']]> {
  // A person without a chain has no entries.
  const [first, last] = [listed.first ?? Infinity, listed.last ?? -Infinity]
  for (const number of chain.keys()) if (!(number >= first && number <= last)) yield [number, 'entry_added']
  // Bounds the search: among this many numbers there must be a gap, however far off the claimed end is.
  const end = Math.min(last, first + chain.size)
  let isFirstRule = true
  for (let number = first; number <= end; number += 1) {
    const [link, before] = [chain.get(number), chain.get(number - 1)]
    const kind = wrongAt(link, before, isFirstRule)
    if (kind !== undefined) yield [number, kind]
    if (link?.isFirstRule === false) isFirstRule = false
  }
}

function wrongAt(
  link: Link | undefined,
  before: Link | undefined,
  isFirstRule: boolean,
): Finding['kind'] | undefined {
  if (link === undefined) return 'entry_missing'
  if (link.isFirstRule && !isFirstRule) return 'entry_unlinked'
  return before === undefined || follows(link, before) ? undefined : 'entry_unlinked'
}

function follows({ hash, previous, content }: Link, before: Link): boolean {
  if (previous !== undefined) return previous === before.hash
  return content === undefined || sha256(`${before.hash}\n${content}`) === hash
}

const numberOf = (cell: string | null | undefined) => (cell == null ? null : Number(cell))

/** Hashes an entry as the server does; one without a trace was hashed as a whole. */
function hashOf(row: CsvRow): string {
  const { id, person, kind, at, recordedAt, timeZone, breakTypeId, counts, reason, mode, source } = row
  const fields = [id, person, numberOf(row.number), kind, at, recordedAt, timeZone, breakTypeId, counts]
  const all = [...fields, numberOf(row.minutesPerUse), reason, mode, source, row.createdBy]
  const text =
    row.trace == null
      ? JSON.stringify([...all, row.ip, row.userAgent, row.replaces])
      : sha256(JSON.stringify([2, ...all, row.replaces, row.trace]))
  return sha256(`${row.previousHash ?? ''}\n${text}`)
}
