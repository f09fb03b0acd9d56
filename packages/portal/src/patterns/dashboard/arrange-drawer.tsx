import { useTranslation } from 'react-i18next'
import { Button, Drawer, OrderList, Stack } from '@portal/ui-kit'
import type { Arranged, ArrangedKind } from './arrangement.ts'
import type { DashboardCard, FigureTile } from './part.ts'

/** All visible parts, in the current order. */
export interface ArrangedParts {
  readonly tiles: readonly Arranged<FigureTile>[]
  readonly cards: readonly Arranged<DashboardCard>[]
}

interface ArrangeDrawerProps {
  parts: ArrangedParts
  onArrange: (parts: ArrangedParts) => void
  /** Resets to the default order. */
  onReset: () => void
  onClose: () => void
}

/** Reorders and hides parts of the dashboard (HOM-1). */
export function ArrangeDrawer({ parts, onArrange, onReset, onClose }: ArrangeDrawerProps) {
  const { t } = useTranslation('arrange')
  const words = useTranslation('dashboard').t
  return (
    <Drawer title={t('title')} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Stack space="lg">
        <p>{t('text')}</p>
        <Order
          kind="tiles"
          parts={parts.tiles}
          nameOf={({ title }) => words(`tiles.labels.${title}`)}
          onOrder={(tiles) => onArrange({ ...parts, tiles })}
        />
        <Order
          kind="cards"
          parts={parts.cards}
          nameOf={({ title }) => words(`cards.${title}`)}
          onOrder={(cards) => onArrange({ ...parts, cards })}
        />
        <Button tone="quiet" icon="refresh" onPress={onReset}>
          {t('reset')}
        </Button>
      </Stack>
    </Drawer>
  )
}

interface OrderProps<Part> {
  kind: ArrangedKind
  parts: readonly Arranged<Part>[]
  nameOf: (part: Part) => string
  onOrder: (parts: readonly Arranged<Part>[]) => void
}

function Order<Part extends { readonly title: string }>({ kind, parts, nameOf, onOrder }: OrderProps<Part>) {
  const { t } = useTranslation('arrange')
  if (parts.length === 0) return null
  const put = (ids: readonly string[]) =>
    onOrder(ids.flatMap((id) => parts.filter(({ part }) => part.title === id)))
  const turn = (id: string) =>
    onOrder(parts.map((one) => (one.part.title === id ? { ...one, isShown: !one.isShown } : one)))
  return (
    <section>
      <h3>{t(kind)}</h3>
      <OrderList
        label={t(kind)}
        items={parts.map(({ part, isShown }) => ({
          id: part.title,
          label: nameOf(part),
          icon: isShown ? 'eye' : 'eyeOff',
          ...(isShown ? {} : { description: t('hidden') }),
        }))}
        onOrder={put}
        acts={(id) => {
          const isShown = parts.some(({ part, isShown: shown }) => part.title === id && shown)
          return [
            {
              id: 'show',
              label: t(isShown ? 'hide' : 'show'),
              icon: isShown ? 'eyeOff' : 'eye',
              onAction: () => turn(id),
            },
          ]
        }}
      />
    </section>
  )
}
