import type { Page } from '@playwright/test'
import { colourFaults } from '../support/axe.ts'
import { keepAnswers } from '../support/found-texts.ts'
import { faultsOfForm, faultsOfPage, wideWindow } from '../support/faults-of-page.ts'
import { switchToPseudo } from '../support/pseudo-language.ts'
import { publicPaths, screenPaths, visit } from '../support/screens.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { chooseTheme } from '../support/themes.ts'

/** An unknown URL with a single long word. */
const notFound = `/pages/error-404?from=%2F${'unknown'.repeat(20)}`

/** Pages that depend on a parameter, or require one. */
const besides = [
  '/login/no-such-token',
  '/pages/security-questions-byUser/nobody/no-such-token',
  '/pages/not-authorized?from=%2Fusers',
  notFound,
  '/pages/error-500?request=1',
]

/** Pages that are not shown within a session, or only within one. */
const ownPages = ['/pages/change-password', '/pages/security-questions', notFound]

/** Pages with a form for new items; the test checks that the form is found. */
const withForm = ['/etiquetas', '/prioridades', '/creacionCamposGestion', '/paises', '/applications']

/** The number of tests that share the screens, to use all workers. */
const parts = 4

const sound =
  'is accessible in every theme, translated, shows its texts whole and stays inside of every width'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(wideWindow)
  await switchToPseudo(page)
  await keepAnswers(page)
})

test(`SHE-9.3 SHE-10.1 SHE-13.1 SHE-14.1 every page without a session ${sound}`, async ({ page }) => {
  await page.goto('/pages/comingsoon')
  // Without a session this is the sign-in page, which does not replace itself.
  const lock = '/pages/lock-screen'
  const { found } = await walk(page, [...publicPaths.filter((path) => path !== lock), ...besides, lock])
  expect(found).toEqual([])
})

for (let part = 0; part < parts; part += 1) {
  const title = `SHE-9.3 SHE-10.1 SHE-13.1 SHE-14.1 every screen and the form of something new ${sound} (${part + 1} of ${parts})`
  test(title, async ({ page, baseURL }) => {
    await enter(page, 'admin', '/pages/comingsoon')
    const paths = [...screenPaths, ...ownPages, ...(await detailsOf(baseURL))]
    const own = paths.filter((_, index) => index % parts === part)
    const { found, forms } = await walk(page, own)
    expect(found).toEqual([])
    const wanted = withForm.filter((path) => own.includes(path))
    expect(forms, 'forms that were found and opened').toEqual(expect.arrayContaining(wanted))
  })
}

test('the menu of the half-dark theme can be read', async ({ page }) => {
  await enter(page)
  const menu = page.locator('nav[data-region=nav]')
  await expect(menu).toBeVisible()
  for (const group of await menu.locator('[aria-expanded]').all()) {
    if ((await group.getAttribute('aria-expanded')) === 'true') continue
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
  }
  await chooseTheme(page, 'semi-dark')
  expect(await colourFaults(page)).toEqual([])
})

/** Navigates all pages by client-side links, in one document; problems are reported by page, as are the forms. */
async function walk(page: Page, paths: readonly string[]): Promise<{ found: string[]; forms: string[] }> {
  const found: string[] = []
  const forms: string[] = []
  for (const path of paths) {
    await test.step(path, async () => {
      await visit(page, path)
      const ofPage = await faultsOfPage(page)
      const ofForm = await faultsOfForm(page)
      if (ofForm !== undefined) forms.push(path)
      found.push(...[...ofPage, ...(ofForm ?? [])].map((fault) => `${path}, ${fault}`))
    })
  }
  return { found, forms }
}

/** The screens of one item, with a load of the demo that has rejected rows. */
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
    `/clustering/cargue?load=${load.id}`,
    `/carga-registros?file=${load.recordsFileId}`,
    `/clustering/exportarCargue?load=${load.id}`,
    `/clustering/crearFormato?id=${load.templateId}`,
  ]
}
