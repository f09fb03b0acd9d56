import { Button } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import * as css from './fresh-rows.css.ts'

interface FreshRowsProps {
  count: number
  /** The number of new rows, as text: “3 new · Show”. */
  label: (number: string) => string
  onShow: () => void
}

/** Offers to show new rows, so that nothing jumps (SHE-11). Place it in a `Stack` above its list. */
export function FreshRows({ count, label, onShow }: FreshRowsProps) {
  const format = useFormat()
  return (
    <div role="status" className={css.place}>
      {count === 0 ? null : (
        <span className={css.edge}>
          <Button size="sm" tone="primary" icon="refresh" onPress={onShow}>
            {label(format.whole(count))}
          </Button>
        </span>
      )}
    </div>
  )
}
