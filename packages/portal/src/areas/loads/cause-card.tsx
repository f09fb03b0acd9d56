import type { LoadCause, TemplateColumn } from '@portal/sdk'
import { Card, Stack } from '@portal/ui-kit'
import { CauseValues } from './cause-values.tsx'
import { RowsLink } from './rows-link.tsx'
import { useCauseWords } from './use-cause-words.ts'

interface CauseCardProps {
  cause: LoadCause
  /** The column in the current template. */
  column: TemplateColumn
  templateId: string
  /** The page with the rows of a cause, if any. */
  href?: string | undefined
  onSaved: () => void
}

/** A cause that can be fixed here: its number of rows, their values, the allowed ones, and a mapping for each value. */
export function CauseCard({ cause, column, templateId, href, onSaved }: CauseCardProps) {
  const words = useCauseWords()(cause, column)
  const rows = href === undefined ? undefined : <RowsLink href={href} words={words} />
  return (
    <Card level={3} title={words.title} description={words.reason} actions={rows}>
      <Stack space="sm">
        <p>{words.allowed}</p>
        <CauseValues cause={cause} column={column} templateId={templateId} onSaved={onSaved} />
        {words.most === undefined ? null : <p>{words.most}</p>}
      </Stack>
    </Card>
  )
}
