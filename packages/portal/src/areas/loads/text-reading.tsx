import { useTranslation } from 'react-i18next'
import type { Reading, RecordsFile } from '@portal/sdk'
import { Select } from '@portal/ui-kit'

const encodings = ['utf-8', 'utf-8-bom', 'windows-1252', 'utf-16le', 'utf-16be'] as const
const delimiters = [
  { id: ';', name: 'semicolon' },
  { id: ',', name: 'comma' },
  { id: '\t', name: 'tab' },
  { id: '|', name: 'pipe' },
] as const

interface TextReadingProps {
  analysis: RecordsFile['analysis']
  isFixed: boolean
  onCorrect: (reading: Reading) => void
}

/** The reading options of a text file; a workbook defines them itself. */
export function TextReading({ analysis, isFixed, onCorrect }: TextReadingProps) {
  const { t } = useTranslation('recordsFile')
  return (
    <>
      <Select
        label={t('file.encoding')}
        value={analysis.encoding}
        isDisabled={isFixed}
        options={encodings.map((id) => ({ id, label: t(`file.encodings.${id}`) }))}
        onChange={(id) => onCorrect({ encoding: id })}
      />
      <Select
        label={t('file.delimiter')}
        value={analysis.delimiter}
        isDisabled={isFixed}
        options={delimiters.map(({ id, name }) => ({ id, label: t(`file.delimiters.${name}`) }))}
        onChange={(id) => onCorrect({ delimiter: id })}
      />
    </>
  )
}
