import type { Portal, VacationRequest } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { dayIn } from '../support/day-in.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { vacations } from '../support/words.ts'

const { list, one } = vacations
const team = '/admin/vacaciones/vacacionesEmpleados'

/** A team member's week of vacation that began some days ago, approved by both stages. */
async function begun(lead: Portal, hr: Portal): Promise<VacationRequest> {
  const people = await lead.vacationBalances.list().toArray()
  // Weeks begin on a working day.
  for (const { person } of people.toSorted(() => Math.random() - 0.5))
    for (const ago of [1, 2, 3, 4, 5]) {
      const days = Array.from({ length: 7 }, (_, at) => ({ date: dayIn(at - ago) }))
      const input = { kind: 'annual' as const, days, employeeId: person.id }
      if ((await lead.vacationRequests.preview(input)).refusals.length > 0) continue
      const outcome = await lead.vacationRequests.create({ ...input, agreed: true }).safe()
      // If their plan is full or approves automatically, try another person.
      if (!outcome.ok || outcome.data.state !== 'pending') continue
      const { id, version } = outcome.data
      const agreed = await lead.vacationRequests.approve(id, { version })
      return hr.vacationRequests.approve(id, { version: agreed.version })
    }
  throw new Error('Nobody of the team can be away this week')
}

test('a coordinator asks that vacation which has begun ends early, and HR agrees to the last day', async ({
  page,
  browser,
  baseURL,
}) => {
  const [lead, hr] = [await scriptOf(baseURL, 'coordinador'), await scriptOf(baseURL)]
  const { id, endsOn } = await begun(lead, hr)
  const mark = crypto.randomUUID().slice(0, 8)
  await enter(page, 'coordinador', `${team}?request=${id}`)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: one.endEarly, exact: true }).click()
  const form = page.getByRole('dialog').last()
  await expect(form.getByRole('group', { name: one.lastDay })).toBeVisible()
  await form.getByRole('textbox', { name: one.reason }).fill(mark)
  await expectAccessible(page)
  await form.getByRole('button', { name: one.endEarly, exact: true }).click()
  await expect(page.getByText(one.endEarlyAsked).first()).toBeVisible()
  const { lastDay } = await lead.vacationRequests.show(id)
  expect(lastDay).not.toBeNull()

  const decider = await (await browser.newContext()).newPage()
  await enter(decider, 'admin', `${team}?request=${id}`)
  const asked = decider.getByRole('dialog')
  await expect(asked.getByText(one.lastDayAsked)).toBeVisible()
  await asked.getByRole('button', { name: one.agreeEnd, exact: true }).click()
  await expect(asked.getByText(list.states.approved, { exact: true }).first()).toBeVisible()
  await expect.poll(async () => (await lead.vacationRequests.show(id)).endsOn).toBe(lastDay)
  expect(lastDay).not.toBe(endsOn)
  await decider.context().close()
})
