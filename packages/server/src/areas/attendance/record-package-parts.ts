import type { Db } from '#db/database.ts'
import type { RecordKey } from '#time-record/record-key.ts'
import type { Part } from '#time-record/package/archive.ts'
import { csvLine } from '#time-record/package/csv.ts'
import { chainColumns, chainLine, entryColumns, entryLine } from '#time-record/package/entry-lines.ts'
import { readmes } from '#time-record/package/readme.ts'
import { type Anchor, keys } from '#time-record/anchors.queries.ts'
import { changeColumns, changeLines, dayColumns, dayLines } from './record-package-lines.ts'
import { type Sums, summaryOf } from './record-package-summary.ts'
import { anchorsOf, anchorsText, provedOf, proofLines } from './record-package-proofs.ts'
import {
  hiddenOf,
  type PackedChain,
  type PackedPerson,
  people,
  type Row,
  shownOf,
} from './record-packages.queries.ts'

/** The number of passes per person: entries, chain, days and changes. */
export const passes = { full: 4, totals: 1 } as const

type Making = { db: Db; now: Date; key: RecordKey; step: () => Promise<void> }
/** A person in the manifest. */
type ListedPerson = {
  id: string
  name: string
  dni?: string
  entries: number
  first: number | null
  last: number | null
}

/** The files of a package in order, and the people in its manifest, known after they are written. */
export async function partsOf(row: Row, making: Making): Promise<{ parts: Part[]; about: () => object }> {
  const { db } = making
  const { id, from, until, detail } = row
  // Read before the ends of the chains: no anchor then covers an entry beyond them.
  const anchors = detail === 'full' ? await anchorsOf(db, row) : []
  const packed = await people(db, row.employeeIds, row.identityNumbers)
  const listed = packed.map(
    ({ id: person, name, dni }): ListedPerson => ({
      ...{ id: person, name, ...(dni === null ? {} : { dni }), entries: 0, first: null, last: null },
    }),
  )
  const each = eachOf(packed, making)
  const sums = new Map<string, Sums>()
  const days: Part = each('workdays.csv', dayColumns(detail), (person) => {
    const sum = { days: 0, effectiveSeconds: 0, balanceMinutes: 0 }
    sums.set(person.id, sum)
    return dayLines(db, { employeeId: person.id, from, until, now: making.now }, { detail, sum })
  })
  const summary = summaryPart({ row, packed, sums, listed, making })
  const parts = detail === 'totals' ? [days] : fullParts(row, { ...making, anchors, each, days, listed })
  return {
    parts: [...parts, summary, await keyPart(making), ...readmes],
    about: () => ({ id, from, until, detail, people: listed }),
  }
}

type Summed = {
  row: Row
  packed: readonly PackedPerson[]
  sums: ReadonlyMap<string, Sums>
  listed: readonly ListedPerson[]
  making: Making
}

/** Written after the days and the entries that it sums up. */
const summaryPart = ({ row, packed, sums, listed, making: { key, now } }: Summed): Part => ({
  name: 'resumen.pdf',
  async *content() {
    const entries = new Map(listed.map((one) => [one.id, one.entries]))
    yield await summaryOf({ row, people: packed, sums, entries, publicKey: key.publicKey, now })
  },
})

/** The current public key, and earlier ones that anchors may be signed with. */
async function keyPart({ db, key }: Making): Promise<Part> {
  const others = (await keys(db)).filter((one) => one.id !== key.id)
  const text = [key, ...others].map(({ publicKey }) => publicKey)
  return { name: 'public-key.pem', content: () => text }
}

type Each = (
  name: string,
  columns: readonly string[],
  lines: (of: PackedPerson, at: number) => AsyncIterable<string>,
) => Part

/** A file with a header and the lines of one person after the other. */
const eachOf =
  (packed: readonly PackedPerson[], { step }: Making): Each =>
  (name, columns, lines) => ({
    name,
    async *content() {
      yield csvLine(columns)
      for (const [at, person] of packed.entries()) {
        yield* lines(person, at)
        await step()
      }
    },
  })

type Full = Making & { anchors: readonly Anchor[]; each: Each; days: Part; listed: readonly ListedPerson[] }

function fullParts(row: Row, { db, now, anchors, each, days, listed }: Full): Part[] {
  const { from, until } = row
  // Days may be derived again meanwhile: the summary uses exactly the values that were written.
  const chains = new Map<string, PackedChain>()
  const ids = new Set(row.employeeIds)
  return [
    each('entries.csv', entryColumns, async function* (person, at) {
      const entries = await shownOf(db, person, row)
      const shown = entries.map(({ number }) => number)
      const [first] = shown
      if (first === undefined) return
      chains.set(person.id, { first, shown })
      Object.assign(listed[at] ?? {}, { entries: shown.length, first, last: person.head })
      for (const entry of entries) yield entryLine(entry)
    }),
    each('chain.csv', chainColumns, async function* (person) {
      const chain = chains.get(person.id)
      if (chain === undefined) return
      for (const entry of await hiddenOf(db, person, chain)) yield chainLine(entry)
    }),
    days,
    each('changes.csv', changeColumns, (person) =>
      changeLines(db, { employeeId: person.id, from, until, now }),
    ),
    {
      name: 'anchors.json',
      content: async function* () {
        yield await anchorsText(db, anchors)
      },
    },
    { name: 'proofs.json', content: () => proofLines(db, provedOf(anchors, row), ids) },
  ]
}
