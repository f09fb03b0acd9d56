import type { FilterNode } from '@portal/sdk'
import { childrenOf, operatorOf, type Condition, type Operator } from './filter-nodes.ts'

/** The words that a sentence is made of. */
export interface SentenceWords {
  language: string
  operator: (operator: Operator) => string
  none: (list: string) => string
  load: string
  blacklist: string
  fieldLabel: (name: string) => string
  loadName: (id: string) => string
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
  const subject = () => {
    if (node.kind === 'load') return words.load
    return node.kind === 'blacklist' ? words.blacklist : words.fieldLabel(node.field)
  }
  return [subject(), words.operator(operatorOf(node)), valueText(node, words)]
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
    case 'number':
      return words.number(node.value)
    case 'date':
      return node.day
    case 'relative_date':
      return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(node.days, 'day')
    case 'yes_no':
    case 'empty':
    case 'blacklist':
      return ''
  }
}
