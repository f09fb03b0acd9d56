import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TimeRules } from '@portal/sdk'
import { at, dayOf, forgotten, friday, refused, startCorrecting } from '#testing/corrections.ts'
import type { Employed } from '#testing/employed.ts'
import { recorded } from '#testing/recorded.ts'
import { anAgreement, inForce, under } from '#testing/time-rules.ts'

let correcting: Awaited<ReturnType<typeof startCorrecting>>
beforeAll(async () => {
  correcting = await startCorrecting()
})
afterAll(() => correcting.server.close())

/** A person whose exit of Friday is missing, under rules with this consent, and their coordinator. */
async function pair(rules: Partial<Pick<TimeRules, 'consent' | 'answerDays' | 'fileRequired'>>) {
  const agreement = anAgreement()
  const two = await correcting.pair()
  await inForce(correcting.admin, agreement, rules)
  await under(correcting.admin, two.one, agreement)
  await recorded(correcting.server, two.one.id, `${friday} 09:00 in`)
  return two
}

const corrected = async ({ portal }: Employed) =>
  (await portal.notifications.index({ kind: ['clock.corrected'] })).data

describe('clockCorrections.create by the rules of the day', () => {
  it('where the company’s signature is enough it is in force at once, and the person is notified', async () => {
    const { one, lead } = await pair({ consent: 'company' })
    const done = await lead.portal.clockCorrections.create({ ...forgotten, employeeId: one.id })
    expect(done).toMatchObject({ state: 'approved', consent: 'company', decidedBy: null, side: 'company' })
    const { workday, entries } = await dayOf(one)
    expect(workday).toMatchObject({ endedAt: at('16:00'), effectiveSeconds: 8 * 3600 })
    expect(entries.at(-1)).toMatchObject({ source: 'correction', reason: forgotten.reason })
    const notification = {
      data: { person: lead.name, date: friday },
      link: `/accesos?day=${one.id}:${friday}`,
    }
    expect(await corrected(one)).toMatchObject([notification])
    const again = lead.portal.clockCorrections.reject(done.id, { reason: 'No estaba' }).safe()
    expect(await again).toMatchObject(refused(409, 'state', 'invalid'))
  })

  it('what the other side asks for waits for that signature all the same', async () => {
    const { one, lead } = await pair({ consent: 'company' })
    const asked = await one.portal.clockCorrections.create(forgotten)
    expect(asked).toMatchObject({ state: 'pending', consent: 'company' })
    expect((await dayOf(one)).workday.incidents).toContain('missing_out')
    await lead.portal.clockCorrections.approve(asked.id)
    expect((await dayOf(one)).workday.endedAt).toBe(at('16:00'))
  })

  it('where the person’s signature is enough the company is notified', async () => {
    const { one, lead } = await pair({ consent: 'employee' })
    expect(await one.portal.clockCorrections.create(forgotten)).toMatchObject({ state: 'approved' })
    expect((await dayOf(one)).workday.endedAt).toBe(at('16:00'))
    expect(await corrected(lead)).toHaveLength(1)
  })

  it('a correction needs a file where the rules want one, and expires after the days that they give', async () => {
    const { one } = await pair({ fileRequired: true, answerDays: 3 })
    const without = one.portal.clockCorrections.create(forgotten).safe()
    expect(await without).toMatchObject(refused(422, 'fileIds', 'blank'))
    const file = await one.portal.correctionFiles.create(new File(['%PDF-1.7'], 'parte.pdf'))
    const asked = await one.portal.clockCorrections.create({ ...forgotten, fileIds: [file.id] })
    expect(asked).toMatchObject({ consent: 'both', expiresAt: '2026-03-05T10:30:00.000Z' })
  })
})
