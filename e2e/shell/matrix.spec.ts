import { decide } from '@portal/permissions'
import { follow, screenPaths } from '../support/screens.ts'
import { accounts, scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

for (const account of accounts) {
  test(`check 25: every screen opens for ${account} exactly when the catalogue says so`, async ({
    page,
    baseURL,
  }) => {
    const script = await scriptOf(baseURL, account)
    const permissions = script.session.current?.userData.accessPermissions ?? []
    await enter(page, account)
    for (const path of screenPaths) {
      await test.step(path, async () => {
        await follow(page, path)
        const mayOpen = decide({ permissions }, path).kind === 'allow'
        const expected = mayOpen ? path : '/pages/not-authorized'
        await expect.poll(() => new URL(page.url()).pathname, { message: path }).toBe(expected)
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      })
    }
  })
}

test('check 25: no screen opens without a session: each leads to the sign-in, which remembers it', async ({
  page,
}) => {
  await page.goto('/pages/login')
  for (const path of screenPaths) {
    await test.step(path, async () => {
      await follow(page, path)
      await expect.poll(() => new URL(page.url()).pathname, { message: path }).toBe('/pages/login')
      const asked = new URL(page.url()).searchParams.get('returnTo') ?? '/dashboard'
      expect(asked).toBe(path)
      await follow(page, '/pages/error-404')
      await expect.poll(() => new URL(page.url()).pathname).toBe('/pages/error-404')
    })
  }
})
