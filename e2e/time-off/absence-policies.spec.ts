import { expectAccessible } from '../support/axe.ts'
import { dayIn } from '../support/day-in.ts'
import { writeDay } from '../support/life.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { absencePolicies, absenceRequests, absences, filled, general } from '../support/words.ts'

const { policies, rules, variations, examples } = absencePolicies
const { types } = absences
const screen = '/admin/ausencias/gestionar-ausencias?tab=policies'

test('an administrator writes the leave of an agreement with a case and an example, is refused while it does not match, publishes it and withdraws it before its day', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const [mark, validFrom] = [crypto.randomUUID().slice(0, 8), dayIn(400)]
  const [type] = (await script.absenceTypes.index({ search: 'FAL' })).data
  await enter(page, 'admin', screen)
  await page.getByRole('button', { name: policies.create }).first().click()
  const form = page.getByRole('dialog', { name: policies.createTitle })
  await form.getByRole('textbox', { name: policies.agreement }).fill(`Convenio ${mark}`)
  await form.getByRole('textbox', { name: policies.name }).fill(`Permisos ${mark}`)
  await writeDay(page, form, policies.validFrom, validFrom.split('-').toReversed().join(''))
  await form.getByRole('textbox', { name: policies.source }).fill('BOE de la prueba')
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(form).toBeHidden()

  await page.goto(`${baseURL}${screen}&search=${mark}`)
  await page.getByRole('link', { name: new RegExp(mark) }).click()
  const drawer = page.getByRole('dialog', { name: `Permisos ${mark}` })
  await drawer.getByRole('button', { name: rules.add }).click()
  const rule = page.getByRole('dialog', { name: rules.addTitle })
  await rule.getByRole('combobox', { name: rules.type }).fill(type?.name ?? '')
  await page.getByRole('option', { name: type?.name ?? '' }).click()
  await rule.getByRole('textbox', { name: types.maxPerEvent }).fill('2')
  await rule.getByRole('button', { name: variations.add }).click()
  const one = rule.getByRole('region', { name: filled(variations.one, { number: '1' }) })
  await one.getByRole('checkbox', { name: absenceRequests.kinships.first }).check({ force: true })
  await one.getByRole('textbox', { name: types.maxPerEvent }).fill('7')
  await rule.getByRole('textbox', { name: types.source }).last().fill('Art. 30')
  await expectAccessible(page)
  await rule.getByRole('button', { name: general.actions.save }).click()
  await expect(rule).toBeHidden()
  await expect(drawer.getByText(absenceRequests.kinships.first)).toBeVisible()

  await drawer.getByRole('button', { name: examples.edit }).click()
  const sample = page.getByRole('dialog', { name: examples.edit })
  await sample.getByRole('button', { name: examples.add }).click()
  await sample.getByRole('textbox', { name: policies.name }).fill('Fallece un progenitor')
  await sample.getByRole('button', { name: new RegExp(variations.kinship) }).click()
  await page.getByRole('option', { name: absenceRequests.kinships.first }).click()
  await sample.getByRole('textbox', { name: examples.limit }).fill('6')
  await sample.getByRole('button', { name: general.actions.save }).click()
  await expect(sample).toBeHidden()
  await expect(drawer.getByText(policies.fails)).toBeVisible()

  await drawer.getByRole('button', { name: policies.publish }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: policies.publish }).click()
  await expect(question.getByText(filled(policies.failing, { name: 'Fallece un progenitor' }))).toBeVisible()
  await question.getByRole('button', { name: general.actions.cancel }).click()
  await drawer.getByRole('button', { name: examples.edit }).click()
  await sample.getByRole('textbox', { name: examples.limit }).fill('7')
  await sample.getByRole('button', { name: general.actions.save }).click()
  await expect(drawer.getByText(policies.passes)).toBeVisible()
  await drawer.getByRole('button', { name: policies.publish }).click()
  await question.getByRole('button', { name: policies.publish }).click()
  await expect(drawer.getByText(policies.states.published)).toBeVisible()
  await expectAccessible(page)
  const { data } = await script.absenceTypeTerms.index({ absenceTypeId: type?.id ?? '', perPage: 100 })
  expect(data.find(({ agreement }) => agreement === `Convenio ${mark}`)).toMatchObject({
    ...{ validFrom, state: 'planned', maxPerEvent: 2 },
    variations: [{ kinship: ['first'], maxPerEvent: 7 }],
  })

  await drawer.getByRole('button', { name: policies.withdraw }).click()
  await question.getByRole('button', { name: policies.withdraw }).click()
  await expect(drawer.getByText(policies.states.draft, { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: policies.publish }).click()
  await question.getByRole('button', { name: policies.publish }).click()
  await expect(drawer.getByText(policies.states.published)).toBeVisible()
  await page.goto(`${baseURL}${screen}&search=${mark}`)
  const row = page.getByRole('row', { name: new RegExp(mark) })
  await row.getByRole('button', { name: /^Acciones / }).click()
  await page.getByRole('menuitem', { name: policies.withdraw }).click()
  await question.getByRole('button', { name: policies.withdraw }).click()
  await expect(row.getByText(policies.states.draft, { exact: true })).toBeVisible()
  const after = await script.absenceTypeTerms.index({ absenceTypeId: type?.id ?? '', perPage: 100 })
  expect(after.data.find(({ agreement }) => agreement === `Convenio ${mark}`)).toBeUndefined()
})
