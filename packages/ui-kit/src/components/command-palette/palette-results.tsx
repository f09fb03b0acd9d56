import { Header } from 'react-aria-components/Header'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Menu, MenuSection } from 'react-aria-components/Menu'
import { Icon } from '#components/icon/icon.tsx'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import { CommandItem, RetryItem } from './command-item.tsx'
import * as css from './command-palette.css.ts'
import type { Command, FoundGroup } from './command.ts'
import { useLiveFocus } from './use-live-focus.ts'

/** The current content of the palette. */
export interface PaletteView {
  groups: readonly FoundGroup[]
  failed: readonly { id: string; title: string; retry: () => void }[]
  loading: readonly { id: string; title: string }[]
}

interface PaletteResultsProps extends PaletteView {
  query: string
  onRun: (command: Command) => void
}

/** The matching rows by group, and the sources that are still loading. */
export function PaletteResults({ groups, failed, loading, query, onRun }: PaletteResultsProps) {
  const { palette: words } = useWords()
  useLiveFocus()
  const isQuiet = loading.length > 0
  return (
    <div className={css.results}>
      <Menu
        aria-label={words.label}
        className={css.menu}
        renderEmptyState={() => (isQuiet ? null : <p className={css.empty}>{words.none}</p>)}
      >
        {groups.map((group) => (
          <MenuSection key={group.id} id={group.id} aria-label={group.title} className={css.section}>
            <Header className={css.header}>{group.title}</Header>
            {group.items.map((command) => (
              <CommandItem
                key={command.id}
                id={`${group.id}/${command.id}`}
                command={command}
                query={query}
                onRun={() => onRun(command)}
              />
            ))}
          </MenuSection>
        ))}
        {failed.map(({ id, title, retry }) => (
          <MenuSection key={`${id}/failed`} id={`${id}/failed`} aria-label={title} className={css.section}>
            <Header className={css.header}>{title}</Header>
            <RetryItem id={`${id}/retry`} title={title} onRetry={retry} />
          </MenuSection>
        ))}
      </Menu>
      <Notes groups={groups} loading={loading} />
      <Count groups={groups} isQuiet={isQuiet} />
    </div>
  )
}

function Notes({ groups, loading }: Pick<PaletteView, 'groups' | 'loading'>) {
  const { palette: words } = useWords()
  const { locale } = useLocale()
  return (
    <>
      {groups
        .filter(({ more }) => more > 0)
        .map(({ id, title, more }) => (
          <p key={id} className={css.note}>
            {title}: {words.more(formatNumber(more, locale))}
          </p>
        ))}
      {loading.map(({ id, title }) => (
        <p key={id} className={css.note}>
          <Icon id="loading" size="sm" />
          {words.loading(title)}
        </p>
      ))}
    </>
  )
}

function Count({ groups, isQuiet }: { groups: readonly FoundGroup[]; isQuiet: boolean }) {
  const { palette: words } = useWords()
  const { locale } = useLocale()
  const count = groups.reduce((sum, { items, more }) => sum + items.length + more, 0)
  return (
    <div role="status">
      <VisuallyHidden>
        {isQuiet ? '' : count === 0 ? words.none : words.results(formatNumber(count, locale))}
      </VisuallyHidden>
    </div>
  )
}
