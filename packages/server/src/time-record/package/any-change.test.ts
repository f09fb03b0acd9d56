import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { verifyPackage } from '@portal/sdk/verify'
import { recordKeyOf } from '../record-key.ts'
import {
  anchorsFile,
  anchorsOf,
  company,
  packed,
  partsOf,
  recordOf,
  listedOf,
  zipOf,
} from './testing/proved.ts'

const key = company.publicKey
let file: Buffer
beforeAll(async () => {
  file = await packed(partsOf(recordOf(), company), company)
})

const holds = (bytes: Uint8Array) => verifyPackage(bytes, { key }).holds
const places = () => fc.nat(file.length - 1)

describe('a package', () => {
  it('holds as it was made', () => {
    expect(verifyPackage(file, { key })).toMatchObject({
      ...{ holds: true, findings: [] },
      facts: { people: 3, entries: 15, heldBack: 3, anchors: 3, unanchored: 0, isKeyGiven: true },
    })
  })

  it('does not hold when any byte is another', () => {
    fc.assert(
      fc.property(places(), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = Buffer.from(file)
        changed[at] = (changed[at] ?? 0) ^ by
        expect(holds(changed)).toBe(false)
      }),
    )
  })

  it('does not hold when bytes are left out, added or swapped', () => {
    fc.assert(
      fc.property(places(), places(), fc.nat(255), (at, other, byte) => {
        const [before, after] = [file.subarray(0, at), file.subarray(at)]
        expect(holds(Buffer.concat([before, after.subarray(1)]))).toBe(false)
        expect(holds(Buffer.concat([before, Buffer.of(byte), after]))).toBe(false)
        fc.pre(file[at] !== file[other])
        const swapped = Buffer.from(file)
        swapped[at] = file[other] ?? 0
        swapped[other] = file[at] ?? 0
        expect(holds(swapped)).toBe(false)
      }),
    )
  })

  it('says of a changed byte in an entry which entry it is, whose, and in which file', () => {
    const at = file.indexOf('Bea,6,')
    const changed = Buffer.from(file)
    const hour = changed.indexOf('T08:00', at)
    changed[hour + 2] = '7'.charCodeAt(0)
    const { findings } = verifyPackage(changed, { key })
    expect(findings).toContainEqual({ kind: 'file_changed', file: 'entries.csv' })
    expect(findings).toContainEqual({ kind: 'entry_changed', person: 'Bea', name: 'Bea', number: 6 })
    expect(findings.filter(({ person }) => person !== undefined)).toHaveLength(1)
  })
})

/** The package with one file changed, and with everything fixed that needs no foreign key. */
async function rewritten(name: string, write: (text: string) => string, signer = company): Promise<Buffer> {
  const files = partsOf(recordOf(), company)
  files.set(name, write(files.get(name) ?? ''))
  return packed(files, signer)
}

const linesOf = (text: string) => text.split('\r\n').slice(0, -1)
const joined = (lines: readonly string[]) => lines.map((line) => `${line}\r\n`).join('')
const found = async (name: string, write: (lines: string[]) => string[]) =>
  verifyPackage(await rewritten(name, (text) => joined(write(linesOf(text)))), { key }).findings

