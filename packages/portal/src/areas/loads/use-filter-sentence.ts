import { useTranslation } from 'react-i18next'
import type { FilteredFormat, FilterNode } from '@portal/sdk'
import { useFormat } from '#format/use-format.ts'
import { isWhole, without } from './filter-nodes.ts'
import { sentenceOf } from './filter-sentence.ts'

/** Says which records the whole conditions of a tree mean, in the language of who reads. */
export function useFilterSentence() {
  const { t } = useTranslation('filters')
  const format = useFormat()
  return (
    nodes: readonly FilterNode[],
    { name, fields, loads, segments, outcomes }: FilteredFormat,
  ): string => {
    const conditions = sentenceOf(without(nodes, (node) => !isWhole(node)).nodes, {
      language: format.locale,
      operator: (operator) => t(`operators.${operator}`),
      none: (list) => t('sentence.none', { list }),
      subject: (subject) => t(`sentence.subjects.${subject}`),
      fieldLabel: (field) => fields.find((one) => one.name === field)?.label ?? field,
      loadName: (id) => loads.find((one) => one.id === id)?.name ?? id,
      segmentName: (id) => segments.find((one) => one.id === id)?.name ?? id,
      outcomeName: (code) => outcomes.find((one) => one.code === code)?.name ?? code,
      number: format.number,
    })
    return conditions === ''
      ? t('sentence.everybody', { format: name })
      : t('sentence.whole', { format: name, conditions })
  }
}
