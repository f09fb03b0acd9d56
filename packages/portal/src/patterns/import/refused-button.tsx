import { useTranslation } from 'react-i18next'
import { Button } from '@portal/ui-kit'
import { saveFile } from '#patterns/save-file.ts'
import { refusedFile } from './import-files.ts'
import type { OutcomeProps } from './outcome-props.ts'
import { reasonedRows } from './row-faults.ts'
import { useFaultWords } from './use-fault-words.ts'

/** Downloads the refused rows with their reasons, in the original format: to correct and import again. */
export function RefusedButton({ title, plan, reading, state: { file, outcome } }: OutcomeProps) {
  const { t } = useTranslation('imports')
  const faultWords = useFaultWords(outcome.refused)
  if (outcome.refused.length === 0) return null
  const save = async (): Promise<void> => {
    const name = t('refusedName', { name: title })
    const rows = reasonedRows(plan, outcome.refused, { ...reading, faultWords })
    const words = { reason: t('reason'), language: reading.language }
    saveFile(`${name}.${file.format}`, await refusedFile(title, file, rows, words))
  }
  return (
    <Button icon="download" onPress={() => void save()}>
      {t('saveRefused')}
    </Button>
  )
}
