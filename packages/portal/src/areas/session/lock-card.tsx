import { useTranslation } from 'react-i18next'
import { usePortal } from '@portal/sdk/react'
import { Button, Card, Inline, Select, Stack } from '@portal/ui-kit'
import { lock } from '#patterns/lock/lock-state.ts'
import type { ProfileProps } from './use-profile.ts'

const choices = [1, 5, 10, 15, 20] as const
const never = 'never'

/** Settings of the automatic lock, and a button to lock now (LOG-6). */
export function LockCard({ profile: { lockAfterMinutes }, change }: ProfileProps) {
  const { t } = useTranslation('profile')
  const { session } = usePortal()
  const options = [
    { id: never, label: t('lockAfter.never') },
    ...choices.map((minutes) => ({
      id: String(minutes),
      label: minutes === 1 ? t('lockAfter.one') : t('lockAfter.many', { number: minutes }),
    })),
  ]
  return (
    <Card title={t('lockAfter.title')} description={t('lockAfter.text')}>
      <Stack space="lg">
        <Select
          label={t('lockAfter.label')}
          options={options}
          value={lockAfterMinutes === null ? never : String(lockAfterMinutes)}
          onChange={(id) =>
            void change({ lockAfterMinutes: choices.find((minutes) => String(minutes) === id) ?? null })
          }
        />
        <Inline>
          <Button
            icon="lock"
            onPress={() => {
              if (session.current) lock(session.current)
            }}
          >
            {t('lockAfter.now')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
