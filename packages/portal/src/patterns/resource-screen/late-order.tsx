import { lazy, Suspense } from 'react'
import { loadPhrases } from '#phrases/i18n.ts'
import type { OrderDrawerProps } from './order-drawer.tsx'
import type { Identified } from './family.ts'

const Drawer = lazy(async () => {
  const [file] = await Promise.all([import('./order-drawer.tsx'), loadPhrases('resource')])
  return { default: file.OrderDrawer }
})

/** The reordering drawer, loaded on demand. */
export function LateOrder<Row extends Identified>({ nameOf, rows, ...rest }: OrderDrawerProps<Row>) {
  const lines = async () => (await rows()).map((row) => ({ id: row.id, label: nameOf(row) }))
  return (
    <Suspense>
      <Drawer {...rest} rows={lines} nameOf={({ label }) => label} />
    </Suspense>
  )
}
