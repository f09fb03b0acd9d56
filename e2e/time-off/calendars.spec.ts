import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { enterAs, ownPerson } from '../support/own-person.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, imports, filled, reports, vacations } from '../support/words.ts'

const { feeds } = vacations

/** Fetches a feed as a calendar program does: without a session. */
const readAt = (page: Page, address: string) => page.context().request.get(address)

test('a person lets their calendar program read their vacation, puts another address in the place of the first, and ends it', async ({
  page,
  baseURL,
}) => {
  const person = await ownPerson(baseURL, 'SOLICITAR_VACACIONES')
  await enterAs(page, person, '/vacaciones')
  await page.getByRole('tab', { name: feeds.tab }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(feeds.none)).toBeVisible()
  const address = main.getByRole('textbox', { name: feeds.address })

  await main.getByRole('button', { name: feeds.create }).click()
  await expect(main.getByText(feeds.once)).toBeVisible()
  const first = await address.inputValue()
  await expectAccessible(page)
  const calendar = await readAt(page, first)
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR')

  await main.getByRole('button', { name: feeds.renew }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: feeds.renew }).click()
  await expect(address).not.toHaveValue(first)
  const second = await address.inputValue()
  expect([await readAt(page, first), await readAt(page, second)].map((one) => one.status())).toEqual([
    404, 200,
  ])

  await page.reload()
  await expect(main.getByText(feeds.renewedAt, { exact: true })).toBeVisible()
  await expect(address, 'the address is told once').toHaveCount(0)
  await main.getByRole('button', { name: feeds.destroy }).click()
  await question.getByRole('button', { name: feeds.destroy }).click()
  await expect(main.getByText(feeds.none)).toBeVisible()
  expect((await readAt(page, second)).status()).toBe(404)
})

test('holidays come from a calendar: a line that is no holiday is named, and the others are looked at before they are made', async ({
  page,
  baseURL,
}) => {
  const code = crypto.randomUUID().slice(0, 8).toUpperCase()
  const admin = await scriptOf(baseURL)
  const place = { name: `Centro ${code}`, code, timeZone: 'Europe/Madrid', country: 'ES' }
  const { id: workCenterId } = await admin.workCenters.create(place)
  const calendar = (...more: readonly string[]) => ({
    name: 'festivos.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(
      [
        ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20311012'],
        ...['DTEND;VALUE=DATE:20311014', `SUMMARY:Fiestas ${code}`, ...more],
        ...[`X-PORTAL-WORKCENTER:${code}`, 'END:VEVENT', 'END:VCALENDAR', ''],
      ].join('\r\n'),
    ),
  })
  await enter(page, 'admin', `/admin/accesos/accesosEmpleados?tab=holidays&search=${code}`)
  await page.getByRole('button', { name: general.actions.import }).click()
  const dialog = page.getByRole('dialog')
  const file = dialog.locator('input[type="file"]')
  await file.setInputFiles(calendar('RRULE:FREQ=YEARLY'))
  await expect(dialog.getByText(filled(imports.notAsked, { line: '7', property: 'RRULE' }))).toBeVisible()
  await expectAccessible(page)

  await file.setInputFiles(calendar())
  await dialog.getByRole('button', { name: imports.check }).click()
  const run = dialog.getByRole('button', { name: filled(imports.run, { number: '2' }) })
  await expect(run).toBeVisible()
  const own = () => admin.holidays.index({ workCenterId, perPage: 100 })
  const isOfCenter = ({ name }: { name: string }) => name === `Fiestas ${code}`
  expect((await own()).data.filter(isOfCenter), 'a look makes no holiday').toEqual([])
  await run.click()
  await expect(dialog.getByText(imports.done)).toBeVisible()
  const made = (await own()).data.filter(isOfCenter)
  expect(made.map(({ date }) => date).sort()).toEqual(['2031-10-12', '2031-10-13'])

  const [first] = made
  if (first === undefined) throw new Error('two holidays were made')
  await admin.holidays.destroy(first.id)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: reports.deletions }).click()
  const deleted = page.getByRole('dialog')
  await deleted.getByRole('button', { name: `Fiestas ${code}` }).click()
  await expect(deleted.getByRole('heading', { name: /.+: .+/ })).toHaveCount(2)
  await expect(deleted.getByText(first.date, { exact: false }).first()).toBeVisible()
})
