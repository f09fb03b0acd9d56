import type { Browser, Page } from '@playwright/test'
import type { Portal } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, fillIn, loginBefore, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, vacations, vacationTeam } from '../support/words.ts'

const { balance } = vacations
const { balances } = vacationTeam
const year = new Date().getUTCFullYear()
const until = `${year + 1}-06-30`
const inSpring = new Date(`${year + 1}-04-15T09:00:00Z`)

const balanceOf = (employeeId: string) =>
  `/admin/vacaciones/vacacionesEmpleados?tab=balances&year=${year}&balance=${employeeId}:${year}`

const movement = (page: Page, text: string) =>
  page.getByRole('dialog').getByRole('listitem').filter({ hasText: text }).first()

/** Carries two days of somebody over, and reads it among the movements. */
async function carryOver(page: Page, url: string, employeeId: string, mark: string) {
  await enter(page, 'admin', `${url}${balanceOf(employeeId)}`)
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
  await expect(movement(page, mark)).toContainText(balances.movementKinds.carry_over)
}

/** What the server wrote by itself once the days of the year could no longer be taken. */
const expiriesOf = (hr: Portal, employeeId: string) => async () =>
  (await hr.vacationMovements.index({ employeeId, year, kind: ['expiry'] })).meta.totalCount

/** Somebody's page on a day of the next year, by the clock of the server and of the page. */
async function openInSpring(browser: Browser, account: 'admin' | 'empleado', url: string, path: string) {
  const page = await (await browser.newContext()).newPage()
  await page.clock.setSystemTime(inSpring)
  await page.goto(`${url}${loginBefore(path)}`)
  await fillIn(page, account)
  return page
}

test('HR carries two days over at the end of a year; in spring the rest has expired, and the person reads until when the two can be taken', async ({
  page,
  browser,
}) => {
  const server = await ownServer()
  try {
    const { uid: employeeId } = (await scriptOf(server.url, 'empleado')).session.current?.userData ?? {
      uid: '',
    }
    await carryOver(page, server.url, employeeId, crypto.randomUUID().slice(0, 8))

    server.pass((inSpring.getTime() - Date.now()) / 1000)
    const hr = await scriptOf(server.url, 'admin')
    await expect.poll(expiriesOf(hr, employeeId)).toBeGreaterThan(0)
    const after = await openInSpring(browser, 'admin', server.url, balanceOf(employeeId))
    await expect(movement(after, balances.movementKinds.expiry)).toBeVisible()

    const own = await openInSpring(browser, 'empleado', server.url, '/vacaciones')
    const [before = ''] = balance.carriedUntil.split('{{date}}')
    await expect(own.getByText(`${balance.carriedOver} ${before}${until}`).first()).toBeVisible()
    for (const one of [after, own]) await one.context().close()
  } finally {
    await server.close()
  }
})
