import { expectAccessible } from '../support/axe.ts'
import { textIn, walkLife } from '../support/life.ts'
import { scriptOf, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { attendance, breaks, general, reports, said } from '../support/words.ts'

const { types } = breaks
const name = 'Gestión bancaria'

test('PAN-8 a break is made with its rules, asks an agent why, and is switched off once it was taken', {
  tag: '@page',
}, async ({ page, browser, baseURL }) => {
  const script = await scriptOf(baseURL)
  await signIn(page)
  await page.goto('/pausas')
  await page.getByRole('button', { name: types.create }).first().click()
  const form = page.getByRole('dialog', { name: types.createTitle })
  await form.getByRole('textbox', { name: types.code, exact: true }).fill('GES')
  await form.getByRole('textbox', { name: types.name, exact: true }).fill(name)
  await form.getByText(types.reasonRequired).click()
  const every = form.getByRole('textbox', { name: types.everyMinutes })
  await every.fill('60')
  await form.getByRole('button', { name: general.actions.save }).click()
  // What falls due has to say how long it lasts.
  const lasts = form.getByRole('textbox', { name: types.minutesPerUse })
  await expect(lasts).toHaveAttribute('aria-invalid')
  await every.fill('')
  await lasts.fill('15')
  await expectAccessible(page)
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(form).toBeHidden()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('GES')

  const agents = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'es-ES' })
  const agent = await agents.newPage()
  await signIn(agent, 'empleado')
  await agent.getByRole('button', { name: new RegExp(attendance.own.menu) }).click()
  await agent.getByRole('menuitemradio', { name }).click()
  const why = agent.getByRole('dialog', { name })
  await why.getByRole('textbox', { name: breaks.own.reason }).fill('Firmar la hipoteca')
  await why.getByRole('button', { name: breaks.own.start }).click()
  await expect(why).toBeHidden()
  await expect(agent.getByRole('button', { name: new RegExp(attendance.own.menu) })).toContainText(name)
  await agents.close()

  await page.reload()
  const item = (label: string) => page.getByRole('menuitem', { name: label })
  const open = () => row.getByRole('button').last().click()
  await open()
  // It was taken: what agents did refers to it.
  await expect(item(general.actions.destroy)).toBeDisabled()
  await item(types.deactivate).click()
  await expect(page.getByText(types.deactivated)).toBeVisible()
  await open()
  await item(general.actions.history).click()
  const history = page.getByRole('dialog', { name: said(general.list.historyOf, { name }) })
  await expect(history.getByText(reports.verbs.patch).first()).toBeVisible()
  const { data } = await script.breakTypes.index({ search: name })
  expect(data[0]).toMatchObject({
    active: false,
    reasonRequired: true,
    minutesPerUse: 15,
    everyMinutes: null,
  })
})

test('PAN-8 (part) PAN-13 PAN-15 a kind of break lives', { tag: '@page' }, async ({ page, baseURL }) => {
  await walkLife(page, baseURL, {
    ...{ family: 'breakTypes', path: '/pausas', words: types, of: (one) => one.breakTypes },
    label: { property: 'name', field: types.name },
    fill: (_, form, mark) => textIn(form, types.code).fill(mark),
    second: (mark) => ({ code: `${mark}2` }),
  })
})
