import { Button } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import * as css from './fresh-rows.css.ts'

interface FreshRowsProps {
  count: number
  /** How many wait, and that they can be shown, in the words of the list: “3 new · Show”. */
  label: (number: string) => string
  onShow: () => void
}

/** Says how many rows wait, and shows them: nothing jumps under a reader (SHE-11). It stands in a `Stack` above its list. */
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
