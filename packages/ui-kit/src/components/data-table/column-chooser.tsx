import { useState } from 'react'
import { Button } from '#components/button/button.tsx'
import { Checkbox } from '#components/checkbox/checkbox.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { useWords } from '#words/use-words.ts'
import { completeSettings, defaultSettings, moveSetting, type Column, type ColumnSetting } from './column.ts'
import * as css from './toolbar.css.ts'

interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[]
  settings: readonly ColumnSetting[] | undefined
  onSettings: (settings: ColumnSetting[]) => void
}

/** Shows, hides and orders the columns; nothing changes until “Apply”. */
export function ColumnChooser<Row>({ columns, settings, onSettings }: ColumnChooserProps<Row>) {
  const words = useWords()
  const [draft, setDraft] = useState<ColumnSetting[]>([])
  return (
    <Dialog
      size="sm"
      title={words.table.columns}
      description={words.table.columnsHelp}
      trigger={
        <Button size="sm" icon="columns">
          {words.table.columns}
        </Button>
      }
      onOpenChange={(isOpen) => {
        if (isOpen) setDraft(completeSettings(columns, settings))
      }}
      footer={(close) => (
        <>
          <Button tone="quiet" onPress={() => setDraft(defaultSettings(columns))}>
            {words.table.reset}
          </Button>
          <Button
            tone="primary"
            onPress={() => {
              onSettings(draft)
              close()
            }}
          >
            {words.table.apply}
          </Button>
        </>
      )}
    >
      <ul className={css.choices}>
        {draft.map((setting, at) => (
          <Choice
            key={setting.id}
            setting={setting}
            column={columns.find(({ id }) => id === setting.id)}
            isFirst={at === 0}
            isLast={at === draft.length - 1}
            onChange={(changed) => setDraft(draft.map((one) => (one.id === changed.id ? changed : one)))}
            onMove={(by) => setDraft(moveSetting(draft, setting.id, by))}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface ChoiceProps<Row> {
  setting: ColumnSetting
  column: Column<Row> | undefined
  isFirst: boolean
  isLast: boolean
  onChange: (setting: ColumnSetting) => void
  onMove: (by: -1 | 1) => void
}

function Choice<Row>({ setting, column, isFirst, isLast, onChange, onMove }: ChoiceProps<Row>) {
  const { table: words } = useWords()
  const name = column?.header ?? setting.id
  return (
    <li className={css.choice}>
      <Checkbox
        label={name}
        isSelected={!setting.hidden}
        isDisabled={column?.rowHeader === true}
        onChange={(isShown) => onChange({ ...setting, hidden: !isShown })}
      />
      <IconButton
        icon="arrowUp"
        size="sm"
        label={words.moveUp(name)}
        hasTooltip={false}
        isDisabled={isFirst}
        onPress={() => onMove(-1)}
      />
      <IconButton
        icon="arrowDown"
        size="sm"
        label={words.moveDown(name)}
        hasTooltip={false}
        isDisabled={isLast}
        onPress={() => onMove(1)}
      />
    </li>
  )
}