describe('a package whose files were rewritten and signed anew', () => {
  it('says which entry is missing, twice there, or in the place of another', async () => {
    expect(await found('entries.csv', (lines) => lines.filter((line) => !line.startsWith('Bea,6,')))).toEqual(
      [{ kind: 'entry_missing', person: 'Bea', name: 'Bea', number: 6 }],
    )
    expect(await found('entries.csv', (lines) => [...lines, lines[1] ?? ''])).toMatchObject([
      { kind: 'entry_added', person: 'Ana', number: 4 },
    ])
    const swapped = (lines: string[]) =>
      lines.map((line) =>
        line.startsWith('Bea,5,') ? line.replace('Bea,5,', 'Bea,6,') : line.replace('Bea,6,', 'Bea,5,'),
      )
    const kinds = (await found('entries.csv', swapped)).map(({ kind, number }) => `${kind} ${number ?? ''}`)
    expect(kinds).toEqual(expect.arrayContaining(['entry_changed 5', 'entry_changed 6']))
    expect(await found('chain.csv', (lines) => lines.filter((line) => !line.startsWith('Carla')))).toEqual([
      { kind: 'entry_missing', person: 'Carla', name: 'Carla', number: 7 },
    ])
  })

  it('says which person is missing, and who does not belong', async () => {
    expect(
      await found('entries.csv', (lines) => lines.filter((line) => !line.startsWith('Bea'))),
    ).toContainEqual({
      ...{ kind: 'person_missing', person: 'Bea', name: 'Bea' },
    })
    const other = await found('entries.csv', (lines) => [...lines, (lines[1] ?? '').replace('Ana', 'Dora')])
    expect(other).toMatchObject([{ kind: 'entry_changed', person: 'Dora' }, { kind: 'person_added' }])
  })

  it('says which proof does not lead to its anchor, and which anchor does not follow', async () => {
    const proofs = await rewritten('proofs.json', (text) => text.replace('"number":5', '"number":6'))
    expect(verifyPackage(proofs, { key }).findings).toContainEqual(
      expect.objectContaining({ kind: 'proof_wrong', person: 'Ana', anchor: 1 }),
    )
    const anchors = await rewritten('anchors.json', (text) => text.replace('"people":3', '"people":2'))
    expect(verifyPackage(anchors, { key }).findings).toContainEqual({
      kind: 'anchor_changed',
      anchor: 1,
      name: undefined,
    })
  })

  it('is refused when another key has signed it', async () => {
    const other = recordKeyOf('the secret of somebody else')
    const file = await packed(partsOf(recordOf(), other), other)
    expect(verifyPackage(file).holds).toBe(true)
    expect(verifyPackage(file, { key }).findings).toContainEqual(
      expect.objectContaining({ kind: 'key_unknown', key: other.id }),
    )
  })

  it('is refused by anchors kept outside when the company itself has made the record anew', async () => {
    const honest = anchorsFile(anchorsOf(recordOf(), company).anchors)
    const anew = recordOf((entry) =>
      entry.number === 8 ? { ...entry, at: new Date('2026-03-04T09:30:00Z') } : entry,
    )
    const file = await packed(partsOf(anew, company), company)
    expect(verifyPackage(file, { key }).holds).toBe(true)
    expect(verifyPackage(file, { key, anchors: honest }).findings).toEqual([
      { kind: 'anchor_differs', anchor: 3, name: undefined },
    ])
  })
})

describe('a manifest that nobody has signed', () => {
  const stranger = recordKeyOf('the secret of somebody else')
  const verified = async (people: unknown) =>
    verifyPackage(await packed(partsOf(recordOf(), company), stranger, people), { key })

  it('is unreadable where its people are none', async () => {
    const [ana] = listedOf()
    const wrong = [
      { id: 1 },
      { name: null },
      { entries: '5' },
      { first: '4' },
      { last: 9.5 },
      { last: undefined },
    ]
    const people = [null, 'Ana', [], {}, ...wrong.map((more) => ({ ...ana, ...more }))]
    for (const one of people)
      expect(await verified([one])).toEqual({ holds: false, findings: [{ kind: 'unreadable' }] })
  })

  it('is unreadable where its files are none', async () => {
    for (const one of ['null', '{"name":"a.csv"}', '7']) {
      const text = `{"key":"","from":"","until":"","detail":"full","madeAt":"","people":[],"files":[${one}]}`
      const file = await zipOf('manifest.json', text)
      expect(verifyPackage(file, { key })).toEqual({ holds: false, findings: [{ kind: 'unreadable' }] })
    }
  })

  it('says of an end far away what is missing, and no more than there are entries', async () => {
    const { holds, findings } = await verified(listedOf({ last: Number.MAX_SAFE_INTEGER }))
    expect(holds).toBe(false)
    expect(findings.filter(({ kind }) => kind === 'entry_missing')).toEqual([
      { kind: 'entry_missing', person: 'Ana', name: 'Ana', number: 10 },
    ])
  })
})
