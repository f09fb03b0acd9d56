import { useTranslation } from 'react-i18next'
import type { TicketEntry } from '@portal/sdk'
import { ticketEntries, ticketFiles } from '@portal/sdk/laia'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { Badge, Button, Card, Disclosure, Inline, Stack, Status, toast, type Tone } from '@portal/ui-kit'
import { LaterPages } from '#patterns/later-pages.tsx'
import { Moment } from '#patterns/moment.tsx'
import { showRefusal } from '#patterns/refusals/refusal.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useDownload } from '#patterns/use-download.ts'
import { entryTones } from './ticket-values.ts'

const [atFirst, atOnce] = [25, 100]
const refreshMs = 20_000

const newest = (id: string): [string, { perPage: number }] => [id, { perPage: atFirst }]

/** Requests the newest entries while the ticket itself loads: afterwards they would come one round later. */
export function useNewestEntries(id: string): void {
  useData(useFamily(ticketEntries).index, newest(id))
}

/** The entries of a ticket, newest first; older ones load on demand. */
export function TicketEntries({ id }: { id: string }) {
  const { t } = useTranslation('caseFile')
  return (
    <LaterPages
      ask={useFamily(ticketEntries).index}
      argsAfter={(after) => (after === undefined ? newest(id) : [id, { perPage: atOnce, after }])}
      more={t('entries.more')}
      none={<p>{t('entries.none')}</p>}
      refreshMs={refreshMs}
    >
      {(entries) => entries.map((entry) => <Entry key={entry.id} entry={entry} />)}
    </LaterPages>
  )
}

function Entry({ entry }: { entry: TicketEntry }) {
  const { kind, direction, author, text, files, mail, createdAt } = entry
  const { t } = useTranslation('caseFile')
  const sort = direction === 'in' ? 'in' : kind
  return (
    <Card
      title={author?.displayName ?? t(`entries.by.${direction === 'in' ? 'requester' : 'portal'}`)}
      description={<Moment at={createdAt} />}
      actions={<Badge tone={entryTones[sort]}>{t(`entries.kinds.${sort}`)}</Badge>}
      level={3}
    >
      <Stack space="sm">
        <Lines text={text} />
        {files.length === 0 ? null : <EntryFiles files={files} />}
        {mail === null ? null : <EntryMail mail={mail} />}
        {mail !== null && (mail.state === 'failed' || mail.state === 'bounced') ? (
          <Resend id={entry.id} />
        ) : null}
      </Stack>
    </Card>
  )
}

const mailTones: Record<NonNullable<TicketEntry['mail']>['state'], Tone> = {
  ...{ received: 'neutral', queued: 'info', sent: 'success', failed: 'danger', bounced: 'danger' },
}

/** The email of an entry: its delivery, what it quotes, and the attachments that were left out. */
function EntryMail({ mail }: { mail: NonNullable<TicketEntry['mail']> }) {
  const { t } = useTranslation('caseFile')
  const { state, address, failure, quoted, leftFiles } = mail
  return (
    <Stack space="xs">
      <Inline space="sm">
        <Status tone={mailTones[state]}>{t(`entries.mail.${state}`)}</Status>
        <span>{t(`entries.${state === 'received' ? 'mailFrom' : 'mailTo'}`, { address })}</span>
      </Inline>
      {failure === null ? null : <p>{failure}</p>}
      {leftFiles.length === 0 ? null : <p>{t('entries.leftFiles', { names: leftFiles.join(', ') })}</p>}
      {quoted === null ? null : (
        <Disclosure title={t('entries.quoted')}>
          <Lines text={quoted} />
        </Disclosure>
      )}
    </Stack>
  )
}

/** Sends an answer again that did not reach its requester, for whoever may answer. */
function Resend({ id }: { id: string }) {
  const { t, i18n } = useTranslation('caseFile')
  const can = useCan()
  const resend = useAction(useFamily(ticketEntries).resend)
  if (!can('TICKETS_EDITAR') && !can('TICKETS_GESTIONAR')) return null
  const send = async () => {
    try {
      await resend(id)
      toast({ tone: 'success', title: t('entries.resent') })
    } catch (error) {
      showRefusal(error, i18n.language)
    }
  }
  return (
    <Inline>
      <Button size="sm" onPress={() => void send()}>
        {t('entries.resend')}
      </Button>
    </Inline>
  )
}

/** A text with the lines that its author made. */
function Lines({ text }: { text: string }) {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '')
  // Lines may be equal, and never move: the index is a stable key.
  return paragraphs.map((line, at) => <p key={`${at} ${line}`}>{line}</p>)
}

function EntryFiles({ files }: Pick<TicketEntry, 'files'>) {
  const family = useFamily(ticketFiles)
  const { start, isPending } = useDownload()
  return (
    <Inline>
      {files.map(({ id, name }) => (
        <Button
          key={id}
          size="sm"
          icon="download"
          isPending={isPending}
          onPress={() => void start((options) => family.file(id, options))}
        >
          {name}
        </Button>
      ))}
    </Inline>
  )
}
