import { expectAccessible } from '../support/axe.ts'
import { screenPaths } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { menu, session } from '../support/words.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('SHE-13 on a phone nothing runs out of the page to the side', { tag: '@page' }, async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/pages/login')
  await expect(page.getByRole('button', { name: session.login.submit })).toBeVisible()
  await signIn(page)
  for (const path of screenPaths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
  await expectAccessible(page)
})

test('SHE-13 on a phone the menu opens over the page, leads on and closes', async ({ page }) => {
  await signIn(page)
  const opened = page.getByRole('dialog', { name: 'Menú principal' })
  await expect(opened).toBeHidden()
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await opened.getByRole('button', { name: menu.groups.controlPanel }).click()
  await opened.getByRole('link', { name: menu.screens.fields }).click()
  await expect(page).toHaveURL(/\/creacionCamposGestion/)
  await expect(opened).toBeHidden()
})
