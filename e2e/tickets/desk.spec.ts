import type { Page } from '@playwright/test'
import type { TestServer } from '@portal/server/testing'
import { expectAccessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { caseFile, caseFiles, casePool, filled, general, menu, ticketMacros } from '../support/words.ts'

const deskPath = '/expedientes/misExpedientes'
const next = filled(caseFiles.desk.nextKeys, { keys: 'Alt+S' })

// The queue is state of the whole server.
let server: TestServer
test.beforeEach(async () => {
  server = await ownServer()
})
test.afterEach(() => server.close())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('TIC-3.3 TIC-4.1 TIC-4.2 TIC-14 EXP-1.1 EXP-1.2 an agent works an hour by keyboard: takes the next, answers, holds it, resumes and skips it for a coordinator to review', async ({
  page,
  browser,
}) => {
  const admin = await scriptOf(server.url)
  const agent = await scriptOf(server.url, 'empleado')
  const uid = agent.session.current?.userData.uid ?? ''
  const { skills, priorities } = await admin.tickets.choices()
  let skillId = ''
  for (const skill of skills) {
    const able = await admin.tickets.assignees({ skillId: skill.id })
    if (able.some(({ id }) => id === uid)) skillId = skill.id
  }
  await admin.tickets.create({
    ...{ subject: 'Cobro duplicado de marzo', requesterName: 'Rosa Lago Prieto', channel: 'phone', skillId },
    ...{ isVulnerable: true, priorityId: priorities[0]?.id ?? null, text: 'Le han cobrado dos veces.' },
  })

  await enter(page, 'empleado', `${server.url}${deskPath}`)
  await expect(heading(page)).toHaveText(menu.screens.caseFiles)
  await page.keyboard.press('Alt+s')
  await expect(heading(page)).toContainText(' · ')
  const given = await heading(page).textContent()
  await expectAccessible(page)

  await page.keyboard.press('Alt+r')
  await page.keyboard.type('Lo revisamos ahora mismo.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Lo revisamos ahora mismo.')).toBeVisible()

  // A macro is found by name, previewed and edited before it is applied, all by keyboard.
  await page.locator('body').press('Alt+m')
  const macro = page.getByRole('dialog')
  await macro.getByRole('combobox').fill('Acuse')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const words = macro.getByRole('textbox', { name: ticketMacros.use.reply })
  await expect(words).not.toHaveValue(/[{}]/u)
  await words.fill('Se lo confirmamos mañana.')
  await expectAccessible(page)
  await macro.getByRole('button', { name: ticketMacros.use.act }).press('Enter')
  await expect(macro).toBeHidden()
  await expect(page.getByText('Se lo confirmamos mañana.')).toBeVisible()

  await page.locator('body').press('Alt+h')
  await expect(page.getByText(caseFile.page.held)).toBeVisible()
  await page.getByRole('button', { name: caseFile.changes.title }).click()
  const change = (label: string) => page.getByRole('listitem').filter({ hasText: `${label}: ` })
  await expect(change(caseFiles.list.held)).toContainText(`${general.no} → ${general.yes}`)
  await expect(change(caseFiles.list.assignee).first()).toContainText('— → ')
  await expect(change(caseFiles.list.assignee).first()).not.toContainText(uid)
  // An agent at their limit gets no other ticket.
  await page.locator('body').press('Alt+s')
  await expect(page.getByText(caseFiles.desk.holdsText)).toBeVisible()
  // The desk sorts by state and deadline, the nearest first.
  const number = given?.split(' · ')[0] ?? ''
  const row = page.getByRole('cell', { name: number, exact: true })
  await page.goto(`${server.url}${deskPath}`)
  await expect(row).toBeVisible()
  await expect(page.getByRole('columnheader', { name: caseFiles.list.dueAt })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.goto(`${server.url}${deskPath}?stateType=final`)
  await expect(page.getByRole('columnheader', { name: caseFiles.list.dueAt })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(row).toBeHidden()
  await page.goto(`${server.url}${deskPath}`)
  const resume = filled(caseFiles.desk.of, { act: caseFiles.desk.resume, number })
  const release = filled(caseFiles.desk.of, { act: caseFiles.desk.release, number })
  await expect(page.getByRole('button', { name: release })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: resume }).press('Enter')
  await expect(heading(page)).toHaveText(given ?? '')
  await expect(page.getByText(caseFile.page.held)).toBeHidden()

  await page.getByRole('button', { name: caseFile.why.title }).press('Enter')
  await expect(page.getByText(caseFile.why.kinds.next).first()).toBeVisible()
  await expect(page.getByText(caseFile.why.trace.waitingSince).first()).toBeVisible()
  await page.getByRole('button', { name: caseFile.acts.skip, exact: true }).press('Enter')
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: new RegExp(caseFile.skip.reason) }).press('Enter')
  await page.getByRole('option', { name: caseFile.skip.reasons.language }).press('Enter')
  await form.getByRole('button', { name: caseFile.acts.skip, exact: true }).press('Enter')
  await expect(heading(page)).toHaveText(menu.screens.caseFiles)
  await expect(page.getByRole('button', { name: next })).toBeVisible()

  const coordination = await (await browser.newContext()).newPage()
  await enter(coordination, 'admin', `${server.url}/gestionproyectos/asignacionExpedientes?tab=skips`)
  const skip = filled(casePool.skips.of, { act: casePool.skips.acts.accepted, number })
  await coordination.getByRole('button', { name: skip }).click()
  const reviewed = coordination.getByRole('row').filter({ hasText: `${number} · ` })
  await expect(reviewed.getByText(casePool.skips.outcomes.accepted)).toBeVisible()
  await coordination.context().close()
})
