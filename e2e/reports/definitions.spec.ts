import { expectAccessible } from '../support/axe.ts'
import { enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { definitions, general } from '../support/words.ts'

test('what a report shows is kept as a definition, made into a file, downloaded, deleted and brought back', async ({
  page,
}) => {
  const name = `Semana ${crypto.randomUUID().slice(0, 8)}`
  await enter(page, 'coordinador', '/reportesFichaje?by=week')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: definitions.keep.menu }).click()
  await page.getByRole('menuitem', { name: definitions.keep.schedule }).click()

  const form = page.getByRole('dialog', { name: definitions.form.createTitle })
  await expect(form.getByRole('textbox', { name: definitions.form.name })).toBeFocused()
  await form.getByRole('textbox', { name: definitions.form.name }).fill(name)
  await expectAccessible(page)
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(form).toBeHidden()
  // A file is named after its definition: look in the table of its tab, which may still be loading.
  const row = main.getByRole('table', { name: definitions.tabDefinitions }).getByRole('row', { name })
  await expect(row).toContainText('Cada lunes a las 08:00')
  await expect(row).toContainText(definitions.list.isOwn)
  await expectAccessible(page)

  const act = async (label: string) => {
    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: label }).click()
  }
  await act(definitions.list.run)
  await expect(page.getByText(definitions.list.started).first()).toBeVisible()
  await main.getByRole('tab', { name: definitions.tabFiles }).click()
  const file = main.getByRole('table', { name: definitions.tabFiles }).getByRole('row', { name })
  await expect(file).toContainText(definitions.files.states.ready)
  await expectAccessible(page)
  await file.getByRole('button').last().click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: definitions.files.download }).click()
  expect((await download).suggestedFilename()).toBe(`${name}.xlsx`)

  await main.getByRole('tab', { name: definitions.tabDefinitions }).click()
  await act(definitions.list.destroy)
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: general.actions.undo }).click()
  await expect(row).toBeVisible()
  await row.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/reportesFichaje\?.*by=week/)
})
