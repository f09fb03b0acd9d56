import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBrowser } from '../browser.ts'
import { launchOptions } from '../chromium.ts'
import { must, root } from '../run.ts'
import { emptyFolder, manifestOf, pack } from './pack.ts'
import { installed } from './project.ts'

const { folder, remove } = emptyFolder('packed-kit')
const project = path.join(folder, 'react-minimal')
const complaints: string[] = []
let server: PreviewServer
let browser: Browser
let page: Page

beforeAll(async () => {
  await ensureBrowser()
  const tarball = await pack('ui-kit', folder)
  await installed(path.join(root, 'examples/react-minimal'), '@portal/ui-kit', tarball, project)
  // As in its README, in a child process: NODE_ENV=test would select React's development build.
  const vite = path.join(project, 'node_modules/vite/bin/vite.js')
  await must([process.execPath, vite, 'build'], {
    cwd: project,
    env: { NODE_ENV: 'production', VITEST: undefined },
  })
  const address = { port: 0, host: '127.0.0.1' }
  server = await preview({ root: project, configFile: false, logLevel: 'error', preview: address })
  browser = await chromium.launch(launchOptions)
  page = await browser.newPage({ colorScheme: 'dark' })
  page.on('console', (message) => {
    if (message.type() !== 'log') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('requestfailed', (request) => complaints.push(request.url()))
  await page.goto(server.resolvedUrls?.local[0] ?? '')
})

afterAll(async () => {
  await browser.close()
  await server.close()
  remove()
})

/** The effective background of an element: that of an ancestor if its own is transparent. */
function backgroundOf(selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)
}

describe('the packed kit, installed in an app outside the workspace', () => {
  it('holds its build and its styles, and nothing of its sources', () => {
    const kit = path.join(project, 'node_modules/@portal/ui-kit')
    const files = globSync('**/*.*', { cwd: kit })
    expect(files.filter((file) => /^src|\.build-stamp|tsconfig|\.(test|stories)\./.test(file))).toEqual([])
    expect(JSON.stringify(manifestOf(kit).exports)).not.toContain('source')
    expect(readFileSync(path.join(kit, 'dist/index.css'), 'utf8')).toContain('--portal-color-surface-page')
  })

  it('draws a table and a form in a theme, with its own font', async () => {
    await page.getByRole('row', { name: /Coffee/ }).waitFor()
    expect(await backgroundOf('body')).toBe('rgb(15, 21, 29)')
    await page.getByRole('button', { name: 'New break' }).click()
    await page.getByRole('textbox', { name: 'Name' }).waitFor()
    expect(await page.evaluate(() => document.fonts.check("16px 'Source Sans 3 Variable'"))).toBe(true)
  })

  it('changes its theme at once', async () => {
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitem', { name: 'light' }).click()
    expect(await page.locator('body').getAttribute('class')).toContain('theme-light')
    expect(await backgroundOf('body')).toBe('rgb(246, 247, 249)')
  })

  it('says at the field what is wrong, and adds what is right', async () => {
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('Coffee')
    await page.getByRole('textbox', { name: 'Minutes' }).fill('10')
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByText('Another break has this name. Choose a different one.').first().waitFor()
    await name.fill('Fruit')
    await name.press('Enter')
    await page.getByRole('row', { name: /Fruit/ }).waitFor()
  })

  it('complains of nothing in the console', () => {
    expect(complaints).toEqual([])
  })
})
