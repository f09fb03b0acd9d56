import { startReceiver } from '@portal/server/testing'
import { expectAccessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { filled, ticketWebhooks } from '../support/words.ts'

const { list, drawer: own, delivery, secret } = ticketWebhooks

test('a webhook shows its secret when it is created, is tried and given another one on the screen, and a ticket is followed to its delivery and sent again', async ({
  page,
}) => {
  const other = await startReceiver()
  const server = await ownServer({ PORTAL_WEBHOOK_LOOPBACK: 'on' })
  const admin = await scriptOf(server.url)
  await enter(page, 'admin', `${server.url}/gestionproyectos/asignacionExpedientes?tab=webhooks`)
  await page.getByRole('button', { name: list.create, exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: list.name }).fill('Seguimiento')
  await form.getByRole('textbox', { name: list.url }).fill(other.url)
  await page.keyboard.press('Enter')

  const drawer = page.getByRole('dialog', { name: 'Seguimiento' })
  const shown = drawer.getByRole('textbox', { name: secret.secret })
  await expect(shown).toHaveValue(/^whsec_/)
  const first = await shown.inputValue()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await page.getByRole('link', { name: 'Seguimiento', exact: true }).click()
  await expect(drawer.getByText(own.none)).toBeVisible()
  await expect(shown).toBeHidden()
  await drawer.getByRole('button', { name: own.ping }).click()
  await expect(drawer.getByRole('button', { name: list.eventNames.ping, exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: secret.renew }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: secret.renew }).click()
  await expect(shown).toHaveValue(/^whsec_/)
  await expect(shown).not.toHaveValue(first)
  await expectAccessible(page)

  const { skills } = await admin.tickets.choices()
  const { number } = await admin.tickets.create({
    ...{ subject: 'Factura duplicada', requesterName: 'Rosa Lago Prieto', channel: 'phone' },
    skillId: skills[0]?.id ?? '',
  })
  const what = filled(own.of, { event: list.eventNames.created, number: String(number) })
  await drawer.getByRole('button', { name: what }).click()
  await expect(drawer.getByRole('textbox', { name: delivery.message })).toHaveValue(/"ticket\.created"/)
  await expect(drawer.getByText(filled(delivery.status, { status: '200' })).first()).toBeVisible()
  await drawer.getByRole('button', { name: delivery.again }).click()
  await expect
    .poll(() => other.received.filter(({ body }) => body.includes('"ticket.created"')).length)
    .toBe(2)
  await expectAccessible(page)
  await server.close()
  await other.close()
})
