import { expectAccessible } from '../support/axe.ts'
import { contentOf, exported } from '../support/list-files.ts'
import { readCsv } from '../support/csv.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { vacationReport, vacations } from '../support/words.ts'

const { columns } = vacationReport

test('REP-13.1 REP-13.2 a coordinator reads the taken, pending and planned days of their people, by team and by person, and opens the rows of a number', async ({
  page,
  baseURL,
}) => {
  const lead = await scriptOf(baseURL ?? '', 'coordinador')
  const { data: teams } = await lead.vacationReport.index({ kind: 'annual', by: 'team', sort: '-enjoyed' })
  const [team] = teams
  if (team?.key == null || team.name === null) throw new Error('The coordinator of the demo has no team')
  const asked = { kind: 'annual', coordinatorId: team.key, sort: '-enjoyed', perPage: 100 } as const
  const rows = (await lead.vacationReport.index(asked)).data
  const [one] = rows
  if (one?.name == null || one.enjoyed === 0) throw new Error('Nobody of the team has been on vacation')
  await enter(page, 'coordinador', '/informeVacaciones?kind=annual&by=team')
  for (const head of [columns.team, columns.enjoyed, columns.pending, columns.approved, columns.available])
    await expect(page.getByRole('columnheader', { name: head, exact: true })).toBeVisible()
  await expectAccessible(page)

  // A team links to its people, with the same filters.
  await page.getByRole('link', { name: team.name }).first().click()
  await expect(page).toHaveURL(/coordinatorId=/)
  const row = page.getByRole('row', { name: new RegExp(one.name) }).first()
  await expect(row).toBeVisible()
  const [header = [], ...lines] = readCsv(
    (await contentOf(await exported(page, /CSV/))).toString('utf8'),
    ';',
  )
  expect(header).toContain(columns.enjoyed)
  expect(lines.length).toBe(rows.length)

  await row.getByRole('link', { name: String(one.enjoyed / 2), exact: true }).click()
  await expect(page).toHaveURL(/vacacionesEmpleados\?.*person=/)
  await expect(page.getByText(vacations.list.states.enjoyed, { exact: true }).first()).toBeVisible()
})
