import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { forgotten, friday, refused, startCorrecting } from '#testing/corrections.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { recorded } from '#testing/recorded.ts'

let correcting: Awaited<ReturnType<typeof startCorrecting>>
beforeAll(async () => {
  correcting = await startCorrecting()
})
afterAll(() => correcting.server.close())

const pdf = (name = 'justificante.pdf') => new File(['%PDF-1.7\nCita médica'], name)
const missing = { ok: false, error: { status: 404 } }

/** A person whose exit of Friday is missing, and their coordinator. */
async function pair() {
  const two = await correcting.pair()
  await recorded(correcting.server, two.one.id, `${friday} 09:00 in`)
  return two
}

async function askedWithFile({ portal }: Employed) {
  const file = await portal.correctionFiles.create(pdf())
  return { file, ...(await portal.clockCorrections.create({ ...forgotten, fileIds: [file.id] })) }
}

/** The size of a file in the store; undefined when it is deleted. */
async function stored(id: string): Promise<number> {
  const { database, blobs } = correcting.server.server.kernel
  const row = await database.db
    .selectFrom('correctionFiles')
    .where('id', '=', id)
    .select('blobKey')
    .executeTakeFirst()
  return row === undefined ? 0 : blobs.size(row.blobKey)
}

const untilDeleted = (id: string) => vi.waitUntil(async () => (await stored(id)) === 0, waitLimit)

describe('correctionFiles.create and correctionFiles.destroy', () => {
  it('accepts a PDF, a PNG or a JPEG by its content, regardless of its name', async () => {
    const { one } = await pair()
    const send = (bytes: BlobPart, name: string) => one.portal.correctionFiles.create(new File([bytes], name))
    expect(await send('%PDF-1.7', 'C:\\scan.exe')).toMatchObject({ name: 'scan.pdf', kind: 'pdf', size: 8 })
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])
    expect(await send(png, 'parte.png')).toMatchObject({ name: 'parte.png', kind: 'png' })
    expect(await send(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'FOTO.JPEG')).toMatchObject({
      ...{ name: 'FOTO.JPEG', kind: 'jpeg' },
    })
    const refusals = [
      one.portal.correctionFiles.create(new File(['MZ\u0000'], 'parte.pdf')),
      send('', 'vacio.pdf'),
    ]
    const [program, empty] = await Promise.all(refusals.map((one) => one.safe()))
    expect(program).toMatchObject(refused(415, 'file', 'content_type_invalid'))
    expect(empty).toMatchObject(refused(422, 'file', 'blank'))
  })

  it('a file of more than ten megabytes leaves nothing behind', async () => {
    const { one } = await pair()
    const large = new File(['%PDF-', new Uint8Array(10 * 1024 * 1024)], 'escaneo.pdf')
    const answer = await one.portal.correctionFiles.create(large).safe()
    expect(answer).toMatchObject(refused(413, 'file', 'file_size_out_of_range'))
  })

  it('what no correction has named can be discarded by its owner, and by nobody else', async () => {
    const { one, lead } = await pair()
    const { id } = await one.portal.correctionFiles.create(pdf())
    expect(await lead.portal.correctionFiles.destroy(id).safe()).toMatchObject(missing)
    expect(await lead.portal.correctionFiles.file(id).safe()).toMatchObject(missing)
    await one.portal.correctionFiles.destroy(id)
    await untilDeleted(id)
  })
})

