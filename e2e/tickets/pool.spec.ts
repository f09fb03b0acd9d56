import type { Portal } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { casePool, filled, general, ticketBulk } from '../support/words.ts'

const { distribute, move, pool, preview, result, rules, states } = casePool

/** A skill of the demo company by its code. */
async function skillOf(script: Portal, code: string) {
  const { skills } = await script.tickets.choices()
  const skill = skills.find((one) => one.code === code)
  if (skill === undefined) throw new Error(`there is no ${code}`)
  return skill
}

/** Two case files that contain a mark; returns the id of one. */
async function twoCaseFiles(script: Portal, skillId: string, mark: string): Promise<string> {
  const create = (recordId: string) =>
    script.tickets.create({
      ...{ subject: `Expediente ${mark}`, requesterName: 'Rosa Lago Prieto', channel: 'web', recordId },
      ...{ skillId, text: 'Falta un documento.' },
    })
  await create('R-1')
  return (await create('R-2')).id
}

test('EXP-2.1 EXP-2.2 EXP-2.3 EXP-3.1 EXP-3.2 EXP-3.3 a coordinator hands case files out by each rule, moves them with a reason, and undoes it', async ({
  page,
  baseURL,
}) => {
  const mark = `reparto${crypto.randomUUID().slice(0, 8)}`
  const script = await scriptOf(baseURL)
  const from = await skillOf(script, 'LNE_ATC')
  const to = await skillOf(script, 'AVA_INFO')
  const id = await twoCaseFiles(script, from.id, mark)
  await enter(page, 'admin', `/gestionproyectos/asignacionExpedientes?search=${mark}`)
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await page.locator('thead').getByRole('checkbox').check()
  const drawer = page.getByRole('dialog')
  const { tags } = await script.tickets.choices()
  await page.getByRole('button', { name: ticketBulk.acts.tag, exact: true }).click()
  await drawer.getByRole('combobox').fill(tags[0]?.name ?? '')
  await page.getByRole('option').first().click()
  await drawer.getByRole('button', { name: ticketBulk.acts.tag, exact: true }).click()
  await expect.poll(async () => (await script.tickets.show(id)).tags.length).toBe(1)
  await page.getByRole('button', { name: general.actions.undo }).click()
  await expect.poll(async () => (await script.tickets.show(id)).tags.length).toBe(0)
  await page.reload()
  await page.locator('thead').getByRole('checkbox').check()
  for (const rule of [rules.equal, rules.load, rules.level]) {
    await page.getByRole('button', { name: pool.assign }).click()
    await drawer.getByText(rule, { exact: true }).click()
    await drawer.getByRole('button', { name: preview.act }).click()
    await expect(drawer.getByText(filled(preview.sum, { total: '2', refused: '0' }))).toBeVisible()
    await expect(drawer.getByText(new RegExp(`^${rule} · `))).toHaveCount(2)
    await drawer.getByRole('button', { name: distribute.act, exact: true }).click()
    await expect(drawer.getByText(states.done)).toBeVisible()
    await expect(drawer.getByText(new RegExp(`^${rule} · `))).toHaveCount(2)
    await drawer.getByRole('button', { name: result.close }).last().click()
  }
  const before = await script.tickets.show(id)
  expect(before.assignee).not.toBeNull()

  await page.goto(`/gestionproyectos/reasignacionExpedientes?search=${mark}`)
  await page.locator('thead').getByRole('checkbox').check()
  await page.getByRole('button', { name: move.act, exact: true }).click()
  await drawer.getByRole('combobox', { name: move.skill }).fill(to.name)
  await page.getByRole('option').first().click()
  await drawer.getByRole('textbox', { name: move.reason }).fill('Se cierra la cola de tarde')
  await drawer.getByRole('button', { name: preview.act }).click()
  const along = drawer.getByRole('definition').nth(0)
  await expect(along).not.toHaveText('0')
  await expectAccessible(page)
  await drawer.getByRole('button', { name: move.act, exact: true }).click()
  await expect(drawer.getByText(states.done)).toBeVisible()
  expect((await script.tickets.show(id)).skill.id).toBe(to.id)
  const [entry] = (await script.ticketEntries.index(id, { kind: ['internal'] })).data
  expect(entry?.text).toContain('Se cierra la cola de tarde')
  await drawer.getByRole('button', { name: general.actions.undo }).click()
  await expect(drawer.getByText(new RegExp(`^${states.undone}`))).toBeVisible()
  const after = await script.tickets.show(id)
  expect([after.skill.id, after.assignee?.id]).toEqual([from.id, before.assignee?.id])
})
