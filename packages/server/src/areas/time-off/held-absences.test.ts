import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Absences, scan, startAbsences } from '#testing/absences.ts'
import { employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'

let started: Absences
beforeAll(async () => {
  started = await startAbsences()
})
afterAll(() => started.server.close())

it('many absences that are held come into force by one job, and are taken back together', async () => {
  const one = await started.hired()
  const { portal } = await employed(started.server, [
    'VER_DASHBOARD',
    'GESTIONAR_AUSENCIAS',
    'SOLICITUDES_AUSENCIA_VER',
    'SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO',
    'AUSENCIAS_VER_JUSTIFICANTES',
    'REPORTES_TODOS',
  ])
  const requests: { id: string; version: number }[] = []
  for (const from of ['2026-03-23', '2026-03-24']) {
    const absence = await started.reportAbsence(one, 'MUD', { from })
    const fileIds = [(await one.portal.absenceFiles.create(scan())).id]
    const { version } = await one.portal.absences.justify(absence.id, { version: absence.version, fileIds })
    requests.push({ id: absence.id, version })
  }
  const ids = requests.map(({ id }) => id)
  const isOf = ({ payload }: { payload: unknown }) => JSON.stringify(payload).includes(ids[0] ?? '')
  const decide = () => portal.absences.decide({ decision: 'approve', hold: true, requests })
  expect(await decide()).toMatchObject([{ errors: null }, { errors: null }])
  expect(await decide(), 'held by now').toMatchObject([{ state: null }, { state: null }])
  const jobs = await started.db
    .selectFrom('jobs')
    .where('kind', '=', 'decisions.absences')
    .select('payload')
    .execute()
  expect(jobs.filter(isOf)).toMatchObject([{ payload: { ids } }])

  const stranger = randomUUID()
  const [first = '', second = ''] = ids
  expect(await portal.absences.release({ ids: [first, stranger, second] })).toMatchObject([
    { id: first, state: 'in_review', errors: null },
    { id: stranger, state: null, errors: { state: [{ error: 'invalid' }] } },
    { id: second, state: 'in_review', errors: null },
  ])
  const logged = await started.admin.logs.index({ act: 'absences.release' })
  expect(logged.data.map(({ subject }) => subject)).toEqual(expect.arrayContaining(ids))
  expect(await decide()).toMatchObject([{ errors: null }, { errors: null }])
  started.clock.forward(7)
  const states = () =>
    Promise.all(ids.map(async (id) => (await one.portal.absences.show(id)).state === 'approved'))
  await vi.waitUntil(async () => (await states()).every(Boolean), waitLimit)
})
