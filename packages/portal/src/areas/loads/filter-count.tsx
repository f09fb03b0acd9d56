import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isPortalError,
  messageOf,
  type FilteredFormat,
  type FilterNode,
  type FilterPreview,
} from '@portal/sdk'
import { Alert, Card, DataTable, Skeleton, Stack, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { without } from './filter-nodes.ts'
import type { FilterCounting } from './use-filter-count.ts'
import { useFilterSentence } from './use-filter-sentence.ts'

interface FilterCountProps {
  nodes: readonly FilterNode[]
  format: FilteredFormat
}

/** The matches of the current conditions: a sentence, samples, and without matches the excluding condition. */
export function FilterCount({ nodes, counting, format }: FilterCounting & { format: FilteredFormat }) {
  const { t, i18n } = useTranslation('filters')
  const { preview, isCounting, error, retry } = counting
  const sentence = useFilterSentence()
  const answer = () => {
    // Validation errors are no failure: counting continues once they are fixed.
    if (isPortalError(error) && 'fields' in error)
      return <Alert tone="danger">{messageOf(error, i18n.language)}</Alert>
    if (error !== undefined) return <FailureState error={error} onRetry={retry} />
    if (preview === undefined) return <Skeleton lines={4} />
    return <Found preview={preview} nodes={nodes} format={format} />
  }
  return (
    <Card level={2} title={t('count.title')}>
      <Stack space="md">
        <p>{sentence(nodes, format)}</p>
        <div aria-busy={isCounting}>{answer()}</div>
      </Stack>
    </Card>
  )
}

/** The number of matches, sticky. */
export function FilterFound({ counting: { preview } }: Pick<FilterCounting, 'counting'>) {
  const { t } = useTranslation('filters')
  const { whole } = useFormat()
  const words = () => {
    if (preview === undefined) return ''
    const { count, total } = preview
    return t('count.found', { number: whole(count), total: whole(total) })
  }
  return (
    <span role="status">
      <strong>{words()}</strong>
    </span>
  )
}

function Found({ preview, nodes, format }: FilterCountProps & { preview: FilterPreview }) {
  const { t } = useTranslation('filters')
  const { whole: written } = useFormat()
  const { total, sample, emptiedBy } = preview
  const sentence = useFilterSentence()
  const emptying = () => {
    if (emptiedBy === null) return null
    const { alone, before, node } = emptiedBy
    const [root] = nodes
    const found = nodes[node]
    if (root === undefined || found === undefined) return null
    const condition = sentence(
      // As the only node its group index is irrelevant.
      without(nodes, (_, at) => at !== 0 && !isWithin(nodes, at, node)).nodes,
      format,
    )
    const numbers = { condition, alone: written(alone), before: written(before) }
    return (
      <Alert tone="warning">{t(alone === 0 ? 'count.emptyAlone' : 'count.emptyTogether', numbers)}</Alert>
    )
  }
  return (
    <Stack space="md">
      {total === 0 ? <Alert>{t('count.noRecords')}</Alert> : emptying()}
      {sample.length === 0 ? null : <Sample sample={sample} format={format} />}
    </Stack>
  )
}

/** Whether a node is another one, inside it, or contains it. */
function isWithin(nodes: FilterCountProps['nodes'], at: number, other: number): boolean {
  const above = (place: number): number[] => {
    const parent = nodes[place]?.parent ?? null
    return parent === null ? [place] : [place, ...above(parent)]
  }
  return above(at).includes(other) || above(other).includes(at)
}

interface SampleRow {
  id: string
  cells: readonly (string | null)[]
}

function Sample({ sample, format }: { sample: FilterPreview['sample']; format: FilterCountProps['format'] }) {
  const { t } = useTranslation(['filters', 'general'])
  const columns = useMemo(
    () =>
      format.fields.map(
        ({ name, label }, index): Column<SampleRow> => ({
          ...{ id: name, header: label, cell: ({ cells }) => cells[index] ?? '' },
          ...(index === 0 ? { rowHeader: true } : {}),
        }),
      ),
    [format],
  )
  return (
    <DataTable
      label={t('general:list.table', { name: t('count.sample') })}
      columns={columns}
      rows={sample.map((cells, index): SampleRow => ({ id: String(index), cells }))}
      rowKey={({ id }) => id}
      hideColumnChooser
      density="compact"
      maxHeight="15rem"
    />
  )
}
