import type { Locator, Page } from '@playwright/test'
import type { Portal } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { dayIn } from '../support/day-in.ts'
import { textIn, walkLife } from '../support/life.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { caseFile, caseFiles, filled, general, ticketMacros } from '../support/words.ts'

const { acts, changes, merge, relations } = caseFile
const stored = /\d{4}-\d\d-\d\dT/u

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the form of one of the acts that are done seldom. */
async function ask(page: Page, act: string): Promise<Locator> {
  await page.getByRole('button', { name: caseFile.page.more, exact: true }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
  return page.getByRole('dialog')
}

/** Finds the other ticket of a form by its words. */
async function choose(page: Page, form: Locator, subject: string): Promise<void> {
  await form.getByRole('combobox', { name: relations.other }).fill(subject)
  await page.getByRole('option', { name: subject }).click()
}

/** Lets a ticket of *Ticket TI* wait for a month; answers the day until which it does. */
async function waits({ tickets }: Portal, id: string): Promise<string> {
  for (const name of ['Asignar', 'Empezar']) {
    const { transitions, version } = await tickets.show(id)
    const transition = transitions.find((way) => way.name === name)?.code ?? ''
    await tickets.transition(id, { transition, version })
  }
  const pendingUntil = dayIn(30)
  const { version } = await tickets.show(id)
  await tickets.bulk({
    ...{ act: 'postpone', pendingUntil: `${pendingUntil}T10:00:00Z`, rows: [{ id, version }] },
    values: { observaciones: 'Lo consulta con su banco.' },
  })
  return pendingUntil
}

test('TIC-7.1 TIC-8.1 on its page a ticket is linked, merged and separated again, ended, and shows its changes', async ({
  page,
  baseURL,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const script = await scriptOf(baseURL)
  const { skills, workflows } = await script.tickets.choices()
  const input = {
    ...{ requesterName: 'Rosa Lago Prieto', channel: 'phone' as const, skillId: skills[0]?.id ?? '' },
    workflowId: workflows.find(({ name }) => name === 'Ticket TI')?.id ?? '',
  }
  const one = await script.tickets.create({ ...input, subject: `Repetido ${mark}` })
  const other = await script.tickets.create({ ...input, subject: `Principal ${mark}` })
  const note = (number: number) => `Nota ${number} de ${mark}`
  for (let count = 1; count <= 26; count += 1)
    await script.ticketEntries.create(other.id, { kind: 'internal', text: note(count) })
  const isMerged = async () => (await script.tickets.show(one.id)).mergedInto !== null

  await enter(page, 'admin', `/expedientes/misExpedientes/${one.id}`)
  let form = await ask(page, acts.link)
  await choose(page, form, other.subject)
  await form.getByRole('button', { name: relations.act, exact: true }).click()
  const related = page.getByRole('link', { name: `${other.number} · ${other.subject}` })
  await expect(related).toBeVisible()
  form = await ask(page, acts.unlink)
  await form.getByRole('button', { name: relations.undo, exact: true }).click()
  await expect(related).toHaveCount(0)

  form = await ask(page, acts.merge)
  await choose(page, form, other.subject)
  await form.getByRole('button', { name: merge.act, exact: true }).click()
  await expect(heading(page)).toContainText(other.subject)
  expect(await isMerged()).toBe(true)
  await page.getByRole('button', { name: general.actions.undo }).click()
  await expect.poll(isMerged).toBe(false)

  const pendingUntil = await waits(script, other.id)
  await page.goto(`/expedientes/misExpedientes/${other.id}`)
  await expect(page.getByText(note(26), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: caseFile.entries.more }).click()
  await expect(page.getByText(note(1), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: changes.title }).click()
  const until = page.getByRole('listitem').filter({ hasText: `${caseFiles.list.pendingUntil}: — → ` })
  await expect(until).toContainText(pendingUntil)
  await expect(until).not.toContainText(stored)
  await page.goto('/gestionproyectos/asignacionExpedientes?tab=history')
  const row = page.getByRole('row').filter({ hasText: other.subject }).filter({ hasText: pendingUntil })
  await expect(row.first()).toBeVisible()
  await expect(row.first()).not.toContainText(stored)

  await page.goto(`/expedientes/misExpedientes/${one.id}`)
  await page.getByRole('button', { name: acts.advance, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Duplicado', exact: true }).click()
  form = page.getByRole('dialog')
  await expectAccessible(page)
  await form.getByRole('textbox', { name: acts.comment }).fill('Es el mismo caso.')
  await form.getByRole('button', { name: filled(acts.into, { state: 'Duplicado' }) }).click()
  await expect.poll(async () => (await script.tickets.show(one.id)).outcome).toBe('closed')
})

test('PAN-15.2 SHE-5.9 SHE-7.3 a macro from creation to deletion, whose management fields have inputs of their types', async ({
  page,
  baseURL,
}) => {
  const { list } = ticketMacros
  const { id, script } = await walkLife(page, baseURL, {
    ...{ family: 'ticketMacros', path: '/expedientes/misExpedientes?tab=macros', words: list },
    of: (portal) => portal.ticketMacros,
    label: { property: 'name', field: list.name },
    async fill(of, form) {
      await textIn(form, list.reply).fill('Hola, {{requester.name}}.')
      await form.getByRole('combobox', { name: list.values }).fill('Observaciones')
      await of.getByRole('option', { name: 'Observaciones', exact: true }).click()
      // The list of a choice of several stays open until it is left.
      await of.keyboard.press('Tab')
      await textIn(form, 'Observaciones').fill('Avisado.')
    },
    second: () => ({ reply: 'Hola.' }),
  })
  expect((await script.ticketMacros.show(id)).values).toEqual({ observaciones: 'Avisado.' })
})
