import { expectAccessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { said, vacations, vacationTeam } from '../support/words.ts'

const { balance, choose, count, list, one } = vacations
const team = '/admin/vacaciones/vacacionesEmpleados'

test('VAC-1.1 VAC-1.2 VAC-1.3 VAC-2.1 VAC-2.3 VAC-3 VAC-4.1 VAC-14.1 VAC-16.3 a person is refused what overlaps, takes the nearest dates and asks for them, and a coordinator and then HR decide', async ({
  page,
  browser,
}) => {
  const server = await ownServer()
  try {
    const agent = await scriptOf(server.url, 'empleado')
    const { data } = await agent.vacationRequests.index({ selectedState: ['pending'] })
    const { startsOn: from = '', endsOn: until = '', person } = data[0] ?? {}
    await enter(page, 'empleado', `${server.url}/vacaciones?from=${from}&until=${until}`)
    for (const term of [balance.entitlement, balance.enjoyed, balance.approved, balance.pending])
      await expect(page.getByText(term, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(said(count.rules.overlap, { date: from }))).toBeVisible()
    await expect(page.getByRole('button', { name: choose.ask, exact: true })).toBeDisabled()
    await expect(page.getByRole('grid').first()).toBeVisible()
    await expectAccessible(page)

    const available = page.getByRole('button', { name: new RegExp(`: ${balance.available},`) }).first()
    await page
      .getByRole('button', { name: /^Del \d{4}/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: choose.ask, exact: true })).toBeEnabled()
    const before = await available.textContent()
    await available.click()
    await expect(page.getByRole('dialog', { name: new RegExp(balance.available) })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: choose.ask, exact: true }).click()
    const form = page.getByRole('dialog').last()
    const mark = crypto.randomUUID().slice(0, 8)
    await form.getByRole('textbox', { name: choose.comment }).fill(mark)
    await form.getByRole('button', { name: choose.send }).click()
    await expect(page.getByText(choose.sent).first()).toBeVisible()
    await expect(available).not.toHaveText(before ?? '')

    const asked = (await agent.vacationRequests.index({ sort: '-createdAt' })).data[0]
    expect(asked?.comment).toBe(mark)
    const id = asked?.id ?? ''
    const lead = await (await browser.newContext()).newPage()
    await enter(lead, 'coordinador', `${server.url}${team}?request=${id}`)
    await expect(lead.getByRole('heading', { name: one.around })).toBeVisible()
    await lead.getByRole('dialog').getByRole('button', { name: one.approve, exact: true }).click()
    await expect.poll(async () => (await agent.vacationRequests.show(id)).state).toBe('preapproved')
    await lead.context().close()

    const hr = await (await browser.newContext()).newPage()
    const search = encodeURIComponent(person?.displayName ?? '')
    await enter(hr, 'admin', `${server.url}${team}?waiting=true&selectedState=preapproved&search=${search}`)
    await hr.getByRole('checkbox', { name: new RegExp(asked?.startsOn ?? '') }).check()
    await hr.getByRole('button', { name: vacationTeam.bulk.approve, exact: true }).click()
    await hr.getByRole('alertdialog').getByRole('button', { name: vacationTeam.bulk.approve }).click()
    await expect.poll(async () => (await agent.vacationRequests.show(id)).state).toBe('approved')
    await expectAccessible(hr)
    await hr.context().close()

    await page.goto(`${server.url}/vacaciones?tab=requests&request=${id}`)
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText(list.states.approved, { exact: true }).first()).toBeVisible()
    await expect(drawer.getByText(mark)).toBeVisible()
    await expect(drawer.getByText(list.states.preapproved, { exact: true })).toBeVisible()
  } finally {
    await server.close()
  }
})
