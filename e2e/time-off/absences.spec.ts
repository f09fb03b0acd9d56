import type { Browser, Page } from '@playwright/test'
import type { AbsenceInput, Portal } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { dayIn } from '../support/day-in.ts'
import { chooseIn, writeDay } from '../support/life.ts'
import { inForceSeconds, ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { absenceRequests, filled, general, startsWith } from '../support/words.ts'

const { absent, acts, form, list, one, part, proof } = absenceRequests
const manage = '/admin/ausencias/gestionar-ausencias'
const phone = { width: 390, height: 844 }

/** The first of these days, relative to today, that is accepted, independent of the person's demo data. */
async function freeDay(
  script: Portal,
  input: Omit<AbsenceInput, 'from'>,
  { after, step }: { after: number; step: 1 | -1 },
): Promise<string> {
  for (let tried = 0; tried < 90; tried += 1) {
    const from = dayIn(after + tried * step)
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
  await expect(page.getByRole('dialog').getByText(list.states.ongoing, { exact: true }).first()).toBeVisible()
  return new URL(page.url()).searchParams.get('absence') ?? ''
}

interface Part {
  kind: keyof typeof part.kinds
  /** The day of the next review. */
  nextOn?: string
  /** The day of the part, instead of the proposed one. */
  on?: string
}

/** Adds a part of sick leave, and sees it in the list. */
async function addPart(hr: Page, { kind, on, nextOn }: Part) {
  await hr.getByRole('dialog').first().getByRole('button', { name: acts.addPart }).click()
  const written = hr.getByRole('dialog').last()
  await written.getByText(part.kinds[kind], { exact: true }).click()
  if (on !== undefined) await writeDay(hr, written, part.on, digitsOf(on))
  if (nextOn !== undefined) await writeDay(hr, written, part.nextOn, digitsOf(nextOn))
  await written.getByRole('button', { name: acts.addPart }).click()
  await expect(hr.getByRole('form')).toHaveCount(0)
  await expect(hr.getByText(new RegExp(`· ${part.kinds[kind]}$`))).toBeVisible()
}

/** The row of sick leave in the list, with its filter of those whose next part is late or without. */
async function rowIn(hr: Page, { url, from, query }: { url: string; from: string; query: string }) {
  await hr.goto(`${url}${manage}?initialDate=${from}&endDate=${from}${query}`)
  const row = hr.getByRole('row').filter({ hasText: from })
  await expect(row).toHaveCount(1)
  return row
}

interface Recorded {
  from: string
  url: string
  ofSick: string
}

/** HR records the parts up to the discharge, today; the late one is named and found until it comes. */
async function recordParts(hr: Page, person: Page, { from, url, ofSick }: Recorded) {
  const missing = (date: string) => filled(one.missingPart, { date })
  await expect(hr.getByText(one.noParts)).toBeVisible()
  const review = dayIn(-2)
  await addPart(hr, { kind: 'baja', on: from, nextOn: review })
  await expect(hr.getByText(missing(review))).toBeVisible()
  await expectAccessible(hr)
  await person.reload()
  await expect(person.getByRole('dialog').getByText(missing(review))).toBeVisible()
  await expectAccessible(person)
  const late = await rowIn(hr, { url, from, query: '&latePart=true' })
  await expect(hr.getByRole('button', { name: startsWith(list.latePart) })).toBeVisible()
  await expect(late).toContainText(list.latePart)
  await hr.goto(ofSick)

  const next = dayIn(7)
  await addPart(hr, { kind: 'confirmation', nextOn: next })
  await expect(hr.getByText(missing(review))).toHaveCount(0)
  await person.reload()
  await expect(person.getByText(new RegExp(filled(part.next, { date: next })))).toBeVisible()
  await expect(person.getByText(missing(review))).toHaveCount(0)
  await expect(await rowIn(hr, { url, from, query: '' })).not.toContainText(list.latePart)
  await hr.goto(ofSick)
}

/** The coordinator sees that somebody is absent, but neither why nor its parts. */
async function seesOnlyAbsent(lead: Page, address: string, cause: string) {
  await lead.goto(address)
  const shown = lead.getByRole('dialog')
  await expect(shown.getByText(one.hidden)).toBeVisible()
  await expect(lead.getByText(absent).first()).toBeVisible()
  await expect(lead.getByText(cause)).toHaveCount(0)
  await expect(shown.getByText(one.parts)).toHaveCount(0)
  await expect(shown.getByRole('button', { name: acts.addPart })).toHaveCount(0)
}

async function opened(browser: Browser, user: string, address: string) {
  const page = await (await browser.newContext()).newPage()
  await enter(page, user, address)
  return page
}

test('AUS-2.1 AUS-3.1 AUS-3.2 AUS-4.1 AUS-4.2 AUS-12.3 sick leave is reported on the phone, HR records its parts, reads which is late and ends it with the discharge, and a private permit is proved later, seen by the coordinator as absent and validated by HR', async ({
  page,
  browser,
}) => {
  const server = await ownServer()
  try {
    const [agent, script] = [await scriptOf(server.url, 'empleado'), await scriptOf(server.url)]
    const types = (await script.absenceTypes.index({ perPage: 100 })).data
    const [sick, ill] = ['ITC', 'HOS'].map((code) => types.find((type) => type.code === code))
    if (sick === undefined || ill === undefined) throw new Error('The demo has both types')

    const from = await freeDay(agent, { absenceTypeId: sick.id, until: null }, { after: -5, step: -1 })
    const sickId = await reportSick(page, server.url, { name: sick.name, from })
    const ofSick = `${server.url}${manage}?absence=${sickId}`
    const hr = await opened(browser, 'admin', ofSick)
    await expect(hr.getByRole('heading', { name: one.others })).toBeVisible()
    await recordParts(hr, page, { from, url: server.url, ofSick })
    const lead = await opened(browser, 'coordinador', `${server.url}${manage}`)
    await seesOnlyAbsent(lead, ofSick, sick.name)
    await addPart(hr, { kind: 'discharge' })
    await expect(hr.getByRole('dialog').getByRole('button', { name: acts.addPart })).toHaveCount(0)
    await page.reload()
    const last = (await agent.absences.show(sickId)).until ?? ''
    await expect(page.getByRole('dialog')).toContainText(`${from} – ${last}`)
    await expect(page.getByText(`${last} · ${part.kinds.discharge}`)).toBeVisible()

    const ahead = { after: 30, step: 1 } as const
    const permit = { absenceTypeId: ill.id, kinship: 'first' } as const
    const asked = await agent.absences.create({ ...permit, from: await freeDay(agent, permit, ahead) })
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
    await seesOnlyAbsent(lead, address, ill.name)
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
