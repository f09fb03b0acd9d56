import type { Portal, VacationRequestDetail } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { dayIn } from '../support/day-in.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { filled, resource, vacations, vacationTeam } from '../support/words.ts'

const { list, one } = vacations
const { conflict } = resource
const team = '/admin/vacaciones/vacacionesEmpleados'

/** A vacation day of a team member, pending for a coordinator. */
async function waiting(lead: Portal): Promise<VacationRequestDetail> {
  const people = await lead.vacationBalances.list().toArray()
  for (const { person } of people.toSorted(() => Math.random() - 0.5))
    for (const ahead of [70, 71, 72, 73, 74, 75, 76, 77]) {
      const input = { kind: 'loose' as const, days: [{ date: dayIn(ahead) }], employeeId: person.id }
      if ((await lead.vacationRequests.preview(input)).refusals.length > 0) continue
      const outcome = await lead.vacationRequests.create({ ...input, agreed: true }).safe()
      // If their plan is full or approves automatically, try another person.
      if (outcome.ok && outcome.data.stage === 'coordinator') return outcome.data
    }
  throw new Error('Nobody of the team can ask for a day')
}

test('SHE-7.3: rejecting a request approved meanwhile by somebody else shows its current state, which may be kept', async ({
  page,
  baseURL,
}) => {
  const lead = await scriptOf(baseURL, 'coordinador')
  const { id, version } = await waiting(lead)
  await enter(page, 'coordinador', `${team}?request=${id}`)
  await page.getByRole('dialog').getByRole('button', { name: one.reject, exact: true }).click()
  const form = page.getByRole('dialog').last()
  const reason = form.getByRole('textbox', { name: one.reason })
  await reason.fill('No hay quien atienda ese día')
  const { history } = await lead.vacationRequests.approve(id, { version })
  const refuse = form.getByRole('button', { name: one.reject, exact: true })
  await refuse.click()
  await expect(form.getByText(conflict.title).first()).toBeVisible()
  const now = new RegExp(`^${list.states.preapproved} · .* · ${history.at(-1)?.by.displayName}$`)
  await expect(form.getByText(now)).toBeVisible()
  await expect(reason).toHaveValue('No hay quien atienda ese día')
  await expectAccessible(page)
  await form.getByRole('button', { name: conflict.leave }).click()
  await expect(reason).toBeHidden()
  expect((await lead.vacationRequests.show(id)).state).toBe('preapproved')
})

test('SHE-7.3: a draft of rules that two write shows both values by field, and is written over when it is sent again', async ({
  page,
  baseURL,
}) => {
  const { policies } = vacationTeam
  const [mark, script] = [crypto.randomUUID().slice(0, 8), await scriptOf(baseURL)]
  const [law] = (await script.vacationPolicies.index({ state: 'published' })).data
  const { agreement, rules, examples } = await script.vacationPolicies.show(law?.id ?? '')
  // An agreement allows one per day.
  const validFrom = dayIn(7300 + Math.floor(Math.random() * 18_000))
  const asked = examples.map(({ actualAnnualUnits, actualLooseUnits, passes, ...example }) => {
    void [actualAnnualUnits, actualLooseUnits, passes]
    return example
  })
  const draft = { agreement, rules, examples: asked, validFrom, name: mark, source: 'BOE', review: false }
  const { id, version } = await script.vacationPolicies.create(draft)
  await enter(page, 'admin', `${team}?tab=policies&policy=${id}`)
  await page.getByRole('dialog').getByRole('button', { name: policies.edit }).click()
  const form = page.getByRole('dialog').last()
  const source = form.getByRole('textbox', { name: policies.source })
  await source.fill(`Mía ${mark}`)
  await script.vacationPolicies.update(id, { ...draft, source: `De otra ${mark}`, version })
  const save = form.getByRole('button', { name: 'Guardar', exact: true })
  await save.click()
  const both = form.getByRole('status').filter({ hasText: conflict.text })
  await expect(both.getByText(policies.source, { exact: true })).toBeVisible()
  await expect(both.getByText(filled(conflict.mine, { value: `Mía ${mark}` }))).toBeVisible()
  await expect(both.getByText(filled(conflict.theirs, { value: `De otra ${mark}` }))).toBeVisible()
  await expect(both.getByText(policies.name, { exact: true })).toBeHidden()
  await expectAccessible(page)
  await save.click()
  await expect(page.getByText(policies.editDone).first()).toBeVisible()
  const kept = await script.vacationPolicies.show(id)
  expect(kept.source).toBe(`Mía ${mark}`)
  await script.vacationPolicies.destroy(id)
})
