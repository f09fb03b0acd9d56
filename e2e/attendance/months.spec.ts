import type { Portal } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { ledger, monthSheets, startsWith } from '../support/words.ts'

const { own, list } = monthSheets

function lastMonth(): string {
  const day = new Date()
  day.setUTCDate(0)
  return day.toISOString().slice(0, 7)
}

/** Four hours of a day, confirmed by both sides. */
async function worked(agent: Portal, company: Portal, day: string): Promise<void> {
  for (const [kind, hour] of [
    ['in', '08'],
    ['out', '12'],
  ] as const) {
    const at = `${day}T${hour}:00:00.000Z`
    const { id } = await agent.clockCorrections.create({ change: 'add', kind, at, reason: 'No había red' })
    await company.clockCorrections.approve(id)
  }
}

test('a person confirms a month, HR locks it and reopens it with a reason, and the person reads it', async ({
  page,
  browser,
}) => {
  const server = await ownServer()
  try {
    const script = await scriptOf(server.url, 'empleado')
    const { uid = '', displayName: name = '' } = script.session.current?.userData ?? {}
    const month = lastMonth()
    const company = await scriptOf(server.url, 'admin')
    // In the first days of a month, corrections of the last one may still wait.
    for (const { clockCorrections } of [script, company]) {
      const { data } = await clockCorrections.index({ employeeId: uid, waiting: true })
      for (const { id } of data) await clockCorrections.approve(id)
    }
    await worked(script, company, `${month}-15`)

    await enter(page, 'empleado', `${server.url}/accesos?tab=month&month=${month}`)
    await expect(page.getByRole('group', { name: new RegExp(month) })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: own.confirm }).click()
    await expect(page.getByText(own.confirmed)).toBeVisible()

    const hr = await (await browser.newContext()).newPage()
    const address = `${server.url}/admin/accesos/accesosEmpleados?tab=months&month=${month}&state=confirmed`
    await enter(hr, 'admin', `${address}&search=${encodeURIComponent(name)}`)
    await hr.getByRole('checkbox', { name: new RegExp(name) }).check()
    await hr.getByRole('button', { name: list.lock, exact: true }).click()
    await hr.getByRole('alertdialog').getByRole('button', { name: list.lock }).click()
    await expect.poll(async () => (await script.monthSheets.show(uid, { month })).state).toBe('locked')

    await hr.goto(`${server.url}/admin/accesos/accesosEmpleados?tab=months&sheet=${uid}:${month}`)
    // A wrong movement of the hour bank is reversed by another one.
    const wrong = {
      kind: 'adjustment',
      minutes: 30,
      date: `${month}-20`,
      reason: 'Persona equivocada',
    } as const
    await company.hourBank.create({ employeeId: uid, ...wrong })
    await hr.reload()
    const undo = hr.getByText(wrong.reason).getByRole('button', { name: startsWith(ledger.reversal.open) })
    await undo.click()
    const reversal = hr.getByRole('dialog').last()
    await reversal.getByRole('textbox', { name: list.reason }).fill('Era de otra persona')
    await reversal.getByRole('button', { name: ledger.reversal.send }).click()
    await expect(hr.getByText('Era de otra persona')).toBeVisible()
    await expect(undo).toHaveCount(0)
    await hr.getByRole('button', { name: list.reopen }).click()
    const form = hr.getByRole('dialog').last()
    await form.getByRole('textbox', { name: list.reason }).fill('Falta el cambio de turno del viernes')
    await expectAccessible(hr)
    await form.getByRole('button', { name: list.reopen }).click()
    await expect(hr.getByText(list.reopened).first()).toBeVisible()
    await hr.context().close()

    await page.reload()
    await expect(page.getByText('Falta el cambio de turno del viernes').first()).toBeVisible()
    await expect(page.getByRole('button', { name: own.confirm })).toBeVisible()
  } finally {
    await server.close()
  }
})
