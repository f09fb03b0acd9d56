import { describe, expect, it } from 'vitest'
import { type Finding, verifyPackage } from '@portal/sdk/verify'
import {
  anchorsFile,
  anchorsOf,
  chainsOf,
  company,
  packed,
  partsOf,
  type ProvedEntry,
  recordOf,
  listedOf,
} from './testing/proved.ts'

/** What an outsider has: the public key, and the anchors of the original record. */
const honest = recordOf()
const [ana = [], ...others] = honest
const trusted = { key: company.publicKey, anchors: anchorsFile(anchorsOf(honest, company).anchors) }

/** Ana's last day begins later than recorded, and everything after it is re-linked. */
const forged =
  recordOf((entry) =>
    entry.employeeId === 'Ana' && entry.number === 8
      ? { ...entry, at: new Date('2026-03-04T10:30:00Z') }
      : entry,
  )[0] ?? []

/** The findings in a package that the company signs over a forged chain of Ana, with honest anchors and proofs. */
async function findingsOf(chain: readonly ProvedEntry[], changed: object = {}): Promise<readonly Finding[]> {
  const files = new Map([...partsOf(honest, company), ...chainsOf([[...chain], ...others])])
  const { holds, findings } = verifyPackage(await packed(files, company, listedOf(changed)), trusted)
  expect(holds).toBe(findings.length === 0)
  return findings
}

const ofAna = { person: 'Ana', name: 'Ana' }

describe('a record that the company has forged, beside anchors kept outside', () => {
  it('holds only as it was', async () => {
    expect(await findingsOf(ana)).toEqual([])
    expect(await findingsOf(forged)).toMatchObject([{ kind: 'head_differs', ...ofAna, number: 9, anchor: 3 }])
  })

  it('does not hold where its chain ends before what an anchor has of it', async () => {
    const cut = forged.filter(({ number }) => number < 9)
    expect(await findingsOf(cut, { entries: 4, last: 8 })).toMatchObject([
      { kind: 'entry_missing', ...ofAna, number: 9, anchor: 3 },
    ])
  })

  it('does not hold where an entry is held back without its content after one with it', async () => {
    const hidden = forged.map((entry) => {
      const was = ana.find(({ number }) => number === entry.number)
      return entry.number === 9 && was ? { ...was, isShown: false, salt: null } : entry
    })
    expect(await findingsOf(hidden, { entries: 4 })).toMatchObject([
      { kind: 'entry_unlinked', ...ofAna, number: 9 },
    ])
  })

  it('says how many entries of before contents there were are held back', async () => {
    const first = recordOf((entry) => ({ ...entry, salt: null }))
    const file = await packed(partsOf(first, company), company)
    expect(verifyPackage(file, { key: company.publicKey })).toMatchObject({
      holds: true,
      facts: { heldBack: 3, unlinked: 3 },
    })
  })

  it('does not hold where the manifest gives no bounds to entries that are there', async () => {
    const mixed = forged.map(
      (entry) => ana.find(({ number }) => number === entry.number && number === 9) ?? entry,
    )
    for (const bounds of [{ first: null, last: null }, { first: null }, { last: null }])
      expect(await findingsOf(mixed, bounds)).toContainEqual({ kind: 'entry_added', ...ofAna, number: 8 })
  })
})
