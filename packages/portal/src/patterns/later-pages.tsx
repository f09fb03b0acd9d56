import { type ReactNode, useState } from 'react'
import type { Named, Page } from '@portal/sdk'
import { useData } from '@portal/sdk/react'
import { Button, Inline, Stack } from '@portal/ui-kit'
import { Waiting } from './waiting-part.tsx'

/** With the empty tuple, the compiler infers tuples. */
export type Args = readonly unknown[] | []

interface LaterPagesProps<Row, Asked extends Args> {
  ask: Named<'get'> & ((...args: Asked) => Promise<Page<Row>>)
  /** The arguments of the page after a cursor; of the first page without one. */
  argsAfter: (after?: string) => Asked
  /** The label of the button for the rows before those shown. */
  more: string
  /** The empty state, where there is nothing. */
  none: ReactNode
  /** How often what is shown is read again; never if omitted. */
  refreshMs?: number
  children: (rows: readonly Row[]) => ReactNode
  /** The cursor that the pages begin after; the newest ones if omitted. */
  after?: string
}

/** A list by time, newest first: a page at first, and earlier ones below it on demand, to the last. */
export function LaterPages<Row, Asked extends Args>(props: LaterPagesProps<Row, Asked>) {
  const [isOpen, setOpen] = useState(false)
  const { ask, argsAfter, after, more, none, refreshMs, children } = props
  const { data, error, refresh } = useData<Asked, Page<Row>>(ask, argsAfter(after), {
    keepPrevious: true,
    ...(refreshMs === undefined ? {} : { refreshMs }),
  })
  if (data === undefined) return <Waiting error={error} onRetry={refresh} />
  if (after === undefined && data.data.length === 0) return none
  const { next } = data.meta
  return (
    <Stack space="md">
      {children(data.data)}
      {next === null || next === undefined ? null : isOpen ? (
        <LaterPages {...props} after={next} />
      ) : (
        <Inline>
          <Button onPress={() => setOpen(true)}>{more}</Button>
        </Inline>
      )}
    </Stack>
  )
}
