import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { textIn } from '../support/life.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { sourcesFolder } from '../support/sources-folder.ts'
import { test } from '../support/test.ts'
import { general, loads, loadSources as words } from '../support/words.ts'

const title = 'a folder is named with its hour, looked into at once, and its file becomes a load'

test(`CAR-13 ${title}`, async ({ page, baseURL }) => {
  const script = await scriptOf(baseURL)
  const mark = crypto.randomUUID().slice(0, 8)
  const column = { name: 'code', label: 'CODIGO', type: 'text', required: true, key: true } as const
  // The form sorts formats by name: no other test's comes before this one.
  const template = await script.templates.create({
    ...{ name: `0 ${mark}`, columns: [{ ...column, transform: 'none' }] },
  })
  const folder = path.join(sourcesFolder, mark)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${mark}.csv`), 'CODIGO\n1\n2\n')

  await enter(page, 'admin', '/clustering/cargue')
  await page.getByRole('link', { name: loads.loads.sources }).click()
  await page.getByRole('link', { name: words.list.create }).first().click()
  const form = page.getByRole('form', { name: words.form.title })
  await textIn(form, words.form.name).fill(`Nocturna ${mark}`)
  await form.getByRole('button', { name: words.form.template }).click()
  await page.getByRole('option', { name: template.name, exact: true }).click()
  const kind = form.getByRole('button', { name: words.form.kind })
  await kind.click()
  await page.getByRole('option', { name: words.form.kinds.s3 }).click()
  await expect(textIn(form, words.form.bucket)).toHaveValue('')
  await expectAccessible(page)
  await kind.click()
  await page.getByRole('option', { name: words.form.kinds.folder }).click()
  await textIn(form, words.form.folder).fill(mark)
  await expectAccessible(page)
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Nocturna ${mark}` })).toBeVisible()

  await page.getByRole('button', { name: words.acts.run }).click()
  const runs = page.getByRole('table', { name: words.runs.title })
  const run = runs.getByRole('row').filter({ hasText: `${mark}.csv` })
  await expect(run).toContainText(words.outcomes.loaded)
  await expectAccessible(page)
  expect(await readdir(path.join(folder, 'done'))).toHaveLength(1)
  await run.getByRole('link').click()
  await expect(page).toHaveURL(/\/clustering\/cargue\?load=/)
  await expect(page.getByText(general.loadStates.completed, { exact: true }).first()).toBeVisible()

  await page.goto('/clustering/cargue?sources=all')
  const row = page.getByRole('row').filter({ hasText: `Nocturna ${mark}` })
  await expect(row).toContainText(words.outcomes.loaded)
  await row.getByRole('link').first().click()
  await page.getByRole('button', { name: general.actions.destroy, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: general.actions.destroy }).click()
  await expect(page).toHaveURL(/sources=all$/)
  await expect(row).toHaveCount(0)
})
