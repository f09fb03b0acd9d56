import type { Country, Portal } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { closeList } from '../support/close-list.ts'
import { textIn, walkLife } from '../support/life.ts'
import { enterAs, ownPerson } from '../support/own-person.ts'
import { scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { administration, general, home } from '../support/words.ts'

const { countries, applications } = administration

type Codes = Pick<Country, 'alpha2' | 'alpha3' | 'numeric'>

/** The codes of two countries that are not in the catalogue. */
async function freeCodes(script: Portal): Promise<[Codes, Codes]> {
  const taken: Codes[] = await script.countries.list({ perPage: 100 }).toArray()
  const isFree = (codes: Codes) =>
    taken.every(({ alpha2, alpha3, numeric }) => {
      return alpha2 !== codes.alpha2 && alpha3 !== codes.alpha3 && numeric !== codes.numeric
    })
  const letter = () => String.fromCharCode(65 + Math.floor(Math.random() * 26))
  const one = (): Codes => {
    const alpha2 = letter() + letter()
    const codes = { alpha2, alpha3: alpha2 + letter(), numeric: String(900 + Math.floor(Math.random() * 99)) }
    return isFree(codes) ? codes : one()
  }
  const first = one()
  taken.push(first)
  return [first, one()]
}

test('PAN-14.4 PAN-15.2 SHE-5.9 SHE-7.3 a country lives: found by any of its names, not made twice, read in the reader’s language', async ({
  page,
  browser,
  baseURL,
}) => {
  const [one, other] = await freeCodes(await scriptOf(baseURL))
  const { id, script } = await walkLife(page, baseURL, {
    ...{ family: 'countries', path: '/paises', words: countries, of: (portal) => portal.countries },
    label: { property: 'name', field: countries.name },
    async fill(_, form) {
      const alpha2 = textIn(form, countries.alpha2)
      await alpha2.fill('ES')
      await textIn(form, countries.alpha3).fill(one.alpha3)
      await textIn(form, countries.numeric).fill(one.numeric)
      await textIn(form, countries.callingCode).fill('+383')
      await form.getByRole('combobox', { name: countries.timeZone }).fill('Belgr')
      await page.getByRole('option', { name: 'Europe/Belgrade' }).click()
      await form.getByRole('button', { name: general.actions.save }).click()
      await expect(alpha2).toHaveAttribute('aria-invalid')
      await alpha2.fill(one.alpha2)
      await form.getByRole('button', { name: countries.translations }).click()
      await textIn(form, 'Deutsch').fill('Republik Kosovo')
    },
    second: () => ({ ...other, callingCode: '+384', timeZone: 'Europe/Rome' }),
  })
  expect(await script.countries.show(id)).toMatchObject({
    ...{ alpha2: one.alpha2, translations: { de: 'Republik Kosovo' }, active: true },
  })
  await page.goto('/paises?search=allemagne')
  await expect(page.getByRole('row', { name: /Alemania/ })).toContainText('DEU')
  const german = await ownPerson(baseURL, 'MENU_PAISES')
  await german.script.profile.patch({ locale: 'de' })
  const own = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'es-ES' })
  const reader = await own.newPage()
  await enterAs(reader, german, '/paises?search=allemagne')
  await expect(reader.getByRole('rowheader', { name: 'Deutschland' })).toBeVisible()
  await own.close()
})

test('PAN-15.2 SHE-5.9 SHE-7.3 an application lives', async ({ page, baseURL }) => {
  await walkLife(page, baseURL, {
    ...{ family: 'applications', path: '/applications', words: applications, of: (one) => one.applications },
    label: { property: 'name', field: applications.name },
    fill: (_, form) =>
      form.getByRole('textbox', { name: applications.url }).fill('https://guia.example/vida'),
    second: () => ({ url: 'https://guia.example/otra' }),
  })
})

test('an application is offered to whom it is meant for, and opens in a frame of the portal', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const name = `Guía de voz ${crypto.randomUUID().slice(0, 8)}`
  await page.route('https://guia.example/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>La guía</h1>' }),
  )
  await enter(page, 'admin', '/applications')
  await page.getByRole('button', { name: applications.create }).first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: applications.name, exact: true }).fill(name)
  const address = form.getByRole('textbox', { name: applications.url })
  await address.fill('http://guia.example/voz')
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(address).toHaveAttribute('aria-invalid')
  await address.fill('https://guia.example/voz')
  const choose = async (field: string, option: string) => {
    await form.getByRole('button', { name: new RegExp(field) }).click()
    await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click()
  }
  await choose(applications.mode, applications.modes.frame)
  await choose(applications.audience, applications.audiences.some)
  await form.getByRole('combobox', { name: applications.roleIds }).fill('Administra')
  await page.getByRole('option', { name: 'Administrador' }).click()
  await closeList(page)
  await expectAccessible(page)
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Administrador')

  await page.goto('/dashboard')
  await page.getByRole('button', { name }).click()
  const frame = page.getByRole('dialog', { name })
  await expect(frame.getByRole('link', { name: home.applications.inTab })).toBeVisible()
  await expect(page.frameLocator(`iframe[title="${name}"]`).getByText('La guía')).toBeVisible()
  const employee = await scriptOf(baseURL, 'empleado')
  expect((await employee.applications.mine()).map((one) => one.name)).not.toContain(name)
  const [made] = (await script.applications.index({ search: name })).data
  await script.applications.destroy(made?.id ?? '')
})
