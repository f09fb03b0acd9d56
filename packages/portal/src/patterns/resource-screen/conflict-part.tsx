import { useTranslation } from 'react-i18next'
import { DescriptionList, Stack } from '@portal/ui-kit'
import { ConflictAlert } from './conflict-alert.tsx'
import type { FieldSpec } from './fields.tsx'
import { differing } from './stale.ts'
import type { TranslateWord } from './words.ts'

interface ConflictPartProps {
  /** The person's values. */
  mine: object
  /** The row as changed by somebody else. */
  theirs: object
  /** Formatters for values that need one. */
  fields: readonly Pick<FieldSpec<string, string>, 'name' | 'shown'>[]
  translate: TranslateWord
  onKeepTheirs: () => void
}

/** Shows both values of each property in an edit conflict, and the effect of saving again (SHE-7). */
export function ConflictPart({ mine, theirs, fields, translate, onKeepTheirs }: ConflictPartProps) {
  const { t } = useTranslation(['resource', 'general'])
  const show = (name: string, row: object) => {
    const value = new Map<string, unknown>(Object.entries(row)).get(name)
    if (typeof value === 'boolean') return t(value ? 'general:yes' : 'general:no')
    const shown = fields.find((field) => field.name === name)?.shown
    return shown === undefined ? plain(value) : shown(value, translate)
  }
  const items = differing(mine, theirs).map((name) => ({
    term: translate(name),
    value: (
      <Stack space="xs">
        <span>{t('conflict.mine', { value: show(name, mine) })}</span>
        <span>{t('conflict.theirs', { value: show(name, theirs) })}</span>
      </Stack>
    ),
  }))
  return (
    <ConflictAlert theirs={theirs} leave={t('conflict.keepTheirs')} onLeave={onKeepTheirs}>
      {items.length === 0 ? <p>{t('conflict.same')}</p> : <DescriptionList items={items} />}
      <p>{t('conflict.text')}</p>
    </ConflictAlert>
  )
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return Object.values(value).join(', ') || '—'
}
