import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'
import { daysAfter } from '#db/day.ts'
import { type Chained, hashOf } from '#time-record/chain.rules.ts'
import { type ChainHead, inOrder, merkleTree } from '#time-record/merkle.rules.ts'
import { format, type RecordKey, recordKeyOf } from '#time-record/record-key.ts'
import { anchorAfter } from '#time-record/take-anchor.ts'
import type { Anchor } from '#time-record/anchors.queries.ts'
import { archiveOf, type Part } from '../archive.ts'
import { csvLine } from '../csv.ts'
import { chainColumns, chainLine, entryColumns, entryLine, type PackedEntry } from '../entry-lines.ts'

export const company = recordKeyOf('the secret of the company')
const names = ['Ana', 'Bea', 'Carla'] as const
const firstDay = '2026-03-02'

/** An entry, and whether a package shows its day. */
export type ProvedEntry = PackedEntry & { isShown: boolean }

/** The record of a few people, who come and go on three days; one entry of each is on another day. */
export function recordOf(change: (entry: Chained) => Chained = (entry) => entry): ProvedEntry[][] {
  return names.map((name) => {
    const chain: ProvedEntry[] = []
    for (let place = 0; place < 6; place += 1) {
      const day = daysAfter(firstDay, Math.floor(place / 2))
      const at = new Date(`${day}T${place % 2 === 0 ? '08' : '16'}:00:00Z`)
      const entry = change({
        ...{
          id: `${name}-${place}`,
          employeeId: name,
          number: place + 4,
          kind: place % 2 === 0 ? 'in' : 'out',
        },
        ...{
          at,
          recordedAt: at,
          timeZone: 'Europe/Madrid',
          breakTypeId: null,
          counts: null,
          minutesPerUse: null,
        },
        ...{
          reason: place === 1 ? '=1+1, "quoted"' : null,
          mode: 'on_site',
          source: 'portal',
          createdBy: name,
        },
        ...{ ip: '127.0.0.1', userAgent: 'Firefox', replaces: null, salt: place === 0 ? null : 'salt' },
        previousHash: chain.at(-1)?.hash ?? 'f00d',
      })
      chain.push({
        ...{
          ...entry,
          hash: hashOf(entry),
          isShown: place !== 3,
          workday: day,
          breakType: null,
          writer: name,
        },
      })
    }
    return chain
  })
}

/** An anchor for each day. */
export function anchorsOf(
  record: readonly ProvedEntry[][],
  key: RecordKey,
): { anchors: Anchor[]; heads: ChainHead[][] } {
  const anchors: Anchor[] = []
  const heads: ChainHead[][] = []
  for (let at = 0; at < 3; at += 1) {
    const day = daysAfter(firstDay, at)
    const then = inOrder(record.flatMap((chain) => chain.filter(({ workday }) => workday === day).slice(-1)))
    heads.push(then)
    anchors.push(anchorAfter(anchors.at(-1), then, { key, day, madeAt: new Date(`${day}T23:00:00Z`) }))
  }
  return { anchors, heads }
}

export const anchorsFile = (anchors: readonly Anchor[]): string =>
  JSON.stringify({ format, keys: {}, anchors })

/** The files of a package with its entries and the rest of their chains. */
export function chainsOf(record: readonly ProvedEntry[][]): Map<string, string> {
  const all = record.flat()
  const shown = all.filter(({ isShown }) => isShown)
  const hidden = all.filter(({ isShown }) => !isShown)
  return new Map([
    ['entries.csv', [csvLine(entryColumns), ...shown.map(entryLine)].join('')],
    ['chain.csv', [csvLine(chainColumns), ...hidden.map(chainLine)].join('')],
  ])
}

/** The files of a package of this record. */
export function partsOf(record: readonly ProvedEntry[][], key: RecordKey): Map<string, string> {
  const { anchors, heads } = anchorsOf(record, key)
  const proofs = heads.flatMap((then, at) => {
    const tree = merkleTree(then)
    return then.map(({ employeeId: person, number, hash }, index) => ({
      ...{ person, anchor: at + 1, number, hash, index, path: tree.pathOf(index) },
    }))
  })
  return new Map([
    ...chainsOf(record),
    ['workdays.csv', csvLine(['person', 'day'])],
    ['anchors.json', anchorsFile(anchors)],
    ['proofs.json', JSON.stringify(proofs)],
    ['public-key.pem', key.publicKey],
  ])
}

/** The people in the manifest; with a different claim about Ana if given. */
export const listedOf = (ofAna: object = {}): object[] =>
  names.map((name) => ({ id: name, name, entries: 5, first: 4, last: 9, ...(name === 'Ana' ? ofAna : {}) }))

/** The package of these files. */
export function packed(
  files: ReadonlyMap<string, string>,
  key: RecordKey,
  people: unknown = listedOf(),
): Promise<Buffer> {
  const parts = [...files].map(([name, text]): Part => ({ name, content: () => [text] }))
  const about = () => ({ id: 'p', from: firstDay, until: '2026-03-04', detail: 'full', people })
  return buffer(archiveOf({ key, madeAt: new Date('2026-03-05T09:00:00Z'), parts, about }))
}

/** A ZIP of one file, as created without any key. */
export function zipOf(name: string, text: string): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  zip.addBuffer(Buffer.from(text), name, { compress: false })
  zip.end()
  return buffer(Readable.from(zip.outputStream))
}
