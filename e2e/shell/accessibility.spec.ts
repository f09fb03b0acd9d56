import type { Page } from '@playwright/test'
import { expectAccessible, expectReadable } from '../support/axe.ts'
import { publicPaths, screenPaths } from '../support/screens.ts'
import { scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const withoutSession = [...publicPaths, '/login/no-such-token', '/pages/not-authorized?from=%2Fusers']

const themes = ['light', 'dark', 'semi-dark']
/** So many tests share the screens, for all workers to have some. */
const parts = 4

test('SHE-14 every page without a session is accessible in every theme', { tag: '@page' }, async ({
  page,
}) => {
  test.setTimeout(300_000)
  for (const path of withoutSession) await look(page, path)
})

for (let part = 0; part < parts; part += 1) {
  const title = `SHE-14 every screen is accessible in every theme (${part + 1} of ${parts})`
  test(title, { tag: '@page' }, async ({ page, baseURL }) => {
    test.setTimeout(300_000)
    await enter(page)
    const paths = [...screenPaths, ...(await detailsOf(baseURL))]
    for (const path of paths.filter((_, index) => index % parts === part)) await look(page, path)
  })
}

/** The screens that show one thing, with a load of the demo that has rejected rows, and pages that say more in a session. */
async function detailsOf(baseURL: string | undefined): Promise<string[]> {
  const script = await scriptOf(baseURL)
  const { data } = await script.loads.index({ state: ['completed_with_errors'], perPage: 1 })
  const load = data[0]
  if (!load) throw new Error('the demo has no load with errors')
  const one = { perPage: 1 }
  const [role] = (await script.roles.index(one)).data
  const [person] = (await script.users.index(one)).data
  const [workflow] = (await script.workflows.index(one)).data
  return [
    `/roles?role=${role?.id ?? ''}`,
    `/users?user=${person?.id ?? ''}`,
    `/workflow?workflow=${workflow?.id ?? ''}`,
    '/pages/change-password',
    '/pages/security-questions',
    `/clustering/cargue?load=${load.id}`,
    `/carga-registros?file=${load.recordsFileId}`,
    `/clustering/exportarCargue?load=${load.id}`,
    `/clustering/crearFormato?id=${load.templateId}`,
  ]
}

/** Loads the page once and judges it whole; a theme is colours only, which are judged again in the two others. */
async function look(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // The page was loaded in the theme that the one before it was left in: so each theme has its share of first paints.
  themes.unshift(...themes.splice(-1))
  for (const [index, theme] of themes.entries()) {
    await test.step(`${path} in ${theme}`, async () => {
      await chooseTheme(page, theme)
      await (index === 0 ? expectAccessible(page) : expectReadable(page))
    })
  }
}

/** As if the person had chosen it in another tab. */
async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((choice) => {
    const [key, newValue] = ['portal.theme', JSON.stringify(choice)]
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
  }, theme)
  await expect(page.locator('body')).toHaveClass(new RegExp(`(^| )theme-${theme}( |$)`))
}
