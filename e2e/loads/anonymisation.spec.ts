import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { chooseIn, textIn } from '../support/life.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { test } from '../support/test.ts'
import { anonymisationRules as words } from '../support/words.ts'

const { runs, tabs, holds } = words

test('a rule is looked at before it runs, and its proof can be read', async ({ page, baseURL }) => {
  const script = await scriptOf(baseURL)
  const mark = crypto.randomUUID().slice(0, 8)
  const column = { type: 'text', required: true, key: false, transform: 'none' } as const
  const columns = [{ ...column, name: 'name', label: 'Nombre' }]
  const { id: templateId } = await script.templates.create({ name: `Formato ${mark}`, columns })
  const file = await script.recordsFile.create(new File([`Nombre\nMarcada${mark} Peña\n`], `${mark}.csv`))
  const { id } = await script.recordsFile.import(file.id, { templateId })
  await script.loads.start(id)
  await script.loads.waitUntil(id, (state) => state.startsWith('completed'), { maxInterval: 20 })
  const rule = await script.anonymisationRules.create({ name: `Regla ${mark}`, templateId, retentionDays: 0 })

  await enter(page, 'admin', '/clustering/gestinarAnonimizacion')
  await page.getByRole('button', { name: runs.create }).click()
  const form = page.getByRole('dialog')
  await chooseIn(page, form, runs.rule, rule.name)
  await expect(form.getByText(`Marcada${mark} Peña`)).toBeVisible()
  await textIn(form, runs.reason).fill(`Fin del plazo ${mark}`)
  await expectAccessible(page)
  await form.locator('button[type=submit]').click()
  const row = page.getByRole('row').filter({ hasText: rule.name })
  await expect(row).toContainText(runs.states.completed)
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: runs.proof }).click()
  await expect(page.getByRole('dialog').getByText(runs.nothing, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: tabs.holds }).click()
  await expect(page.getByText(holds.inForce).first()).toBeVisible()
})
