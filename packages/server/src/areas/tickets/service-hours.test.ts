import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Planning, startPlanning } from '#testing/planning.ts'
import { refused } from '#testing/refused.ts'
import { skillOf } from './testing/openings.ts'

let planning: Planning
let admin: Portal
beforeAll(async () => {
  planning = await startPlanning()
  admin = planning.admin
})
afterAll(() => planning.server.close())

const names = () => ({ name: `Horario ${randomUUID()}` })

describe('serviceHours.create, serviceHours.index, serviceHours.show, serviceHours.update, serviceHours.patch, serviceHours.reorder, serviceHours.destroy and serviceHours.restore', () => {
  it('keep one week a skill, which is found by its name and goes and comes back', async () => {
    const { serviceHours } = admin
    const skillId = await skillOf(planning, [])
    const input = { ...names(), skillId, opensAt: '09:00', closesAt: '18:00' }
    const made = await serviceHours.create(input)
    expect((await serviceHours.index({ search: input.name })).data).toEqual([made])
    expect(await serviceHours.create({ ...input, ...names() }).safe()).toMatchObject(
      refused(422, { skillId: [{ code: 'taken' }] }),
    )
    const changed = await serviceHours.update(made.id, { ...input, version: made.version, closesAt: '24:00' })
    await serviceHours.patch(made.id, { version: changed.version, maxOpen: 7 })
    expect(await serviceHours.show(made.id)).toMatchObject({ closesAt: '24:00', maxOpen: 7 })
    await serviceHours.reorder({ ids: [made.id] })
    await serviceHours.destroy(made.id)
    expect((await serviceHours.index({ search: input.name })).data).toEqual([])
    const other = await serviceHours.create({ ...input, ...names() })
    expect(await serviceHours.restore(made.id).safe()).toMatchObject(
      refused(422, { skillId: [{ code: 'taken' }] }),
    )
    await serviceHours.destroy(other.id)
    expect((await serviceHours.restore(made.id)).maxOpen).toBe(7)
  })

  it('refuse a day that closes before it opens, one of which only half is said, and a zone that there is not', async () => {
    const skillId = await skillOf(planning, [])
    const create = (more: object) =>
      admin.serviceHours.create({ ...names(), skillId, opensAt: '09:00', closesAt: '18:00', ...more }).safe()
    expect(await create({ closesAt: '08:00' })).toMatchObject(
      refused(422, { closesAt: [{ code: 'greater_than' }] }),
    )
    expect(await create({ saturdayOpensAt: '09:00' })).toMatchObject(
      refused(422, { saturdayClosesAt: [{ code: 'blank' }] }),
    )
    expect(await create({ timeZone: 'Europe/Atlantis' })).toMatchObject(
      refused(422, { timeZone: [{ code: 'inclusion' }] }),
    )
  })
})
