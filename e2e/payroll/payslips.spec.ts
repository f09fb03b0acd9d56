import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { payroll } from '../support/words.ts'

const { batches, one, own, published, reasons, review } = payroll
const screen = '/nominas'

/** Reviews the pending batch: assigns one page, skips the others, and publishes it. */
async function publishAsPayroll(browser: Browser, url: string) {
  const page = await (await browser.newContext()).newPage()
  await enter(page, 'admin', `${url}${screen}?tab=batches`)
  await page.getByRole('link', { name: /turno-tarde/ }).click()
  const table = page.getByRole('table')
  await expect(table.getByText(reasons.unknown_tax_id)).toBeVisible()
  await expect(table.getByText(reasons.no_tax_id)).toBeVisible()
  await expectAccessible(page)
  await assign(page, reasons.no_tax_id)
  await page.getByRole('button', { name: review.leaveRest }).click()
  await page.getByRole('button', { name: /^Publicar \d+ nóminas$/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: /^Publicar \d+ nóminas$/ }).click()
  await expect(page.getByText(/^\d+ nóminas publicadas\.$/)).toBeVisible()
  await page.getByRole('link', { name: batches.back }).click()
  await expect(table.getByText(payroll.batchStates.published).first()).toBeVisible()
  await page.goto(`${url}${screen}?tab=published`)
  await expect(page.getByRole('table', { name: published.tab })).toBeVisible()
  await expectAccessible(page)
  await page.context().close()
}

/** Previews the page of a row, then assigns it to a person found by search. */
async function assign(page: Page, reason: string) {
  const row = page.getByRole('row').filter({ hasText: reason })
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: review.assign }).click()
  const form = page.getByRole('form').last()
  await form.getByRole('combobox', { name: review.employee }).fill('a')
  await page.getByRole('option').first().click()
  await form.page().getByRole('button', { name: review.assign, exact: true }).click()
  await expect(page.getByText(review.assigned).first()).toBeVisible()
  // The next step depends on the batch's state by now.
  await expect(page.getByText(/· 1 sin persona ·/)).toBeVisible()
}

test('NOM-8.1 payroll publishes a batch, and a person reads their payslip, whose amounts are hidden until they tap, and keeps it with its hours', async ({
  page,
  browser,
}) => {
  const server = await ownServer()
  try {
    await publishAsPayroll(browser, server.url)
    await enter(page, 'empleado', `${server.url}${screen}`)
    await expect(page.getByText(own.hidden, { exact: true }).first()).toBeVisible()
    await expect(page.getByText('€')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: own.show }).click()
    await expect(page.getByText('€').first()).toBeVisible()
    await expect(page.getByText(own.hidden, { exact: true })).toHaveCount(0)
    await page.getByRole('rowheader').getByRole('link').first().click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText(one.hours)).toBeVisible()
    await drawer.getByRole('button', { name: one.view }).click()
    await expect(drawer.getByRole('region', { name: /^Nómina de/ })).toBeVisible()
    await expectAccessible(page)
    const file = page.waitForEvent('download')
    await drawer.getByRole('button', { name: one.envelope }).click()
    expect((await file).suggestedFilename()).toMatch(/^nomina-\d{4}-\d{2}.*\.zip$/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('table').getByText(payroll.reading.downloaded).first()).toBeVisible()
    await expect(page.getByRole('tab', { name: batches.tab })).toHaveCount(0)
  } finally {
    await server.close()
  }
})
