import type { Portal } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, monthSheets, workdays } from '../support/words.ts'

const { kinds, calendar } = monthSheets.own

/** From a Monday in the middle of last month to its Friday. */
function lastWeekdays() {
  const first = new Date()
  first.setUTCDate(0)
  first.setUTCDate(15)
  first.setUTCDate(15 + ((8 - first.getUTCDay()) % 7))
  const [worked = '', short = '', missing = '', absent = '', holiday = ''] = Array.from(
    { length: 5 },
    (_, days) => new Date(first.getTime() + days * 24 * 60 * 60_000).toISOString().slice(0, 10),
  )
  return { worked, short, missing, absent, holiday }
}

/** A day confirmed by both sides, from 08:00 UTC on. */
async function came(agent: Portal, company: Portal, day: string, until: string): Promise<void> {
  for (const [kind, time] of [
    ['in', '06:00'],
    ['out', until],
  ] as const) {
    const at = `${day}T${time}:00.000Z`
    const { id } = await agent.clockCorrections.create({ change: 'add', kind, at, reason: 'No había red' })
    await company.clockCorrections.approve(id)
  }
}

/** Creates a day of each kind in an employee's last month. */
async function monthOf(agent: Portal, admin: Portal) {
  const days = lastWeekdays()
  const employeeId = agent.session.current?.userData.uid ?? ''
  // At a center of its own: the demo's has locked months.
  const mark = crypto.randomUUID().slice(0, 8)
  const place = { name: `Centro ${mark}`, code: mark.toUpperCase(), timeZone: 'Europe/Madrid', country: 'ES' }
  const center = await admin.workCenters.create(place)
  await admin.workCenters.patch(center.id, { clockSince: days.worked, version: center.version })
  const terms = { kind: 'indefinite', weeklyMinutes: 2340, startsOn: days.worked } as const
  await admin.contracts.create({ ...terms, employeeId, workCenterId: center.id })
  await admin.holidays.create({ date: days.holiday, name: 'Patrona', workCenterId: center.id })
  await came(agent, admin, days.worked, '18:00')
  await came(agent, admin, days.short, '08:00')
  const types = (await admin.absenceTypes.index({ perPage: 100 })).data
  const absenceTypeId = types.find(({ code }) => code === 'ITC')?.id ?? ''
  await agent.absences.create({ absenceTypeId, from: days.absent, until: days.absent })
  return days
}

/** Start and end of a day's shift; the next day's is the same. */
async function shiftOf({ workdays: family, session }: Portal, date: string) {
  const { plan } = await family.show(session.current?.userData.uid ?? '', { date })
  const [span] = plan?.spans ?? []
  if (span === undefined) throw new Error('nothing is planned')
  return span
}

const clockAt = (at: string): string =>
  new Date(at).toLocaleTimeString('es-ES', { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' })

test('FIC-10.1 FIC-10.2 the calendar of a month shows what each day is, and a press mends one that is short or missing', async ({
  page,
}) => {
  const server = await ownServer()
  try {
    const agent = await scriptOf(server.url, 'empleado')
    const days = await monthOf(agent, await scriptOf(server.url, 'admin'))
    const month = days.worked.slice(0, 7)
    await enter(page, 'empleado', `${server.url}/accesos?tab=month&month=${month}`)
    const shown = page.getByRole('group', { name: calendar.replace('{{month}}', month) })
    const dayOf = (date: string, kind: string) =>
      shown.getByRole('link', { name: new RegExp(`, ${Number(date.slice(8))} de .*, ${kind}`) })
    await expect(dayOf(days.worked, kinds.worked)).toBeVisible()
    await expect(dayOf(days.absent, kinds.absence)).toBeVisible()
    await expect(dayOf(days.holiday, `${kinds.holiday}, Patrona`)).toBeVisible()
    await expect(dayOf(days.short, kinds.short)).toBeVisible()
    await expect(dayOf(days.missing, kinds.missing)).toBeVisible()
    await expectAccessible(page)

    // The missing exit of a short day is proposed at the end of the shift.
    const shift = await shiftOf(agent, days.short)
    await dayOf(days.short, kinds.short).click()
    const time = page.getByRole('textbox', { name: workdays.corrections.at })
    const form = page.getByRole('dialog').filter({ has: time })
    await expect(time).toHaveValue(clockAt(shift.endedAt))
    await form
      .getByRole('textbox', { name: workdays.corrections.reason })
      .fill('Seguí en la sala de formación')
    await expectAccessible(page)
    await form.getByRole('button', { name: workdays.corrections.send }).click()
    await expect(page.getByText(workdays.corrections.sent)).toBeVisible()
    await expect(
      page.getByRole('dialog').getByText(general.requests.states.pending, { exact: true }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/day=/)
    await expect(page.getByRole('dialog')).toBeHidden()

    // By keyboard: the entry of a day without any.
    await dayOf(days.missing, kinds.missing).press('Enter')
    await expect(time).toHaveValue(clockAt(shift.startedAt))
    const asked = await agent.clockCorrections.index({
      from: days.short,
      until: days.short,
      state: ['pending'],
    })
    expect(asked.data.map(({ after }) => after?.at)).toEqual([shift.endedAt])
  } finally {
    await server.close()
  }
})
