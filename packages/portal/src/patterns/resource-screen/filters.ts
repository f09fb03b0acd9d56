import type { Filter } from '@portal/ui-kit'
import type { TranslateWord } from './words.ts'

/** A filter as data: its id is the key of its label and the service's parameter. */
export interface FilterSpec<Id extends string, Word extends string> {
  readonly id: Id
  /** With the contract's values. */
  readonly build: (translate: TranslateWord, values?: readonly string[]) => Filter
  /** Maps the URL's value to the query. */
  readonly ask: (text: string) => unknown
  /** Type only: the texts it needs. */
  readonly words?: readonly Word[]
}

/** The kinds of filters. */
export const filter = {
  /** Needs the texts `active` and `inactive` when its id is `active`. */
  active: (): FilterSpec<'active', 'active' | 'inactive' | 'state'> => ({
    id: 'active',
    build: (translate) => ({
      kind: 'yes-no',
      id: 'active',
      label: translate('state'),
      yesLabel: translate('active'),
      noLabel: translate('inactive'),
      isAlwaysShown: true,
    }),
    ask: (text) => text === 'true',
  }),

  yesNo: <Id extends string>(id: Id): FilterSpec<Id, Id> => ({
    id,
    build: (translate) => ({ kind: 'yes-no', id, label: translate(id) }),
    ask: (text) => text === 'true',
  }),

  /** Shows deleted rows instead of the others. */
  deleted: (): FilterSpec<'deleted', 'deleted'> => filter.yesNo('deleted'),

  /** One of the contract's values, with labels in a group: `types.text`. */
  choice: <Id extends string, Words extends string>(id: Id, words: Words): FilterSpec<Id, Id | Words> => ({
    id,
    build: (translate, values = []) => choiceOf(id, words, values, translate),
    ask: (text) => text,
  }),

  /** One of a few custom values. */
  oneOf: <Id extends string, Words extends string>(
    id: Id,
    words: Words,
    values: readonly string[],
  ): FilterSpec<Id, Id | Words> => ({
    id,
    build: (translate) => choiceOf(id, words, values, translate),
    ask: (text) => text,
  }),
}

function choiceOf(id: string, words: string, values: readonly string[], translate: TranslateWord): Filter {
  return {
    kind: 'one-of',
    id,
    label: translate(id),
    options: values.map((value) => ({ id: value, label: translate(`${words}.${value}`) })),
    isAlwaysShown: true,
  }
}

/** The query of a list from the URL: page, order, search and filters. */
export function askOf(
  specs: readonly FilterSpec<string, string>[],
  query: {
    readonly page: number
    readonly perPage: number
    readonly sort: string
    readonly search: string
    readonly filters: Readonly<Record<string, string>>
  },
): object {
  const { page, perPage, sort, search, filters } = query
  const asked: Record<string, unknown> = { page, perPage, sort, search }
  for (const { id, ask } of specs) {
    const text = filters[id]
    if (text !== undefined) asked[id] = ask(text)
  }
  return asked
}
