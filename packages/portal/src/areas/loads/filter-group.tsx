import { useTranslation } from 'react-i18next'
import type { FilteredFormat, FilterNode } from '@portal/sdk'
import { Button, Card, IconButton, Inline, Select, Stack } from '@portal/ui-kit'
import { FilterCondition } from './filter-condition.tsx'
import { childrenOf, conditionOn, depthOf, without } from './filter-nodes.ts'

const matches = ['all', 'any', 'none'] as const
const mostNodes = 100
const deepest = 8

export interface FilterNodesProps {
  nodes: readonly FilterNode[]
  format: FilteredFormat
  onChange: (nodes: FilterNode[]) => void
}

interface FilterGroupProps extends FilterNodesProps {
  at: number
  /** `2.1`: its position for display. */
  number: string
}

/** A group of conditions and nested groups; operable by fields and buttons alone. */
export function FilterGroup({ at, number, nodes, format, onChange }: FilterGroupProps) {
  const { t } = useTranslation('filters')
  const group = nodes[at]
  if (group?.kind !== 'group') return null
  const put = (place: number, node: FilterNode) =>
    onChange(nodes.map((one, index) => (index === place ? node : one)))
  const remove = (place: number) => onChange(without(nodes, (_, index) => index === place).nodes)
  const numberOf = (place: number) => (number === '' ? String(place + 1) : `${number}.${place + 1}`)
  const removeButton = (
    <IconButton icon="trash" label={t('builder.removeGroup', { number })} onPress={() => remove(at)} />
  )
  const title = number === '' ? t('builder.conditions') : t('builder.group', { number })
  return (
    <Card level={at === 0 ? 2 : 3} title={title} actions={at === 0 ? undefined : removeButton}>
      <Stack space="md">
        <Select
          label={t('builder.match')}
          options={matches.map((id) => ({ id, label: t(`builder.matches.${id}`) }))}
          value={group.match}
          onChange={(match) => put(at, { ...group, match })}
        />
        {childrenOf(nodes, at).map((place, index) => {
          const node = nodes[place]
          if (node === undefined || node.kind === 'group')
            return (
              <FilterGroup key={place} at={place} number={numberOf(index)} {...{ nodes, format, onChange }} />
            )
          return (
            <FilterCondition
              key={place}
              number={numberOf(index)}
              node={node}
              format={format}
              onChange={(changed) => put(place, changed)}
              onRemove={() => remove(place)}
            />
          )
        })}
        <FilterAdd {...{ at, number, nodes, format, onChange }} />
      </Stack>
    </Card>
  )
}

/** Adds conditions and groups, up to the limits. */
function FilterAdd({ at, number, nodes, format, onChange }: FilterGroupProps) {
  const { t } = useTranslation('filters')
  const [first] = format.fields
  if (nodes.length >= mostNodes - 1) return null
  const addGroup = () => {
    const inner = conditionOn(nodes.length, first)
    onChange([...nodes, { parent: at, kind: 'group', match: 'any' }, inner])
  }
  return (
    <Inline>
      <Button icon="plus" onPress={() => onChange([...nodes, conditionOn(at, first)])}>
        {number === '' ? t('builder.add') : t('builder.addTo', { number })}
      </Button>
      {depthOf(nodes, at) < deepest ? (
        <Button tone="quiet" icon="plus" onPress={addGroup}>
          {number === '' ? t('builder.addGroup') : t('builder.addGroupTo', { number })}
        </Button>
      ) : null}
    </Inline>
  )
}
