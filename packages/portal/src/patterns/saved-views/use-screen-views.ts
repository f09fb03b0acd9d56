import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  completeLayout,
  isSameLayout,
  toast,
  type Column,
  type ColumnLayout,
  type SavedView,
  type SavedViewsProps,
} from '@portal/ui-kit'
import { TabContext } from '#patterns/tabbed-screen/tab-place.ts'
import { useAddress } from '#patterns/use-address.ts'
import type { TableState } from '#patterns/use-table-query.ts'
import type { StoredView } from './saved-views.ts'
import { useStoredScreen } from './use-stored-screen.ts'
import { paramsOfView, queryOfView, viewParam } from './view-query.ts'

const everything = 'all'

type Layout = ColumnLayout | undefined

/** Columns changed since the view was opened. */
interface Draft {
  readonly view: string
  readonly layout: ColumnLayout
}

/**
 * The views of a list and its columns. The URL is the only state: choosing a view writes to it, and a comparison
 * shows unsaved changes. Columns belong to the view, or to the person without one.
 */
export function useScreenViews<Row>(
  columns: readonly Column<Row>[],
  { rules: { filters } }: Pick<TableState, 'rules'>,
) {
  const { t } = useTranslation('general')
  const [params, changeAddress] = useAddress()
  const [kept, keep] = useStoredScreen()
  const [draft, setDraft] = useState<Draft>()
  const view = kept.views.find(({ id }) => id === params.get(viewParam))
  const selected = view?.id ?? everything
  const keptLayout = (view === undefined ? kept.layout : view.layout) ?? undefined
  const layout = draft?.view === selected ? draft.layout : keptLayout
  const query = queryOfView(params, filters)
  const tab = useContext(TabContext)?.id

  const show = (next: StoredView | undefined) => {
    setDraft(undefined)
    changeAddress(paramsOfView(next, tab))
  }
  const put = (views: readonly StoredView[]) => keep({ ...kept, views })
  const change = (id: string, part: Partial<StoredView>) =>
    put(kept.views.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const onLayout = (next: ColumnLayout) => {
    if (view === undefined) keep({ ...kept, layout: next })
    else setDraft({ view: view.id, layout: next })
  }

  const openDefault = useEffectEvent(() => {
    const first = kept.views.find(({ isDefault }) => isDefault)
    if (first !== undefined && params.size === (tab === undefined ? 0 : 1)) {
      changeAddress(paramsOfView(first, tab), { replace: true })
    }
  })
  useEffect(openDefault, [])

  const props: Omit<SavedViewsProps, 'children'> = {
    views: [{ id: everything, name: t('list.everything'), isBuiltIn: true }, ...kept.views.map(tabOf)],
    selected,
    isChanged: query !== queryOf(view) || !isSame(columns, layout, keptLayout),
    onSelect: (id) => show(kept.views.find((one) => one.id === id)),
    onDiscard: () => show(view),
    onSave: (id) => {
      change(id, { query, layout: layout ?? null })
      setDraft(undefined)
      toast({ tone: 'success', title: t('done.saved') })
    },
    onSaveAs: ({ name }) => {
      const made = { id: crypto.randomUUID(), name, query, layout: layout ?? null, isDefault: false }
      put([...kept.views, made])
      show(made)
    },
    onRename: (id, name) => change(id, { name }),
    onDelete: (id) => {
      put(kept.views.filter((one) => one.id !== id))
      show(undefined)
    },
    onDefault: (id) => put(kept.views.map((one) => ({ ...one, isDefault: one.id === id }))),
  }
  return { props, layout, onLayout }
}

function queryOf(view: StoredView | undefined): string {
  return view?.query ?? ''
}

function isSame<Row>(columns: readonly Column<Row>[], one: Layout, other: Layout): boolean {
  return one === other || isSameLayout(completeLayout(columns, one), completeLayout(columns, other))
}

function tabOf({ id, name, isDefault }: StoredView): SavedView {
  return { id, name, isDefault }
}
