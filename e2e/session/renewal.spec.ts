import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { menu, tickets } from '../support/words.ts'

const renewal = '/api/auth/refresh-token'

test('LOG-7.1 a token refused in the middle is renewed once, and all that waited for it is asked again', async ({
  page,
}) => {
  await signIn(page, 'admin', '/etiquetas')
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.tags })).toBeVisible()
  let refused = 0
  let renewals = 0
  let isRenewed = false
  page.on('request', (request) => {
    if (request.url().includes(renewal)) renewals += 1
  })
  page.on('response', (response) => {
    if (refused > 0 && response.url().includes(renewal)) isRenewed = true
  })
  // As if the access token had expired: every request gets a 401 until it is renewed.
  await page.route(/\/services\//, async (route) => {
    if (isRenewed || route.request().url().includes(renewal)) return route.continue()
    refused += 1
    const contentType = 'application/problem+json'
    await route.fulfill({
      status: 401,
      contentType,
      body: '{"type":"/problems/authentication","status":401}',
    })
  })
  await page.getByRole('link', { name: menu.screens.priorities, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.priorities })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: tickets.priorities.weight })).toBeVisible()
  await expect(page.getByRole('row')).not.toHaveCount(1)
  await expect(page).toHaveURL('/prioridades')
  expect(refused, 'calls refused').toBeGreaterThan(0)
  expect(renewals).toBe(1)
})
