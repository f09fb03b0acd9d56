import { useRef, useState, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { Icon } from '#components/icon/icon.tsx'
import * as tabs from '#components/tabs/tabs.css.ts'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './saved-views.css.ts'
import { LoneView } from './lone-view.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'
import type { ViewActs, ViewQuestion } from './view-acts.ts'
import { ViewTools } from './view-tools.tsx'
import { shownView, type SavedView } from './view.ts'

/** The views of a list, the current one, and the actions on them. */
export interface SavedViewsProps extends ViewActs {
  /** In order; the built-in view of everything comes first. */
  views: readonly SavedView[]
  /** The id of the current view. */
  selected: string
  onSelect: (id: string) => void
  /** The list differs from the view: the URL has other filters, order or columns. */
  isChanged?: boolean | undefined
  /** The accessible name of the tabs. Defaults to “Views”. */
  label?: string | undefined
  /** The list itself. */
  children: ReactNode
}

/**
 * The saved views of a list as tabs above it. The URL is the only state of a list: choosing a view writes to it, and
 * `isChanged` tells that the reader has since changed something. Then the current state can be saved, saved as a new
 * view, or discarded. A single view offers no choice and has no tab: once the reader changes something, the button to
 * save a first view appears in the toolbar of the `DataTable`, or above any other list. For parts of a page that are
 * not views of one list use `Tabs`. Keyboard: Tab comes to the current view, arrows walk through the views (Home and
 * End to the ends), Enter or Space opens one; Tab goes on to “Discard”, “Save”, “Save as new”, the menu of the view,
 * and the list. In the dialog Enter saves and Escape leaves it; the focus comes back to where it was.
 *
 * Keyboard: Tab comes to the view in sight, arrows walk through the views (Home and End to the ends), Enter or Space
 * opens one; Tab goes on to “Discard”, “Save”, “Save as new”, the menu of the view, and the list. In the dialog
 * Enter saves and Escape leaves it; the focus comes back to where it was.
 */
export function SavedViews(props: SavedViewsProps) {
  const { views, selected, onSelect, isChanged = false, label, children } = props
  const { views: words } = useWords()
  const [question, setQuestion] = useState<ViewQuestion>()
  const root = useRef<HTMLDivElement>(null)
  const shown = shownView(views, selected)
  useRestoredFocus(root, [shown?.id, isChanged, question].join(' '), question !== undefined)
  const select = (key: unknown) => {
    if (key !== shown?.id && views.some(({ id }) => id === key)) onSelect(String(key))
  }
  if (shown === undefined) return children
  const isLone = views.length === 1
  const tools = (
    <ViewTools
      {...props}
      view={shown}
      isLone={isLone}
      isChanged={isChanged}
      question={question}
      onQuestion={setQuestion}
    />
  )
  if (isLone) {
    return (
      <div ref={root} className={css.container}>
        <LoneView tools={tools}>{children}</LoneView>
      </div>
    )
  }
  return (
    <div ref={root} className={css.container}>
      <Tabs
        className={css.root}
        selectedKey={shown.id}
        onSelectionChange={select}
        keyboardActivation="manual"
      >
        <TabList aria-label={label ?? words.label} className={css.list} data-region="toolbar">
          {views.map((view) => (
            <Tab
              key={view.id}
              id={view.id}
              className={tabs.tab}
              {...(view.href === undefined ? {} : { href: view.href })}
            >
              <ViewName view={view} />
            </Tab>
          ))}
        </TabList>
        {/* A panel keeps its initial id: without this the tab would refer to a missing one. */}
        <TabPanel key={shown.id} id={shown.id} className={css.panel}>
          {tools}
          <div className={css.content}>{children}</div>
        </TabPanel>
      </Tabs>
    </div>
  )
}

function ViewName({ view }: { view: SavedView }) {
  const { views: words } = useWords()
  const { locale } = useLocale()
  return (
    <>
      <span className={css.name}>{view.name}</span>
      {view.isDefault === true ? <Icon id="star" size="sm" label={words.isDefault} /> : null}
      {view.isShared === true ? <Icon id="users" size="sm" label={words.shared} /> : null}
      {view.count === undefined ? null : (
        <span className={tabs.count}>{formatNumber(view.count, locale)}</span>
      )}
    </>
  )
}
