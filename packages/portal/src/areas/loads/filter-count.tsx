import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isPortalError, messageOf, type FilterPreview } from '@portal/sdk'
import { filters } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Alert, Card, DataTable, Skeleton, Stack, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { useCounted } from '#patterns/use-counted.ts'
import type { FilterNodesProps } from './filter-group.tsx'
import { isWhole, without } from './filter-nodes.ts'
import { useFilterSentence } from './use-filter-sentence.ts'

type FilterCountProps = Omit<FilterNodesProps, 'onChange'>

/** How many records the conditions find as they stand, and some of them; what is not whole yet does not count. */
export function FilterCount({ nodes, format }: FilterCountProps) {
  const { t, i18n } = useTranslation('filters')
  const whole = without(nodes, (node) => !isWhole(node))
  const asked = { templateId: format.templateId, nodes: whole.nodes }
  const { preview, isCounting, error, retry } = useCounted(useFamily(filters).preview, asked)
  const sentence = useFilterSentence()
  const answer = () => {
    // What is wrong with a field is no failure: the count goes on when it is put right.
    if (isPortalError(error) && 'fields' in error)
      return <Alert tone="danger">{messageOf(error, i18n.language)}</Alert>
    if (error !== undefined) return <FailureState error={error} onRetry={retry} />
    if (preview === undefined) return <Skeleton lines={4} />
    return <Found preview={preview} nodes={whole.nodes} format={format} />
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

function Found({ preview, nodes, format }: FilterCountProps & { preview: FilterPreview }) {
  const { t } = useTranslation('filters')
  const { whole: written } = useFormat()
  const { count, total, sample, emptiedBy } = preview
  const sentence = useFilterSentence()
  const emptying = () => {
    if (emptiedBy === null) return null
    const { alone, before, node } = emptiedBy
    const [root] = nodes
    const found = nodes[node]
    if (root === undefined || found === undefined) return null
    const condition = sentence(
      // Alone in a tree of its own: its number of groups says nothing here.
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
      <p role="status">
        <strong>{t('count.found', { count, number: written(count), total: written(total) })}</strong>
      </p>
      {total === 0 ? <Alert>{t('count.noRecords')}</Alert> : emptying()}
      {sample.length === 0 ? null : <Sample sample={sample} format={format} />}
    </Stack>
  )
}

/** Whether a node is another, or stands in it, or holds it. */
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
