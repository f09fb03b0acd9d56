import type { Browser, Page } from '@playwright/test'
import type { AbsenceInput, Portal } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { chooseIn, writeDay } from '../support/life.ts'
import { inForceSeconds, ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { absenceRequests, general, startsWith } from '../support/words.ts'

const { absent, acts, form, list, one, part, proof } = absenceRequests
const manage = '/admin/ausencias/gestionar-ausencias'
const phone = { width: 390, height: 844 }
const dayMs = 24 * 60 * 60_000

/** The first day from next month on that is accepted, independent of the person's demo data. */
async function freeDay(script: Portal, input: Omit<AbsenceInput, 'from'>): Promise<string> {
  for (let ahead = 30; ahead < 120; ahead += 1) {
    const from = new Date(Date.now() + ahead * dayMs).toISOString().slice(0, 10)
    if ((await script.absences.preview({ ...input, from })).refusals.length === 0) return from
  }
  throw new Error('No day of three months is free')
}

const digitsOf = (date: string) => date.split('-').reverse().join('')

/** Reports open-ended sick leave by phone, and returns its id. */
async function reportSick(page: Page, url: string, { name, from }: { name: string; from: string }) {
  await page.setViewportSize(phone)
  await enter(page, 'empleado', `${url}/crearAusencias`)
  const absenceForm = page.getByRole('form', { name: form.title })
  await chooseIn(page, absenceForm, form.type, name)
  await writeDay(page, absenceForm, form.from, digitsOf(from))
  await expect(page.getByText(absenceRequests.count.open)).toBeVisible()
  await expectAccessible(page)
  await absenceForm.getByRole('button', { name: form.send }).click()
  await expect(page.getByText(form.sent).first()).toBeVisible()
  await expect(
    page.getByRole('dialog').getByText(list.states.approved, { exact: true }).first(),
  ).toBeVisible()
  return new URL(page.url()).searchParams.get('absence') ?? ''
}

/** Adds a part of sick leave on the proposed day. */
async function addPart(hr: Page, kind: keyof typeof part.kinds) {
  await hr.getByRole('dialog').first().getByRole('button', { name: acts.addPart }).click()
  const written = hr.getByRole('dialog').last()
  await written.getByText(part.kinds[kind], { exact: true }).click()
  await written.getByRole('button', { name: acts.addPart }).click()
  await expect(hr.getByRole('form')).toHaveCount(0)
  await expect(hr.getByText(new RegExp(`· ${part.kinds[kind]}$`)).first()).toBeVisible()
}

async function opened(browser: Browser, user: string, address: string) {
  const page = await (await browser.newContext()).newPage()
  await enter(page, user, address)
  return page
}

test('AUS-2.1 AUS-3.1 AUS-3.2 AUS-4.1 AUS-4.2 AUS-12.3 sick leave is reported on the phone and ends with its discharge, and a private permit is proved later, seen by the coordinator as absent and validated by HR', async ({
  page,
  browser,
}) => {
  const server = await ownServer()
  try {
    const [agent, script] = [await scriptOf(server.url, 'empleado'), await scriptOf(server.url)]
    const types = (await script.absenceTypes.index({ perPage: 100 })).data
    const [sick, ill] = ['ITC', 'HOS'].map((code) => types.find((type) => type.code === code))
    if (sick === undefined || ill === undefined) throw new Error('The demo has both types')

    const from = await freeDay(agent, { absenceTypeId: sick.id, until: null })
    const sickId = await reportSick(page, server.url, { name: sick.name, from })
    const hr = await opened(browser, 'admin', `${server.url}${manage}?absence=${sickId}`)
    await expect(hr.getByRole('heading', { name: one.others })).toBeVisible()
    await addPart(hr, 'baja')
    await addPart(hr, 'discharge')
    await expect.poll(async () => (await agent.absences.show(sickId)).until).toBe(from)

    const permit = { absenceTypeId: ill.id, kinship: 'first' } as const
    const asked = await agent.absences.create({ ...permit, from: await freeDay(agent, permit) })
    await page.goto(`${server.url}/ausencias?initialDate=${asked.from}&endDate=${asked.from}`)
    await page
      .getByRole('button', { name: new RegExp(`${startsWith(proof.row).source}.*${asked.from}$`) })
      .click()
    const proving = page.getByRole('dialog')
    await proving.locator('input[type=file]').setInputFiles({
      ...{ name: 'ingreso.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    })
    await expect(proving.getByText(/ingreso\.pdf · /)).toBeVisible()
    await proving.getByRole('button', { name: acts.justify, exact: true }).click()
    await expect(page.getByText(acts.justified).first()).toBeVisible()

    const address = `${server.url}${manage}?absence=${asked.id}&initialDate=${asked.from}&endDate=${asked.from}`
    const lead = await opened(browser, 'coordinador', address)
    await expect(lead.getByRole('dialog').getByText(one.hidden)).toBeVisible()
    await expect(lead.getByText(absent).first()).toBeVisible()
    await expect(lead.getByText(ill.name)).toHaveCount(0)
    await lead.context().close()

    await hr.goto(address)
    await expect(
      hr.getByRole('button', { name: proof.download.replace('{{name}}', 'ingreso.pdf') }),
    ).toBeVisible()
    await expectAccessible(hr)
    await hr.keyboard.press('Escape')
    await hr
      .getByRole('button', { name: new RegExp(`^${general.requests.approve}: .*${asked.from}$`) })
      .click()
    server.pass(inForceSeconds)
    await expect.poll(async () => (await agent.absences.show(asked.id)).state).toBe('approved')
    await hr.context().close()
  } finally {
    await server.close()
  }
})
