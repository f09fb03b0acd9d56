import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { demoMailHosts } from './mail-hosts.ts'
import { demoId } from './random.ts'
import { mailWords } from './ticket-words.ts'

const name = 'Atención al cliente'
const host = demoMailHosts[0] ?? ''
const address = `atencion@${host}`
const minuteMs = 60_000
/** How many of the newest tickets that came by e-mail have a thread. */
const threads = 40

/** A mailbox with the threads of its tickets. It is inactive: the demo company reads no e-mail. */
export async function seedMailboxes(db: Db, now: Date): Promise<void> {
  const id = demoId('mailboxes', name)
  const { id: skillId } = await db
    .selectFrom('skills')
    .select('id')
    .where('code', '=', 'LNE_ATC')
    .executeTakeFirstOrThrow()
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
  await db
    .insertInto('mailboxes')
    .values({
      ...{ id, name, address, active: false, position: 1, skillId, projectId: null },
      ...{ imapHost: host, smtpHost: host, username: address, uidValidity: '1', lastUid: 2 * threads + 2 },
      ...{ lastSeenAt: ago(95), createdAt: ago(260_000), updatedAt: ago(90), deletedAt: null },
    })
    .execute()
  await seedReplies(db, now)
  await seedReceived(db, id)
  await seedAnswers(db, id)
  await seedOthers(db, id, now)
}

/** The tickets with a thread; every second one that was answered has a reply of its requester. */
const ofThreads = sql`(
  select *, row_number() over (order by created_at desc, id)::integer as place from tickets
  where channel = 'email' and outcome is distinct from 'merged' order by created_at desc, id limit ${threads})`

const at = sql`t.first_responded_at + interval '40 minutes'`

const seedReplies = (db: Db, now: Date) =>
  sql`insert into ticket_entries (id, ticket_id, kind, direction, author_id, text, sent_at, created_at)
    select md5('replied ' || t.id)::uuid, t.id, 'public', 'in', null,
      (array[${sql.join(mailWords.replies)}]::text[])[1 + t.place / 2 % ${mailWords.replies.length}::integer], ${at}, ${at}
    from ${ofThreads} t where t.place % 2 = 0 and ${at} < coalesce(t.closed_at, ${now}::timestamptz)`.execute(
    db,
  )

/** The first e-mail of each ticket, and the reply to its answer, with what it quotes. */
const seedReceived = (db: Db, mailboxId: string) =>
  sql`insert into mail_messages (id, mailbox_id, direction, outcome, uid_validity, uid, message_id, ticket_id, entry_id,
      address, subject, quoted, left_files, created_at)
    select md5('received ' || n.id)::uuid, ${mailboxId}::uuid, 'in', case when n.is_first then 'ticket' else 'entry' end,
      '1', case when n.is_first then 2 * t.place - 1 else 2 * t.place end, md5(n.id::text) || '@cliente.example', t.id, n.id,
      t.requester_address, case when n.is_first then t.subject else 'Re: ' || t.subject || ' [' || t.key || ']' end,
      case when not n.is_first then 'Atención al cliente escribió:' || chr(10) || '> ' || a.text end,
      case when n.is_first and t.place % 8 = 3 then array['tarifas.xlsx'] else '{}'::text[] end, n.created_at
    from ${ofThreads} t
    join (select *, id = md5('asked ' || ticket_id)::uuid as is_first from ticket_entries) n
      on n.id in (md5('asked ' || t.id)::uuid, md5('replied ' || t.id)::uuid)
    left join ticket_entries a on a.id = md5('answered ' || t.id)::uuid`.execute(db)

/** What was answered by e-mail; one came back. */
const seedAnswers = (db: Db, mailboxId: string) =>
  sql`insert into mail_messages (id, mailbox_id, direction, outcome, message_id, ticket_id, entry_id, address, subject,
      failure, created_at)
    select md5('sent ' || n.id)::uuid, ${mailboxId}::uuid, 'out', case when t.place = 7 then 'bounced' else 'sent' end,
      md5(n.id::text) || '@' || ${host}::text, t.id, n.id, t.requester_address,
      'Re: ' || t.subject || ' [' || t.key || ']', case when t.place = 7 then '550 5.1.1 User unknown' end, n.created_at
    from ${ofThreads} t join ticket_entries n on n.id = md5('answered ' || t.id)::uuid`.execute(db)

/** E-mails that opened no ticket: an automatic reply, and a newsletter that was too large. */
const seedOthers = (db: Db, mailboxId: string, now: Date) =>
  db
    .insertInto('mailMessages')
    .values(
      mailWords.others.map(({ outcome, from, subject }, index) => ({
        ...{ id: demoId('mailMessages', subject), mailboxId, direction: 'in' as const, outcome },
        ...{ uidValidity: '1', uid: 2 * threads + 1 + index, messageId: `${outcome}@cliente.example` },
        ...{ ticketId: null, entryId: null, address: from, subject },
        createdAt: new Date(now.getTime() - (index + 1) * 26 * 60 * minuteMs),
      })),
    )
    .execute()
