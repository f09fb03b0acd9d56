import { useTranslation } from 'react-i18next'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { SegmentOrder } from './segment-order.tsx'
import { Segments } from './segments.tsx'

/** Segments, their order in exclusive sets, and their overlap (SEG-3, SEG-5, SEG-8). */
export function SegmentsScreen() {
  const { t } = useTranslation(['segments', 'menu'])
  return (
    <TabbedScreen
      title={t('menu:screens.segments')}
      tabs={[
        { id: 'segments', label: t('tabs.segments'), content: <Segments /> },
        { id: 'order', label: t('tabs.order'), content: <SegmentOrder /> },
      ]}
    />
  )
}
