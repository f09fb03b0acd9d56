import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'
import { Alert, Button } from '@portal/ui-kit'

const ForgottenExit = lazy(() =>
  import('./forgotten-exit.tsx').then((file) => ({ default: file.ForgottenExit })),
)

/** Reports a missing exit of an earlier day, and offers to add it. */
export function ForgottenNotice({ clock }: { clock: OwnClock }) {
  const { t } = useTranslation('clock')
  const [isAsked, ask] = useState(false)
  const { forgotten } = clock
  if (forgotten === null) return null
  return (
    <>
      <Alert
        tone="warning"
        actions={
          <Button size="sm" onPress={() => ask(true)}>
            {t('forgottenDo')}
          </Button>
        }
      >
        {t('forgotten', { date: forgotten.date })}
      </Alert>
      {isAsked ? (
        <Suspense>
          <ForgottenExit clock={clock} forgotten={forgotten} onClose={() => ask(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
