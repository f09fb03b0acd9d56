import { useTranslation } from 'react-i18next'
import type { WorkflowPlace } from '@portal/sdk'
import { DescriptionList } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The properties and effects of a final state. */
export function EndEffects({ end }: { end: NonNullable<WorkflowPlace['end']> }) {
  const { t } = useTranslation(['workflows', 'general'])
  const format = useFormat()
  const yesNo = (value: boolean) => t(value ? 'general:yes' : 'general:no')
  const number = (value: number | null) => (value === null ? null : format.whole(value))
  return (
    <DescriptionList
      layout="grid"
      items={[
        { term: t('states.end'), value: `${end.name} · ${end.code}` },
        { term: t('finals.category'), value: t(`finals.categories.${end.category}`) },
        { term: t('finals.humanContact'), value: yesNo(end.humanContact) },
        { term: t('finals.sale'), value: yesNo(end.sale) },
        { term: t('finals.addsToBlacklist'), value: yesNo(end.addsToBlacklist) },
        { term: t('finals.needsDate'), value: yesNo(end.needsDate) },
        { term: t('finals.needsComment'), value: yesNo(end.needsComment) },
        { term: t('finals.recycleAfterMinutes'), value: number(end.recycleAfterMinutes) },
        { term: t('finals.maxAttempts'), value: number(end.maxAttempts) },
      ]}
    />
  )
}
