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
  isSaving: boolean
  onUndo: () => void
  onSave: (() => void) | undefined
}

/** What would be saved, before it is: counts, the two lists by name, and the two ways on. */
export function MatrixChanges({ diff, names, isSaving, onUndo, onSave }: MatrixChangesProps) {
  const { matrix: words } = useWords()
  const { locale } = useLocale()
  const count = (ids: readonly string[]) => formatNumber(ids.length, locale)
  const hasChanges = diff.added.length + diff.removed.length > 0
  const summary = hasChanges ? words.changes(count(diff.added), count(diff.removed)) : words.noChanges
  return (
    <div className={css.changes}>
      <div className={css.changeWords}>
        <span role="status" className={hasChanges ? css.summary : css.quiet}>
          {summary}
        </span>
        {hasChanges ? (
          <Disclosure title={`${words.added} · ${words.removed}`}>
            <div className={css.lists}>
              <ChangeList title={words.added} sign="+" ids={diff.added} names={names} />
              <ChangeList title={words.removed} sign="−" ids={diff.removed} names={names} />
            </div>
          </Disclosure>
        ) : null}
      </div>
      {hasChanges ? (
        <div className={css.actions}>
          <Button onPress={onUndo}>{words.undo}</Button>
          {onSave === undefined ? null : (
            <Button tone="primary" onPress={onSave} isPending={isSaving}>
              {words.save}
            </Button>
          )}
        </div>
      ) : null}
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
