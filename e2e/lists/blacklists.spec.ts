import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { chooseIn, textIn } from '../support/life.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { test } from '../support/test.ts'
import { blacklists as words, filled } from '../support/words.ts'

const { check, entries, removals, lists, tabs } = words

test('a number is put on a blacklist, found in another notation, and asked to be removed', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const mark = crypto.randomUUID().slice(0, 5)
  const list = await script.blacklists.create({ name: `Lista ${mark}`, layer: 'corporate' })
  const number = `6${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, '1')
    .slice(-8)}`
  await enter(page, 'admin', '/listas/listaNegra')
  await page.getByRole('button', { name: entries.create }).click()
  const form = page.getByRole('dialog')
  await chooseIn(page, form, entries.blacklistId, list.name)
  await textIn(form, entries.value).fill(number)
  await textIn(form, entries.reason).fill(`Lo pide ${mark}`)
  await form.locator('button[type=submit]').click()
  // A new entry opens beside the list.
  await expect(page.getByRole('dialog').getByText(`Lo pide ${mark}`).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  const box = page.getByRole('searchbox', { name: check.label })
  await box.fill(`0034 ${number.slice(0, 3)} ${number.slice(3)}`)
  await box.press('Enter')
  await expect(page.getByText(filled(check.listed, { value: `+34${number}` }))).toBeVisible()
  await expect(page.getByText(list.name).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: `+34${number}` }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(`Lo pide ${mark}`).first()).toBeVisible()
  await drawer.getByRole('button', { name: entries.remove }).click()
  await textIn(page.getByRole('dialog'), removals.reason).fill(`Es un error ${mark}`)
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await expect(page.getByRole('dialog').getByText(entries.pending)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: tabs.removals }).click()
  await expect(page.getByRole('row').filter({ hasText: `Es un error ${mark}` })).toContainText(
    removals.states.pending,
  )

  await page.getByRole('tab', { name: tabs.lists, exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Lista Robinson' }).first()).toContainText(
    filled(lists.stale, { date: '' }).trim(),
  )
})
