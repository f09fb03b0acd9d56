import { expectAccessible } from '../support/axe.ts'
import { scriptOf, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { administration, general, home } from '../support/words.ts'

const { countries, applications } = administration

test('PAN-13 PAN-14 a country is found by any of its names, switched on, renamed in five languages and not made twice', {
  tag: '@page',
}, async ({ page, baseURL }) => {
  const script = await scriptOf(baseURL)
  await signIn(page)
  await page.goto('/paises?search=allemagne')
  const row = page.getByRole('row', { name: /Alemania/ })
  await expect(row).toContainText('DEU')
  await page.goto('/paises?search=XKX')
  await expectAccessible(page)
  await page.getByRole('button', { name: countries.create }).first().click()
  const form = page.getByRole('dialog')
  const write = (name: string, text: string) => form.getByRole('textbox', { name, exact: true }).fill(text)
  await write(countries.name, 'Kosovo')
  await write(countries.alpha2, 'ES')
  await write(countries.alpha3, 'XKX')
  await write(countries.numeric, '983')
  await write(countries.callingCode, '+383')
  await form.getByRole('combobox', { name: countries.timeZone }).fill('Belgr')
  await page.getByRole('option', { name: 'Europe/Belgrade' }).click()
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(form.getByRole('textbox', { name: countries.alpha2, exact: true })).toHaveAttribute(
    'aria-invalid',
  )
  await write(countries.alpha2, 'XK')
  await form.getByRole('button', { name: countries.translations }).click()
  await write('Deutsch', 'Republik Kosovo')
  await expectAccessible(page)
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(page.getByRole('row', { name: /Kosovo/ })).toBeVisible()
  const [made] = (await script.countries.index({ search: 'XKX' })).data
  expect(made).toMatchObject({ alpha2: 'XK', translations: { de: 'Republik Kosovo' }, active: true })
  await script.countries.destroy(made?.id ?? '')
})

test('an application is offered to whom it is meant for, and opens in a frame of the portal', {
  tag: '@page',
}, async ({ page, baseURL }) => {
  const script = await scriptOf(baseURL)
  const name = 'Guía de voz'
  await page.route('https://guia.example/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>La guía</h1>' }),
  )
  await signIn(page)
  await page.goto('/applications')
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
  await page.keyboard.press('Escape')
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
