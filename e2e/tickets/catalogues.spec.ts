import { expectAccessible } from '../support/axe.ts'
import { textIn, walkLife } from '../support/life.ts'
import { expect, test } from '../support/test.ts'
import { general, resource, tickets, workflows } from '../support/words.ts'

const { tags, priorities, fields } = tickets
const { finals, list } = workflows

test('PAN-15.2 REP-5.1 REP-5.2 SHE-5.9 SHE-7.3 a tag lives: made, written by two at once, exported, deleted, brought back, put in order', {
  tag: '@embedded',
}, async ({ page, baseURL }) => {
  await walkLife(page, baseURL, {
    ...{ family: 'tags', path: '/etiquetas', words: tags, of: (script) => script.tags },
    label: { property: 'name', field: tags.name },
  })
  await page.goto('/etiquetas')
  await page.getByRole('button', { name: general.actions.reorder }).click()
  await expect(page.getByText(resource.order.text)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: general.actions.save }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('PAN-15.2 SHE-5.9 SHE-7.3 a priority lives, on the screen and in the log', async ({ page, baseURL }) => {
  await walkLife(page, baseURL, {
    ...{ family: 'priorities', path: '/prioridades', words: priorities, of: (script) => script.priorities },
    label: { property: 'name', field: priorities.name },
    fill: (_, form) => textIn(form, priorities.weight).fill('500'),
    second: () => ({ weight: 501 }),
  })
})

test('PAN-15.2 SHE-5.9 SHE-7.3 a management field lives, on the screen and in the log', async ({
  page,
  baseURL,
}) => {
  await walkLife(page, baseURL, {
    ...{ family: 'fields', path: '/creacionCamposGestion', words: fields, of: (script) => script.fields },
    label: { property: 'label', field: fields.label },
    fill: (_, form, mark) => textIn(form, fields.key).fill(`vida_${mark.toLowerCase()}`),
    second: (mark) => ({ key: `vida_${mark.toLowerCase()}_dos`, type: 'text' }),
  })
})

test('PAN-11.1 PAN-11.2 PAN-15.2 SHE-5.9 SHE-7.3 a final state lives, and as a sale without a contact it is refused at its field', async ({
  page,
  baseURL,
}) => {
  const { id, script } = await walkLife(page, baseURL, {
    ...{ family: 'finalStates', path: '/workflow?tab=finals', words: finals },
    of: (script) => script.finalStates,
    label: { property: 'name', field: finals.name },
    async fill(_, form, mark) {
      await textIn(form, finals.code).fill(`V_${mark}`)
      await form.getByText(finals.sale, { exact: true }).click()
      await form.getByRole('button', { name: general.actions.save }).click()
      await expect(form.getByRole('checkbox', { name: finals.sale })).toHaveAccessibleDescription(/.+/)
      await form.getByText(finals.humanContact, { exact: true }).click()
    },
    second: (mark) => ({ code: `V_${mark}_2`, category: 'callback' }),
  })
  expect(await script.finalStates.show(id)).toMatchObject({
    ...{ category: 'useful_positive', sale: true, humanContact: true },
  })
})

test('PAN-15.2 SHE-5.9 SHE-7.3 a workflow lives: written on a page of its own, by two at once', async ({
  page,
  baseURL,
}) => {
  await walkLife(page, baseURL, {
    ...{ family: 'workflows', path: '/workflow', words: list, of: (script) => script.workflows },
    label: { property: 'name', field: list.name },
    async page(of) {
      await of.getByRole('tab', { name: workflows.page.views.states, exact: true }).click()
      return of.getByRole('form', { name: workflows.page.views.states })
    },
  })
})
