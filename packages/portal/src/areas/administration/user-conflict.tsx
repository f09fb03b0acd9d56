import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserDetail } from '@portal/sdk'
import { ConflictPart } from '#patterns/resource-screen/conflict-part.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { isLanguage } from '#phrases/phrases.ts'

interface UserConflictProps {
  mine: object
  theirs: UserDetail
  onKeepTheirs: () => void
}

/** The conflict of two concurrent changes of a person. */
export function UserConflict(props: UserConflictProps) {
  const { t } = useTranslation(['administration', 'shell'])
  const translate = useGroupWords('administration:users')
  const locale = (value: unknown) =>
    isLanguage(value) ? t(`shell:language.${value}`) : t('users.localeOfBrowser')
  return (
    <Suspense>
      <ConflictPart {...props} fields={[{ name: 'locale', shown: locale }]} translate={translate} />
    </Suspense>
  )
}
