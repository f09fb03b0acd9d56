import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let admin: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
})
afterAll(() => server.close())

describe('finalStates.import', () => {
  it('PAN-11.1 makes and changes final states by their codes; what one means in a skill stays', async () => {
    const [skill] = (await admin.skills.index({ perPage: 1 })).data
    const meaning = { skillId: skill?.id ?? '', code: 'OTRO', name: 'Otro nombre', sale: false }
    const kept = await admin.finalStates.create({
      ...{ code: 'DE_MANO', name: 'Hecho a mano', category: 'useful_negative' },
      skills: [{ ...meaning, category: 'callback' }],
    })
    const rows = [
      { code: 'DE_ARCHIVO', name: 'De un archivo', category: 'callback', recycleAfterMinutes: 60 },
      { code: 'DE_MANO', name: 'Hecho por archivo', category: 'not_useful' },
      { code: 'MALO', name: 'Venta sin hablar', category: 'not_useful', sale: true },
      { code: 'minuscula', name: 'Código malo', category: 'not_useful' },
    ]
    const outcome = { created: 1, updated: 1, unchanged: 0 }
    const dry = await admin.finalStates.import({ dryRun: true, rows })
    expect(dry).toMatchObject({
      ...outcome,
      rows: [
        { row: 3, errors: { sale: [{ error: 'invalid' }] } },
        { row: 4, errors: { code: [{ error: 'format' }] } },
      ],
    })
    expect((await admin.finalStates.show(kept.id)).name).toBe('Hecho a mano')
    expect(await admin.finalStates.import({ dryRun: false, rows })).toEqual(dry)
    expect(await admin.finalStates.show(kept.id)).toMatchObject({
      ...{ name: 'Hecho por archivo', category: 'not_useful' },
      skills: [{ ...meaning, category: 'callback' }],
    })
    expect(await admin.finalStates.import({ dryRun: false, rows: rows.slice(0, 2) })).toMatchObject({
      unchanged: 2,
    })
  })
})
