import { useTranslation } from 'react-i18next'
import type { DuplicateSearch, DuplicateWeight } from '@portal/sdk'
import { filters } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DataTable, DescriptionList, Disclosure, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

const states = ['pending', 'merged', 'partial', 'distinct', 'postponed'] as const

/** The parameters, decisions so far, and learned weights. */
export function SearchFacts({ search }: { search: DuplicateSearch }) {
  const { t } = useTranslation('duplicates')
  const format = useFormat()
  const { counts, threshold, method, weights, loadName, scope } = search
  const where = loadName === null ? t(`scopes.${scope}`) : `${t(`scopes.${scope}`)} · ${loadName}`
  const decided = states.filter((state) => counts[state] > 0)
  return (
    <Card>
      <DescriptionList
        items={[
          { term: t('searches.template'), value: search.templateName },
          { term: t('search.scope'), value: where },
          { term: t('searches.keys'), value: useKeysText(search) },
          { term: t('searches.method'), value: t(`methods.${method}`) },
          ...(threshold === null ? [] : [{ term: t('search.threshold'), value: format.number(threshold) }]),
          { term: t('form.survivorRule'), value: t(`survivorRules.${search.survivorRule}`) },
          {
            term: t('search.counts'),
            value: decided
              .map((state) => `${t(`groupStates.${state}`)}: ${format.whole(counts[state])}`)
              .join(' · '),
          },
        ]}
      />
      {weights.length === 0 ? null : (
        <Disclosure title={t('search.weights')}>
          <p>{t('search.weightsText')}</p>
          <Weights weights={weights} />
        </Disclosure>
      )}
    </Card>
  )
}

/**
 * The fields with their template's labels, or their names until those are loaded; with several also how many must
 * agree.
 */
function useKeysText({ templateId, keys, match, method }: DuplicateSearch): string {
  const { t } = useTranslation('duplicates')
  const formats = useData(useFamily(filters).formats, []).data
  const fields = formats?.find((one) => one.templateId === templateId)?.fields ?? []
  const labels = keys.map((key) => fields.find(({ name }) => name === key)?.label ?? key).join(', ')
  return keys.length > 1 && method !== 'probabilistic' ? `${labels} · ${t(`matches.${match}`)}` : labels
}

function Weights({ weights }: { weights: readonly DuplicateWeight[] }) {
  const { t } = useTranslation('duplicates')
  const format = useFormat()
  const columns: Column<DuplicateWeight>[] = [
    { id: 'field', header: t('search.field'), rowHeader: true, cell: ({ field }) => field },
    { id: 'agreement', header: t('search.agreement'), cell: ({ agreement }) => t(`agreements.${agreement}`) },
    { id: 'm', header: 'm', align: 'end', cell: ({ m }) => format.number(m) },
    { id: 'u', header: 'u', align: 'end', cell: ({ u }) => format.number(u) },
    { id: 'weight', header: t('search.weight'), align: 'end', cell: ({ weight }) => format.number(weight) },
  ]
  return (
    <DataTable
      label={t('search.weights')}
      columns={columns}
      rows={weights}
      rowKey={({ field, agreement }) => `${field}.${agreement}`}
      hideColumnChooser
      density="compact"
    />
  )
}
