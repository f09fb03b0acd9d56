import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { chooseIn, writeDay } from '../support/life.ts'
import { ownServer } from '../support/own-server.ts'
import { seen } from '../support/seen.ts'
import { scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, menu, projects as words, filled, resource } from '../support/words.ts'

const { projects, analyticCodes, subcampaigns, synchronization } = words

async function act(page: Page, row: RegExp, name: string): Promise<void> {
  await page.getByRole('row', { name: row }).getByRole('button').last().click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test('PRO-3.3 PAN-13.1 PAN-13.2 a code and the project booked to it: the code is protected', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const [skill] = (await script.skills.index({ search: 'MOL_CHAT' })).data
  const mark = crypto.randomUUID().slice(0, 8).toUpperCase()
  const [code, name] = [`ANA-${mark}`, `Proyecto de la prueba ${mark}`]
  const input = {
    code: `PRY-${mark}`,
    name,
    customer: 'Moda Lince',
    startsOn: '2026-11-01',
  }
  await script.projects.create({ ...input, skillIds: skill === undefined ? [] : [skill.id] })
  await enter(page, 'admin', `/codigoAnalitico?search=${code}`)
  await page.getByRole('button', { name: analyticCodes.create }).first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: analyticCodes.code }).fill(code)
  await form
    .getByRole('textbox', { name: analyticCodes.name, exact: true })
    .fill(`Código de la prueba ${mark}`)
  await form.getByRole('textbox', { name: analyticCodes.costCentre }).fill('PRU-MAD-OPE')
  await chooseIn(page, form, analyticCodes.campaignId, 'Moda Lince')
  await writeDay(page, form, analyticCodes.validFrom, '01112026')
  await expectAccessible(page)
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(page.getByRole('row', { name: new RegExp(code) })).toBeVisible()

  await page.goto(`/listProyectos?search=${mark}`)
  await act(page, new RegExp(name), general.actions.edit)
  await chooseIn(page, form, projects.analyticCodeId, code)
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(code)
  const [project] = (await script.projects.index({ search: mark })).data
  // Untouched fields keep concurrent changes: the form loads the options of others before it sends.
  expect(project).toMatchObject({ skills: [{ code: 'MOL_CHAT' }], analyticCode: { code } })

  await page.goto(`/codigoAnalitico?search=${code}`)
  await page
    .getByRole('row', { name: new RegExp(code) })
    .getByRole('button')
    .last()
    .click()
  await expect(page.getByRole('menuitem', { name: general.actions.destroy })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  // The dependants are named, with links.
  await page.getByRole('menuitem', { name: resource.uses.open }).click()
  const toProject = page.getByRole('dialog').getByRole('link', { name })
  await expect(toProject).toHaveAttribute('href', /^\/listProyectos\?search=Proyecto/)
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')

  // The confirmation names them, too, if somebody books to it after the list was loaded.
  const [booked] = (await script.analyticCodes.index({ search: code })).data
  const book = async (analyticCodeId: string | null, id = '') =>
    script.projects.patch(id, { analyticCodeId, ...(await seen(script.projects, id)) })
  await book(null, project?.id)
  await page.reload()
  await act(page, new RegExp(code), general.actions.destroy)
  await book(booked?.id ?? null, project?.id)
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: general.actions.destroy }).click()
  await expect(question.getByRole('alert')).toBeVisible()
  await expect(question.getByRole('link', { name })).toBeVisible()
})

test('PRO-5.1 PRO-5.3 PRO-5.4 subcampaigns, and a synchronization: differences, progress and changes', async ({
  page,
}) => {
  // Rows that only the source has are added once.
  const server = await ownServer()
  const script = await scriptOf(server.url)
  await enter(page, 'admin', `${server.url}/subcampana-skill`)
  await expect(page.getByRole('row', { name: /Portabilidad/ })).toContainText('TLN_PORTA')
  await page.getByRole('tab', { name: menu.screens.skills, exact: true }).click()
  await expect(page.getByRole('row', { name: /LNE_ATC/ })).toBeVisible()
  await page.getByRole('tab', { name: synchronization.tab }).click()
  await expect(page).toHaveURL(/tab=synchronization/)
  await expect(page.getByRole('row', { name: /TLN_SOP2/ })).toContainText('Soporte técnico avanzado')
  await expect(page.getByRole('row', { name: /MOL_DEVOL/ })).toContainText(synchronization.kinds.removed)
  await expectAccessible(page)

  await page.getByRole('button', { name: synchronization.run }).click()
  await expect(page.getByText(synchronization.same)).toBeVisible()
  await expect(page.getByText(synchronization.states.changed, { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: synchronization.showChanges }).first().click()
  await expect(page.getByRole('dialog').getByText('SAC_VIDEO')).toBeVisible()
  await expectAccessible(page)
  const { data } = await script.skills.index({ active: false })
  expect(data.map(({ code }) => code)).toContain('MOL_DEVOL')
  const [run] = (await script.synchronization.index({ perPage: 1 })).data
  expect(run?.state).toBe('changed')
  expect(run?.createdBy?.displayName).toBeTruthy()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: subcampaigns.tab }).click()
  await expect(page).toHaveURL(/subcampana-skill$/)
  await expect(page.getByText(filled(subcampaigns.text, {}))).toBeVisible()
  await server.close()
})
