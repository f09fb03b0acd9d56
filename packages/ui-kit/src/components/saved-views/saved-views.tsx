import { useRef, useState, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { Icon } from '#components/icon/icon.tsx'
import * as tabs from '#components/tabs/tabs.css.ts'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './saved-views.css.ts'
import { LoneView } from './lone-view.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import type { ViewActs, ViewQuestion } from './view-acts.ts'
import { ViewTools } from './view-tools.tsx'
import { shownView, type SavedView } from './view.ts'

/** The views of a list, the one in sight, and what can be done with them. */
export interface SavedViewsProps extends ViewActs {
  /** In order; the built-in one that shows everything comes first. */
  views: readonly SavedView[]
  /** The id of the view in sight. */
  selected: string
  onSelect: (id: string) => void
  /** What is in sight differs from the view: the address has other filters, order or columns. */
  isChanged?: boolean | undefined
  /** What the tabs are, for readers of the screen; “Views” when left out. */
  label?: string | undefined
  /** The list itself. */
  children: ReactNode
}

/**
 * The kept views of a list as tabs above it. The address is the only truth of a list: choosing a view writes it there,
 * and `isChanged` tells that the reader has gone on from it. Then what is in sight can be saved, saved as a new view,
 * or discarded. A single view is no choice and has no tab: when the reader goes on from it, the way to save a first one
 * comes into the toolbar of the `DataTable`, or above any other list. For parts of a page that are not views of one list
 * use `Tabs`.
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
  useKeptFocus(root, [shown?.id, isChanged, question].join(' '), question !== undefined)
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
        {/* A panel keeps the id it is born with, and the tab would point at one that is not there. */}
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
