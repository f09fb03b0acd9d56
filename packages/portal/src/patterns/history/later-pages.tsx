import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Named, Page } from '@portal/sdk'
import { useData } from '@portal/sdk/react'
import { Button, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'

/** With the empty tuple, the compiler infers tuples. */
export type Args = readonly unknown[] | []

interface LaterPagesProps<Row, Asked extends Args> {
  ask: Named<'get'> & ((...args: Asked) => Promise<Page<Row>>)
  /** The arguments of the page after a cursor; of the first page without one. */
  argsAfter: (after?: string) => Asked
  /** The empty state, where there is nothing. */
  none: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list by time, newest first: a page at first, and earlier ones below it on demand. */
export function LaterPages<Row, Asked extends Args>(props: LaterPagesProps<Row, Asked>) {
  return <OnePage {...props} />
}

function OnePage<Row, Asked extends Args>({
  after,
  ...props
}: LaterPagesProps<Row, Asked> & { after?: string }) {
  const { t } = useTranslation('reports')
  const [isOpen, setOpen] = useState(false)
  const { ask, argsAfter, none, children } = props
  const { data, error, refresh } = useData<Asked, Page<Row>>(ask, argsAfter(after))
  if (data === undefined)
    return error === undefined ? <Skeleton lines={8} /> : <FailureState error={error} onRetry={refresh} />
  if (after === undefined && data.data.length === 0) return none
  const { next } = data.meta
  return (
    <Stack space="md">
      {children(data.data)}
      {next === null || next === undefined ? null : isOpen ? (
        <OnePage {...props} after={next} />
      ) : (
        <Button onPress={() => setOpen(true)}>{t('historyMore')}</Button>
      )}
    </Stack>
  )
}
