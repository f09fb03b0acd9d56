import type { Rows } from '../rows.ts'

/** Ten disabled mailboxes, and ten e-mails of the first. */
export async function fill({ db, ids, ten, at, adminId }: Rows): Promise<void> {
  const { id: skillId } = await db.selectFrom('skills').select('id').limit(1).executeTakeFirstOrThrow()
  const mailboxes = ten((_, id, index) => ({
    ...{ id, name: id, address: `${id}@correo.example`, active: false, position: index },
    ...{ imapHost: 'correo.example', smtpHost: 'correo.example', username: id, skillId, projectId: null },
    ...{ ownerId: adminId, createdAt: at, updatedAt: at },
  }))
  await db.insertInto('mailboxes').values(mailboxes).execute()
  const mailboxId = mailboxes[0]?.id ?? ''
  const messages = ten((_, __, index) => ({
    ...{ id: ids.next(), mailboxId, direction: 'in' as const, outcome: 'automatic' as const },
    ...{ uidValidity: '1', uid: index + 1, messageId: `${String(index)}@correo.example` },
    ...{ ticketId: null, entryId: null, address: 'a@correo.example', subject: 'Consulta', createdAt: at },
  }))
  await db.insertInto('mailMessages').values(messages).execute()
}

export async function owners({ db }: Rows): Promise<[string, string][]> {
  const { mailboxId } = await db
    .selectFrom('mailMessages')
    .select('mailboxId')
    .limit(1)
    .executeTakeFirstOrThrow()
  return [['mailboxes.messages', mailboxId]]
}
