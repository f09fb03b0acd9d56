import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let admin: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
})
afterAll(() => server.close())

const workflow = 'Ticket de nóminas'
const start = { workflow, transition: 'Empezar', from: 'Nuevo', to: 'En revisión' }
const end = { workflow, transition: 'Resolver', from: 'En revisión', to: 'Resuelto', end: 'RESUELTO' }
const found = async (name = workflow) => (await admin.workflows.index({ search: name })).data
const acts = async (subject: string) =>
  (await admin.logs.index({ subject, perPage: 100 })).data.map(({ act }) => act)
const result = { created: 0, updated: 0, unchanged: 0, rows: [] }
const inclusion = [{ error: 'inclusion' }]

describe('workflows.import', () => {
  it('PAN-10.1 draws a workflow by its ways, one a row; a dry run leaves nothing, and the log has one act', async () => {
    const rows = [
      start,
      { ...end, permission: 'tickets_gestionar', screen: ['motivo'], required: ['resultado'] },
      { ...start, transition: 'Esperar', from: 'en revision', to: 'Pendiente', category: 'pending' },
      { ...start, transition: 'Seguir', from: 'Pendiente', to: 'en_revision', category: '', end: null },
    ]
    expect(await admin.workflows.import({ dryRun: true, rows })).toEqual({ ...result, created: 4 })
    expect(await found()).toEqual([])
    expect(await admin.workflows.import({ dryRun: false, rows })).toEqual({ ...result, created: 4 })
    const [drawn] = await found()
    const [resolved] = (await admin.finalStates.index({ search: 'RESUELTO' })).data
    expect(drawn).toMatchObject({
      ...{ name: workflow, version: 1, published: null, faults: [] },
      document: {
        states: [
          { code: 'nuevo', name: 'Nuevo', category: 'initial' },
          { code: 'en_revision', name: 'En revisión', category: 'open' },
          { code: 'resuelto', name: 'Resuelto', category: 'final', finalStateId: resolved?.id },
          { code: 'pendiente', name: 'Pendiente', category: 'pending' },
        ],
        transitions: [
          { code: 'empezar', name: 'Empezar', from: 'nuevo', to: 'en_revision' },
          {
            ...{ code: 'resolver', from: 'en_revision', to: 'resuelto', permission: 'TICKETS_GESTIONAR' },
            ...{ screen: ['motivo', 'resultado'], required: ['resultado'] },
          },
          { code: 'esperar', from: 'en_revision', to: 'pendiente' },
          { code: 'seguir', from: 'pendiente', to: 'en_revision' },
        ],
      },
    })
    expect(await acts(drawn?.id ?? '')).toEqual(['workflows.create'])
    // It is published like one drawn by hand.
    expect(
      await admin.workflows.publish(drawn?.id ?? '', {
        ...(await seen(admin.workflows, drawn?.id ?? '')),
        live: 'finish',
      }),
    ).toMatchObject({ number: 1 })
  })

  it('changes matching rows: omitted fields are kept, and an unchanged file does nothing', async () => {
    const [before] = await found()
    const rows = [
      { ...end, transition: 'resolver', to: 'RESUELTO' },
      { ...start, permission: 'TICKETS_GESTIONAR' },
      { ...start, to: 'Resuelto' },
    ]
    expect(await admin.workflows.import({ dryRun: false, rows })).toEqual({
      ...{ ...result, created: 1, updated: 1, unchanged: 1 },
    })
    const [after] = await found(workflow.toUpperCase())
    expect(after).toMatchObject({ id: before?.id, name: workflow, version: 2 })
    expect(after?.document.transitions).toMatchObject([
      { code: 'empezar', permission: 'TICKETS_GESTIONAR' },
      { code: 'resolver', permission: 'TICKETS_GESTIONAR', required: ['resultado'] },
      { code: 'esperar' },
      { code: 'seguir' },
      { code: 'empezar_2', from: 'nuevo', to: 'resuelto' },
    ])
    expect(await admin.workflows.import({ dryRun: false, rows })).toEqual({ ...result, unchanged: 3 })
    expect(await acts(before?.id ?? '')).toEqual([
      'workflows.update',
      'workflows.publish',
      'workflows.create',
    ])
  })

  it('refuses each row at its columns, and draws the others', async () => {
    const other = { ...start, workflow: 'Otro flujo' }
    const rows = [
      other,
      { ...end, workflow: 'Otro flujo' },
      { ...other, workflow: ' ' },
      { ...other, transition: '', to: '' },
      { ...other, from: 'Resuelto', to: 'Nuevo', transition: 'Reabrir' },
      { ...other, transition: 'Acabar', end: 'NADA_ASI' },
      { ...other, transition: 'Acabar', to: 'Sin final', category: 'final' },
      { ...other, transition: 'Acabar', to: 'Nuevo', category: 'final' },
      { ...other, transition: 'Acabar', category: 'closed' },
      { ...other, transition: 'Acabar', end: 'RESUELTO' },
      { ...other, transition: 'Acabar', permission: 'NADA_ASI', screen: ['nada'], required: 'motivo' },
      { ...other, transition: 'Acabar', permission: 'NADA_ASI', screen: ['nada'] },
      { ...other, transition: 'x'.repeat(90), to: 'y'.repeat(90) },
      { ...other, transition: 'Acabar', states: 3 },
    ]
    const blank = [{ error: 'blank', count: 1 }]
    const tooLong = [{ error: 'too_long', count: 80 }]
    const refused = [
      { row: 3, errors: { workflow: blank } },
      { row: 4, errors: { transition: blank, to: blank } },
      { row: 5, errors: { from: inclusion } },
      { row: 6, errors: { end: [{ error: 'inclusion', value: 'NADA_ASI' }] } },
      { row: 7, errors: { end: [{ error: 'blank' }] } },
      { row: 8, errors: { category: [{ error: 'invalid' }] } },
      { row: 9, errors: { category: [{ error: 'inclusion', value: 'closed' }] } },
      { row: 10, errors: { category: inclusion } },
      { row: 11, errors: { required: [{ error: 'invalid' }] } },
      { row: 12, errors: { permission: [{ error: 'invalid' }], screen: [{ error: 'invalid' }] } },
      { row: 13, errors: { transition: tooLong, to: tooLong } },
      { row: 14, errors: { states: [{ error: 'invalid' }] } },
    ]
    expect(await admin.workflows.import({ dryRun: true, rows })).toEqual({
      ...result,
      created: 2,
      rows: refused,
    })
    expect(await admin.workflows.import({ dryRun: false, rows })).toEqual({
      ...result,
      created: 2,
      rows: refused,
    })
    expect((await found('Otro flujo')).map(({ document }) => document.transitions.length)).toEqual([2])
  })

  it('knows a workflow again without its accents, in the file and beside it', async () => {
    const name = 'Petición interna'
    const rows = [
      { ...start, workflow: name },
      { ...end, workflow: 'PETICION INTERNA' },
    ]
    expect(await admin.workflows.import({ dryRun: false, rows })).toEqual({ ...result, created: 2 })
    expect(await admin.workflows.import({ dryRun: false, rows: rows.toReversed() })).toEqual({
      ...{ ...result, unchanged: 2 },
    })
    const [drawn, ...others] = await found(name)
    expect([drawn?.document.transitions.length, others]).toEqual([2, []])
  })

  it('who may only change workflows draws into those there are, and creates none', async () => {
    const token = await personWith(server.server, ['WORKFLOW_EDITAR'])
    const more = { ...start, transition: 'Archivar', to: 'Resuelto' }
    const draw = async (row: object) => {
      const response = await fetch(`${server.url}/services/laia/workflows/import`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-session-token': token },
        body: JSON.stringify({ dryRun: false, rows: [row] }),
      })
      return response.status
    }
    expect(await draw(more)).toBe(200)
    expect((await found())[0]?.document.transitions.at(-1)).toMatchObject({ code: 'archivar' })
    expect(await draw({ ...more, workflow: 'De quien no puede' })).toBe(403)
    expect(await found('De quien no puede')).toEqual([])
  })
})
