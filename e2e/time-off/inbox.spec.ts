import { expectAccessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, inbox } from '../support/words.ts'

const { list, keys, delegations, tabs } = inbox

test('SOL-1.4 TAR-3.1: a coordinator decides in the row, by the keyboard and on many at once, undoes a mistake, and sees for whom they stand in', async ({
  page,
}) => {
  const server = await ownServer()
  try {
    const script = await scriptOf(server.url, 'coordinador')
    // The inbox also lists tasks and tickets, which link to their screens.
    const { data } = await script.inbox.index({ perPage: 100 })
    const family = [...new Set(data.filter(({ acts }) => acts.includes('approve')).map((one) => one.family))]
    const waits = async () => (await script.inbox.index({ family })).meta.totalCount
    const before = await waits()
    expect(before).toBeGreaterThan(3)
    await enter(page, 'coordinador', `${server.url}/admin/solicitudes?family=${family.join(',')}`)
    const rows = page.locator('tbody').getByRole('row')
    await expect(rows).toHaveCount(before)
    const { count } = await script.inbox.summary()
    await expect(page.getByRole('link', { name: new RegExp(`\\b${count}\\b`) }).first()).toBeVisible()
    await expectAccessible(page, 'main')

    // In the row, and back.
    const first = rows.first()
    const name = (await first.getByRole('rowheader').getByRole('link').textContent()) ?? ''
    await first.getByRole('button', { name: new RegExp(`^${general.requests.approve}: `) }).click()
    await expect(page.getByText(general.requests.approved)).toBeVisible()
    await expect(rows).toHaveCount(before - 1)
    await page.getByRole('button', { name: general.actions.undo }).click()
    await expect(rows).toHaveCount(before)
    await expect(first.getByRole('rowheader')).toHaveText(name)
    expect(await waits()).toBe(before)

    // By keyboard: down, up, refuse with a reason, and undo.
    await first.getByRole('rowheader').getByRole('link').focus()
    await page.keyboard.press('j')
    await expect(rows.nth(1).getByRole('rowheader').getByRole('link')).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('r')
    const why = page.getByRole('dialog', { name: general.requests.rejectTitle })
    await why.getByRole('button', { name: general.requests.reject }).click()
    // A refusal requires a reason.
    await expect(why).toBeVisible()
    await why.getByRole('textbox', { name: general.requests.reason }).fill('Ese día ya faltan dos personas')
    await why.getByRole('button', { name: general.requests.reject }).click()
    await expect(rows).toHaveCount(before - 1)
    await page.getByRole('button', { name: general.actions.undo }).click()
    await expect(rows).toHaveCount(before)
    await first.getByRole('rowheader').getByRole('link').focus()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: keys.title })
    await expect(help.getByText(list.keys.r)).toBeVisible()
    await page.keyboard.press('Escape')

    // In bulk.
    await first.getByRole('rowheader').getByRole('link').focus()
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.getByRole('button', { name: general.requests.approve, exact: true }).click()
    await expect(rows).toHaveCount(before - 2)
    await expect.poll(waits).toBe(before - 2)

    // Items of an absent colleague are marked.
    await page.goto(`${server.url}/admin/solicitudes?delegated=true`)
    const label = list.onBehalfOf.replace('{{person}}', '')
    await expect(rows.first().getByText(new RegExp(`^${label}`))).toBeVisible()
    await page.getByRole('tab', { name: tabs.delegations }).click()
    await expect(page.getByText(list.states.current)).toBeVisible()
    await expect(page.getByRole('button', { name: delegations.create })).toBeVisible()
    await expectAccessible(page, 'main')
  } finally {
    await server.close()
  }
})
