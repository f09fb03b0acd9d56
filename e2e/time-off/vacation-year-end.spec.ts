import type { Browser, Page } from '@playwright/test'
import type { Portal } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, vacations, vacationTeam } from '../support/words.ts'

const { balance } = vacations
const { balances } = vacationTeam
const dayMs = 24 * 60 * 60_000
const year = new Date().getUTCFullYear()
const until = `${year + 1}-06-30`
const inSpring = new Date(`${year + 1}-04-15T09:00:00Z`)

/** Carries two days of somebody over, and reads it among the movements. */
async function carryOver(page: Page, url: string, employeeId: string, mark: string) {
  await enter(page, 'admin', `${url}${balancesOf(employeeId, year)}`)
  await page.getByRole('dialog').getByRole('button', { name: balances.adjust }).click()
  const form = page.getByRole('dialog').last()
  await form.getByRole('radio', { name: balances.hows.carry_over }).check({ force: true })
  await form.getByRole('textbox', { name: balances.days }).fill('2')
  await form.getByRole('group', { name: balances.until }).getByRole('spinbutton').first().click()
  await page.keyboard.type(until.split('-').toReversed().join(''))
  await form.getByRole('textbox', { name: balances.reason }).fill(mark)
  await expectAccessible(page)
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(page.getByText(balances.adjusted)).toBeVisible()
  await expect(
    page.getByRole('dialog').getByRole('listitem').filter({ hasText: mark }).first(),
  ).toContainText(balances.movementKinds.carry_over)
}

const balancesOf = (employeeId: string, of: number) =>
  `/admin/vacaciones/vacacionesEmpleados?tab=balances&year=${of}&balance=${employeeId}:${of}`

/** The person reads on a day of the next year what was carried over, and until when. */
async function readsInSpring(browser: Browser, url: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.clock.setSystemTime(inSpring)
  await enter(page, 'empleado', `${url}/vacaciones`)
  const [before = ''] = balance.carriedUntil.split('{{date}}')
  await expect(page.getByText(`${balance.carriedOver} ${before}${until}`).first()).toBeVisible()
  await context.close()
}

const expiries = (hr: Portal, employeeId: string) => async () =>
  (await hr.vacationMovements.index({ employeeId, year, active: 0, perPage: 100 })).data.filter(
    ({ kind }) => kind === 'expiry',
  ).length

test('HR carries two days over at the end of a year; in spring the rest has expired, and the person reads until when they have these', async ({
  page,
  browser,
}) => {
  let ahead = 0
  const server = await ownServer({ clock: { now: () => new Date(Date.now() + ahead) } })
  try {
    const agent = await scriptOf(server.url, 'empleado')
    const [mine] = (await agent.vacationRequests.index()).data
    if (mine === undefined) throw new Error('The employee of the demo has asked for no vacation')
    const { person } = mine
    const mark = crypto.randomUUID().slice(0, 8)
    await carryOver(page, server.url, person.id, mark)

    ahead = inSpring.getTime() - Date.now()
    const hr = await scriptOf(server.url, 'admin')
    await expect.poll(expiries(hr, person.id)).toBeGreaterThan(0)
    await readsInSpring(browser, server.url)
  } finally {
    await server.close()
  }
})
