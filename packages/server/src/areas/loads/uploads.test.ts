import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeOds } from 'hucre/ods'
import { writeXlsx } from 'hucre/xlsx'
import type { Portal, ResumableUpload, SendProgress } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { zipOf } from '#testing/zips.ts'
import { csvFile, goodRows, template, usualHeader } from './testing/scenario.ts'

const mebibyte = 1024 * 1024
let server: TestServer
let portal: Portal
const folder = mkdtempSync(path.join(tmpdir(), 'portal-uploads-'))

beforeAll(async () => {
  // The limit of single requests is small here, so that a few parts exceed it.
  server = await startServer({ env: { PORTAL_DATA_DIR: folder, PORTAL_UPLOAD_MEGABYTES: '1' } })
  portal = await signedIn(server, 'admin')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const shaOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
/** Rows of three parts. */
const rows = (first: number) => usualHeader + goodRows(first, 45_000)
const beginningOf = (content: string, name: string, purpose: 'records' | 'payslips' = 'records') => ({
  ...{ purpose, name, size: Buffer.byteLength(content) },
  headSha256: shaOf(Buffer.from(content).subarray(0, mebibyte)),
})
const partOf = (content: string, number: number) =>
  new Blob([new Uint8Array(Buffer.from(content).subarray((number - 1) * mebibyte, number * mebibyte))])
/** A file that can be sliced, but not read as a whole; `slices` records the size of each. */
function partly(content: string, name: string, slices: number[]): File {
  const file = csvFile(content, name)
  const refused = () => {
    throw new Error('the whole file was asked for')
  }
  const slice: File['slice'] = (from = 0, to = file.size) => {
    const part = File.prototype.slice.call(file, from, to)
    slices.push(part.size)
    return part
  }
  return Object.assign(file, { slice, arrayBuffer: refused, text: refused, stream: refused, bytes: refused })
}
const isOver = ({ state }: ResumableUpload) => state !== 'uploading' && state !== 'checking'
const over = (id: string) =>
  vi.waitUntil(async () => {
    const upload = await portal.uploads.show(id)
    return isOver(upload) && upload
  }, waitLimit)
/** The bytes in the store. */
const stored = () =>
  readdirSync(path.join(folder, 'blobs'), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  ).length

describe('uploads.create, uploads.part, uploads.parts and uploads.complete', () => {
  it('CAR-12.3 CAR-15.3 a dropped upload resumes part by part: only missing parts are sent again', async () => {
    const content = rows(10_000_000)
    const begun = await portal.uploads.create(beginningOf(content, 'grande.csv'))
    expect(begun).toMatchObject({ state: 'uploading', received: 0, partBytes: mebibyte, resultId: null })
    await portal.uploads.part(begun.id, 2, partOf(content, 2))
    const early = await refusalOf(portal.uploads.complete(begun.id, {}))
    expect(early).toEqual({ status: 422, codes: { parts: ['blank'] } })
    const reports: SendProgress[] = []
    // Another page, another session: the upload is identified by the file itself.
    const other = await signedIn(server, 'admin')
    const slices: number[] = []
    const done = await other.uploads.send(partly(content, 'grande.csv', slices), {
      purpose: 'records',
      onProgress: (progress) => reports.push(progress),
    })
    expect(done).toMatchObject({ id: begun.id, state: 'done', received: begun.size, refusal: null })
    // Nobody ever holds more of the file than a part.
    expect(slices.length).toBeGreaterThan(2)
    expect(Math.max(...slices)).toBe(mebibyte)
    expect(reports.at(-1)).toMatchObject({ phase: 'checking', percent: 100 })
    expect(reports.some(({ bytesPerSecond }) => (bytesPerSecond ?? 0) > 0)).toBe(true)
    const file = await portal.recordsFile.show(done.resultId ?? '')
    expect(file).toMatchObject({ name: 'grande.csv', size: begun.size, sha256: shaOf(content) })
    expect(file.analysis.recordCount).toBe(45_000)
    // The parts are deleted once they are a file.
    await vi.waitUntil(async () => (await portal.uploads.parts(begun.id)).length === 0, waitLimit)
  })

  it('refuses a part that came otherwise, is too short, or that there is not', async () => {
    const content = rows(11_000_000)
    const { id } = await portal.uploads.create(beginningOf(content, 'partes.csv'))
    const wrong = [
      portal.uploads.part(id, 1, partOf(content, 1), { sha256: shaOf('otra') }),
      portal.uploads.part(id, 1, new Blob(['corta'])),
      portal.uploads.part(id, 9, new Blob(['x'])),
    ]
    expect(await Promise.all(wrong.map(async (call) => (await refusalOf(call)).codes))).toEqual([
      { file: ['file_damaged'] },
      { file: ['invalid'] },
      { file: ['invalid'] },
    ])
    for (const number of [1, 2, 3]) await portal.uploads.part(id, number, partOf(content, number))
    const otherwise = portal.uploads.complete(id, { partsSha256: shaOf('otra') })
    expect(await refusalOf(otherwise)).toEqual({ status: 422, codes: { partsSha256: ['file_damaged'] } })
    await portal.uploads.cancel(id)
  })

  it('accepts for each purpose its files by name, size and permission', async () => {
    const records = beginningOf('a', 'a.csv')
    const asked = [
      { ...records, name: 'a.exe' },
      { ...records, name: 'a.xlsx', size: 2 * mebibyte },
      { ...records, size: 5000 * mebibyte },
      { ...records, purpose: 'payslips' as const, name: 'a.pdf' },
      { ...records, month: '2026-02' },
    ]
    const answers = asked.map(async (body) => refusalOf(portal.uploads.create(body)))
    expect(await Promise.all(answers)).toMatchObject([
      { status: 415, codes: { file: ['content_type_invalid'] } },
      { status: 413, codes: { file: ['file_size_out_of_range'] } },
      { status: 413, codes: { file: ['file_size_out_of_range'] } },
      { status: 422, codes: { month: ['blank'] } },
      { status: 422, codes: { month: ['invalid'] } },
    ])
    const nobody = await signedIn(server, 'empleado')
    expect(await nobody.uploads.purposes()).toEqual([])
    expect(await nobody.uploads.create(records).safe()).toMatchObject({
      error: { kind: 'permission', missing: ['CARGUE_CREAR'] },
    })
  })

  it('says why a file is not taken, and keeps nothing of it', async () => {
    const before = stored()
    const send = portal.uploads.send(new File(['%PDF-1.7 nada'], 'no.csv'), { purpose: 'records' })
    expect(await refusalOf(send)).toEqual({ status: 422, codes: { file: ['content_type_invalid'] } })
    const [last] = (await portal.uploads.index({ state: ['refused'] })).data
    expect(last).toMatchObject({ name: 'no.csv', refusal: { code: 'content_type_invalid', field: 'file' } })
    await vi.waitUntil(() => stored() <= before, waitLimit)
  })
})

describe('uploads.purposes, uploads.index and uploads.show', () => {
  it('notify each person of their own only', async () => {
    expect((await portal.uploads.purposes()).map(({ purpose }) => purpose)).toEqual(['records', 'payslips'])
    const { id } = await portal.uploads.create(beginningOf('mía', 'mía.csv'))
    const other = await signedIn(server, 'coordinador')
    expect((await other.uploads.index()).data.map((upload) => upload.id)).not.toContain(id)
    await expect(other.uploads.show(id)).rejects.toMatchObject({ status: 404 })
    await expect(other.uploads.part(id, 1, new Blob(['mía']))).rejects.toMatchObject({ status: 404 })
    expect((await portal.uploads.index({ search: 'MIA' })).data).toMatchObject([{ id, state: 'uploading' }])
  })

  it('make a batch of the payslips of a given month', async () => {
    const content = '%PDF-1.4 nada'
    const sent = portal.uploads.send(new File([content], 'nominas.pdf'), {
      purpose: 'payslips',
      month: '2026-02',
    })
    const { resultId, month, kind } = await sent
    expect({ month, kind }).toEqual({ month: '2026-02', kind: 'ordinary' })
    expect(await portal.payslipBatches.show(resultId ?? '')).toMatchObject({ month: '2026-02' })
  })
})

describe('uploads.purposes', () => {
  const table = (sign: string) => Buffer.from(`DOCUMENTO${sign}NOMBRE\n1${sign}Ana\n2${sign}Eva\n`)
  const sheets = [
    {
      name: 'Clientes',
      rows: [
        ['DOCUMENTO', 'NOMBRE'],
        ['1', 'Ana'],
        ['2', 'Eva'],
      ],
    },
  ]
  const page = Buffer.from('%PDF-1.4 nada')
  const samples: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
    ...{ '.csv': () => table(';'), '.txt': () => table('|'), '.tsv': () => table('\t') },
    ...{ '.xlsx': () => writeXlsx({ sheets }), '.ods': () => writeOds({ sheets }) },
    ...{ '.pdf': () => page, '.zip': () => zipOf({ 'ana.pdf': page }) },
  }
  const madeOf = {
    records: async (id: string) => (await portal.recordsFile.show(id)).analysis.recordCount,
    payslips: async (id: string) => (await portal.payslipBatches.show(id)).month,
  }

  it('CAR-15.1 each permitted file becomes the resource of its purpose, and others are refused at the start', async () => {
    const purposes = await portal.uploads.purposes()
    expect(purposes.map(({ purpose }) => purpose).toSorted()).toEqual(Object.keys(madeOf).toSorted())
    for (const { purpose, endings } of purposes) {
      const more = purpose === 'payslips' ? { month: '2026-02' } : {}
      const become = async (ending: string) => {
        const bytes = new Uint8Array((await samples[ending]?.()) ?? [])
        const file = new File([bytes], `${crypto.randomUUID()}${ending.toUpperCase()}`)
        const { resultId } = await portal.uploads.send(file, { purpose, ...more })
        return madeOf[purpose](resultId ?? '')
      }
      const what = await Promise.all(endings.map(become))
      expect(new Set(what), purpose).toEqual(new Set([purpose === 'records' ? 2 : '2026-02']))
      for (const ending of Object.keys(samples).filter((one) => !endings.includes(one))) {
        const refused = portal.uploads.create({ ...beginningOf('a', `a${ending}`, purpose), ...more })
        expect(await refusalOf(refused), ending).toMatchObject({ status: 415 })
      }
    }
  })
})

describe('uploads.cancel', () => {
  it('keeps nothing of what came, and is over then', async () => {
    const before = stored()
    const content = rows(12_000_000)
    const { id } = await portal.uploads.create(beginningOf(content, 'parada.csv'))
    await portal.uploads.part(id, 1, partOf(content, 1))
    expect(await portal.uploads.cancel(id)).toMatchObject({ state: 'cancelled' })
    expect(await refusalOf(portal.uploads.part(id, 2, partOf(content, 2)))).toMatchObject({ status: 409 })
    await vi.waitUntil(() => stored() <= before, waitLimit)
    const again = await portal.uploads.create(beginningOf(content, 'parada.csv'))
    expect(again.id).not.toBe(id)
    await portal.uploads.cancel(again.id)
  })

  it('has no further part once the file is complete: it becomes its resource', async () => {
    const content = usualHeader + goodRows(13_000_000, 2)
    const { id } = await portal.uploads.create(beginningOf(content, 'entera.csv'))
    await portal.uploads.part(id, 1, partOf(content, 1))
    await portal.uploads.complete(id, {})
    await portal.uploads.cancel(id).safe()
    await portal.uploads.complete(id, {})
    expect(await over(id)).toMatchObject({ state: 'done' })
  })
})

it('a load is made of a file that came in parts as of any other', async () => {
  const { resultId } = await portal.uploads.send(csvFile(usualHeader + goodRows(14_000_000, 3)), {
    purpose: 'records',
  })
  const { id: templateId } = await template(portal)
  const { id } = await portal.recordsFile.import(resultId ?? '', { templateId })
  await portal.loads.start(id)
  const load = await portal.loads.waitUntil(id, (state) => state === 'completed')
  expect(load).toMatchObject({ created: 3 })
})
