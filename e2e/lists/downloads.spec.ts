import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { chooseIn, textIn } from '../support/life.ts'
import { enter } from '../support/sign-in.ts'
import { test } from '../support/test.ts'
import { downloads as words, lists } from '../support/words.ts'

const { list } = words

test('LNE-11.1 LNE-11.2 lists are found with where they are used, and records of one are taken with a reason', async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  await enter(page, 'admin', '/listas?search=Robinson')
  const robinson = page.getByRole('row').filter({ hasText: 'Lista Robinson' }).first()
  await expect(robinson).toContainText(lists.list.kinds.external)
  await expectAccessible(page)
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('Impago temprano')
  await search.press('Enter')
  const found = page.getByRole('row').filter({ hasText: 'Impago temprano y alto' })
  await expect(found).toContainText(lists.list.kinds.filter)
  await expect(found).toContainText('Descargas: ')

  await page.goto('/listas/DescargueListas')
  await page.getByRole('button', { name: list.create }).first().click()
  const form = page.getByRole('dialog')
  await chooseIn(page, form, list.template, 'Recobro estándar')
  await chooseIn(page, form, list.source, 'Impago temprano y alto')
  await textIn(form, list.reason).fill(`Prueba ${mark}`)
  await expectAccessible(page)
  await form.locator('button[type=submit]').click()
  const row = page.getByRole('row').filter({ hasText: mark })
  await expect(row).toContainText(list.states.ready)
  const saved = page.waitForEvent('download')
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: list.download }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Impago temprano y alto admin .*\.csv$/)
})
