import type { FilterNode } from '@portal/sdk'
import {
  aboutOf,
  childrenOf,
  operatorOf,
  type Condition,
  type Operator,
  type Subject,
} from './filter-nodes.ts'

/** Dependencies for building a sentence. */
export interface SentenceWords {
  language: string
  operator: (operator: Operator) => string
  none: (list: string) => string
  subject: (subject: Subject) => string
  fieldLabel: (name: string) => string
  loadName: (id: string) => string
  segmentName: (id: string) => string
  outcomeName: (code: string) => string
  number: (value: number) => string
}

/** A tree as a sentence in the reader's language; empty for an empty group. */
export function sentenceOf(nodes: readonly FilterNode[], words: SentenceWords, at = 0): string {
  const node = nodes[at]
  if (node === undefined) return ''
  if (node.kind !== 'group') return conditionText(node, words)
  const parts = childrenOf(nodes, at).map((child) => {
    const text = sentenceOf(nodes, words, child)
    return nodes[child]?.kind === 'group' && childrenOf(nodes, child).length > 1 ? `(${text})` : text
  })
  const list = listed(parts, node.match === 'all' ? 'conjunction' : 'disjunction', words)
  return node.match === 'none' && parts.length > 0 ? words.none(list) : list
}

const listed = (parts: string[], type: 'conjunction' | 'disjunction', { language }: SentenceWords) =>
  new Intl.ListFormat(language, { type }).format(parts)

function conditionText(node: Condition, words: SentenceWords): string {
  const subject = 'field' in node ? words.fieldLabel(node.field) : words.subject(aboutOf(node))
  return [subject, words.operator(operatorOf(node)), valueText(node, words)]
    .filter((part) => part !== '')
    .join(' ')
}

function valueText(node: Condition, words: SentenceWords): string {
  const quoted = (texts: readonly string[]) =>
    listed(
      texts.map((text) => `«${text}»`),
      'disjunction',
      words,
    )
  if (node.kind === 'text') return quoted([node.value])
  const named = namesIn(node, words)
  if (named !== undefined) return quoted(named)
  if (node.kind === 'number' || node.kind === 'attempts') return words.number(node.value)
  if ('day' in node) return node.day
  return 'days' in node
    ? new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(node.days, 'day')
    : ''
}

/** The names of a condition's referenced values; undefined for plain values. */
function namesIn(node: Condition, words: SentenceWords): string[] | undefined {
  if (node.kind === 'choice') return node.values
  if (node.kind === 'load') return node.loads.map(words.loadName)
  if (node.kind === 'segment') return node.segments.map(words.segmentName)
  return node.kind === 'last_outcome' ? node.outcomes.map(words.outcomeName) : undefined
}
