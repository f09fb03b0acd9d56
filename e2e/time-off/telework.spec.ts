import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, filled, telework } from '../support/words.ts'

const { acts, letters, states, version: words } = telework
const screen = '/admin/teletrabajo/teletrabajoEmpleados'

/** HR drafts an agreement from the template, sees what is missing, completes it and offers it. */
async function offerAsHr(browser: Browser, address: string, place: string) {
  const hr = await (await browser.newContext()).newPage()
  await enter(hr, 'admin', address)
  const drawer = hr.getByRole('dialog').first()
  await drawer.getByRole('button', { name: acts.next, exact: true }).click()
  const form = hr.getByRole('form').last()
  await form.getByRole('textbox', { name: letters.place }).fill('')
  await hr.getByRole('button', { name: general.actions.save, exact: true }).click()
  await expect(drawer.getByText(filled(words.missing, { fields: letters.place }))).toBeVisible()
  await expectAccessible(hr)
  await drawer.getByRole('button', { name: acts.edit, exact: true }).click()
  await form.getByRole('textbox', { name: letters.place }).fill(place)
  await hr.getByRole('button', { name: general.actions.save, exact: true }).click()
  await drawer.getByRole('button', { name: acts.offer, exact: true }).click()
  await expect(drawer.getByText(states.offered, { exact: true }).first()).toBeVisible()
  await hr.context().close()
}

/** Reads the offer, signs it, downloads the document, and reverses it. */
async function signAndReturn(page: Page, url: string, place: string) {
  await enter(page, 'coordinador', `${url}${screen}`)
  await expect(page.getByText(place).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: acts.sign, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: acts.sign, exact: true }).click()
  await expect(page.getByText(acts.signed).first()).toBeVisible()
  await expect(page.getByRole('button', { name: acts.sign, exact: true })).toHaveCount(0)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: words.pdf, exact: true }).first().click()
  expect((await file).suggestedFilename()).toMatch(/^teletrabajo-\d+\.pdf$/)
  await page.getByRole('button', { name: acts.reverse, exact: true }).first().click()
  const form = page.getByRole('dialog').last()
  await form.getByRole('textbox', { name: acts.reason }).fill('Prefiero trabajar en el centro')
  await form.getByRole('button', { name: acts.reverse, exact: true }).click()
  await expect(page.getByText(acts.reversed).first()).toBeVisible()
}

test('TEL-1.1 TEL-1.2 TEL-1.4 the company offers an agreement once it is complete, and the person signs it, downloads it and goes back to the site', async ({
  page,
  browser,
}) => {
  const server = await ownServer()
  try {
    const lead = await scriptOf(server.url, 'coordinador')
    const id = lead.session.current?.userData.uid ?? ''
    const place = `Calle Mayor ${crypto.randomUUID().slice(0, 8)}`
    await offerAsHr(browser, `${server.url}${screen}?person=${id}`, place)
    await signAndReturn(page, server.url, place)
    const [last] = (await lead.teleworkAgreements.show(id)).versions
    expect(last?.acts.map(({ act }) => act)).toEqual(['offer', 'sign', 'reverse'])

    await page.goto(`${server.url}${screen}?tab=days`)
    await expect(page.getByRole('table').or(page.getByText(telework.days.none)).first()).toBeVisible()
  } finally {
    await server.close()
  }
})
