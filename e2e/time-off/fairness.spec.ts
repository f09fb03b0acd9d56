import { expectAccessible } from '../support/axe.ts'
import { enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { operations, operationTeam } from '../support/words.ts'

const { fairness } = operationTeam
const manage = '/admin/manageVacationOp/manageVacationOp'
const figures = ['weekends', 'denials', 'expiredOffers', 'breakWaits', 'hardTickets'] as const

test('an agent sees what fell to them over the years, beside the average of the plan', async ({ page }) => {
  await enter(page, 'empleado', '/vacacionesOperaciones')
  const card = page.getByRole('region', { name: operations.peaks.title })
  for (const figure of figures)
    await expect(card.getByText(operations.peaks[figure], { exact: true })).toBeVisible()
})

test('who plans compares teams by what fell to them, of a year or of all, and nobody by name', async ({
  page,
}) => {
  await enter(page, 'admin', `${manage}?tab=fairness`)
  const tables = page.getByRole('table')
  const teams = tables.first()
  for (const figure of figures)
    await expect(teams.getByRole('columnheader', { name: fairness[figure] })).toBeVisible()
  await expect(tables.nth(1).getByRole('columnheader', { name: fairness.weekends })).toHaveCount(0)
  await page.getByRole('button', { name: new RegExp(`^${fairness.year}`) }).click()
  const choice = page.getByRole('dialog')
  await choice
    .getByRole('radio', { name: /^\d{4}$/ })
    .last()
    .check({ force: true })
  await choice.getByRole('button', { name: 'Aplicar', exact: true }).click()
  await expect(page).toHaveURL(/year=\d{4}/)
  await expect(teams.getByRole('rowheader').first()).toBeVisible()
  await expectAccessible(page, 'main')
})
