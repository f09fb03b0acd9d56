import { expectAccessible } from '../support/axe.ts'
import { seen } from '../support/seen.ts'
import { scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, menu, reports } from '../support/words.ts'

test('PAN-15.2 PAN-15.3 a change is found in the log with before and after, reverted, and shown in the history of its row', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const key = `log_${crypto.randomUUID().slice(0, 8)}`
  const made = await script.fields.create({ key, label: 'Registro antes', type: 'text' })
  await script.fields.patch(made.id, { ...(await seen(script.fields, made.id)), label: 'Registro después' })
  await enter(page, 'admin', `/logs?subject=${made.id}`)
  const table = page.getByRole('table', { name: menu.screens.logs })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expectAccessible(page)

  await table.getByRole('link').first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('Registro antes')).toBeVisible()
  await expect(drawer.getByText('Registro después').first()).toBeVisible()
  await drawer.getByRole('button', { name: reports.revert }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: reports.revert }).click()
  await expect(page.getByText(reports.reverted)).toBeVisible()
  expect(await script.fields.show(made.id)).toMatchObject({ label: 'Registro antes' })

  await page.goto(`/creacionCamposGestion?search=${key}`)
  await page
    .getByRole('row', { name: /Registro antes/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: general.actions.history }).click()
  await expect(page.getByRole('dialog').getByText('Registro después').first()).toBeVisible()
  await script.fields.destroy(made.id)
})

test('check 60: the chain of the log is verified on the screen', async ({ page }) => {
  await enter(page, 'admin', '/logs')
  await page.getByRole('button', { name: reports.chain.verify }).click()
  await expect(page.getByText(reports.chain.intact)).toBeVisible()
})
