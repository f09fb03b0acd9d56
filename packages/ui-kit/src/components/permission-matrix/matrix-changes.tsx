import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { Disclosure } from '#components/disclosure/disclosure.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import type { PermissionDiff } from './matrix.ts'
import * as css from './permission-matrix.css.ts'

interface MatrixChangesProps {
  diff: PermissionDiff
  names: ReadonlyMap<string, string>
  outcome: ReactNode
  details: ReactNode
  isSaving: boolean
  onUndo: () => void
  onSave: (() => void) | undefined
}

/**
 * The unsaved changes: counts, their effect, both lists by name, and the two buttons. Its space is reserved before
 * anything is ticked, and it stays visible while the matrix scrolls.
 */
export function MatrixChanges(props: MatrixChangesProps) {
  const { diff, names, outcome, details, isSaving, onUndo, onSave } = props
  const { matrix: words } = useWords()
  const { locale } = useLocale()
  const count = (ids: readonly string[]) => formatNumber(ids.length, locale)
  const hasChanges = diff.added.length + diff.removed.length > 0
  const summary = hasChanges ? words.changes(count(diff.added), count(diff.removed)) : words.noChanges
  const idle = hasChanges ? undefined : true
  const title = `${words.added} · ${words.removed}`
  return (
    <div className={css.changes} data-foot>
      <div className={css.changeWords}>
        <span role="status" className={hasChanges ? css.summary : css.quiet}>
          {summary}
        </span>
        {outcome === undefined ? null : (
          <div role="status" className={css.outcome}>
            {hasChanges ? outcome : null}
          </div>
        )}
        <div className={css.more} data-idle={idle}>
          <Disclosure title={title}>
            <div className={css.details} role="region" aria-label={title} tabIndex={0}>
              <div className={css.lists}>
                <ChangeList title={words.added} sign="+" ids={diff.added} names={names} />
                <ChangeList title={words.removed} sign="−" ids={diff.removed} names={names} />
              </div>
              {details}
            </div>
          </Disclosure>
        </div>
      </div>
      <div className={css.actions} data-idle={idle}>
        <Button onPress={onUndo}>{words.undo}</Button>
        {onSave === undefined ? null : (
          <Button tone="primary" onPress={onSave} isPending={isSaving}>
            {words.save}
          </Button>
        )}
      </div>
    </div>
  )
}

interface ChangeListProps {
  title: string
  sign: string
  ids: readonly string[]
  names: ReadonlyMap<string, string>
}

function ChangeList({ title, sign, ids, names }: ChangeListProps) {
  if (ids.length === 0) return null
  return (
    <div>
      <p className={css.listTitle}>{title}</p>
      <ul className={css.list}>
        {ids.map((id) => (
          <li key={id}>
            <span aria-hidden>{sign} </span>
            {names.get(id) ?? id}
          </li>
        ))}
      </ul>
    </div>
  )
}
