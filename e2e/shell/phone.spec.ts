import { expectAccessible } from '../support/axe.ts'
import { enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { menu } from '../support/words.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('on a phone the menu opens over the page, leads on and closes', async ({ page }) => {
  await enter(page)
  await expectAccessible(page)
  const opened = page.getByRole('dialog', { name: 'Menú principal' })
  await expect(opened).toBeHidden()
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await opened.getByRole('button', { name: menu.groups.workflows }).click()
  await opened.getByRole('link', { name: menu.screens.fields }).click()
  await expect(page).toHaveURL(/\/creacionCamposGestion/)
  await expect(opened).toBeHidden()
})
