import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf, type TicketFile } from '@portal/sdk'
import { ticketFiles } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { Button, FileUpload, IconButton, Inline, type SendFile, Spread, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { DraftValue } from '#patterns/drafts/draft-value.tsx'
import { proofRules } from '#patterns/proof/proof-rules.ts'

/** The attachments of a reply: each uploads at once, and is linked when the entry is sent. */
export function ReplyFiles() {
  const { t, i18n } = useTranslation('caseFile')
  const format = useFormat()
  const { create } = useFamily(ticketFiles)
  const [isOpen, setOpen] = useState(false)
  const [files, setFiles] = useState<readonly TicketFile[]>([])
  const upload: SendFile = async (file, { signal, onProgress }) => {
    const sent = await create(file, { signal, onProgress: ({ percent = 0 }) => onProgress(percent / 100) })
    setFiles((before) => [...before, sent])
  }
  return (
    <Stack space="sm">
      {isOpen ? (
        <FileUpload
          label={t('entries.attach')}
          {...proofRules}
          upload={upload}
          isHandedOver
          isCompact
          describeError={(error) => messageOf(error, i18n.language)}
        />
      ) : (
        <Inline>
          <Button size="sm" tone="quiet" icon="paperclip" onPress={() => setOpen(true)}>
            {t('entries.attach')}
          </Button>
        </Inline>
      )}
      {files.map(({ id, name, size }) => (
        <Spread key={id}>
          <span>
            {name} · {format.bytes(size)}
          </span>
          <IconButton
            icon="x"
            size="sm"
            label={t('entries.leaveOut', { name })}
            onPress={() => setFiles(files.filter((file) => file.id !== id))}
          />
        </Spread>
      ))}
      <DraftValue name="files" value={files} onFound={setFiles} />
    </Stack>
  )
}

/** The ids that a form holds under `files`. */
export const filesOf = (text: string): string[] =>
  text === '' ? [] : (JSON.parse(text) as readonly TicketFile[]).map(({ id }) => id)
