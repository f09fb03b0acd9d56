import type { FilterNode } from '@portal/sdk'
import {
  aboutOf,
  childrenOf,
  operatorOf,
  type Condition,
  type Operator,
  type Subject,
} from './filter-nodes.ts'

/** The words that a sentence is made of. */
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

/** A tree as a person of the language would say it; empty for a group that holds nothing. */
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
  switch (node.kind) {
    case 'text':
      return quoted([node.value])
    case 'choice':
      return quoted(node.values)
    case 'load':
      return quoted(node.loads.map(words.loadName))
    case 'segment':
      return quoted(node.segments.map(words.segmentName))
    case 'last_outcome':
      return quoted(node.outcomes.map(words.outcomeName))
    case 'number':
    case 'attempts':
      return words.number(node.value)
    case 'date':
    case 'last_attempt':
      return node.day
    case 'relative_date':
    case 'relative_last_attempt':
      return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(node.days, 'day')
    case 'yes_no':
    case 'empty':
    case 'blacklist':
      return ''
  }
}