describe('dayIncidents.justify with files', () => {
  it('a file proves why a day has an incident to the person and to who decides, is kept in a new justification, and belongs to nothing else', async () => {
    const { one, lead } = await pair()
    const reason = { date: friday, kind: 'missing_out', reason: 'Avería', version: null } as const
    const upload = ({ portal }: Employed) => portal.correctionFiles.create(pdf())
    const [file, other] = [await upload(one), await upload(lead)]
    const foreign = await one.portal.dayIncidents.justify({ ...reason, fileIds: [other.id] }).safe()
    expect(foreign).toMatchObject(refused(422, 'fileIds', 'inclusion'))
    const { id, files } = await one.portal.dayIncidents.justify({ ...reason, fileIds: [file.id] })
    expect(files).toEqual([file])
    expect(await lead.portal.correctionFiles.file(file.id).text()).toContain('Cita médica')
    expect(await one.portal.correctionFiles.destroy(file.id).safe()).toMatchObject(
      refused(409, 'id', 'referenced'),
    )
    const twice = await one.portal.clockCorrections.create({ ...forgotten, fileIds: [file.id] }).safe()
    expect(twice).toMatchObject(refused(422, 'fileIds', 'inclusion'))
    const reader = await employed(correcting.server, ['REPORTES_FICHAJE_VER', 'REPORTES_TODOS'])
    expect(await reader.portal.dayIncidents.show(id)).toMatchObject({ incident: { files: [] } })
    const stranger = await employed(correcting.server, ['FICHAJE_CORREGIR', 'FICHAJE_CREAR'])
    expect(await stranger.portal.correctionFiles.file(file.id).safe()).toMatchObject({
      error: { status: 404 },
    })
    await lead.portal.dayIncidents.decide(id, { version: 1, decision: 'rejected', comment: 'No se lee' })
    const more = await upload(one)
    const anew = await one.portal.dayIncidents.justify({ ...reason, version: 2, fileIds: [more.id] })
    expect(anew.files.map((one) => one.id).toSorted()).toEqual([file.id, more.id].toSorted())
  })
})

describe('correctionFiles.file and the files of a correction', () => {
  it('the person and who may decide read them; the report and other people do not', async () => {
    const { one, lead } = await pair()
    const reader = await employed(correcting.server, ['REPORTES_FICHAJE_VER', 'REPORTES_TODOS'])
    const { id, file, files } = await askedWithFile(one)
    expect(files).toEqual([file])
    expect((await lead.portal.clockCorrections.show(id)).files).toEqual([file])
    expect(await lead.portal.correctionFiles.file(file.id).text()).toContain('Cita médica')
    expect(await one.portal.correctionFiles.file(file.id).text()).toContain('Cita médica')
    const listed = (await reader.portal.clockCorrections.index({ employeeId: one.id })).data
    expect(listed).toMatchObject([{ id, files: [] }])
    const stranger = await employed(correcting.server, ['FICHAJE_CORREGIR', 'FICHAJE_CREAR'])
    expect(await stranger.portal.correctionFiles.file(file.id).safe()).toMatchObject(missing)
  })

  it('a file belongs to one correction, and to who has uploaded it', async () => {
    const { one } = await pair()
    const { file } = await askedWithFile(one)
    expect(await one.portal.correctionFiles.destroy(file.id).safe()).toMatchObject(
      refused(409, 'id', 'referenced'),
    )
    const again = { ...forgotten, fileIds: [file.id] }
    expect(await one.portal.clockCorrections.create(again).safe()).toMatchObject(
      refused(422, 'fileIds', 'inclusion'),
    )
    const other = await pair()
    const { id } = await other.one.portal.correctionFiles.create(pdf())
    expect(await one.portal.clockCorrections.create({ ...forgotten, fileIds: [id] }).safe()).toMatchObject(
      refused(422, 'fileIds', 'inclusion'),
    )
  })

  it('one whose time is over is given to no correction, even before it is taken away', async () => {
    const { one } = await pair()
    const { id } = await one.portal.correctionFiles.create(pdf())
    const now = correcting.clock.now()
    await correcting.db.updateTable('correctionFiles').set({ expiresAt: now }).where('id', '=', id).execute()
    expect(await one.portal.clockCorrections.create({ ...forgotten, fileIds: [id] }).safe()).toMatchObject(
      refused(422, 'fileIds', 'inclusion'),
    )
  })

  it('they go at once with a correction that is taken back, and stay with one that is in force', async () => {
    const [first, second] = [await pair(), await pair()]
    const [back, kept] = [await askedWithFile(first.one), await askedWithFile(second.one)]
    const { id: unused } = await first.one.portal.correctionFiles.create(pdf())
    await first.one.portal.clockCorrections.withdraw(back.id)
    await second.lead.portal.clockCorrections.approve(kept.id)
    await untilDeleted(back.file.id)
    expect(await stored(unused)).toBeGreaterThan(0)
    correcting.clock.forward(120 * 24 * 60 * 60)
    await untilDeleted(unused)
    expect(await stored(kept.file.id)).toBeGreaterThan(0)
  })
})
