import { writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { chooseTemplate, counter, uploadFile } from '../support/load-pages.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { test } from '../support/test.ts'
import { filled, general, loads as words, recordsFile } from '../support/words.ts'

const column = { type: 'text', required: true, transform: 'none' } as const
const columns = [
  { ...column, name: 'code', label: 'CODIGO', key: true },
  { ...column, name: 'name', label: 'PERSONA', key: false },
]
const title = 'what a file would do is counted before it is loaded, and what it did is taken back'

test(`CAR-5.1 CAR-5.2 CAR-11.1 ${title}`, async ({ page, baseURL }, testInfo) => {
  const script = await scriptOf(baseURL)
  const mark = crypto.randomUUID().slice(0, 8)
  const template = await script.templates.create({ name: `Personas ${mark}`, columns })
  const fileOf = (...rows: string[]) => `CODIGO;PERSONA\n${rows.join('\n')}\n`
  const { id: fileId } = await script.recordsFile.create(
    new File([fileOf('1;Ana', '2;Luis', '3;Eva')], `${mark}.csv`),
  )
  const { id: former } = await script.recordsFile.import(fileId, { templateId: template.id })
  await script.loads.start(former)
  await script.loads.waitUntil(former, (state) => state === 'completed', { maxInterval: 20 })
  const records = async () => {
    const nodes = [{ parent: null, kind: 'group', match: 'all' } as const]
    const { sample } = await script.filters.preview({ templateId: template.id, nodes })
    return sample.map((cells) => cells.join(' ')).sort()
  }

  const path = testInfo.outputPath('cambios.csv')
  await writeFile(path, fileOf('2;Luis', '3;Eva María', '4;Juan', '5;'))
  await enter(page, 'admin', '/carga-registros')
  await uploadFile(page, path)
  await chooseTemplate(page, template.name)
  await page.getByRole('button', { name: recordsFile.file.dryRun.start }).click()
  await expect(page.getByText(recordsFile.file.dryRun.asOf.split('{{')[0] ?? '')).toBeVisible()
  const counted = { created: 1, updated: 1, unchanged: 1, duplicated: 0, excluded: 0, errors: 1 }
  for (const [name, value] of Object.entries(counted)) {
    const term = recordsFile.file.dryRun.counters[name as keyof typeof counted]
    await expect(page.locator(`dt:text-is("${term}") + dd`), name).toHaveText(String(value))
  }
  await expectAccessible(page)
  expect(await records()).toEqual(['1 Ana', '2 Luis', '3 Eva'])

  await page.getByRole('button', { name: recordsFile.file.submit, exact: true }).click()
  await expect(page.getByText(general.loadStates.completed_with_errors, { exact: true })).toBeVisible()
  await expect(counter(page, 'created')).toHaveText('1')
  expect(await records()).toEqual(['1 Ana', '2 Luis', '3 Eva María', '4 Juan'])

  await page.getByRole('button', { name: words.loads.more, exact: true }).click()
  await page.getByRole('menuitem', { name: words.undo.act }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(words.undo.parts.removed, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: words.undo.act, exact: true }).click()
  await expect(page.getByText(general.loadStates.undone, { exact: true }).first()).toBeVisible()
  const parts = [
    filled(words.undo.sums.removed, { rows: '1' }),
    filled(words.undo.sums.restored, { rows: '2' }),
  ]
  await expect(page.getByText(filled(words.undo.sum, { total: '3', parts: parts.join(' + ') }))).toBeVisible()
  expect(await records()).toEqual(['1 Ana', '2 Luis', '3 Eva'])
})
