import type { Browser, Page } from '@playwright/test'
import type { Portal } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, fillIn, loginBefore, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { filled, general, vacations, vacationTeam } from '../support/words.ts'

const { balance, count } = vacations
const { balances } = vacationTeam
const year = new Date().getUTCFullYear()
const until = `${year + 1}-06-30`
const lost = `${year + 1}-07-01`
const inSpring = new Date(`${year + 1}-04-15T09:00:00Z`)
const inSummer = new Date(`${year + 1}-07-05T09:00:00Z`)

const balanceOf = (employeeId: string) =>
  `/admin/vacaciones/vacacionesEmpleados?tab=balances&year=${year}&balance=${employeeId}:${year}`

const movement = (page: Page, text: string) =>
  page.getByRole('dialog').getByRole('listitem').filter({ hasText: text }).first()

/** Carries two of a person's days over, and sees the movement. */
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

/** The movement of the server once the days of the year have expired. */
const expiriesOf = (hr: Portal, employeeId: string) => async () =>
  (await hr.vacationMovements.index({ employeeId, year, kind: ['expiry'] })).meta.totalCount

type Opened = { account: 'admin' | 'empleado'; url: string; at: Date }

/** A person's page on a day of next year, by the clock of the server and of the page. */
async function openAt(browser: Browser, { account, url, at }: Opened, path: string) {
  const page = await (await browser.newContext()).newPage()
  await page.clock.setSystemTime(at)
  await page.goto(`${url}${loginBefore(path)}`)
  await fillIn(page, account)
  return page
}

/** The person sees the deadline of the two days, and a warning beside days after it. */
async function readsWarning(browser: Browser, url: string) {
  const late = `/vacaciones?from=${year + 1}-07-12&until=${year + 1}-07-18`
  const page = await openAt(browser, { account: 'empleado', url, at: inSpring }, late)
  const [before = ''] = balance.carriedUntil.split('{{date}}')
  await expect(page.getByText(`${balance.carriedOver} ${before}${until}`).first()).toBeVisible()
  const [warning = ''] = filled(count.warnings.expires, { date: until }).split('{{amount}}')
  await expect(page.getByText(`${warning}2`).first()).toBeVisible()
  await page.context().close()
}

/** Each number of the ledger expands into its sum: what expired that day, and the rest. */
async function opensSums(page: Page) {
  const opened = async (name: string) => {
    await page
      .getByRole('button', { name: new RegExp(`: ${name},`) })
      .first()
      .click()
    return page.getByRole('dialog', { name: new RegExp(`: ${name},`) })
  }
  const expired = await opened(balance.expired)
  await expect(expired.getByRole('listitem').filter({ hasText: lost })).toContainText('2')
  await page.keyboard.press('Escape')
  await expect((await opened(balance.available)).getByText(`− ${balance.expired}`)).toBeVisible()
}

test('VAC-10.1 VAC-10.2 HR carries two days over at the end of a year; in spring the rest has expired and the person is warned until when the two can be taken, and unused days expire in summer, in a ledger whose numbers open into their sums', async ({
  page,
  browser,
}) => {
  const server = await ownServer()
  const { url } = server
  try {
    const { uid: employeeId } = (await scriptOf(url, 'empleado')).session.current?.userData ?? { uid: '' }
    await carryOver(page, url, employeeId, crypto.randomUUID().slice(0, 8))

    server.pass((inSpring.getTime() - Date.now()) / 1000)
    const inApril = expiriesOf(await scriptOf(url), employeeId)
    await expect.poll(inApril).toBeGreaterThan(0)
    const before = await inApril()
    await readsWarning(browser, url)

    server.pass((inSummer.getTime() - inSpring.getTime()) / 1000)
    await expect.poll(expiriesOf(await scriptOf(url), employeeId)).toBe(before + 1)
    const hr = await openAt(browser, { account: 'admin', url, at: inSummer }, balanceOf(employeeId))
    const kind = balances.movementKinds.expiry
    await expect(movement(hr, `${lost} · ${kind}`)).toBeVisible()
    await opensSums(hr)
    await hr.context().close()
  } finally {
    await server.close()
  }
})
