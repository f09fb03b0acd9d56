import { sha256 } from './digests.ts'
import type { CsvRow } from './read-csv.ts'
import type { Finding } from './verification.ts'

/** What the manifest says of a person. */
export interface ToldPerson {
  readonly id: string
  readonly name: string
  readonly entries: number
  readonly first: number | null
  readonly last: number | null
}
/** A place in the chain of somebody: its content is undefined where the rule of before hashed the whole entry. */
interface Link {
  readonly hash: string
  readonly previous?: string | null
  readonly content?: string | undefined
}
/** The links of each person by their numbers. */
export type Chains = ReadonlyMap<string, ReadonlyMap<number, Link>>

interface Found {
  readonly chains: Chains
  readonly findings: Finding[]
  readonly heldBack: number
}

/** Reads the entries of all people, each against its own hash, and their chains without a gap. */
export function verifyChains(
  entries: Iterable<CsvRow>,
  others: Iterable<CsvRow>,
  people: readonly ToldPerson[],
): Found {
  const chains = new Map<string, Map<number, Link>>(people.map(({ id }) => [id, new Map()]))
  const shown = new Map<string, number>()
  const findings: Finding[] = []
  let heldBack = 0
  const put = (row: CsvRow, link: Link) => {
    const [person, number] = [row.person ?? '', Number(row.number)]
    const chain = chains.get(person)
    if (chain === undefined) findings.push({ kind: 'person_added', person, number })
    else if (chain.has(number)) findings.push({ kind: 'entry_added', person, number })
    else chain.set(number, link)
  }
  for (const row of entries) {
    const person = row.person ?? ''
    shown.set(person, (shown.get(person) ?? 0) + 1)
    if (hashOf(row) !== row.hash) findings.push({ kind: 'entry_changed', person, number: Number(row.number) })
    put(row, { hash: row.hash ?? '', previous: row.previousHash ?? '' })
  }
  for (const row of others) {
    heldBack += 1
    put(row, { hash: row.hash ?? '', content: row.content ?? undefined })
  }
  for (const person of people) findings.push(...wrongWith(person, chains.get(person.id), shown.get(person.id)))
  return { chains, findings, heldBack }
}

function* wrongWith(
  { id: person, name, entries, first, last }: ToldPerson,
  chain: ReadonlyMap<number, Link> = new Map(),
  shown = 0,
): Generator<Finding> {
  if (entries > 0 && shown === 0) {
    yield { kind: 'person_missing', person, name }
    return
  }
  if (first === null || last === null) return
  for (const number of chain.keys())
    if (!(number >= first && number <= last)) yield { kind: 'entry_added', person, name, number }
  for (let number = first; number <= last; number += 1) {
    const [link, before] = [chain.get(number), chain.get(number - 1)]
    if (link === undefined) yield { kind: 'entry_missing', person, name, number }
    else if (before !== undefined && !follows(link, before))
      yield { kind: 'entry_unlinked', person, name, number }
  }
}

function follows({ hash, previous, content }: Link, before: Link): boolean {
  if (previous !== undefined) return previous === before.hash
  return content === undefined || sha256(`${before.hash}\n${content}`) === hash
}

const numberOf = (cell: string | null | undefined) => (cell == null ? null : Number(cell))

/** As the server hashes an entry; one without a trace was hashed as a whole. */
function hashOf(row: CsvRow): string {
  const { id, person, kind, at, recordedAt, timeZone, breakTypeId, counts, reason, mode, source } = row
  const said = [id, person, numberOf(row.number), kind, at, recordedAt, timeZone, breakTypeId, counts]
  const all = [...said, numberOf(row.minutesPerUse), reason, mode, source, row.createdBy]
  const text =
    row.trace == null
      ? JSON.stringify([...all, row.ip, row.userAgent, row.replaces])
      : sha256(JSON.stringify([2, ...all, row.replaces, row.trace]))
  return sha256(`${row.previousHash ?? ''}\n${text}`)
}
