import { expectAccessible } from '../support/axe.ts'
import { readCsv } from '../support/csv.ts'
import { contentOf, exported } from '../support/list-files.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { assigned, filled, shifts } from '../support/words.ts'

test('a coordinator plans a week for two people by keyboard and mouse, and the person sees it', async ({
  page,
  browser,
}) => {
  const server = await ownServer()
  try {
    const agent = await scriptOf(server.url, 'empleado')
    const { userData } = agent.session.current ?? {}
    const lead = await scriptOf(server.url, 'coordinador')
    // A Monday after all exceptions that the demo has planned.
    const from = mondayIn(5)
    const until = daysAfter(from, 6)
    const { data } = await lead.shifts.index({ from, until })
    const mine = data.findIndex(({ id }) => id === userData?.uid)
    const [me, other] = [data[mine], data[mine + 1] ?? data[mine - 1]]
    if (me === undefined || other === undefined) throw new Error('the coordinator has too few people')

    await page.setViewportSize({ width: 1440, height: 900 })
    const address = `${server.url}/admin/accesos/accesosEmpleados?tab=shifts&start=${from}`
    await enter(page, 'coordinador', address)
    const grid = page.getByRole('grid', { name: filled(shifts.planner.label, { from, until }) })
    const row = (name: string) => grid.getByRole('row').filter({ hasText: name })
    const cell = (name: string, day: number) => row(name).getByRole('gridcell').nth(day)

    await cell(me.person.displayName, 0).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: shifts.form.times }).fill('07:15-11:15 12:00-15:00')
    await form.getByRole('textbox', { name: shifts.form.note }).fill('Formación')
    await form.getByRole('button', { name: shifts.form.apply }).click()
    await expect(form).toBeHidden()
    await expect(cell(me.person.displayName, 0)).toHaveAccessibleName(/07:15-11:15 12:00-15:00|Partido/)

    // The same until Wednesday by keyboard, and a copy for another person by mouse.
    await cell(me.person.displayName, 0).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Control+d')
    const save = (count: number) =>
      page.getByRole('button', { name: filled(shifts.planner.saveCount, { count: String(count) }) })
    await expect(save(3)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(save(1)).toBeVisible()
    await page.keyboard.press('Control+d')
    await page.keyboard.press('Escape')
    await page.keyboard.down('Control')
    await cell(me.person.displayName, 0).dragTo(cell(other.person.displayName, 3))
    await page.keyboard.up('Control')
    await expectAccessible(page)
    // Another week keeps unsaved changes; another tab asks first.
    await page.getByRole('button', { name: shifts.planner.next }).click()
    await expect(grid).toBeHidden()
    await page.getByRole('button', { name: shifts.planner.previous }).click()
    await expect(grid).toBeVisible()
    await expect(save(4)).toBeVisible()
    await page.getByRole('tab').first().click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    // The focus is on staying.
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    const first = await grid.getByRole('row').nth(1).boundingBox()
    expect(first?.y).toBeLessThanOrEqual(300)
    await save(4).click()
    await expect(page.getByText(shifts.planner.saved)).toBeVisible()
    const firstOf = async (employeeId: string, date: string) =>
      (await lead.shifts.index({ employeeId, from: date, until: date })).data[0]?.days
    const split = {
      source: 'shift',
      segments: [
        { start: 435, end: 675 },
        { start: 720, end: 900 },
      ],
    }
    expect(await firstOf(me.id, daysAfter(from, 2))).toMatchObject([split])
    expect(await firstOf(other.id, daysAfter(from, 3))).toMatchObject([split])
    const file = (await contentOf(await exported(page, /CSV/))).toString('utf8')
    const exportedDays = readCsv(file, ';').filter(([name]) => name === me.person.displayName)
    expect(exportedDays).toHaveLength(7)
    expect(exportedDays[0]).toEqual(expect.arrayContaining(['07:15-11:15 12:00-15:00']))
    const own = await agent.shifts.own({ from, until: from })
    expect(own.days).toMatchObject([{ minutes: 420, note: 'Formación' }])

    // A person without a pattern from today on works by it until yesterday.
    const { data: held } = await lead.shiftAssignments.index({ employeeId: me.id, state: 'current' })
    const pattern = held[0]?.pattern.name ?? ''
    await page.goto(`${server.url}/admin/empleados/empleados?employee=${me.id}`)
    await page.getByRole('button', { name: filled(assigned.end, { name: pattern }) }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: assigned.send }).click()
    await expect(page.getByText(assigned.done)).toBeVisible()
    const left = await lead.shiftAssignments.index({ employeeId: me.id, state: 'current' })
    expect(left.data).toEqual([])

    const today = await (await browser.newContext()).newPage()
    await lead.shifts.change({
      changes: [{ do: 'put', employeeId: me.id, date: dayOf(0), segments: [{ start: 1, end: 1439 }] }],
    })
    await enter(today, 'empleado', `${server.url}/timer`)
    await expect(today.getByText(/00:01-23:59/).first()).toBeVisible()
    await expectAccessible(today)
    await today.context().close()
  } finally {
    await server.close()
  }
})

const dayMs = 24 * 60 * 60_000
const dayOf = (days: number) =>
  new Date(Date.now() + days * dayMs).toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' })
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The Monday this many weeks ahead. */
function mondayIn(weeks: number): string {
  const today = dayOf(0)
  return daysAfter(today, weeks * 7 - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
}
