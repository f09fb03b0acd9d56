import { expectAccessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { dayIncidents, filled, general, workdays } from '../support/words.ts'

test('an incident of a day is justified by its person and accepted by the coordinator, who took the decision back once', async ({
  page,
  browser,
}) => {
  const server = await ownServer()
  try {
    const agent = await scriptOf(server.url, 'empleado')
    // By the clock of the server, and whether or not the demo has this person at work at this hour.
    const { state, now } = await agent.clock.show()
    const at = new Date(Date.parse(now) - 60_000).toISOString()
    const kind = state === 'out' ? 'in' : 'out'
    const { date } = await agent.clock.press({ kind, at, isOffline: true })
    const uid = agent.session.current?.userData.uid ?? ''
    const { acts } = dayIncidents
    const { incidentKinds, incidentStates, incidentTexts } = workdays.days

    await enter(page, 'empleado', `${server.url}/accesos?day=${uid}:${date}`)
    const found = page.getByRole('status').filter({ hasText: incidentTexts.unverified })
    await found.getByRole('button', { name: acts.justify }).click()
    const form = page.getByRole('dialog', {
      name: filled(acts.justifyTitle, { kind: incidentKinds.unverified }),
    })
    await form.getByRole('textbox', { name: acts.reason }).fill('No había red en la sala')
    await expectAccessible(page)
    await form.getByRole('button', { name: acts.send }).click()
    await expect(found).toContainText(incidentStates.justified)
    await expect(found).toContainText('No había red en la sala')

    const other = await (await browser.newContext()).newPage()
    await enter(other, 'coordinador', `${server.url}/admin/accesos/accesosEmpleados?day=${uid}:${date}`)
    const asked = other.getByRole('status').filter({ hasText: 'No había red en la sala' })
    await asked.getByRole('button', { name: acts.accept }).click()
    await expect(asked.getByRole('button', { name: acts.accept })).toBeHidden()
    await other.getByRole('button', { name: general.actions.undo }).click()
    await expectAccessible(other)
    await asked.getByRole('button', { name: acts.accept }).click()
    await expect
      .poll(async () => (await agent.workdays.show(uid, { date })).workday.incidentStates)
      .toMatchObject([{ kind: 'unverified', state: 'accepted' }])
    await other.context().close()
  } finally {
    await server.close()
  }
})
