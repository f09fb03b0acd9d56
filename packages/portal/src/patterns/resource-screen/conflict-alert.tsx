import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert, Button, Stack } from '@portal/ui-kit'

interface ConflictAlertProps {
  /** The row as changed by somebody else; the alert is scrolled into view when it changes. */
  theirs: unknown
  /** The label of the button that discards one's own changes. */
  leave: string
  onLeave: () => void
  children: ReactNode
}

/** The frame of an edit conflict (SHE-7). */
export function ConflictAlert({ theirs, leave, onLeave, children }: ConflictAlertProps) {
  const { t } = useTranslation('resource')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the message at the end of the form: a person who saves there does not see its beginning.
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'center' }))
    return () => cancelAnimationFrame(frame)
  }, [theirs])
  return (
    <div ref={place}>
      <Alert
        tone="warning"
        title={t('conflict.title')}
        actions={
          <Button size="sm" onPress={onLeave}>
            {leave}
          </Button>
        }
      >
        <Stack space="md">{children}</Stack>
      </Alert>
    </div>
  )
}
