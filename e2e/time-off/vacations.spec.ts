import type { Browser, Page } from '@playwright/test'
import type { Portal } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { inForceSeconds, ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { filled, vacations, vacationTeam } from '../support/words.ts'

const { balance, choose, count, list, one } = vacations
const team = '/admin/vacaciones/vacacionesEmpleados'

/** Next year shows the remainder of this one, and its deadline. */
async function seesCarryOver(page: Page) {
  await page.getByRole('button', { name: 'Año siguiente' }).click()
  const [before] = balance.carriedUntil.split('{{date}}')
  await expect(
    page.getByText(new RegExp(`^${balance.carriedOver} ${before}\\d{4}-\\d\\d-\\d\\d$`)).first(),
  ).toBeVisible()
  await expect(page.getByText(balance.entitlement, { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Año anterior' }).click()
}

/**
 * Sends days that were requested elsewhere meanwhile: the refusal names that request, and disappears once it is
 * withdrawn.
 */
async function sendOvertaken(page: Page, agent: Portal) {
  const chosen = new URL(page.url()).searchParams
  const [from, until] = [chosen.get('from') ?? '', chosen.get('until') ?? '']
  const days: { date: string }[] = []
  for (const day = new Date(from); day <= new Date(until); day.setUTCDate(day.getUTCDate() + 1))
    days.push({ date: day.toISOString().slice(0, 10) })
  const other = await agent.vacationRequests.create({ kind: 'annual', days, agreed: true })
  const form = page.getByRole('dialog').last()
  const send = form.getByRole('button', { name: choose.send })
  await send.click()
  const holder = filled(count.heldBy, { what: count.vacation, from, until })
  await expect(form.getByRole('link', { name: `${holder} · ${list.states.pending}` })).toBeVisible()
  await expectAccessible(page)
  await agent.vacationRequests.withdraw(other.id, { version: other.version })
  await send.click()
}

/** Requests days that another request has, is refused, selects the nearest ones, and sends them. */
async function askInstead(page: Page, url: string, agent: Portal, mark: string) {
  const [taken] = (await agent.vacationRequests.index({ selectedState: ['pending'] })).data
  if (taken === undefined) throw new Error('The employee of the demo has no request that waits')
  await enter(page, 'empleado', `${url}/vacaciones?from=${taken.startsOn}&until=${taken.endsOn}`)
  for (const term of [balance.entitlement, balance.enjoyed, balance.approved, balance.pending])
    await expect(page.getByText(term, { exact: true }).first()).toBeVisible()
  await seesCarryOver(page)
  await expect(page.getByText(filled(count.rules.overlap, { date: taken.startsOn }))).toBeVisible()
  const holder = { what: list.kinds[taken.kind], from: taken.startsOn, until: taken.endsOn }
  await expect(page.getByRole('link', { name: filled(count.heldBy, holder) })).toBeVisible()
  const ask = page.getByRole('button', { name: choose.ask, exact: true })
  await expect(ask).toBeDisabled()
  await expect(page.getByRole('grid').first()).toBeVisible()
  await expectAccessible(page)

  await page
    .getByRole('button', { name: /^Del \d{4}/ })
    .first()
    .click()
  await expect(ask).toBeEnabled()
  const available = page.getByRole('button', { name: new RegExp(`: ${balance.available},`) }).first()
  const before = (await available.textContent()) ?? ''
  await available.click()
  await expect(page.getByRole('dialog', { name: new RegExp(balance.available) })).toBeVisible()
  await page.keyboard.press('Escape')
  await ask.click()
  const form = page.getByRole('dialog').last()
  await form.getByRole('textbox', { name: choose.comment }).fill(mark)
  await sendOvertaken(page, agent)
  await expect(page.getByText(choose.sent).first()).toBeVisible()
  await expect(available).not.toHaveText(before)
}

const stateOf = (script: Portal, id: string) => async () => (await script.vacationRequests.show(id)).state

/** Approves it beside the team calendar of those days. */
async function approveAsLead(browser: Browser, url: string, id: string) {
  const lead = await (await browser.newContext()).newPage()
  await enter(lead, 'coordinador', `${url}${team}?request=${id}`)
  await expect(lead.getByRole('heading', { name: one.around })).toBeVisible()
  await lead.getByRole('dialog').getByRole('button', { name: one.approve, exact: true }).click()
  await expect(lead.getByText(one.approved).first()).toBeVisible()
  await lead.context().close()
}

/** Approves it in the list of pending ones, as a bulk action. */
async function approveAsHr(browser: Browser, address: string, startsOn: string) {
  const hr = await (await browser.newContext()).newPage()
  await enter(hr, 'admin', address)
  await hr.getByRole('checkbox', { name: new RegExp(startsOn) }).check()
  await expectAccessible(hr)
  await hr.getByRole('button', { name: vacationTeam.bulk.approve, exact: true }).click()
  await hr.getByRole('alertdialog').getByRole('button', { name: vacationTeam.bulk.approve }).click()
  await expect(hr.getByRole('checkbox', { name: new RegExp(startsOn) })).toHaveCount(0)
  await hr.context().close()
}

test('VAC-1.1 VAC-1.2 VAC-1.3 VAC-2.1 VAC-2.3 VAC-3 VAC-4.1 VAC-6.1 VAC-14.1 VAC-16.3 a person is refused what overlaps, takes the nearest dates and asks for them, and a coordinator and then HR decide', async ({
  page,
  browser,
}) => {
  const server = await ownServer()
  try {
    const agent = await scriptOf(server.url, 'empleado')
    const mark = crypto.randomUUID().slice(0, 8)
    await askInstead(page, server.url, agent, mark)
    const [asked] = (await agent.vacationRequests.index({ sort: '-createdAt' })).data
    if (asked?.comment !== mark) throw new Error('The last request is not the one that was sent')

    await approveAsLead(browser, server.url, asked.id)
    server.pass(inForceSeconds)
    await expect.poll(stateOf(agent, asked.id)).toBe('preapproved')
    const search = encodeURIComponent(asked.person.displayName)
    const address = `${server.url}${team}?waiting=true&selectedState=preapproved&search=${search}`
    await approveAsHr(browser, address, asked.startsOn)
    server.pass(inForceSeconds)
    await expect.poll(stateOf(agent, asked.id)).toBe('approved')

    await page.goto(`${server.url}/vacaciones?tab=requests&request=${asked.id}`)
    const drawer = page.getByRole('dialog')
    for (const state of [list.states.preapproved, list.states.approved])
      await expect(drawer.getByText(state, { exact: true }).first()).toBeVisible()
    await expect(drawer.getByRole('region', { name: one.history }).getByText(mark)).toBeVisible()
  } finally {
    await server.close()
  }
})
