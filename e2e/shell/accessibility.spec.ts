import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { scriptOf, signIn } from '../support/sign-in.ts'

const publicPages = [
  '/pages/login',
  '/login/no-such-token',
  '/pages/not-authorized?from=%2Fusers',
  '/pages/error-404',
  '/pages/error-500',
]
const screens = [
  '/dashboard',
  '/carga-registros',
  '/clustering/cargue',
  '/clustering/exportarCargue',
  '/clustering/formats',
  '/clustering/crearFormato',
  '/creacionCamposGestion',
]

for (const theme of ['light', 'dark', 'semi-dark']) {
  test(`SHE-14 every page without a session is accessible in the ${theme} theme`, async ({ page }) => {
    await chooseTheme(page, theme)
    for (const path of publicPages) {
      await test.step(path, () => look(page, path))
    }
  })

  test(`SHE-14 every screen is accessible in the ${theme} theme`, async ({ page, baseURL }) => {
    test.setTimeout(180_000)
    await chooseTheme(page, theme)
    await signIn(page)
    for (const path of [...screens, ...(await detailsOf(baseURL))]) {
      await test.step(path, () => look(page, path))
    }
  })
}

/** The screens that show one thing, with a load of the demo that has rejected rows. */
async function detailsOf(baseURL: string | undefined): Promise<string[]> {
  const script = await scriptOf(baseURL)
  const { data } = await script.loads.index({ state: ['completed_with_errors'], perPage: 1 })
  const load = data[0]
  if (!load) throw new Error('the demo has no load with errors')
  return [
    `/clustering/cargue?load=${load.id}`,
    `/carga-registros?file=${load.recordsFileId}`,
    `/clustering/exportarCargue?load=${load.id}`,
    `/clustering/crearFormato?id=${load.templateId}`,
  ]
}

/** Before the page's first script, as if the person had chosen it the day before. */
async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem('portal.theme', JSON.stringify(choice)), theme)
}

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
}
