import { useTranslation } from 'react-i18next'
import { Button } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import * as css from './fresh-rows.css.ts'

interface FreshRowsProps {
  count: number
  onShow: () => void
}

/** Says how many rows wait, and shows them: nothing jumps under a reader (SHE-11). It stands in a `Stack` above its list. */
export function FreshRows({ count, onShow }: FreshRowsProps) {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  return (
    <div role="status" className={css.place}>
      {count === 0 ? null : (
        <span className={css.edge}>
          <Button size="sm" tone="primary" icon="refresh" onPress={onShow}>
            {`${t('fresh', { count, number: format.whole(count) })} · ${t('showFresh')}`}
          </Button>
        </span>
      )}
    </div>
  )
}
