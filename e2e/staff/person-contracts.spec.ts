import { expectAccessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { filled, general, menu, staff, workdays } from '../support/words.ts'

test('the page of a person has the versions of their contract: a new one ends the other, and both tell their history', async ({
  page,
}) => {
  const server = await ownServer()
  try {
    const admin = await scriptOf(server.url)
    const { data } = await admin.contracts.index({ state: 'current', perPage: 100 })
    const held = data.find(({ endsOn }) => endsOn === null)
    if (held === undefined) throw new Error('the demo has contracts without an end')
    const { person, startsOn, workCenter } = held
    await enter(page, 'admin', `${server.url}/admin/empleados/empleados?tab=people&employee=${person.id}`)
    const drawer = page.getByRole('dialog', { name: person.displayName })
    await expect(drawer.getByRole('heading', { name: menu.screens.contracts })).toBeVisible()
    const version = (title: string) => drawer.getByRole('region', { name: title })
    const former = filled(staff.employees.since, { from: startsOn })
    await expect(version(former)).toContainText(workCenter.timeZone)
    await expect(version(former)).toContainText(workdays.contracts.states.current)

    // The form is about this person: it asks for nobody.
    await drawer.getByRole('button', { name: workdays.contracts.create }).click()
    const form = page.getByRole('dialog', { name: workdays.contracts.createTitle })
    await expect(form.getByRole('combobox', { name: workdays.contracts.person })).toBeHidden()
    const first = form.getByRole('group', { name: workdays.contracts.startsOn })
    await first.getByRole('spinbutton').first().click()
    await page.keyboard.type('01012090')
    await form.getByRole('textbox', { name: workdays.contracts.weeklyMinutes }).fill('20')
    await form.getByText(workdays.contracts.partTime, { exact: true }).click()
    await form.getByRole('combobox', { name: workdays.contracts.workCenter }).fill(workCenter.name)
    await page
      .getByRole('option', { name: new RegExp(`^${workCenter.name}`) })
      .first()
      .click()
    await form.getByRole('button', { name: general.actions.save }).click()
    await expect(form).toBeHidden()
    const planned = version(filled(staff.employees.from, { from: '2090-01-01' }))
    await expect(planned).toContainText('20:00')
    await expect(planned).toContainText(workdays.contracts.partTime)
    const ended = version(filled(staff.employees.period, { from: startsOn, to: '2089-12-31' }))
    await expect(ended).toBeVisible()
    await expectAccessible(page)

    await ended.getByRole('button', { name: filled(workdays.contracts.acts, { from: startsOn }) }).click()
    await page.getByRole('menuitem', { name: general.actions.history }).click()
    const history = page.getByRole('dialog', {
      name: filled(general.list.historyOf, { name: person.displayName }),
    })
    await expect(history.getByRole('row').filter({ hasText: '2089-12-31' })).toBeVisible()
    await expectAccessible(page)
  } finally {
    await server.close()
  }
})
