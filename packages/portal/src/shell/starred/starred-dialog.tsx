import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StarredPageInput } from '@portal/sdk'
import { Dialog, EmptyState, OrderList } from '@portal/ui-kit'
import type { Screen } from '#patterns/screen.ts'
import { NameForm } from './name-form.tsx'
import { inOrder, toggled } from './starred-pages.ts'
import { useStarred } from './use-starred.ts'
import { useStarredLines } from './use-starred-lines.ts'

interface StarredDialogProps {
  screens: readonly Screen[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Manages the starred pages: order (by dragging or by menu), names, and highlighting. */
export function StarredDialog({ isOpen, onOpenChange, ...rest }: StarredDialogProps) {
  const { t } = useTranslation('frame')
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('starred.arrangeTitle')}
      description={t('starred.arrangeText')}
    >
      <Arranged {...rest} />
    </Dialog>
  )
}

function Arranged({ screens }: Pick<StarredDialogProps, 'screens'>) {
  const { t } = useTranslation('frame')
  const { pages = [], change } = useStarred()
  const lines = useStarredLines(screens)
  const [named, setNamed] = useState<string>()
  const line = lines.find(({ url }) => url === named)
  const put = (url: string, part: Partial<StarredPageInput>) =>
    change(pages.map((page) => (page.url === url ? { ...page, ...part } : page)))

  if (lines.length === 0) {
    return <EmptyState icon="star" title={t('starred.none')} children={t('starred.noneText')} />
  }
  if (line !== undefined) {
    return (
      <NameForm
        line={line}
        onCancel={() => setNamed(undefined)}
        onName={(label) => {
          put(line.url, { label })
          setNamed(undefined)
        }}
      />
    )
  }
  return (
    <OrderList
      label={t('starred.list')}
      items={lines.map(({ url, label, title, icon }) => ({
        id: url,
        label,
        icon,
        ...(label === title ? {} : { description: title }),
      }))}
      onOrder={(urls) => change(inOrder(pages, urls))}
      acts={(url) => {
        const isHighlighted = pages.some((page) => page.url === url && page.highlightAction === true)
        return [
          { id: 'rename', label: t('starred.rename'), icon: 'pencil', onAction: () => setNamed(url) },
          {
            id: 'highlight',
            label: t(isHighlighted ? 'starred.dull' : 'starred.highlight'),
            icon: isHighlighted ? 'star' : 'starred',
            onAction: () => put(url, { highlightAction: !isHighlighted }),
          },
          {
            id: 'remove',
            label: t('starred.remove'),
            icon: 'trash',
            tone: 'danger',
            onAction: () => change(toggled(pages, { url })),
          },
        ]
      }}
    />
  )
}
