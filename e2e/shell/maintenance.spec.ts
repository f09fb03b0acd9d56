import { expectAccessible } from '../support/axe.ts'
import { fillIn, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { timedServer } from '../support/timed-server.ts'
import { frame } from '../support/words.ts'

const retryAfterSeconds = 30

test('during maintenance the portal says so, and goes back by itself to the page one came from', async ({
  page,
  context,
}) => {
  // The switch affects everybody: use a private server.
  const { url, pass, stop } = await timedServer(context)
  try {
    const admin = await scriptOf(url)
    await page.goto(`${url}/pages/login`)
    await fillIn(page, 'empleado')
    await expect(page).toHaveURL(`${url}/dashboard`)
    await admin.maintenance.update({ isOn: true, retryAfterSeconds })
    await page.goto(`${url}/notifications?unread=true`)
    await expect(page).toHaveURL(/\/pages\/maintenance\?from=/)
    await expect(page.getByRole('heading', { level: 1, name: frame.maintenance.title })).toBeVisible()
    await expectAccessible(page)

    // People who may edit permissions can keep working.
    expect((await admin.profile.show()).username).toBe('admin')

    await admin.maintenance.update({ isOn: false })
    await pass(retryAfterSeconds)
    await expect(page).toHaveURL(`${url}/notifications?unread=true`)
  } finally {
    await stop()
  }
})

test('the page of the maintenance, opened by itself, says that there is none', async ({ page }) => {
  await page.goto('/pages/maintenance')
  await expect(page.getByRole('heading', { level: 1, name: frame.maintenance.overTitle })).toBeVisible()
  await page.goto('/pages/maintenance?from=https%3A%2F%2Fevil.example%2F')
  await expect(page.getByRole('link', { name: frame.pages.goHome })).toBeVisible()
  await expect(page).toHaveURL(/\/pages\/maintenance/)
})

test('announced and unexpected downtime have different pages', async ({ page }) => {
  await page.goto('/pages/comingsoon')
  await expect(page.getByRole('heading', { level: 1, name: frame.pages.comingSoonTitle })).toBeVisible()
  await page.goto('/pages/error-500?request=req-1a&from=%2Fpages%2Fcomingsoon')
  await expect(page.getByText('req-1a')).toBeVisible()
  await page.getByRole('link', { name: frame.pages.goBack }).click()
  await expect(page).toHaveURL('/pages/comingsoon')
  await page.goto('/pages/error-500?from=%2F%2Fevil.example')
  await expect(page.getByRole('link', { name: frame.pages.goHome })).toBeVisible()
  await expect(page.getByRole('link', { name: frame.pages.goBack })).toHaveCount(0)
})
