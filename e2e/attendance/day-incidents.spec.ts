import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { inForceSeconds, ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { corrections, dayIncidents, filled, general, workdays } from '../support/words.ts'

const { acts } = dayIncidents
const { incidentStates, incidentTexts } = workdays.days
const why = 'No había red en la sala'
/** Justifies the incident of the day, with a file as proof. */
async function justify(page: Page) {
  const found = page.getByRole('status').filter({ hasText: incidentTexts.unverified })
  await found.getByRole('button', { name: acts.justify }).click()
  const form = page.getByRole('dialog', {
    name: filled(acts.justifyTitle, { kind: dayIncidents.kinds.unverified }),
  })
  await form.getByRole('textbox', { name: acts.reason }).fill(why)
  await form.locator('input[type=file]').setInputFiles({
    ...{ name: 'averia.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  })
  await expect(form.getByText(/averia\.pdf · /)).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: acts.send }).click()
  await expect(found).toContainText(incidentStates.justified)
  await expect(found).toContainText(why)
}

test('an incident of a day is justified by its person with a file, and accepted by the coordinator, who undid the decision once; its history shows both', async ({
  page,
  browser,
}) => {
  const server = await ownServer()
  try {
    const { clock, workdays: days, session } = await scriptOf(server.url, 'empleado')
    // By the server's clock, and independent of whether the demo has this person at work at this hour.
    const { state, now } = await clock.show()
    const at = new Date(Date.parse(now) - 60_000).toISOString()
    const { date } = await clock.press({ kind: state === 'out' ? 'in' : 'out', at, isOffline: true })
    const uid = session.current?.userData.uid ?? ''
    await enter(page, 'empleado', `${server.url}/accesos?day=${uid}:${date}`)
    await justify(page)

    const other = await (await browser.newContext()).newPage()
    await enter(other, 'coordinador', `${server.url}/admin/accesos/accesosEmpleados?day=${uid}:${date}`)
    const asked = other.getByRole('status').filter({ hasText: why })
    const download = filled(corrections.files.download, { name: 'averia.pdf' })
    await expect(asked.getByRole('button', { name: download })).toBeVisible()
    await asked.getByRole('button', { name: acts.accept }).click()
    await expect(asked.getByRole('button', { name: acts.accept })).toBeHidden()
    await other.getByRole('button', { name: general.actions.undo }).click()
    await asked.getByRole('button', { name: acts.accept }).click()
    await expect(asked.getByRole('button', { name: acts.accept })).toBeHidden()
    server.pass(inForceSeconds)
    await expect
      .poll(async () => (await days.show(uid, { date })).workday.incidentStates)
      .toMatchObject([{ kind: 'unverified', state: 'accepted' }])
    await asked.getByRole('button', { name: acts.history }).click()
    const history = asked.getByRole('listitem')
    await expect(history.first()).toContainText(why)
    await expect(history.last()).toContainText(incidentStates.accepted)
    await expectAccessible(other)
    await other.context().close()
  } finally {
    await server.close()
  }
})
