import { useTranslation } from 'react-i18next'
import type { TeleworkContents, TeleworkVersion } from '@portal/sdk'
import { DescriptionList } from '@portal/ui-kit'
import { teleworkFields } from './telework-words.ts'

/** The twelve contents of an agreement, each with its letter. */
export function TeleworkContentsList({ version }: { version: TeleworkVersion }) {
  const { t } = useTranslation('telework')
  const [valueOf, period] = [useContent(), usePeriod()]
  return (
    <DescriptionList
      items={[
        ...teleworkFields.map((field) => ({
          ...{ term: t(`letters.${field}`), value: valueOf(version.contents, field) },
        })),
        { term: t('letters.duration'), value: period(version) },
      ]}
    />
  )
}

/** A content of an agreement in words. */
export function useContent() {
  const { t } = useTranslation('telework')
  return ({ equipment, ...contents }: TeleworkContents, field: keyof TeleworkContents) => {
    if (field === 'equipment')
      return equipment
        .map(({ name, lifeMonths: count }) => `${name} (${t('version.months', { count })})`)
        .join(', ')
    if (field === 'remotePercent') return contents[field] === null ? null : `${contents[field]} %`
    const count = contents.reversalDays
    if (field === 'reversalDays') return count === null ? null : t('version.days', { count })
    return contents[field]
  }
}

/** The dates of a version. */
export function usePeriod() {
  const { t } = useTranslation('telework')
  return ({ startsOn: from, endsOn: until }: Pick<TeleworkVersion, 'startsOn' | 'endsOn'>) =>
    until === null ? t('version.open', { from }) : t('version.period', { from, until })
}
