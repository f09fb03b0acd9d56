import { expectAccessible } from '../support/axe.ts'
import { newcomer } from '../support/outbox.ts'
import { fillIn, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { dashboard, general, menu, recovery, session } from '../support/words.ts'

const { labels } = dashboard.tiles
/** For each of them: their first area, others they may open, and refused ones. */
const seen = [
  { user: 'admin', first: labels.agentsOver, also: labels.recordsToday, never: undefined },
  { user: 'coordinador', first: labels.agentsOver, also: labels.team, never: labels.recordsToday },
  { user: 'empleado', first: labels.ownBalance, also: labels.ownVacation, never: labels.agentsOnline },
] as const

for (const { user, first, also, never } of seen) {
  test(`HOM-1.1 ${user} signs in with user and password and gets a dashboard of what they may do`, async ({
    page,
  }) => {
    await signIn(page, user)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Pending work comes first.
    const main = page.getByRole('main')
    await expect(main.getByRole('region').first()).toHaveAccessibleName(dashboard.waiting.title)
    const tiles = page.getByRole('region', { name: dashboard.tiles.title }).getByRole('link')
    await expect(tiles.first()).toHaveText(first)
    await expect(tiles.filter({ hasText: also })).toHaveCount(1)
    if (never !== undefined) await expect(tiles.filter({ hasText: never })).toHaveCount(0)
    // Nothing is still loading, and nothing failed.
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(main.getByText(general.failure.title)).toHaveCount(0)
    await expectAccessible(page)
  })
}

test('somebody signed out comes back to their security questions after signing in', async ({ page }) => {
  await page.goto('/pages/security-questions')
  await page.getByRole('link', { name: recovery.set.signIn, exact: true }).click()
  await fillIn(page, 'coordinador')
  await expect(page).toHaveURL('/pages/security-questions')
  await expect(page.getByRole('heading', { level: 1, name: recovery.set.title })).toBeVisible()
})

test('LOG-2.1 a wrong password and an unknown user get the same answer', async ({ page, baseURL }) => {
  // Failed passwords are throttled: use a person that no other test guesses at.
  const { email } = await newcomer(baseURL)
  await page.goto('/pages/login')
  for (const user of [email, 'nobody-of-this-name']) {
    await fillIn(page, user, 'not-the-password')
    await expect(page.getByRole('alert').filter({ hasText: session.login.failed })).toBeVisible()
    await expect(page).toHaveURL('/pages/login')
    await page.reload()
  }
})

test('LOG-3 who is asked to sign in comes back to the page and the filters asked for', async ({ page }) => {
  const asked = '/creacionCamposGestion?search=fecha'
  await page.goto(asked)
  await expect(page).toHaveURL(/\/pages\/login\?returnTo=/)
  await fillIn(page, 'admin')
  await expect(page).toHaveURL(asked)
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.fields })).toBeVisible()
})

test('check 44: a link in the address leads to no other site after signing in', async ({ page, baseURL }) => {
  await page.goto(`/pages/login?returnTo=${encodeURIComponent('//elsewhere.example/dashboard')}`)
  await fillIn(page, 'admin')
  await expect(page).toHaveURL(`${baseURL ?? ''}/dashboard`)
})

test('who signs out must sign in again', { tag: '@embedded' }, async ({ page }) => {
  await signIn(page, 'empleado')
  await page.getByRole('button', { name: menu.user.menu }).click()
  await page.getByRole('menuitem', { name: menu.user.signOut }).click()
  await expect(page).toHaveURL('/pages/login')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/pages/login')
})

test('a reload and a second tab keep the session', async ({ page, context }) => {
  await signIn(page, 'coordinador')
  await page.reload()
  await expect(page).toHaveURL('/dashboard')
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(second).toHaveURL('/dashboard')
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a tab that is busy for a while hands its session over all the same', async ({ page, context }) => {
  await signIn(page, 'coordinador')
  const second = await context.newPage()
  // While the first tab is disconnected, the other one asks for its session.
  const busy = page.evaluate(() => {
    const until = performance.now() + 2500
    while (performance.now() < until);
  })
  await second.goto('/dashboard')
  await busy
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(second).toHaveURL('/dashboard')
  await expect(second.getByRole('navigation', { name: 'Menú principal' })).toBeVisible()
})
