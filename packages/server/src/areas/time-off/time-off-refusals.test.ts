import { addMessages, messageOfCode } from '@portal/sdk'
import { de } from '@portal/sdk/messages/de'
import { en } from '@portal/sdk/messages/en'
import { fr } from '@portal/sdk/messages/fr'
import { pt } from '@portal/sdk/messages/pt'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Absences, startAbsences } from '#testing/absences.ts'
import { refused } from '#testing/corrections.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { coordinated, daysFrom } from '#testing/vacations.ts'

let started: Absences
beforeAll(async () => {
  started = await startAbsences()
  for (const [locale, words] of Object.entries({ de, en, fr, pt }))
    addMessages(locale as 'de' | 'en' | 'fr' | 'pt', words)
})
afterAll(() => started.server.close())

const deciding = [
  ...(['VER_DASHBOARD', 'SOLICITAR_VACACIONES', 'VACACIONES_CAMBIAR_ESTADO'] as const),
  ...(['MENU_VACATION_EMPLOYEE', 'NOTIFICACIONES_VER'] as const),
] as const
const week = (first: string, count = 7) =>
  ({ kind: 'annual', days: daysFrom(first, count), agreed: true }) as const

/** A person, and their coordinator, who has vacation, too. */
async function pair(): Promise<{ one: Employed; lead: Employed }> {
  const [one, lead] = [await started.hired(), await employed(started.server, deciding)]
  await coordinated(started.server, one, lead)
  const terms = { kind: 'indefinite', weeklyMinutes: 2400, startsOn: '2020-01-01' } as const
  await started.admin.contracts.create({ ...terms, employeeId: lead.id, workCenterId: started.workCenterId })
  return { one, lead }
}

it('vacation in the past, without days, of an unknown kind or overlapping another request is refused, each with its field and its rule', async () => {
  const { one } = await pair()
  const { create } = one.portal.vacationRequests
  expect(await create(week('2026-02-02')).safe()).toMatchObject(refused(422, 'days', 'invalid', 'past'))
  expect(await create(week('2026-06-01', 0)).safe()).toMatchObject({
    error: { status: 422, fields: { days: {} } },
  })
  expect(await create({ ...week('2026-06-01'), kind: 'none' as 'annual' }).safe()).toMatchObject(
    refused(422, 'kind', 'inclusion'),
  )
  await create(week('2026-06-01'))
  expect(await create(week('2026-06-06')).safe()).toMatchObject(refused(422, 'days', 'taken', '2026-06-06'))
})

it('nobody decides on their own or decided requests, nor appoints themselves as stand-in', async () => {
  const { one, lead } = await pair()
  const own = await lead.portal.vacationRequests.create(week('2026-06-01'))
  expect(await lead.portal.vacationRequests.approve(own.id, { version: 1 }).safe()).toMatchObject({
    error: { status: 403 },
  })
  const { id, version } = await one.portal.vacationRequests.create(week('2026-06-15'))
  const decided = await lead.portal.vacationRequests.reject(id, { version, comment: 'Falta gente' })
  expect(await lead.portal.vacationRequests.approve(id, { version }).safe()).toMatchObject(
    refused(409, 'version', 'stale'),
  )
  expect(await lead.portal.vacationRequests.approve(id, { version: decided.version }).safe()).toMatchObject(
    refused(409, 'state', 'invalid'),
  )
  const give = lead.portal.approvalDelegations.create({
    ...{ delegateId: lead.id, families: ['vacationRequests'] },
    ...{ startsOn: '2026-03-02', endsOn: '2026-03-08' },
  })
  expect(await give.safe()).toMatchObject(refused(422, 'delegateId', 'own_account'))
})

it.each(['es', 'en', 'de', 'fr', 'pt'])('what refuses time off has words of its own in %s', (locale) => {
  const codes = ['invalid', 'taken', 'inclusion', 'stale', 'own_account', 'too_soon', 'less_than', 'blank']
  const words = codes.map((code) => messageOfCode(code, locale))
  expect(new Set(words).size).toBe(codes.length)
  expect(words).not.toContain(messageOfCode('no such code', locale))
})
