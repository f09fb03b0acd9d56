import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf, type ProofFiles } from '@portal/sdk'
import { useFamily } from '@portal/sdk/react'
import { FileUpload, IconButton, type SendFile, Spread, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { DraftValue } from '#patterns/drafts/draft-value.tsx'
import { proofRules } from './proof-rules.ts'

/** An uploaded file, as shown in a form. */
interface SentFile {
  readonly id: string
  readonly name: string
  readonly size: number
}

/** The file operations of a family; a file may be discarded until something refers to it. */
export type ProofFamily = ProofFiles<SentFile> & {
  readonly destroy: (id: string) => { safe: () => Promise<unknown> }
}

interface ProofUploadProps {
  family: Parameters<typeof useFamily<ProofFamily>>[0]
  words: {
    readonly label: string
    readonly help: string
    readonly full: string
    readonly discard: (name: string) => string
  }
}

const most = 5

/** The name of the hidden field with the file ids. */
export const proofField = 'files'

/** Uploads proof files: each is sent at once, and attached when the form is submitted. */
export function ProofUpload({ family: build, words }: ProofUploadProps) {
  const { i18n } = useTranslation()
  const format = useFormat()
  const family = useFamily(build)
  const [files, setFiles] = useState<readonly SentFile[]>([])
  const upload: SendFile = async (file, { signal, onProgress }) => {
    const sent = await family.create(file, {
      signal,
      onProgress: ({ percent = 0 }) => onProgress(percent / 100),
    })
    setFiles((before) => [...before, sent])
  }
  const discard = (id: string) => {
    setFiles((before) => before.filter((file) => file.id !== id))
    // If discarding fails, the service deletes the file after two days.
    void family.destroy(id).safe()
  }
  return (
    <Stack space="sm">
      {files.length < most ? (
        <FileUpload
          label={words.label}
          description={words.help}
          {...proofRules}
          upload={upload}
          isHandedOver
          describeError={(error) => messageOf(error, i18n.language)}
        />
      ) : (
        <p>{words.full}</p>
      )}
      {files.map(({ id, name, size }) => (
        <Spread key={id}>
          <span>
            {name} · {format.bytes(size)}
          </span>
          <IconButton icon="trash" size="sm" label={words.discard(name)} onPress={() => discard(id)} />
        </Spread>
      ))}
      <DraftValue name={proofField} value={files} onFound={setFiles} />
    </Stack>
  )
}

/** The file ids in a form's `proofField`. */
export function proofOf(text: string): string[] {
  return text === '' ? [] : (JSON.parse(text) as readonly SentFile[]).map(({ id }) => id)
}
