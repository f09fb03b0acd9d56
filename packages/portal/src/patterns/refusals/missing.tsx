import { useTranslation } from 'react-i18next'
import { Button, toast } from '@portal/ui-kit'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { loadPhrases } from '#phrases/i18n.ts'
import { phrasesOf, type Translate } from '#phrases/translate.ts'
import { accessAsker } from './access-asked.ts'

/** The missing permission, and a button to request it (SHE-15). */
export function Missing({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('access')
  const text = wordsOf(t, names, usePermissionLabel(names))
  const ask = accessAsker(names)
  return (
    <>
      <p>{text}</p>
      {ask === undefined ? null : (
        <Button size="sm" icon="key" onPress={ask}>
          {t('ask.ask')}
        </Button>
      )}
    </>
  )
}

/** The same as a notice with a button. */
export async function showMissing(names: readonly string[]): Promise<void> {
  await Promise.all(['access', 'permissions'].map(loadPhrases))
  const t = phrasesOf('access')
  const labelOf = phrasesOf('permissions') as (name: string) => string
  const ask = accessAsker(names)
  toast({
    tone: 'danger',
    // An unknown permission shows its code.
    title: wordsOf(t, names, labelOf),
    ...(ask === undefined ? {} : { action: { label: t('ask.ask'), onPress: ask } }),
  })
}

function wordsOf(t: Translate<'access'>, names: readonly string[], labelOf: (name: string) => string) {
  if (names.length === 0) return t('refused.not')
  const permissions = names.map((name) => `«${labelOf(name)}»`).join(', ')
  return t('refused.missing', { count: names.length, permissions })
}
