import { useTranslation } from 'react-i18next'
import type { ClockCorrection } from '@portal/sdk'
import { correctionFiles } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button, Inline } from '@portal/ui-kit'
import { useDownload } from '#patterns/use-download.ts'

/** The files of a correction, for people with access; renders nothing if there are none. */
export function CorrectionDownloads({ files }: Pick<ClockCorrection, 'files'>) {
  const { t } = useTranslation('corrections')
  const { download, isPending } = useProofDownload()
  if (files.length === 0) return null
  return (
    <Inline>
      {files.map(({ id, name }) => (
        <Button
          key={id}
          size="sm"
          icon="download"
          aria-label={t('files.download', { name })}
          isPending={isPending}
          onPress={() => download(id)}
        >
          {name}
        </Button>
      ))}
    </Inline>
  )
}

/** Downloads a file of a correction, and reports the result. */
export function useProofDownload() {
  const family = useFamily(correctionFiles)
  const { start, isPending } = useDownload()
  return { isPending, download: (id: string) => void start((options) => family.file(id, options)) }
}
