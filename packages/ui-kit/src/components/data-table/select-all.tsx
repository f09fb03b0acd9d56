import { useEffect, useRef } from 'react'
import { classNames } from '#css/class-names.ts'
import { box } from '#private/choice/native-box.css.ts'
import { useWords } from '#words/use-words.ts'
import type { TableFrame } from './frame.ts'
import * as controls from './row-controls.css.ts'
import { pageSelection } from './selection.ts'

/** The check box in the head: the first step of selecting all, which selects the rows of this page. */
export function SelectAll<Row>({ rows, rowKey, selected, isAllMatching, onSelect }: TableFrame<Row>) {
  const words = useWords()
  const input = useRef<HTMLInputElement>(null)
  const keys = rows.map(rowKey)
  const state = isAllMatching ? 'all' : pageSelection(keys, selected ?? new Set())
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = state === 'some'
  }, [state])
  return (
    <label className={classNames(controls.tick, controls.allTick)}>
      <input
        ref={input}
        type="checkbox"
        className={box}
        data-part="select-all"
        aria-label={words.table.selectAll}
        checked={state === 'all'}
        disabled={keys.length === 0}
        onChange={(event) => onSelect(keys, event.currentTarget.checked)}
      />
      <span className={controls.allWords}>{words.table.selectAllShort}</span>
    </label>
  )
}
