import { sessionEnder } from '../support/end-session.ts'
import { ownPerson, signInAs } from '../support/own-person.ts'
import { password, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { dashboard, menu, profile, tickets } from '../support/words.ts'
import type { Page } from '@playwright/test'

const cover = (page: Page) => page.getByRole('heading', { level: 1, name: profile.lock.title })

async function lockByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: menu.user.menu }).click()
  await page.getByRole('menuitem', { name: menu.user.lock }).click()
  await expect(cover(page)).toBeVisible()
}

async function unlock(page: Page, secret: string = password): Promise<void> {
  await page.getByRole('textbox', { name: profile.lock.password, exact: true }).fill(secret)
  await page.getByRole('button', { name: profile.lock.submit }).click()
}

test('LOG-6.1 LOG-6.2 locking covers the page with its open form, and the password leads back to it as it was', async ({
  page,
  baseURL,
}) => {
  // Failed passwords are throttled: use a person that no other test guesses at.
  const person = await ownPerson(baseURL, 'VER_DASHBOARD', 'MENU_CAMPOS_GESTION', 'CAMPOS_GESTION_CREAR')
  await signInAs(page, person)
  await page.goto('/creacionCamposGestion')
  await page.getByRole('button', { name: tickets.fields.create }).first().click()
  const form = page.getByRole('form', { name: tickets.fields.createTitle })
  const label = form.getByRole('textbox', { name: tickets.fields.label })
  await label.fill('Motivo secreto')
  // The drawer covers the menu: lock from another tab.
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await lockByMenu(other)

  await expect(cover(page)).toBeVisible()
  await expect(form).toBeHidden()
  await expect(page.getByText('Motivo secreto')).toBeHidden()
  // Every focusable element belongs to the lock screen.
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement !== body && activeElement?.closest('[data-react-aria-top-layer]') === null
    })
    expect(isOutside).toBe(false)
  }

  await unlock(page, 'not-the-password')
  await expect(page.getByText(profile.lock.wrong)).toBeVisible()
  await expect(form).toBeHidden()
  await unlock(page, person.password)
  await expect(cover(page)).toBeHidden()
  await expect(cover(other)).toBeHidden()
  await expect(label).toHaveValue('Motivo secreto')
  await expect(label).toBeEditable()
})

test('a reload and a new tab stay locked, and signing out leads to the sign-in', async ({ page }) => {
  await signIn(page, 'empleado')
  await lockByMenu(page)
  await page.reload()
  await expect(cover(page)).toBeVisible()
  await expect(page.getByText(dashboard.waiting.title, { exact: true })).toBeHidden()
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await expect(cover(other)).toBeVisible()
  await expect(other.getByText(dashboard.waiting.title, { exact: true })).toBeHidden()
  await other.getByRole('button', { name: profile.lock.signOut }).click()
  await expect(other).toHaveURL('/pages/login')
  await expect(page).toHaveURL(/\/pages\/login/)
  await signIn(page, 'empleado')
  await expect(cover(page)).toBeHidden()
})

test('LOG-6.2 the address of the lock locks, and leads back to the page that was kept', async ({ page }) => {
  await page.goto('/pages/lock-screen')
  await expect(page).toHaveURL('/pages/login')
  await signIn(page)
  await page.goto('/creacionCamposGestion?search=fecha')
  await expect(page.getByRole('main')).toBeVisible()
  await page.goto('/pages/lock-screen')
  await expect(cover(page)).toBeVisible()
  await unlock(page)
  await expect(page).toHaveURL('/creacionCamposGestion?search=fecha')
})

test('LOG-6.3 a session that ends behind the lock leads to the ordinary sign-in', async ({ page }) => {
  const endSession = sessionEnder(page)
  await signIn(page)
  await lockByMenu(page)
  await endSession()
  // The next request reveals it: the password, or a poll before that is typed.
  await Promise.race([unlock(page), page.waitForURL(/\/pages\/login/)])
  await expect(page).toHaveURL(/\/pages\/login/)
  await expect(cover(page)).toBeHidden()
  // In another tab, because this one's password request may still be in flight.
  const other = await page.context().newPage()
  await signIn(other)
  await expect(cover(other)).toBeHidden()
})
