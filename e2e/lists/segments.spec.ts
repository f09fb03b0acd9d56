import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { chooseIn, textIn } from '../support/life.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { test } from '../support/test.ts'
import { segmentRuns as runs, segments as words } from '../support/words.ts'

const { list, detail, arms, order, tabs } = words
const nodes = [{ parent: null, kind: 'group' as const, match: 'all' as const }]

/** A filter without conditions on a new format with two records. */
async function filterOf(baseURL: string | undefined, name: string) {
  const script = await scriptOf(baseURL)
  const usual = { required: false, key: false, transform: 'none' as const }
  const columns = [
    { name: 'code', label: 'CODE', type: 'text' as const, ...usual, required: true, key: true },
  ]
  const { id: templateId } = await script.templates.create({ name, columns })
  const { id: fileId } = await script.recordsFile.create(new File(['CODE\n1\n2\n'], `${name}.csv`))
  const { id: loadId } = await script.recordsFile.import(fileId, { templateId })
  await script.loads.start(loadId)
  await script.loads.waitUntil(loadId, (state) => state.startsWith('completed'))
  const filter = await script.filters.create({ name, templateId, nodes, shared: true })
  return { script, filter }
}

test('a segment is made of a filter, computed, and put in order with others, whose overlap is shown', async ({
  page,
  baseURL,
}) => {
  const name = `Segmento ${crypto.randomUUID().slice(0, 8)}`
  const { script, filter } = await filterOf(baseURL, name)
  const other = await script.segments.create({
    name: `Otro de ${name}`,
    filterId: filter.id,
    mode: 'dynamic',
  })
  await script.segments.compute(other.id)
  await enter(page, 'admin', '/clustering/gestionCargue')
  await page.getByRole('button', { name: list.create }).click()
  const form = page.getByRole('dialog')
  await textIn(form, list.name).fill(name)
  await chooseIn(page, form, list.filterId, `${name} · ${name}`)
  await textIn(form, list.challengerPercent).fill('50')
  await form.locator('button[type=submit]').click()
  // A new segment opens beside the list.
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer.getByText(detail.never)).toBeVisible()
  await drawer.getByRole('button', { name: detail.compute }).click()
  await expect(drawer.getByText(detail.fresh)).toBeVisible()
  await expect(drawer.getByText(/2 registros = 0 .* \+ 2 miembros/)).toBeVisible()
  await expect(drawer.getByRole('table', { name: arms.title })).toContainText(arms.challenger)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', { name: tabs.order })
    .or(page.getByRole('tab', { name: tabs.order }))
    .click()
  await page.getByRole('button', { name: new RegExp(order.format) }).click()
  await page.getByRole('option', { name, exact: true }).click()
  const matrix = page.getByRole('table', { name: order.overlap })
  await expect(matrix.getByRole('columnheader', { name: other.name })).toBeVisible()
  // Both contain both records, so all of them overlap.
  await expect(matrix.getByText('2', { exact: true })).toHaveCount(4)
  await expectAccessible(page)
})

test('segments are processed in one act, and what became of each adds up', async ({ page, baseURL }) => {
  const name = `Proceso ${crypto.randomUUID().slice(0, 8)}`
  const { script, filter } = await filterOf(baseURL, name)
  await script.segments.create({ name, filterId: filter.id, mode: 'snapshot' })
  await enter(page, 'admin', '/clustering/procesarFiltros')
  await page.getByRole('button', { name: runs.list.create }).first().click()
  const form = page.getByRole('dialog')
  const box = form.getByRole('combobox', { name: runs.list.segments })
  await box.fill(name)
  await page.getByRole('option', { name: `${name} · ${name}` }).click()
  await box.press('Tab')
  await form.locator('button[type=submit]').click()
  await expect(page.getByRole('heading', { name: runs.detail.title })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByText(runs.results.computed)).toBeVisible()
  await expect(row.getByText('2', { exact: true })).toHaveCount(2)
  await expectAccessible(page)
})
