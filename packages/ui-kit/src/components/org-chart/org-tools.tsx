import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { SearchField } from '#components/search-field/search-field.tsx'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './org-chart.css.ts'

interface OrgToolsProps {
  query: string
  onQuery: (query: string) => void
  /** The index of the shown search result; undefined without results. */
  match: { at: number; count: number } | undefined
  onMatch: (step: number) => void
  onExpand: (isAll: boolean) => void
  view: {
    scale: number
    zoom: (factor: number) => void
    fit: () => void
    pan: (x: number, y: number) => void
  }
}

/** The tools of the drawing: search, expand and collapse, pan and zoom. */
export function OrgTools({ query, onQuery, match, onMatch, onExpand, view }: OrgToolsProps) {
  const { org: words, tree, noMatches } = useWords()
  const { locale } = useLocale()
  const isSearch = query.trim() !== ''
  const number = (value: number) => formatNumber(value, locale)
  return (
    <div className={css.tools}>
      <div className={css.search}>
        <SearchField label={words.search} value={query} onChange={onQuery} onSubmit={() => onMatch(1)} />
        <span role="status" className={css.matches}>
          {isSearch && match === undefined ? noMatches : null}
          {match === undefined ? null : words.match(number(match.at + 1), number(match.count))}
        </span>
        {match === undefined ? null : (
          <>
            <IconButton icon="chevronUp" size="sm" label={words.previous} onPress={() => onMatch(-1)} />
            <IconButton icon="chevronDown" size="sm" label={words.next} onPress={() => onMatch(1)} />
          </>
        )}
      </div>
      <div className={css.group}>
        <Button size="sm" tone="quiet" onPress={() => onExpand(true)}>
          {tree.expandAll}
        </Button>
        <Button size="sm" tone="quiet" onPress={() => onExpand(false)}>
          {tree.collapseAll}
        </Button>
      </div>
      <ViewTools view={view} />
    </div>
  )
}

function ViewTools({ view }: Pick<OrgToolsProps, 'view'>) {
  const { org: words } = useWords()
  const { locale } = useLocale()
  const share = formatNumber(view.scale, locale, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <div className={css.group}>
      <span className={css.pan}>
        <IconButton icon="arrowLeft" size="sm" label={words.start} onPress={() => view.pan(-1, 0)} />
        <IconButton icon="arrowUp" size="sm" label={words.up} onPress={() => view.pan(0, -1)} />
        <IconButton icon="arrowDown" size="sm" label={words.down} onPress={() => view.pan(0, 1)} />
        <IconButton icon="arrowRight" size="sm" label={words.end} onPress={() => view.pan(1, 0)} />
      </span>
      <IconButton icon="minus" size="sm" label={words.zoomOut} onPress={() => view.zoom(0.8)} />
      <span className={css.share} aria-hidden>
        {share}
      </span>
      <VisuallyHidden>
        <span role="status">{words.zoom(share)}</span>
      </VisuallyHidden>
      <IconButton icon="plus" size="sm" label={words.zoomIn} onPress={() => view.zoom(1.25)} />
      <Button size="sm" tone="quiet" onPress={view.fit}>
        {words.fit}
      </Button>
    </div>
  )
}
