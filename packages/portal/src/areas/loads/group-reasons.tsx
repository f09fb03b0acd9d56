import { useTranslation } from 'react-i18next'
import type { DuplicateGroup, DuplicateMember, FieldContribution } from '@portal/sdk'
import { Card, DataTable, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The similarity of each record to the suggested survivor, by field. */
export function GroupReasons({ group }: { group: DuplicateGroup }) {
  const { t } = useTranslation('duplicates')
  const format = useFormat()
  const suggested = group.members.find(({ isSuggested }) => isSuggested)
  const compared = group.members.filter(({ contributions }) => contributions.length > 0)
  if (suggested === undefined || compared.length === 0) return null
  const wordsOf = ({ agreement, similarity, weight }: FieldContribution) => {
    const words = { agreement: t(`agreements.${agreement}`), similarity: format.number(similarity ?? 0) }
    if (similarity === null) return words.agreement
    return weight === null
      ? t('group.contribution', words)
      : t('group.weighted', { ...words, weight: format.number(weight) })
  }
  const columns: Column<DuplicateMember>[] = [
    { id: 'name', header: t('group.record'), rowHeader: true, priority: 1, cell: ({ name }) => name },
    ...(compared[0]?.contributions ?? []).map(
      ({ field }): Column<DuplicateMember> => ({
        ...{ id: field, header: group.fields.find(({ name }) => name === field)?.label ?? field },
        cell: ({ contributions }) => {
          const found = contributions.find((one) => one.field === field)
          return found === undefined ? '' : wordsOf(found)
        },
      }),
    ),
    {
      ...{ id: 'score', header: t('group.together'), align: 'end', priority: 1 },
      cell: ({ score }) => (score === null ? '' : format.number(score)),
    },
  ]
  return (
    <Card level={2} title={t('group.why')}>
      <p>{t('group.whyText', { name: suggested.name })}</p>
      <DataTable
        label={t('group.why')}
        columns={columns}
        rows={compared}
        rowKey={({ number }) => String(number)}
        hideColumnChooser
        density="compact"
      />
    </Card>
  )
}
