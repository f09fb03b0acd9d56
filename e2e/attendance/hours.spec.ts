import { expectAccessible } from '../support/axe.ts'
import { readCsv } from '../support/csv.ts'
import { dayIn } from '../support/day-in.ts'
import { contentOf, exported, savedBy } from '../support/list-files.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { hours, menu, workdays } from '../support/words.ts'

const words = hours.periods
const skillWords = hours.skills
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

test('REP-2.3 REP-6 a coordinator adds a team’s time up by week and by day, takes it along, and goes from a sum to its entries', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL, 'coordinador')
  const period = { from: dayIn(-6), until: dayIn(-1) }
  const { data } = await script.workingHours.index({ ...period, by: 'day', sort: '-effective' })
  const [first] = data
  if (first === undefined) throw new Error('nobody of the team has worked')
  const { displayName, id } = first.person

  const address = new URLSearchParams({
    ...{ period: `${period.from}..${period.until}`, by: 'week', search: displayName },
  })
  await enter(page, 'coordinador', `/reportesFichaje?${address.toString()}`)
  const list = page.getByRole('region', { name: menu.screens.workingHours })
  const row = list.getByRole('row', { name: new RegExp(escaped(displayName)) })
  await expect(row.first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('radiogroup', { name: words.by }).getByText(words.units.day).click()
  await expect(page).toHaveURL(/by=day/)
  await expect(row.filter({ hasText: first.from })).toBeVisible()
  const [header = [], ...rows] = readCsv((await contentOf(await exported(page, /CSV/))).toString('utf8'), ';')
  expect(header).toContain(words.extra)
  expect(rows.map(([name]) => name)).toEqual(rows.map(() => displayName))
  expect(rows.map((cells) => cells[header.indexOf(words.period)])).toContain(first.from)

  await row.filter({ hasText: first.from }).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`accesosEmpleados\\?person=${id}`))
  const day = page.getByRole('dialog')
  await expect(day.getByText(workdays.entries.kinds.in, { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  const days = page.getByRole('region', { name: menu.screens.employeeAccesses })
  await expect(days.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('button', { name: new RegExp(escaped(displayName)) }).first()).toBeVisible()
})

test('a coordinator has hours, hour bank, vacation and absences of each person in one row, and takes only ticked rows along', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL, 'coordinador')
  const period = { from: dayIn(-27), until: dayIn(-1), by: 'period', sort: 'person' } as const
  const { data } = await script.workingHours.index({ ...period, perPage: 3 })
  const [first, , third] = data.map(({ person }) => person.displayName)
  if (first === undefined || third === undefined) throw new Error('the team has fewer than three people')
  await enter(page, 'coordinador', `/reportesFichaje?period=${period.from}..${period.until}&by=period`)
  const list = page.getByRole('region', { name: menu.screens.workingHours })
  for (const name of [first, third]) {
    const row = list.getByRole('row', { name: new RegExp(escaped(name)) }).first()
    await row.getByRole('checkbox').click({ force: true })
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Exportar' }).click()
  const ticked = page.getByRole('group', { name: '2 filas seleccionadas' })
  const file = await savedBy(page, () => ticked.getByRole('menuitem', { name: /CSV/ }).click())
  const [header = [], ...rows] = readCsv((await contentOf(file)).toString('utf8'), ';')
  expect(header).toEqual(
    expect.arrayContaining([
      ...[words.theoretical, words.effective, words.balance, words.hourBank],
      ...[words.extra, words.vacationTaken, words.vacationAvailable, words.absentDays, words.absences],
    ]),
  )
  expect(rows.map(([name]) => name)).toEqual([first, third])
  expect(rows.map((cells) => cells[header.indexOf(words.absentDays)])).not.toContain('')
})

test('REP-4.1 REP-4.3 a coordinator sees to which skill the time of a team went, who it was, and their days', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL, 'coordinador')
  const period = { from: dayIn(-6), until: dayIn(-1) }
  const { data } = await script.skillHours.index(period)
  const [skill] = data.flatMap((row) => row.skill ?? [])
  if (skill === undefined) throw new Error('the team has no time at a skill')
  const { name } = skill
  const people = await script.skillHours.index({ ...period, by: 'person', skillId: skill.id })
  const [person] = people.data.flatMap((row) => row.person ?? [])
  if (person === undefined) throw new Error('the time at a skill is of nobody')
  await enter(page, 'coordinador', `/reportesFichajeSkills?period=${period.from}..${period.until}`)
  const list = page.getByRole('region', { name: menu.screens.skillHours })
  await expect(list.getByRole('row')).toHaveCount(data.length + 1)
  await expect(list.getByRole('row', { name: skillWords.unallocated })).toBeVisible()
  await page.getByRole('button', { name: skillWords.shares }).click()
  await expect(page.getByRole('figure', { name: skillWords.shares }).first()).toBeVisible()
  await expectAccessible(page)

  await list.getByRole('link', { name, exact: true }).click()
  await expect(list.getByRole('row')).toHaveCount(people.data.length + 1)
  await expect(page.getByRole('button', { name: new RegExp(escaped(name)) }).first()).toBeVisible()
  await list.getByRole('link', { name: person.displayName, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`accesosEmpleados\\?person=${person.id}`))
  const days = page.getByRole('region', { name: menu.screens.employeeAccesses })
  await expect(days.getByRole('row', { name: new RegExp(escaped(person.displayName)) }).first()).toBeVisible()
})
