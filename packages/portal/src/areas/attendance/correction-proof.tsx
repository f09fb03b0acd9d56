import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf, type CorrectionFile } from '@portal/sdk'
import { correctionFiles } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { FileUpload, IconButton, type SendFile, Spread, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { Kept } from '#patterns/drafts/kept.tsx'

const accept = ['.pdf', '.png', '.jpg', '.jpeg']
/** As much as the service takes. */
const maxBytes = 10 * 1024 * 1024
const most = 5

/** Which hidden field holds the files of the form. */
export const proofField = 'files'

/** What proves a correction: each file is sent at once, and belongs to the correction when the form is. */
export function CorrectionProof() {
  const { t, i18n } = useTranslation('corrections')
  const format = useFormat()
  const family = useFamily(correctionFiles)
  const [files, setFiles] = useState<readonly CorrectionFile[]>([])
  const upload: SendFile = async (file, { signal, onProgress }) => {
    const sent: CorrectionFile = await family.create(file, {
      signal,
      onProgress: ({ percent = 0 }) => onProgress(percent / 100),
    })
    setFiles((before) => [...before, sent])
  }
  const discard = (id: string) => {
    setFiles((before) => before.filter((file) => file.id !== id))
    // What cannot be discarded now is, two days later.
    void family.destroy(id).safe()
  }
  return (
    <Stack space="sm">
      {files.length < most ? (
        <FileUpload
          label={t('files.proof')}
          description={t('files.proofHelp')}
          accept={accept}
          maxBytes={maxBytes}
          upload={upload}
          isHandedOver
          describeError={(error) => messageOf(error, i18n.language)}
        />
      ) : (
        <p>{t('files.proofFull', { count: most })}</p>
      )}
      {files.map(({ id, name, size }) => (
        <Spread key={id}>
          <span>
            {name} · {format.bytes(size)}
          </span>
          <IconButton
            icon="trash"
            size="sm"
            label={t('files.discard', { name })}
            onPress={() => discard(id)}
          />
        </Spread>
      ))}
      <Kept name={proofField} value={files} onFound={setFiles} />
    </Stack>
  )
}

/** The ids of what a form holds under `proofField`. */
export function proofOf(text: string): string[] {
  return text === '' ? [] : (JSON.parse(text) as readonly CorrectionFile[]).map(({ id }) => id)
}
