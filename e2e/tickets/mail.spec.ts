import { hasImapServer, startImapServer, startMailServer } from '@portal/server/testing'
import { expectAccessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { caseFile, filled, mailboxes } from '../support/words.ts'

test.skip(!hasImapServer, 'needs dovecot-imapd')

test('an e-mail becomes a ticket on the desk, and what is typed on its page arrives with its sender', async ({
  page,
}) => {
  const [imap, smtp] = [await startImapServer(), await startMailServer()]
  const server = await ownServer({ PORTAL_MAIL_HOSTS: `127.0.0.1:${imap.port} 127.0.0.1:${smtp.port}` })
  const admin = await scriptOf(server.url)
  const { skills } = await admin.tickets.choices()
  await admin.mailboxes.create({
    ...{ name: 'Atención', address: 'atencion@portal.example', skillId: skills[0]?.id ?? '' },
    ...{ imapHost: '127.0.0.1', imapPort: imap.port, imapSecurity: 'none', username: imap.username },
    ...{ smtpHost: '127.0.0.1', smtpPort: smtp.port, smtpSecurity: 'none', password: imap.password },
  })
  const head = [
    'From: Rosa Lago <rosa@correo.example>',
    'Subject: Factura duplicada',
    'Message-ID: <uno@correo.example>',
  ]
  imap.deliver([...head, '', 'Me han cobrado dos veces.', '', '> Gracias por su compra.', ''].join('\r\n'))

  await enter(page, 'admin', `${server.url}/gestionproyectos/asignacionExpedientes?tab=mailboxes`)
  await page.getByRole('link', { name: 'Atención', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: mailboxes.messages.read }).click()
  const ticket = drawer.getByRole('link', {
    name: new RegExp(filled(mailboxes.messages.ticket, { number: '\\d+' })),
  })
  await expect(ticket).toBeVisible()
  await expectAccessible(page)
  await ticket.click()

  await expect(page.getByText('Me han cobrado dos veces.')).toBeVisible()
  await expect(page.getByText(caseFile.entries.mail.received)).toBeVisible()
  await page.keyboard.press('Alt+r')
  await page.keyboard.type('Se lo devolvemos mañana.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Se lo devolvemos mañana.')).toBeVisible()
  await expect.poll(() => smtp.received.at(-1) ?? '').toContain('In-Reply-To: <uno@correo.example>')
  await page.reload()
  await expect(page.getByText(caseFile.entries.mail.sent)).toBeVisible()
  await expectAccessible(page)
  await server.close()
  smtp.close()
  await imap.close()
})
