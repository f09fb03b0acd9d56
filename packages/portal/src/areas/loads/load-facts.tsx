import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { Card, DescriptionList } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** Where a load comes from and when it ran. */
export function LoadFacts({ load }: { load: Load }) {
  const { t } = useTranslation('loads')
  const format = useFormat()
  return (
    <Card>
      <DescriptionList
        layout="grid"
        items={[
          { term: t('loads.file'), value: load.fileName },
          ...(load.blacklist === null
            ? []
            : [
                {
                  term: t('blacklists.into'),
                  value: [load.blacklist.name, load.blacklist.edition].filter(Boolean).join(' · '),
                },
              ]),
          { term: t('loads.template'), value: `${load.templateName} (v${load.templateVersion})` },
          { term: t('loads.createdAt'), value: format.dateTime(load.createdAt) },
          { term: t('loads.createdBy'), value: load.createdBy.displayName },
          { term: t('loads.startedAt'), value: format.dateTime(load.startedAt) },
          { term: t('loads.finishedAt'), value: format.dateTime(load.finishedAt) },
          { term: t('loads.round'), value: format.whole(load.round) },
        ]}
      />
    </Card>
  )
}
