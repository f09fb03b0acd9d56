import type { LoadCause, TemplateColumn } from '@portal/sdk'
import { Card, Stack } from '@portal/ui-kit'
import { CauseValues } from './cause-values.tsx'
import { RowsLink } from './rows-link.tsx'
import { useCauseWords } from './use-cause-words.ts'

interface CauseCardProps {
  cause: LoadCause
  /** The column of the format as it is now. */
  column: TemplateColumn
  templateId: string
  /** Where the rows behind it are listed, if anywhere. */
  href?: string | undefined
  onSaved: () => void
}

/** A cause with a way out: how many rows have it, what they have there, what is allowed, and what each value is to be. */
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
