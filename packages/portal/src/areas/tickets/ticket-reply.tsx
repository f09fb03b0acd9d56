import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketDetail } from '@portal/sdk'
import { ticketEntries } from '@portal/sdk/laia'
import { useAction, useFamily } from '@portal/sdk/react'
import {
  Button,
  Card,
  Checkbox,
  Form,
  Inline,
  Spread,
  Stack,
  TextArea,
  toast,
  useShortcut,
} from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { isTicked, textOf } from '#patterns/form-values.ts'
import { useForm } from '#patterns/use-form.ts'
import { languageName } from './ticket-inputs.tsx'
import { deskKeys } from './ticket-keys.ts'
import { ReplyFiles, filesOf } from './reply-files.tsx'
import { useKeysOf } from './use-keys-of.ts'

interface TicketReplyProps {
  ticket: TicketDetail
  /** Called when typing starts and stops. */
  onWriting: (isWriting: boolean) => void
}

/** A form to answer the requester or to write an internal note; the text is kept as a draft. */
export function TicketReply({ ticket, onWriting }: TicketReplyProps) {
  const [sent, setSent] = useState(0)
  if (!ticket.can.edit) return null
  // Remounted after each entry, to clear the sent text.
  return (
    <Reply
      key={sent}
      ticket={ticket}
      onWriting={onWriting}
      onSent={() => {
        onWriting(false)
        setSent(sent + 1)
      }}
    />
  )
}

function Reply({ ticket, onWriting, onSent }: TicketReplyProps & { onSent: () => void }) {
  const { t } = useTranslation('caseFile')
  const { id, stateType } = ticket
  const create = useAction(useFamily(ticketEntries).create, { families: ['tickets', 'ticketDesk'] })
  const place = useRef<HTMLDivElement>(null)
  const draft = useDraft(`tickets.reply.${id}`)
  const isOver = stateType === 'final'
  const send = useForm({
    action: ({ text, internal, files }) =>
      create(id, {
        ...{ text: textOf(text), kind: isOver || isTicked(internal) ? 'internal' : 'public' },
        fileIds: filesOf(textOf(files)),
      }),
    onDone: () => {
      draft.drop()
      toast({ tone: 'success', title: t('entries.sent') })
      onSent()
    },
  })
  useShortcut(deskKeys.reply, () => place.current?.querySelector('textarea')?.focus())
  const [keys, sendKeys] = [useKeysOf(deskKeys.reply), useKeysOf(deskKeys.send)]
  return (
    <Card>
      <div
        ref={place}
        onKeyDown={(event) => sendByKeys(event, place.current)}
        onInput={({ target }) =>
          onWriting(target instanceof HTMLTextAreaElement && target.value.trim() !== '')
        }
      >
        <DraftArea draft={draft}>
          <Form aria-label={t('entries.reply')} isAside {...send.form}>
            <Stack space="sm">
              <TextArea
                name="text"
                label={t('entries.replyKeys', { keys })}
                description={<Hint ticket={ticket} keys={sendKeys} />}
                maxLength={20_000}
                isRequired
              />
              <ReplyFiles />
              <Spread>
                {isOver ? (
                  <span>{t('entries.onlyNotes')}</span>
                ) : (
                  <Checkbox name="internal" label={t('entries.note')} />
                )}
                <Inline>
                  <Button type="submit" tone="primary" icon="send" isPending={send.isPending}>
                    {t('entries.send')}
                  </Button>
                </Inline>
              </Spread>
            </Stack>
          </Form>
        </DraftArea>
      </div>
    </Card>
  )
}

/** The language to answer in, if it differs, and the shortcut to send (Ley 10/2025). */
function Hint({ ticket: { language }, keys }: { ticket: TicketDetail; keys: string }) {
  const { t, i18n } = useTranslation('caseFile')
  const { locale } = useFormat()
  const sending = t('entries.sendHelp', { keys })
  if (language === i18n.language) return sending
  return `${t('entries.language', { language: languageName(language, locale) })} ${sending}`
}

/** Ctrl or Command with Enter sends the entry. */
function sendByKeys(event: KeyboardEvent, place: HTMLElement | null): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  place?.querySelector('form')?.requestSubmit()
}
