import { expectAccessible } from '../support/axe.ts'
import { enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, hours, menu, reports } from '../support/words.ts'

test('REP-15.1 all reports are found in one place, and the views that one keeps of them', async ({
  page,
}) => {
  const name = `Semana ${crypto.randomUUID().slice(0, 8)}`
  await enter(page, 'coordinador', '/reportesFichaje?by=week')
  await page.getByRole('button', { name: 'Guardar como vista' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: general.actions.save }).click()
  await expect(page).toHaveURL(/view=/)

  await page.goto('/reportes')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: menu.screens.skillHours })).toBeVisible()
  await expect(main.getByRole('link', { name: menu.screens.clockEntries })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('searchbox', { name: reports.all.search }).fill('nada de nada')
  await expect(main.getByText(general.list.noneMatch)).toBeVisible()
  await main.getByRole('searchbox', { name: reports.all.search }).fill(name)
  await expect(main.getByRole('link', { name: menu.screens.skillHours })).toBeHidden()
  await main.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/reportesFichaje\?.*by=week/)
  await expect(page.getByRole('radio', { name: hours.periods.units.week })).toBeChecked()
})
